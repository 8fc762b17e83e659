use kernel::Seat;
use serde_json::json;

use super::*;

const TOY: &str = "
event-dug = { $seat } digs { $n ->
    [one] one marker
   *[other] { $n } markers
} at { $at }.
event-moved = { $with ->
    [none] { $seat } goes.
   *[other] { $seat } goes with { $with }.
}
event-drew = { $seat } draws the { $gear }.
event-saw = { $cards ->
    [none] nothing
   *[other] { $cards }
}
gear-jet_pack = Jet Pack
card-sun = Sun
card-a_card_such_as_n1 = a card, n1 for one
";

fn toy() -> Texts {
    Texts::new("en", &[TOY]).expect("the toy texts are right")
}

fn tell(data: &Value) -> Result<String, TextError> {
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    toy().tell("event", data, &seat_names(&names))
}

#[test]
fn data_finds_its_sentence() {
    let dug = json!({"type": "dug", "seat": 0, "n": 2, "at": "c3"});
    assert_eq!(tell(&dug), Ok("Ann digs 2 markers at c3.".to_owned()));
    let dug = json!({"type": "dug", "seat": 1, "n": 1, "at": "c3"});
    assert_eq!(tell(&dug), Ok("Bob digs one marker at c3.".to_owned()));
    let moved = json!({"type": "moved", "seat": 0, "with": null});
    assert_eq!(tell(&moved), Ok("Ann goes.".to_owned()));
    let moved = json!({"type": "moved", "seat": 0, "with": 4});
    assert_eq!(tell(&moved), Ok("Ann goes with p5.".to_owned()));
    let drew = json!({"type": "drew", "seat": 0, "gear": "jet_pack"});
    assert_eq!(tell(&drew), Ok("Ann draws the Jet Pack.".to_owned()));
    let saw = json!({"type": "saw", "cards": ["sun", "n1"]});
    assert_eq!(tell(&saw), Ok("Sun, n1".to_owned()));
    let saw = json!({"type": "saw", "cards": ["a card, such as n1", "a card such as n2"]});
    assert_eq!(tell(&saw), Ok("a card, n1 for one, a card such as n2".to_owned()));
}

#[test]
fn a_table_may_have_words_of_its_own() {
    let own = ("gear-jet_pack".to_owned(), "{ $n } Besen".to_owned());
    let texts = toy().with_own([own]);
    let drew = json!({"type": "drew", "seat": 0, "gear": "jet_pack"});
    let told = texts.tell("event", &drew, &seat_names(&[]));
    assert_eq!(told, Ok("p1 draws the { $n } Besen.".to_owned()), "printed as it is");
    assert!(texts.has("gear-jet_pack"));
}

/// What a command should have been is told in the reader's language as well.
#[test]
fn an_unreadable_command_is_answered_in_one_language() {
    let unreadable = json!({"code": "unreadable", "expected": "nothing more", "found": "c3"});
    let german = Texts::new("de", &[]).expect("the shell speaks German");
    assert_eq!(
        german.tell("rejected", &unreadable, &seat_names(&[])),
        Ok("Das verstehe ich nicht: erwartet war nichts weiter, gefunden „c3“.".to_owned())
    );
}

#[test]
fn null_and_empty_select_none_and_no_word_does() {
    let nothing = Ok("nothing".to_owned());
    for empty in [json!(null), json!(""), json!([])] {
        assert_eq!(tell(&json!({"type": "saw", "cards": empty})), nothing, "{empty}");
    }
    let names = ["Ann".to_owned(), "none".to_owned()];
    let tell = |data: &Value| toy().tell("event", data, &seat_names(&names));
    let moved = json!({"type": "moved", "seat": 0, "with": 1});
    assert_eq!(tell(&moved), Ok("Ann goes with none.".to_owned()));
    let alone = json!({"type": "moved", "seat": 1, "with": null});
    assert_eq!(tell(&alone), Ok("none goes.".to_owned()));
    for word in [json!("none"), json!(["none"])] {
        let saw = json!({"type": "saw", "cards": word});
        assert_eq!(tell(&saw), Ok("none".to_owned()), "{word}");
    }
}

#[test]
fn what_is_missing_is_named() {
    let none = json!({"type": "sang", "seat": 0});
    assert!(matches!(tell(&none), Err(TextError::Missing { key, .. }) if key == "event-sang"));
    let unfit = json!({"type": "drew", "seat": 0});
    assert!(matches!(tell(&unfit), Err(TextError::Unfit { key, .. }) if key == "event-drew"));
    assert!(matches!(Texts::new("fr", &[]), Err(TextError::UnknownLanguage { .. })));
    assert!(matches!(Texts::new("en", &["= ?"]), Err(TextError::Broken { .. })));
}

#[test]
fn the_shell_speaks_every_language_alike() {
    let (_, english) = SHELL[0];
    for (language, source) in SHELL {
        assert_eq!(keys(source), keys(english), "{language}");
    }
    assert_eq!(seat_names(&[])(Seat::new(2)), "p3");
}
