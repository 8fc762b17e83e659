//! No viewer receives hidden information: every byte sent during whole games is searched for it.
//!
//! Information is hidden from a viewer if it differs between the real state and the states the
//! viewer considers possible, or if it was sent only to others. Its JSON, if long enough not to
//! match by chance, must not occur in any message sent while it was hidden. The same holds for the
//! seed and other guests' tokens. A search finds only literal copies, so views, choices and events
//! must also match those of the engine, whose conformance checks prove that hidden information does
//! not affect them. Replays must match what the engine lets viewers see again.
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::{AnyMatch, Log};

use crate::{
    guest::Guest,
    page::{Page, apply_patches},
    play::{choose, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

/// Minimum length of hidden JSON. Shorter texts would match by chance.
const MIN_LENGTH: usize = 24;
/// Maximum number of rounds of games, each with every number of seats.
const ROUNDS_MAX: u64 = 5;
/// Number of possible states sampled per viewer and step.
const N_SAMPLES: u64 = 3;

/// A page, and the viewers whose view it receives.
pub struct Viewer {
    pub page: Page,
    pub viewers: SeatSet,
}

#[tokio::test]
async fn no_viewer_is_sent_hidden_information() {
    let server = Server::start();
    for (n, game) in catalog::GAMES.iter().enumerate() {
        let mut counts = Counts::default();
        // The deals are random, so a round of short games may contain too few replays.
        for round in 0..ROUNDS_MAX {
            for n_seats in game.meta.seats_min.max(2)..=game.meta.seats_max {
                let rng = TestRng::new(40 + 10 * n as u64 + u64::from(n_seats) + 100 * round);
                let viewers = play(&server, game.meta.id, n_seats, &rng).await;
                search(&viewers, &rng, &mut counts).await;
            }
            if counts.n_frames > 20 && counts.n_hidden > 100 && counts.n_patches > 100 {
                break;
            }
        }
        assert!(counts.n_hidden > 100, "{}: only {} hidden texts", game.meta.id, counts.n_hidden);
        assert!(counts.n_updates > 100, "{}: only {} updates", game.meta.id, counts.n_updates);
        assert!(counts.n_patches > 100, "{}: only {} patches", game.meta.id, counts.n_patches);
        assert!(counts.n_frames > 20, "{}: only {} replayed frames", game.meta.id, counts.n_frames);
        assert!(counts.n_patches < counts.n_updates, "{}: never a whole view", game.meta.id);
    }
}

/// Starts a table with a person at every seat and a spectator.
pub async fn start_table(server: &Server, changes: Value, n_seats: u8) -> Vec<Viewer> {
    let host = Guest::new(server).await;
    let seats = [vec!["me"], vec!["open"; usize::from(n_seats) - 1]].concat();
    let table = host.create(table_request(&seats, changes)).await;
    let mut viewers = Vec::new();
    for seat in 0..n_seats {
        let guest = if seat == 0 { host.clone() } else { Guest::new(server).await };
        let mut page = Page::open(&guest, &table).await;
        if seat > 0 {
            page.expect_done(json!({"type": "sit", "seat": seat, "name": format!("Guest {seat}")}))
                .await;
        }
        viewers.push(Viewer { page, viewers: SeatSet::only(Seat::new(seat)) });
    }
    let page = Page::open(&Guest::new(server).await, &table).await;
    viewers.push(Viewer { page, viewers: SeatSet::SPECTATORS });
    viewers[0].page.expect_done(json!({"type": "start"})).await;
    viewers
}

/// Plays a whole game while all viewers send many requests.
async fn play(server: &Server, game: &str, n_seats: u8, rng: &TestRng) -> Vec<Viewer> {
    let changes = json!({"game": game, "watching": "public", "undo": "free"});
    let mut viewers = start_table(server, changes, n_seats).await;
    let mut step = 0;
    loop {
        for viewer in &mut viewers {
            viewer.page.wait_until(|page| !page.update.is_null() && page.step() >= step).await;
        }
        if viewers[0].page.is_over() {
            break;
        }
        // Requested while the game is running, because a replay after the end shows everything.
        if rng.once_in(8) {
            let at = rng.below(viewers.len());
            probe(&mut viewers[at], rng).await;
        }
        let at = viewers.iter().position(|viewer| !viewer.page.awaited().is_empty());
        let page = &mut viewers[at.expect("a player is awaited")].page;
        if let Some((seat, command)) = choose(page, rng) {
            let act = json!({"type": "act", "seat": seat, "command": command});
            step =
                page.expect_done(act).await["step"].as_u64().expect("the value is a number") as u32;
        }
    }
    viewers
}

/// Requests insight or an explanation, reconnects, or loads the replay so far.
pub async fn probe(viewer: &mut Viewer, rng: &TestRng) {
    let page = &mut viewer.page;
    match rng.below(4) {
        0 => drop(page.ask(json!({"type": "insight"})).await),
        1 => page.reconnect().await.expect("the table is still open"),
        2 => {
            let seat = page.seats().first().copied().unwrap_or(0);
            page.ask(json!({"type": "why", "seat": seat, "command": "end"})).await;
        }
        _ => {
            let from = rng.below(page.step() as usize + 1);
            let path = format!("/api/tables/{}/frames?from={from}&n=9", page.table);
            let frames = page.guest.get(&path).await;
            page.received.push(frames.text);
        }
    }
}

#[derive(Default)]
struct Counts {
    n_hidden: usize,
    n_updates: usize,
    /// Number of updates that contained patches.
    n_patches: usize,
    /// Number of replayed frames.
    n_frames: usize,
}

/// The frames that one viewer replayed, and the events sent only to others.
struct ReplayedFrames {
    frames: Vec<Value>,
    /// Frames as the engine shows them again, for the requested steps.
    steps: BTreeMap<u64, [Value; 3]>,
    others_events: BTreeSet<String>,
}

impl ReplayedFrames {
    fn of(received: &BTreeMap<u64, Vec<&str>>) -> ReplayedFrames {
        let texts = received.values().flatten().filter(|text| text.contains("\"frames\":"));
        let lists = texts.map(|text| parse(text)["frames"].as_array().cloned());
        let frames: Vec<Value> = lists.flatten().flatten().collect();
        let steps = frames.iter().map(|frame| (step_of(frame), Default::default())).collect();
        ReplayedFrames { frames, steps, others_events: BTreeSet::new() }
    }

    /// Marks events sent only to others as hidden until this viewer receives them too.
    fn advance(&mut self, n: u64, viewers: SeatSet, game: &dyn AnyMatch) {
        let texts = |events: &Value| -> Vec<String> {
            events.as_array().expect("the value is a list").iter().map(Value::to_string).collect()
        };
        let [all, visible] =
            [SeatSet::EVERYONE, viewers].map(|viewers| game.events(n as u32, viewers));
        let fresh = texts(&parse(all.get())).into_iter().filter(|text| text.len() >= MIN_LENGTH);
        self.others_events.extend(fresh);
        for text in texts(&parse(visible.get())) {
            self.others_events.remove(&text);
        }
        if game.outcome().is_some() {
            self.others_events.clear();
        }
        if let Some(step) = self.steps.get_mut(&n) {
            let frame = game.frames(n as u32, 1, viewers).remove(0);
            *step = [frame.view, frame.patches, frame.events].map(|json| parse(json.get()));
        }
    }

    fn assert_matches_engine(&self) {
        for frame in &self.frames {
            let sent = ["view", "patches", "events"].map(|field| frame[field].clone());
            assert_eq!(sent, self.steps[&step_of(frame)], "{frame}");
        }
    }
}

fn step_of(frame: &Value) -> u64 {
    frame["step"].as_u64().expect("the value is a number")
}

/// Checks every message against the state at the time it was sent.
async fn search(viewers: &[Viewer], rng: &TestRng, counts: &mut Counts) {
    let (log, _) = verified_log(&viewers[0].page.guest, &viewers[0].page.table).await;
    let secret = hex::encode(log.secret.expect("the seed is revealed"));
    let tokens: Vec<String> = viewers.iter().map(|viewer| viewer.page.guest.token()).collect();
    let mut game = open_match(&log);
    let mut received: Vec<BTreeMap<u64, Vec<&str>>> = viewers.iter().map(by_step).collect();
    let mut last_update = vec![Value::Null; viewers.len()];
    let mut replayed: Vec<ReplayedFrames> = received.iter().map(ReplayedFrames::of).collect();
    for n in 0..=log.inputs.len() {
        if n > 0 {
            game.apply_line(&log.inputs[n - 1]).expect("the log was verified");
        }
        for (at, viewer) in viewers.iter().enumerate() {
            replayed[at].advance(n as u64, viewer.viewers, &*game);
            let mut hidden = hidden_from(viewer.viewers, &*game, rng);
            // A shuffled pile can happen to lie in the order of a public list. The view does not
            // depend on hidden information, so its contents are public.
            let view = parse(game.view(viewer.viewers).get()).to_string();
            hidden.retain(|text| !view.contains(text));
            counts.n_hidden += hidden.len();
            hidden.extend(replayed[at].others_events.iter().cloned());
            let foreign = tokens.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, t)| t);
            let keys: Vec<&String> =
                foreign.chain(game.outcome().is_none().then_some(&secret)).collect();
            for text in received[at].remove(&(n as u64)).unwrap_or_default() {
                let message = parse(text);
                if text.starts_with(UPDATE) {
                    counts.n_patches += usize::from(!message["patches"].is_null());
                    last_update[at] = apply_patches(message.clone(), &last_update[at]);
                    assert_matches_engine(&last_update[at], viewer.viewers, &*game);
                    counts.n_updates += 1;
                }
                // Replayed frames are compared separately below, because information that is
                // hidden now may have been visible then.
                let is_past = message["frames"].is_array();
                let hidden = hidden.iter().filter(|_| !is_past);
                let secrets: Vec<&String> = keys.iter().copied().chain(hidden).collect();
                // Searches the text as sent, and again with sorted fields like the hidden JSON.
                for text in [text, &message.to_string()] {
                    let leak = secrets.iter().find(|secret| text.contains(secret.as_str()));
                    assert!(leak.is_none(), "step {n}, {:?}: {leak:?} in {text}", viewer.viewers);
                }
            }
        }
    }
    for replayed in &replayed {
        replayed.assert_matches_engine();
        counts.n_frames += replayed.frames.len();
    }
    assert!(received.iter().all(BTreeMap::is_empty), "messages after the last step of the log");
}

/// Opens the match before its first step.
pub fn open_match(log: &Log) -> Box<dyn AnyMatch> {
    let entry = catalog::find(&log.header.game).expect("the game is known");
    let deal = Log { inputs: Vec::new(), outcome: None, ..log.clone() };
    entry.replay(&deal).expect("the match can be opened")
}

/// Groups the messages sent to a page by the step it had reached.
pub fn by_step(viewer: &Viewer) -> BTreeMap<u64, Vec<&str>> {
    let mut received: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    let mut step = 0;
    for text in &viewer.page.received {
        let message = parse(text);
        if text.starts_with(UPDATE) {
            step = message["step"].as_u64().expect("the value is a number");
        }
        // A deadline may have expired between the page's last update and a replay.
        let last = message["frames"].as_array().and_then(|frames| frames.last()?["step"].as_u64());
        received.entry(step.max(last.unwrap_or(0))).or_default().push(text);
    }
    received
}

const UPDATE: &str = "{\"type\":\"update\"";

fn parse(text: &str) -> Value {
    serde_json::from_str(text).expect("messages are JSON")
}

/// Checks the view, choices and last events of an update against the engine.
fn assert_matches_engine(message: &Value, viewers: SeatSet, game: &dyn AnyMatch) {
    assert_eq!(message["view"], parse(game.view(viewers).get()));
    let seats: Vec<Seat> = (0..game.seats()).map(Seat::new).filter(|s| viewers.has(*s)).collect();
    let choices = message["choices"].as_object().expect("the value is an object");
    assert_eq!(choices.len(), seats.len(), "choices for others: {message}");
    for seat in seats {
        let of_seat = &choices[&seat.index().to_string()];
        assert_eq!(*of_seat, parse(game.choices(seat).get()));
    }
    for step in message["steps"].as_array().expect("the value is a list") {
        let n = step["n"].as_u64().expect("the value is a number") as u32;
        assert_eq!(step["events"], parse(game.events(n, viewers).get()), "step {n}");
    }
}

/// Returns the JSON of everything that differs in some state these viewers consider possible.
fn hidden_from(viewers: SeatSet, game: &dyn AnyMatch, rng: &TestRng) -> BTreeSet<String> {
    let truth = parse(game.position().expect("the game has positions").get());
    let mut hidden = BTreeSet::new();
    for _ in 0..N_SAMPLES {
        let sample = game.sample_position(viewers, rng.below(1 << 30) as u64);
        let sample = parse(sample.expect("the game has positions").get());
        collect_differences(&truth, &sample, &mut hidden);
    }
    hidden
}

/// Collects the smallest parts of `truth` that differ in `sample`; returns `true` if there are any.
fn collect_differences(truth: &Value, sample: &Value, hidden: &mut BTreeSet<String>) -> bool {
    if truth == sample {
        return false;
    }
    let mut is_found = false;
    match (truth, sample) {
        (Value::Object(truth), Value::Object(sample)) => {
            for (key, value) in truth {
                let other = sample.get(key).unwrap_or(&Value::Null);
                is_found |= collect_differences(value, other, hidden);
            }
        }
        (Value::Array(truth), Value::Array(sample)) if truth.len() == sample.len() => {
            for (value, other) in truth.iter().zip(sample) {
                is_found |= collect_differences(value, other, hidden);
            }
        }
        _ => {}
    }
    let text = truth.to_string();
    if !is_found && text.len() >= MIN_LENGTH {
        hidden.insert(text);
        return true;
    }
    is_found
}
