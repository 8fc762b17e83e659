//! Panel statements and free text are parsed by the same functions.
use kernel::{Seat, SeatSet};

use super::scene::{ADA, BRUNO, CHLOE, Timer, read};
use crate::{
    data::Gear,
    talk::{Claim, ClaimParse, ParsedRemark, TypedText, parse_claim},
};

fn parsed(remark: &str) -> ParsedRemark {
    let timer = Timer::sample(&[]);
    let said = timer.talk().meaning(&read(remark));
    ParsedRemark::of(&said, timer.seats)
}

#[track_caller]
fn words(remark: &str, expected: &[&str]) {
    let parsed = parsed(remark);
    assert_eq!(parsed.words, expected, "{remark}");
}

#[test]
fn panel_statements_have_canonical_words() {
    words("have tools 5", &["have", "tools", "5"]);
    words("sum tools 8", &["tools", "total", "8"]);
    words("count tools 2", &["2", "tools", "cards"]);
    words("size tools fair", &["fair", "tools"]);
    words("cover a", &["cover", "a"]);
    words("cover b 8", &["cover", "b", "8"]);
    words("to p3 play books 3", &["chloe", "play", "books", "3"]);
    words("to p2 keep books", &["bruno", "keep", "books"]);
    words("total a 9", &["a", "total", "9"]);
    words("need b 3", &["need", "b", "3"]);
    words("only a", &["only", "a"]);
    words("to p4 ask tools", &["dmitri", "tools"]);
    words("number 7", &["7"]);
    words("point p2", &["bruno"]);
    words("sign alarm", &[]);
    words("now", &["now"]);
    words("wait", &["wait"]);
    words("injured 2", &["2", "injuries"]);
    words("echo 0", &["have", "tools", "4"]);
    words("first 2,red last please,? have tools 5", &["2", "red", "have", "tools", "5", "please"]);
    words("as 2+3 have tools 5", &["have", "tools", "2", "3"]);
}

#[test]
fn texts_are_split_into_tokens() {
    words("text I'm at tools5, Tekeli-li!", &["i'm", "at", "tools", "5", "tekeli-li"]);
    words("text five-six p2 x2?", &["five", "six", "p2", "x", "2"]);
    words("text 2 + 3", &["2", "3"]);
    words("text Bücher – 4er", &["bücher", "4", "er"]);
}

/// Invisible characters are removed: no word hides behind them and no line is reversed.
#[test]
fn invisible_characters_are_removed() {
    words("text s\u{200b}ix gu\u{ad}ns", &["six", "guns"]);
    words("text \u{202e}cold\u{2066}\u{feff} m\u{2028}e", &["cold", "me"]);
    for typed in ["\u{200d}", "\u{3164} \u{fe0f}", "\u{ad}\u{2060}"] {
        assert_eq!(TypedText::new(typed), None, "{typed:?}");
    }
    // Characters that compose after a removal are one letter.
    let accent = TypedText::new("e\u{34f}\u{301}").expect("a letter");
    assert_eq!((accent.as_str(), TypedText::new(accent.as_str())), ("é", Some(accent)));
}

#[test]
fn hidden_numbers_are_found() {
    let nums = |remark: &str| parsed(remark).nums;
    assert_eq!(nums("text tools5 and six, sixes, sixteen"), [5, 6, 6, 16]);
    assert_eq!(nums("text zwei Sechser und eine Elf, null"), [2, 6, 11, 0]);
    assert_eq!(nums("first 3,red have tools 5"), [5]);
    assert_eq!(nums("count books 2"), [2]);
    assert_eq!(nums("as 4+4 sum tools 8"), [8]);
    assert_eq!(nums("text twenty-one ⑦ ² ５"), [20, 1, 7, 2, 5]);
    assert_eq!(nums("text p2, a gun"), [0_u16; 0]);
    assert_eq!(nums("text p2's books, P3-p4"), [0_u16; 0]);
    assert_eq!(nums("text thirty, Dreißig, fünfundvierzig, dreimal"), [30, 30, 5, 40, 3]);
    assert_eq!(nums("text FÜNF fuenf fünf\u{308} Zwölfer"), [5, 5, 5, 12]);
}

/// Anything people still read as a word counts as that word.
#[test]
fn disguised_words_are_found() {
    let nums = |remark: &str| parsed(remark).nums;
    for six in [
        "s i x",
        "s.i.x",
        "S-I-X",
        "s_i_x",
        "siiix",
        "s\u{336}i\u{336}x",
        "ѕіх",
        "5ix",
        "six!!",
        "ⓢⓘⓧ",
        "SIX",
        "６",
        "6\u{fe0f}\u{20e3}",
        "٦",
        "⚅",
        "*six*",
        "sechs",
        "Sechser",
        "ＳＥＣＨＳ",
        "sixsix",
        "(six)",
        "😀six😀",
        "s\u{200b}ix",
        "six-ish",
        "'six'",
        "6.",
        "S1X",
        "si-x",
    ] {
        assert!(nums(&format!("text {six}")).contains(&6), "{six}");
    }
    let gears = |remark: &str| Vec::from_iter(parsed(remark).gears());
    for tools in [
        "t o o l s",
        "t.o.o.l.s",
        "to-ols",
        "t00ls",
        "tооls",
        "tóóls",
        "toooools",
        "TOOLS",
        "HaveToolsFive",
        "fivetools",
        "Werkzeug",
        "W-e-r-k-z-e-u-g",
        "🔧",
        "🛠\u{fe0f}",
        "tool's",
        "Werkzeugkarten",
        "tools5",
        "5tools",
        "“tools”",
        "t\u{ad}ools",
        "WERKZEUG!",
    ] {
        assert_eq!(gears(&format!("text {tools}")), [Gear::Tools], "{tools}");
    }
    assert_eq!(gears("text bücher BÜCHER Buecher bucher 📚"), [Gear::Books]);
    assert_eq!((gears("text book5"), nums("text book5")), (vec![Gear::Books], vec![5]));
    let names = |remark: &str| parsed(remark).names;
    for bruno in ["b r u n o", "B.r.u.n.o", "Brunö", "brunooo", "P2", "ｐ２", "bruno's"] {
        assert_eq!(names(&format!("text {bruno}")), SeatSet::only(BRUNO), "{bruno}");
    }
    for harmless in ["a b c", "it is so", "sextant", "stools", "I am cold", "e.g. snow", "B2B"] {
        assert_eq!(gears(&format!("text {harmless}")), [], "{harmless}");
        assert!(!nums(&format!("text {harmless}")).contains(&6), "{harmless}");
    }
}

#[test]
fn equipment_is_recognized_in_both_languages() {
    let gears = |remark: &str| Vec::from_iter(parsed(remark).gears());
    assert_eq!(gears("text a rope and two rifles"), [Gear::Tools, Gear::Weapons]);
    assert_eq!(gears("text Bücher, Kisten!"), [Gear::Books, Gear::Crates]);
    assert_eq!(gears("text meine Waffenkarten"), [Gear::Weapons]);
    assert_eq!(gears("point crates"), [Gear::Crates]);
    assert_eq!(gears("cover a"), []);
}

#[test]
fn names_letters_questions_and_shouts_are_recognized() {
    assert_eq!(parsed("text Bruno and p3!").names, [BRUNO, CHLOE].into_iter().collect());
    assert_eq!(parsed("text Elsa, p5").names, SeatSet::EMPTY);
    assert_eq!(parsed("to p2 first p3 yes").names, [BRUNO, CHLOE].into_iter().collect());
    assert_eq!(parsed("text p2's books, P3").names, [BRUNO, CHLOE].into_iter().collect());
    assert_eq!(parsed("point p3").names, SeatSet::only(Seat::new(2)));
    assert!(!parsed("text A first").is_idle() && parsed("text a fog, A-team").is_idle());
    assert!(!parsed("only b").is_idle() && !parsed("point a").is_idle());
    assert!(parsed("text tools?").is_question && !parsed("text tools? yes").is_question);
    assert!(parsed("ask tools").is_question && parsed("last ? have tools 5").is_question);
    assert!(parsed("text TOOLS 5!").is_shout && !parsed("text Tools").is_shout);
    assert!(!parsed("text 5 5").is_shout && parsed("shout yes").is_shout);
}

#[test]
fn claims_are_recognized() {
    let claim = |remark: &str| {
        let timer = Timer::sample(&[]);
        let said = timer.talk().meaning(&read(remark));
        parse_claim(&said, &ParsedRemark::of(&said, timer.seats))
    };
    assert_eq!(claim("have tools 5"), ClaimParse::Clearly(Claim::Card(Gear::Tools, 5)));
    assert_eq!(claim("text five tools"), ClaimParse::Clearly(Claim::Card(Gear::Tools, 5)));
    assert_eq!(claim("text total tools 8"), ClaimParse::Clearly(Claim::Total(Gear::Tools, 8)));
    assert_eq!(claim("text Werkzeug insgesamt acht"), claim("sum tools 8"));
    assert_eq!(claim("text hello"), ClaimParse::Nothing);
    assert_eq!(claim("echo 0"), ClaimParse::Nothing);
    assert_eq!(claim("text tools"), ClaimParse::Unclear);
    assert_eq!(claim("text tools 5 6"), ClaimParse::Unclear);
    assert_eq!(claim("text 5"), ClaimParse::Unclear);
    assert_eq!(claim("text tools and books 5"), ClaimParse::Unclear);
}

#[test]
fn an_echo_repeats_the_remark_as_its_speaker_heard_it() {
    let mut timer = Timer::sample(&[]);
    timer.hear_by(BRUNO, "have books 2", SeatSet::only(CHLOE));
    timer.assert_passes(&["echo 0", "echo 1"]);
    timer.assert_code("unheard_remark", &["echo 3", "echo 9", "re 3 yes"]);
    timer.said("have tools 5");
    timer.assert_code("own_echo", &["echo 4"]);
    assert_eq!(timer.me, ADA);
}
