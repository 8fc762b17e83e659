//! Input that does not parse as a position.
use super::*;

const PILE_CARD: &str =
    "expected a storm card such as n1, w3, up or sun, or an object with card and known_to";

/// Asserts that these fields do not parse, with a message that contains `expected`.
#[track_caller]
fn assert_unreadable(fields: &str, expected: &str) {
    let json = format!(r#"{{"crew": [{{"role": "climber"}}, {{"role": "explorer"}}]{fields}}}"#);
    let error = serde_json::from_str::<Position>(&json).expect_err(fields).to_string();
    assert!(error.contains(expected), "{error}");
}

#[test]
fn unknown_names_do_not_parse() {
    for (fields, expected) in [
        (r#", "eye": "f1""#, "expected a cell from a1 to e5, found \"f1\""),
        (r#", "tiles": {"a6": {}}"#, "found \"a6\""),
        (r#", "tiles": {"a1": {"city": "castle"}}"#, "unknown variant `castle`"),
        (r#", "tiles": {"a1": {"back": "blue"}}"#, "unknown variant `blue`"),
        (r#", "tiles": {"a1": {"colour": "blue"}}"#, "unknown field `colour`"),
        (r#", "parts": {"sail": "hidden"}"#, "unknown variant `sail`"),
        (r#", "parts": {"engine": "lost"}"#, "unknown variant `lost`"),
        (r#", "storm_discard": ["n4"]"#, "found \"n4\""),
        (r#", "storm_pile": ["n4"]"#, PILE_CARD),
        (r#", "storm_pile": [4]"#, PILE_CARD),
        (r#", "storm_pile": [{"card": "n4", "known_to": "everyone"}]"#, PILE_CARD),
        (r#", "storm_pile": [{"card": "n1"}]"#, PILE_CARD),
        (r#", "storm_pile": [{"card": "n1", "known_to": "everyone", "top": true}]"#, PILE_CARD),
        (r#", "storm_pile": [{"card": "n1", "known_to": "no_one"}]"#, PILE_CARD),
        (r#", "held_by": [1, 1]"#, "seat 1 stands there twice"),
        (r#", "gear_pile": ["ladder"]"#, "unknown variant `ladder`"),
        (r#", "phase": {"type": "resting"}"#, "unknown variant `resting`"),
        (r#", "phase": {"type": "over", "reason": "sleep", "thirsty": []}"#, "`sleep`"),
        (r#", "turn": 7"#, "seat 7 does not exist"),
        (r#", "options": {"sand": 1}"#, "unknown field `sand`"),
        (r#", "options": {"difficulty": "easy"}"#, "unknown variant `easy`"),
        (r#", "weather": "fine""#, "unknown field `weather`"),
    ] {
        assert_unreadable(fields, expected);
    }
    let error = serde_json::from_str::<Position>(r#"{"crew": [{"role": "cook"}]}"#);
    assert!(error.expect_err("no cook").to_string().contains("unknown variant `cook`"));
}
