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
event-rolled = { $dice ->
    [one] die { $dice }
    [other] die { $dice }
   *[several] dice { $dice }
}
event-saw = { $cards ->
    [none] nothing
   *[other] { $cards }
}
gear-jet_pack = Jet Pack
card-sun = Sun
card-a_card_such_as_n1 = a card, n1 for one
";

fn toy() -> Texts {
    Texts::new("en", &[TOY]).expect("the toy texts parse")
}

fn localize(data: &Value) -> Result<String, TextError> {
    let names = ["Ann".to_owned(), "Bob".to_owned()];
    toy().localize("event", data, &seat_names(&names))
}

#[test]
fn a_list_of_one_number_is_that_number() {
    for (dice, text) in [(json!([1]), "die 1"), (json!([2]), "die 2"), (json!([2, 4]), "dice 2, 4")]
    {
        let rolled = json!({"type": "rolled", "dice": dice});
        assert_eq!(localize(&rolled), Ok(text.to_owned()));
    }
}

#[test]
fn tagged_data_is_localized_by_its_fields() {
    let dug = json!({"type": "dug", "seat": 0, "n": 2, "at": "c3"});
    assert_eq!(localize(&dug), Ok("Ann digs 2 markers at c3.".to_owned()));
    let dug = json!({"type": "dug", "seat": 1, "n": 1, "at": "c3"});
    assert_eq!(localize(&dug), Ok("Bob digs one marker at c3.".to_owned()));
    let moved = json!({"type": "moved", "seat": 0, "with": null});
    assert_eq!(localize(&moved), Ok("Ann goes.".to_owned()));
    let moved = json!({"type": "moved", "seat": 0, "with": 4});
    assert_eq!(localize(&moved), Ok("Ann goes with p5.".to_owned()));
    let drew = json!({"type": "drew", "seat": 0, "gear": "jet_pack"});
    assert_eq!(localize(&drew), Ok("Ann draws the Jet Pack.".to_owned()));
    let saw = json!({"type": "saw", "cards": ["sun", "n1"]});
    assert_eq!(localize(&saw), Ok("Sun, n1".to_owned()));
    let saw = json!({"type": "saw", "cards": ["a card, such as n1", "a card such as n2"]});
    assert_eq!(localize(&saw), Ok("a card, n1 for one, a card such as n2".to_owned()));
}

#[test]
fn custom_texts_replace_messages_unchanged() {
    let custom = ("gear-jet_pack".to_owned(), "{ $n } Besen".to_owned());
    let texts = toy().with_custom_texts([custom]);
    let drew = json!({"type": "drew", "seat": 0, "gear": "jet_pack"});
    let text = texts.localize("event", &drew, &seat_names(&[]));
    assert_eq!(text, Ok("p1 draws the { $n } Besen.".to_owned()), "printed unchanged");
    assert!(texts.has("gear-jet_pack"));
}

#[test]
fn the_expected_input_is_translated_too() {
    let unreadable = json!({"code": "unreadable", "expected": "nothing more", "found": "c3"});
    let german = Texts::new("de", &[]).expect("the shared texts exist in German");
    assert_eq!(
        german.localize("rejected", &unreadable, &seat_names(&[])),
        Ok("Das verstehe ich nicht. Erwartet: nichts weiter, gefunden: „c3“.".to_owned())
    );
}

#[test]
fn only_null_and_empty_values_select_none() {
    let nothing = Ok("nothing".to_owned());
    for empty in [json!(null), json!(""), json!([])] {
        assert_eq!(localize(&json!({"type": "saw", "cards": empty})), nothing, "{empty}");
    }
    let names = ["Ann".to_owned(), "none".to_owned()];
    let localize = |data: &Value| toy().localize("event", data, &seat_names(&names));
    let moved = json!({"type": "moved", "seat": 0, "with": 1});
    assert_eq!(localize(&moved), Ok("Ann goes with none.".to_owned()));
    let alone = json!({"type": "moved", "seat": 1, "with": null});
    assert_eq!(localize(&alone), Ok("none goes.".to_owned()));
    for word in [json!("none"), json!(["none"])] {
        let saw = json!({"type": "saw", "cards": word});
        assert_eq!(localize(&saw), Ok("none".to_owned()), "{word}");
    }
}

#[test]
fn errors_name_what_is_missing() {
    let none = json!({"type": "sang", "seat": 0});
    assert!(matches!(localize(&none), Err(TextError::Missing { key, .. }) if key == "event-sang"));
    let incomplete = json!({"type": "drew", "seat": 0});
    let error = localize(&incomplete);
    assert!(matches!(error, Err(TextError::MissingArgument { key, .. }) if key == "event-drew"));
    assert!(matches!(Texts::new("fr", &[]), Err(TextError::UnknownLanguage { .. })));
    assert!(matches!(Texts::new("en", &["= ?"]), Err(TextError::Invalid { .. })));
}

#[test]
fn shared_texts_have_the_same_keys_in_every_language() {
    let (_, english) = SHARED_TEXTS[0];
    for (language, source) in SHARED_TEXTS {
        assert_eq!(keys(source), keys(english), "{language}");
    }
    assert_eq!(seat_names(&[])(Seat::new(2)), "p3");
}
