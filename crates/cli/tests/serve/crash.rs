//! Acknowledged steps survive when the server is killed repeatedly during games.
use std::{
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
    sync::atomic::{AtomicU32, AtomicUsize, Ordering},
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{sync::watch, task::LocalSet};
use tokio_tungstenite::tungstenite;

use crate::{
    guest::Guest,
    page::Page,
    play::{act, choose, frames, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

const N_KILLS: u32 = 20;
const N_TABLES: usize = 6;

/// State shared by the players and the task that kills the server.
#[derive(Default)]
struct Shared {
    /// Number of server starts.
    started: watch::Sender<u32>,
    n_updates: AtomicU32,
    n_playing: AtomicUsize,
}

#[tokio::test]
async fn nothing_acknowledged_is_lost_when_the_server_is_killed_at_20_points() {
    LocalSet::new().run_until(play_and_kill(TestRng::new(20))).await;
}

/// Plays more rounds if the games end before the server has been killed often enough.
async fn play_and_kill(rng: TestRng) {
    let mut server = Server::start();
    let (mut n_kills, mut n_resent) = (0, 0);
    while n_kills < N_KILLS || n_resent == 0 {
        let shared = Rc::new(Shared::default());
        let players = play_round(&mut server, &shared, &rng, &mut n_kills).await;
        for pair in players.chunks(2) {
            check(pair).await;
        }
        n_resent += players.iter().map(|player| player.n_resent).sum::<u32>();
    }
}

/// Plays six complete games while the server is killed and restarted.
async fn play_round(
    server: &mut Server,
    shared: &Rc<Shared>,
    rng: &TestRng,
    n_kills: &mut u32,
) -> Vec<Player> {
    let mut playing = Vec::new();
    for _ in 0..N_TABLES {
        for page in start_game(server).await {
            shared.n_playing.fetch_add(1, Ordering::Relaxed);
            let player = Player::new(shared, page, rng.split());
            playing.push(tokio::task::spawn_local(player.play()));
        }
    }
    *n_kills += kill_repeatedly(server, shared, rng, N_KILLS.saturating_sub(*n_kills)).await;
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.expect("no player task panics"));
    }
    players
}

/// Starts a game with two people and a bot.
async fn start_game(server: &Server) -> [Page; 2] {
    let [ann, bob] = Guest::several(server).await;
    let table = ann.create(table_request(&["me", "open", "random"], json!({}))).await;
    let mut other = Page::open(&bob, &table).await;
    other.expect_done(json!({"type": "sit", "seat": 1, "name": "Bob"})).await;
    let mut host = Page::open(&ann, &table).await;
    host.expect_done(json!({"type": "start"})).await;
    [host, other]
}

/// Kills and restarts the server after random numbers of steps. Returns the number of kills.
async fn kill_repeatedly(server: &mut Server, shared: &Shared, rng: &TestRng, n_max: u32) -> u32 {
    for n_kills in 0..n_max {
        let until = shared.n_updates.load(Ordering::Relaxed) + 4 + rng.below(24) as u32;
        while shared.n_updates.load(Ordering::Relaxed) < until {
            if shared.n_playing.load(Ordering::Relaxed) == 0 {
                return n_kills;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        tokio::time::sleep(Duration::from_micros(rng.below(2000) as u64)).await;
        server.kill_9();
        server.restart();
        shared.started.send_modify(|n| *n += 1);
    }
    n_max
}

/// A page, its player, and every message acknowledged to it.
struct Player {
    shared: Rc<Shared>,
    page: Page,
    rng: TestRng,
    /// Commands that were completed, and commands that were refused.
    done: BTreeSet<u64>,
    refused: BTreeSet<u64>,
    n_resent: u32,
    /// Each step as received, and the view after it.
    steps: BTreeMap<u64, Value>,
    views: BTreeMap<u64, Value>,
}

impl Player {
    fn new(shared: &Rc<Shared>, page: Page, rng: TestRng) -> Player {
        Player {
            shared: shared.clone(),
            page,
            rng,
            done: BTreeSet::new(),
            refused: BTreeSet::new(),
            n_resent: 0,
            steps: BTreeMap::new(),
            views: BTreeMap::new(),
        }
    }

    /// Plays until the game is over and every command has its reply, across restarts.
    async fn play(mut self) -> Player {
        let mut started = self.shared.started.subscribe();
        while self.play_until_disconnected().await.is_err() {
            loop {
                let n = *started.borrow_and_update();
                self.n_resent += self.page.unanswered.len() as u32;
                if self.page.reconnect().await.is_ok() {
                    break;
                }
                started.wait_for(|now| *now > n).await.expect("the server restarts");
            }
        }
        self.shared.n_playing.fetch_sub(1, Ordering::Relaxed);
        self
    }

    async fn play_until_disconnected(&mut self) -> Result<(), tungstenite::Error> {
        while !(self.page.is_over() && self.page.unanswered.is_empty()) {
            if self.page.unanswered.is_empty() {
                self.send_commands().await;
            }
            let message = self.page.receive().await?;
            self.record(&message);
        }
        Ok(())
    }

    /// Sends one command, or several without waiting for replies.
    async fn send_commands(&mut self) {
        if self.rng.once_in(10) {
            let seat = self.page.seats()[0];
            self.page.send(json!({"type": "undo", "seat": seat})).await;
        }
        for _ in 0..=self.rng.below(3) {
            if let Some((seat, command)) = choose(&self.page, &self.rng) {
                self.page.send(act(seat, &command)).await;
            }
        }
    }

    fn record(&mut self, message: &Value) {
        if let Some(id) = message["id"].as_u64() {
            let (known, other) = match message["type"].as_str() {
                Some("done" | "update") => (&mut self.done, &self.refused),
                Some("refused") => (&mut self.refused, &self.done),
                _ => panic!("{message}"),
            };
            assert!(known.insert(id) && !other.contains(&id), "answered twice: {message}");
        }
        match message["type"].as_str() {
            Some("update") => {
                self.shared.n_updates.fetch_add(1, Ordering::Relaxed);
                let step = message["step"].as_u64().expect("the value is a number");
                let known = self.views.insert(step, message["view"].clone());
                assert!(known.is_none_or(|known| known == message["view"]), "step {step} changed");
                for step_note in message["steps"].as_array().expect("the value is a list") {
                    let n = step_note["n"].as_u64().expect("the value is a number");
                    let known = self.steps.insert(n, step_note.clone());
                    assert!(
                        known.is_none_or(|known| known == *step_note),
                        "step {n} changed: {step_note}"
                    );
                }
            }
            Some("refused") => {
                let code = message["why"]["code"].as_str().expect("refusals have a code");
                assert!(["refused", "cannot_undo", "not_playing"].contains(&code), "{message}");
            }
            _ => {}
        }
    }
}

/// Checks that the finished game matches every acknowledged step, and that no command ran twice.
async fn check(players: &[Player]) {
    let table = &players[0].page.table;
    let (log, _) = verified_log(&players[0].page.guest, table).await;
    for player in players {
        let guest = &player.page.guest;
        let seat = player.page.seats()[0];
        let frames = frames(guest, table, &seat.to_string()).await;
        assert_eq!(frames.len(), log.inputs.len() + 1);
        for (step, view) in &player.views {
            assert_eq!(frames[*step as usize]["view"], *view, "step {step} of {table}");
        }
        assert!((1..frames.len() as u64).eq(player.steps.keys().copied()), "a step is missing");
        for (n, step_note) in &player.steps {
            let frame = &frames[*n as usize];
            for field in ["seat", "by", "undo", "events"] {
                assert_eq!(frame[field], step_note[field], "{field} of step {n} of {table}");
            }
        }
        let is_own = |frame: &&Value| frame["by"] == "person" && frame["seat"] == seat;
        assert_eq!(frames.iter().filter(is_own).count(), player.done.len(), "done once each");
    }
}
