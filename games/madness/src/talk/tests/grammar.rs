//! Every remark has one spelling and parses back.
use kernel::FastRng;

use super::scene::read;
use crate::talk::{Remark, TEXT_CHARS, TypedText, random_remark};

#[test]
fn remarks_round_trip() {
    for remark in [
        "to p2 re 3 first 2,red last please,? shout as 2+3 have tools 5",
        "sum crates 9",
        "count books 0",
        "size weapons little",
        "cover a",
        "cover b 8",
        "play tools",
        "to p3 play tools 4",
        "keep books",
        "total a 12",
        "need b 0",
        "only a",
        "ask crates",
        "first no,p2 yes",
        "last tekeli-li,please,cold,wind no",
        "number 99",
        "point p2",
        "point books",
        "point b",
        "sign thumbs_up",
        "now",
        "wait",
        "injured 2",
        "echo 7",
        "text Fünf, nein: sechs!",
    ] {
        assert_eq!(read(remark).to_string(), remark);
    }
}

#[test]
fn random_remarks_round_trip() {
    let mut rng = FastRng::new(6);
    for _ in 0..5_000 {
        let remark = random_remark(5, 12, &mut rng);
        assert_eq!(read(&remark.to_string()), remark);
    }
}

#[test]
fn parse_errors_name_the_expected_input() {
    for (wrong, expected) in [
        ("", "a statement"),
        ("have", "a kind of equipment"),
        ("have tools", "0–99"),
        ("have tools 100", "0–99"),
        ("have tools 05", "0–99"),
        ("have tools 5 6", "nothing more"),
        ("re 3 to p2 yes", "a statement"),
        ("to p2 to p3 yes", "a statement"),
        ("first 1,2,3,4 yes", "at most 3 chips"),
        ("first 13 yes", "a chip"),
        ("as 5 have tools 5", "a sum"),
        ("point left", "a seat"),
        ("text ", "a text of 1 to 80 characters"),
        ("sing", "a statement"),
    ] {
        let error = wrong.parse::<Remark>().expect_err(wrong);
        assert!(error.expected.contains(expected), "{wrong:?}: {error}");
    }
}

#[test]
fn typed_text_is_normalized_and_limited() {
    let text = |typed: &str| TypedText::new(typed).map(|body| body.to_string());
    assert_eq!(text("  tools ５ "), Some("tools 5".to_owned()));
    assert_eq!(text("ﬁve"), Some("five".to_owned()));
    assert_eq!(text("gru\u{308}n"), Some("grün".to_owned()));
    assert_eq!(text(&"x".repeat(TEXT_CHARS)).map(|it| it.len()), Some(TEXT_CHARS));
    assert_eq!(text(&"x".repeat(TEXT_CHARS + 1)), None);
    assert_eq!(text(&"ö".repeat(60)), None);
    for nothing in ["", "   ", "a\nb", "tools\u{0}5"] {
        assert_eq!(text(nothing), None, "{nothing:?}");
    }
}
