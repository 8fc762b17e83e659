//! No viewer receives hidden information: every byte sent during whole games is searched for it.
//!
//! Information is hidden from a viewer if it differs between the real state and the states the
//! viewer considers possible, or if it was sent to others only. Its JSON, where long enough not to
//! match by chance, must not occur in any message sent while it was hidden. The same holds for the
//! seed and other guests' tokens. A search finds only literal copies, so views, choices and events
//! must also equal those of the engine, whose conformance checks prove that hidden information does
//! not affect them. Replays must equal what the engine allows to be seen again.
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, SeatSet};
use serde_json::{Value, json};
use table::{AnyMatch, Log};

use crate::{
    dice::Dice,
    guest::Guest,
    page::{Page, complete},
    play::{choose, proven, wish},
    process::Server,
};

/// Minimum length of hidden JSON. Shorter texts match by chance.
const TELLING: usize = 24;
/// Number of possible states sampled per viewer and step.
const N_WORLDS: u64 = 3;

/// A page and the viewers it sees the game as.
pub struct Viewer {
    pub page: Page,
    pub viewers: SeatSet,
}

#[tokio::test]
async fn no_viewer_is_sent_hidden_information() {
    let server = Server::start();
    for (n, game) in catalog::GAMES.iter().enumerate() {
        let mut found = Found::default();
        for n_seats in game.meta.seats_min.max(2)..=game.meta.seats_max {
            let dice = Dice::new(40 + 10 * n as u64 + u64::from(n_seats));
            let viewers = play(&server, game.meta.id, n_seats, &dice).await;
            search(&viewers, &dice, &mut found).await;
        }
        assert!(
            found.n_hidden > 100,
            "{}: only {} things are hidden",
            game.meta.id,
            found.n_hidden
        );
        assert!(found.n_updates > 100, "{}: only {} updates", game.meta.id, found.n_updates);
        assert!(found.n_patches > 100, "{}: only {} patches", game.meta.id, found.n_patches);
        assert!(found.n_frames > 20, "{}: only {} looks back", game.meta.id, found.n_frames);
        assert!(found.n_patches < found.n_updates, "{}: never a whole view", game.meta.id);
    }
}

/// Starts a table with a person at every seat and a spectator.
pub async fn gather(server: &Server, changes: Value, n_seats: u8) -> Vec<Viewer> {
    let host = Guest::new(server).await;
    let seats = [vec!["me"], vec!["open"; usize::from(n_seats) - 1]].concat();
    let table = host.create(wish(&seats, changes)).await;
    let mut viewers = Vec::new();
    for seat in 0..n_seats {
        let guest = if seat == 0 { host.clone() } else { Guest::new(server).await };
        let mut page = Page::open(&guest, &table).await;
        if seat > 0 {
            page.done(json!({"type": "sit", "seat": seat, "name": "Guest"})).await;
        }
        viewers.push(Viewer { page, viewers: SeatSet::only(Seat::new(seat)) });
    }
    let page = Page::open(&Guest::new(server).await, &table).await;
    viewers.push(Viewer { page, viewers: SeatSet::SPECTATORS });
    viewers[0].page.done(json!({"type": "start"})).await;
    viewers
}

/// Plays a whole game while all viewers send many requests.
async fn play(server: &Server, game: &str, n_seats: u8, dice: &Dice) -> Vec<Viewer> {
    let changes = json!({"game": game, "watching": "public", "undo": "free"});
    let mut viewers = gather(server, changes, n_seats).await;
    let mut step = 0;
    loop {
        for viewer in &mut viewers {
            viewer.page.until(|page| !page.update.is_null() && page.step() >= step).await;
        }
        if viewers[0].page.is_over() {
            break;
        }
        // Asked while the game runs, because a replay after the end shows everything.
        if dice.once_in(8) {
            let at = dice.below(viewers.len());
            pry(&mut viewers[at], dice).await;
        }
        let at = viewers.iter().position(|viewer| !viewer.page.awaited().is_empty());
        let page = &mut viewers[at.expect("somebody is awaited")].page;
        if let Some((seat, command)) = choose(page, dice) {
            let act = json!({"type": "act", "seat": seat, "command": command});
            step = page.done(act).await["step"].as_u64().expect("a number") as u32;
        }
    }
    viewers
}

/// Requests insight or an explanation, reconnects, or loads the replay so far.
pub async fn pry(viewer: &mut Viewer, dice: &Dice) {
    let page = &mut viewer.page;
    match dice.below(4) {
        0 => drop(page.ask(json!({"type": "insight"})).await),
        1 => page.reconnect().await.expect("the table lives"),
        2 => {
            let seat = page.seats().first().copied().unwrap_or(0);
            page.ask(json!({"type": "why", "seat": seat, "command": "end"})).await;
        }
        _ => {
            let from = dice.below(page.step() as usize + 1);
            let path = format!("/api/tables/{}/frames?from={from}&n=9", page.table);
            let frames = page.guest.get(&path).await;
            page.heard.push(frames.text);
        }
    }
}

#[derive(Default)]
struct Found {
    n_hidden: usize,
    n_updates: usize,
    /// Number of updates that contained a patch.
    n_patches: usize,
    /// Number of replayed frames.
    n_frames: usize,
}

/// The frames one viewer replayed, and the events sent to others only.
struct Past {
    frames: Vec<Value>,
    /// Views and events that the engine allows to be seen again, for the requested steps.
    steps: BTreeMap<u64, (Value, Value)>,
    whispers: BTreeSet<String>,
}

impl Past {
    fn of(told: &BTreeMap<u64, Vec<&str>>) -> Past {
        let texts = told.values().flatten().filter(|text| text.contains("\"frames\":"));
        let lists = texts.map(|text| parsed(text)["frames"].as_array().cloned());
        let frames: Vec<Value> = lists.flatten().flatten().collect();
        let steps = frames.iter().map(|frame| (step_of(frame), Default::default())).collect();
        Past { frames, steps, whispers: BTreeSet::new() }
    }

    /// Marks events sent to others only as hidden until this viewer receives them too.
    fn go_on(&mut self, n: u64, viewers: SeatSet, game: &dyn AnyMatch) {
        let texts = |events: &Value| -> Vec<String> {
            events.as_array().expect("a list").iter().map(Value::to_string).collect()
        };
        let [all, heard] =
            [SeatSet::EVERYONE, viewers].map(|viewers| game.events(n as u32, viewers));
        let fresh = texts(&parsed(all.get())).into_iter().filter(|text| text.len() >= TELLING);
        self.whispers.extend(fresh);
        for text in texts(&parsed(heard.get())) {
            self.whispers.remove(&text);
        }
        if game.outcome().is_some() {
            self.whispers.clear();
        }
        if let Some(step) = self.steps.get_mut(&n) {
            let [view, events] =
                [game.replayed_view(viewers), game.replayed_events(n as u32, viewers)];
            *step = (parsed(view.get()), parsed(events.get()));
        }
    }

    fn must_be_the_engines(&self) {
        for frame in &self.frames {
            let (view, events) = &self.steps[&step_of(frame)];
            assert_eq!((&frame["view"], &frame["events"]), (view, events), "{frame}");
        }
    }
}

fn step_of(frame: &Value) -> u64 {
    frame["step"].as_u64().expect("a number")
}

/// Checks every message against the state at the time it was sent.
async fn search(viewers: &[Viewer], dice: &Dice, found: &mut Found) {
    let (log, _) = proven(&viewers[0].page.guest, &viewers[0].page.table).await;
    let secret = hex::encode(log.secret.expect("the seed is revealed"));
    let tokens: Vec<String> = viewers.iter().map(|viewer| viewer.page.guest.token()).collect();
    let mut game = opened(&log);
    let mut told: Vec<BTreeMap<u64, Vec<&str>>> = viewers.iter().map(by_step).collect();
    let mut shown = vec![Value::Null; viewers.len()];
    let mut past: Vec<Past> = told.iter().map(Past::of).collect();
    for n in 0..=log.inputs.len() {
        if n > 0 {
            game.apply_line(&log.inputs[n - 1]).expect("the log is proven");
        }
        for (at, viewer) in viewers.iter().enumerate() {
            past[at].go_on(n as u64, viewer.viewers, &*game);
            let mut hidden = hidden_from(viewer.viewers, &*game, dice);
            // A shuffled pile can happen to lie in the order of a public list. The view does not
            // depend on hidden information, so its contents are public.
            let view = parsed(game.view(viewer.viewers).get()).to_string();
            hidden.retain(|text| !view.contains(text));
            found.n_hidden += hidden.len();
            hidden.extend(past[at].whispers.iter().cloned());
            let foreign = tokens.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, t)| t);
            let keys: Vec<&String> =
                foreign.chain(game.outcome().is_none().then_some(&secret)).collect();
            for text in told[at].remove(&(n as u64)).unwrap_or_default() {
                let message = parsed(text);
                if text.starts_with(UPDATE) {
                    found.n_patches += usize::from(!message["patch"].is_null());
                    shown[at] = complete(message.clone(), &shown[at]);
                    must_be_the_engines(&shown[at], viewer.viewers, &*game);
                    found.n_updates += 1;
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
    for past in &past {
        past.must_be_the_engines();
        found.n_frames += past.frames.len();
    }
    assert!(told.iter().all(BTreeMap::is_empty), "the log is shorter than what was told");
}

/// Opens the match before its first step.
pub fn opened(log: &Log) -> Box<dyn AnyMatch> {
    let entry = catalog::find(&log.header.game).expect("the game is known");
    let deal = Log { inputs: Vec::new(), outcome: None, ..log.clone() };
    entry.replay(&deal).expect("it was played")
}

/// Groups the messages sent to a page by the step it had reached.
pub fn by_step(viewer: &Viewer) -> BTreeMap<u64, Vec<&str>> {
    let mut told: BTreeMap<u64, Vec<&str>> = BTreeMap::new();
    let mut step = 0;
    for text in &viewer.page.heard {
        let message = parsed(text);
        if text.starts_with(UPDATE) {
            step = message["step"].as_u64().expect("a number");
        }
        // A deadline may have expired between the page's last update and a replay.
        let last = message["frames"].as_array().and_then(|frames| frames.last()?["step"].as_u64());
        told.entry(step.max(last.unwrap_or(0))).or_default().push(text);
    }
    told
}

const UPDATE: &str = "{\"type\":\"update\"";

fn parsed(text: &str) -> Value {
    serde_json::from_str(text).expect("messages are JSON")
}

/// Checks the view, choices and last events of an update against the engine.
fn must_be_the_engines(message: &Value, viewers: SeatSet, game: &dyn AnyMatch) {
    assert_eq!(message["view"], parsed(game.view(viewers).get()));
    let seats: Vec<Seat> = (0..game.seats()).map(Seat::new).filter(|s| viewers.has(*s)).collect();
    let choices = message["choices"].as_object().expect("an object");
    assert_eq!(choices.len(), seats.len(), "choices for others: {message}");
    for seat in seats {
        let of_seat = &choices[&seat.index().to_string()];
        assert_eq!(*of_seat, parsed(game.choices(seat).get()));
    }
    for step in message["steps"].as_array().expect("a list") {
        let n = step["n"].as_u64().expect("a number") as u32;
        let is_new = n == game.step() || game.outcome().is_some();
        let events =
            if is_new { game.events(n, viewers) } else { game.replayed_events(n, viewers) };
        assert_eq!(step["events"], parsed(events.get()), "step {n}");
    }
}

/// Returns the JSON of everything that differs in some state these viewers consider possible.
fn hidden_from(viewers: SeatSet, game: &dyn AnyMatch, dice: &Dice) -> BTreeSet<String> {
    let truth = parsed(game.position().get());
    let mut hidden = BTreeSet::new();
    for _ in 0..N_WORLDS {
        let world = parsed(game.sample_position(viewers, dice.below(1 << 30) as u64).get());
        differing(&truth, &world, &mut hidden);
    }
    hidden
}

/// Collects the smallest parts of `truth` that differ in `world`; returns `true` if there are any.
fn differing(truth: &Value, world: &Value, hidden: &mut BTreeSet<String>) -> bool {
    if truth == world {
        return false;
    }
    let mut is_told = false;
    match (truth, world) {
        (Value::Object(truth), Value::Object(world)) => {
            for (key, value) in truth {
                let other = world.get(key).unwrap_or(&Value::Null);
                is_told |= differing(value, other, hidden);
            }
        }
        (Value::Array(truth), Value::Array(world)) if truth.len() == world.len() => {
            for (value, other) in truth.iter().zip(world) {
                is_told |= differing(value, other, hidden);
            }
        }
        _ => {}
    }
    let text = truth.to_string();
    if !is_told && text.len() >= TELLING {
        hidden.insert(text);
        return true;
    }
    is_told
}
