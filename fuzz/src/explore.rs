//! Plays on in a match that was opened from untrusted data, and checks what every match promises.
use kernel::{FastRng, GameRng, GameRngExt, Seat, SeatSet};
use serde_json::{Value, value::RawValue};
use table::{AnyMatch, GameEntry, Log, Start};

/// Number of steps to play.
const N_STEPS: u32 = 4;
/// One of this many matches computes insight, which takes longest.
const INSIGHT_EVERY: u32 = 8;
/// Number of steps after which a match is not exported again, because that takes time for each.
const LOG_MAX: u32 = 400;

/// Plays some steps at random.
pub(crate) fn play_on(entry: &GameEntry, table: &mut dyn AnyMatch) {
    let mut rng = FastRng::new(table.view(SeatSet::EVERYONE).get().len() as u64);
    check_position(entry, table);
    for _ in 0..N_STEPS {
        check(table);
        if table.outcome().is_some() {
            break;
        }
        step(table, &mut rng);
    }
    if table.step() <= LOG_MAX {
        check_log(entry, table);
    }
    check_position(entry, table);
    if rng.below(INSIGHT_EVERY) == 0 {
        table.insight(SeatSet::SPECTATORS);
    }
}

fn seats(table: &dyn AnyMatch) -> impl Iterator<Item = Seat> + use<> {
    (0..table.seats()).map(Seat::new)
}

fn check(table: &dyn AnyMatch) {
    let viewers = seats(table).map(SeatSet::only).chain([SeatSet::SPECTATORS, SeatSet::EVERYONE]);
    for viewers in viewers {
        let view: Value = serde_json::from_str(table.view(viewers).get()).expect("a view is JSON");
        assert!(view.is_object());
    }
    let is_over = table.outcome().is_some();
    let is_alive = !table.awaited().is_empty() || table.deadline().is_some();
    assert_ne!(is_alive, is_over, "{:?} are awaited", table.awaited());
    for seat in seats(table) {
        let commands = table.commands(seat);
        assert!(!is_over || commands.is_empty(), "{seat} can move after the end");
        for command in commands {
            assert!(table.why(seat, &command).is_none(), "{seat}: {command} is listed");
        }
    }
}

/// Checks that the exported position restores the same state.
fn check_position(entry: &GameEntry, table: &dyn AnyMatch) {
    if let Some(position) = table.position() {
        let rules = table.header().rules;
        let again = open(entry, rules, &position);
        let again = again.unwrap_or_else(|error| panic!("cannot open {position}: {error}"));
        assert_eq!(again.position().map(Value::from_raw), Some(Value::from_raw(position)));
    }
}

/// Opens a position under a version of the rules.
pub(crate) fn open(
    entry: &GameEntry,
    rules: u16,
    position: &RawValue,
) -> Result<Box<dyn AnyMatch>, table::OpenError> {
    let start = Start::Position(position);
    entry.open_with_rules(rules, start, Vec::new(), [5; 32], Vec::new())
}

/// Compares positions as values, because the order of their fields has no meaning.
trait FromRaw {
    fn from_raw(raw: Box<RawValue>) -> Value;
}

impl FromRaw for Value {
    fn from_raw(raw: Box<RawValue>) -> Value {
        serde_json::from_str(raw.get()).expect("a position is JSON")
    }
}

/// Plays a listed command, expires the clock, or undoes a step.
fn step(table: &mut dyn AnyMatch, rng: &mut FastRng) {
    let mut choices = Vec::new();
    for seat in seats(table) {
        choices.extend(table.commands(seat).into_iter().map(|command| (seat, command)));
        if rng.below(8) == 0 && table.undoable(seat).is_some() {
            table.undo(seat).expect("the step can be undone");
            return;
        }
    }
    if let Some(deadline) = table.deadline()
        && (choices.is_empty() || rng.below(8) == 0)
    {
        table.expire(deadline.id).expect("the clock is running");
        return;
    }
    let (seat, command) = rng.choose(&choices);
    let played = table.submit(*seat, command);
    played.unwrap_or_else(|why| panic!("{command} of {seat} is listed and refused: {why}"));
}

/// Checks that the log rebuilds the match.
fn check_log(entry: &GameEntry, table: &dyn AnyMatch) {
    let mut lines = table.log(true);
    lines.push(String::new());
    let log = Log::read(&lines.join("\n")).expect("a log can be read");
    let again = entry.replay(&log).unwrap_or_else(|error| panic!("cannot replay: {error}"));
    let view = |table: &dyn AnyMatch| table.view(SeatSet::EVERYONE).get().to_owned();
    assert_eq!((again.step(), view(&*again)), (table.step(), view(table)));
}
