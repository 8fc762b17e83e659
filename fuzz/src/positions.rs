//! Positions of all games: a line with a game and a version of its rules, then the position.
use serde_json::value::RawValue;

use crate::explore;

pub(crate) fn read(input: &[u8]) {
    let Ok(text) = str::from_utf8(input) else { return };
    let Some((head, position)) = text.split_once('\n') else { return };
    let Some((game, rules)) = head.split_once(' ') else { return };
    let (Some(entry), Ok(rules)) = (catalog::find(game), rules.parse()) else { return };
    let Ok(position) = serde_json::from_str::<Box<RawValue>>(position) else { return };
    match explore::open(entry, rules, &position) {
        Ok(mut table) => explore::play_on(entry, &mut *table),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}
