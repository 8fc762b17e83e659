//! The misfortunes of a run, and the figures about them.
use std::{fmt, time::Duration};

use super::dice::Dice;

/// How often each misfortune happens. Each run draws its own intensities.
#[derive(Clone, Debug, Default)]
pub(super) struct Faults {
    /// Crashes per 10,000 effects.
    pub crashes: u32,
    /// Broken connections per 10,000 messages.
    pub breaks: u32,
    /// Clients that read too slowly, per 10,000 messages.
    pub slow_readers: u32,
    /// Commands refused by the rate limit, per 10,000.
    pub limits: u32,
    /// Longest delay of a message in milliseconds.
    pub delay_ms: u32,
    /// Commits that fail, per 10,000, while the disk is in trouble.
    pub failures: u32,
    /// Reads that fail, per 10,000, while the disk is in trouble.
    pub unreadable: u32,
    /// Longest commit in milliseconds.
    pub commit_ms: u32,
    /// Jumps of the clock, per 10,000 misfortunes.
    pub jumps: u32,
    /// Longest thinking time of a bot in milliseconds, and bots that give up, per 10,000.
    pub think_ms: u32,
    pub lost_bots: u32,
    /// People who leave or reload the page, per 10,000 decisions.
    pub absences: u32,
    /// People who try what they may not do, per 10,000 decisions.
    pub mischief: u32,
}

impl Faults {
    pub(super) fn random(dice: &mut Dice) -> Faults {
        Faults {
            crashes: dice.intensity(200),
            breaks: dice.intensity(800),
            slow_readers: dice.intensity(100),
            limits: dice.intensity(1_000),
            delay_ms: 1 + dice.intensity(3_000),
            failures: dice.intensity(8_000),
            unreadable: dice.intensity(3_000),
            commit_ms: 1 + dice.intensity(4_000),
            jumps: dice.intensity(2_000),
            think_ms: dice.intensity(30_000),
            lost_bots: dice.intensity(1_000),
            absences: dice.intensity(1_500),
            mischief: 300 + dice.intensity(2_500),
        }
    }

    /// Returns a world without misfortunes.
    pub(super) fn none() -> Faults {
        Faults { delay_ms: 20, commit_ms: 5, ..Faults::default() }
    }
}

/// The state of the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Disk {
    Fine,
    /// Commits fail, and nothing is written.
    Full,
    /// Commits and reads fail at random; some of these commits are written anyway.
    Flaky,
    /// Commits take long.
    Slow,
}

macro_rules! figures {
    ($($name:ident: $text:literal,)*) => {
        /// The figures of one or several runs.
        #[derive(Clone, Debug, Default)]
        pub(crate) struct Figures { $(pub $name: u64,)* pub time: Duration }

        impl Figures {
            pub(super) fn add(&mut self, other: &Figures) {
                $(self.$name += other.$name;)*
                self.time += other.time;
            }
        }

        impl fmt::Display for Figures {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                $(writeln!(f, "{:>12}  {}", self.$name, $text)?;)*
                write!(f, "{:>12}  hours of simulated time", self.time.as_secs() / 3600)
            }
        }
    };
}

figures! {
    runs: "runs",
    events: "events",
    inputs: "inputs to tables",
    steps: "steps stored",
    commits: "commits",
    games: "games finished",
    tables: "tables",
    messages: "messages checked",
    worlds: "views compared with a redrawn world",
    commands: "commands sent",
    resent: "commands resent",
    refused: "commands refused",
    crashes: "crashes of the server",
    unfinished: "commits in flight during a crash",
    breaks: "broken connections",
    late: "messages that arrived after their connection broke",
    reconnects: "reconnections",
    slow_readers: "clients dropped for reading slowly",
    limited: "commands over the rate limit",
    full: "commits refused by a full disk",
    failed: "other failed commits",
    ambiguous: "failed commits that were written",
    unreadable: "failed reads",
    slow: "commits of more than a second",
    forward: "clock jumps forward",
    backward: "clock jumps backward",
    lost_bots: "bots that gave up",
    stale: "results of bots that came too late",
    questions: "questions asked",
    agreed: "questions agreed to",
    rewinds: "steps taken back by consent",
    hosts: "changes of the acting host",
    stand_ins: "stand-ins",
    removed: "people removed",
    deleted: "tables deleted",
    rematches: "rematches",
}
