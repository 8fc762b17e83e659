//! A match is a game plus its log of inputs. This crate runs, records and replays matches, without
//! IO.
//!
//! [`Match`] is generic over its game. Servers and tools use [`AnyMatch`] and [`GameEntry`]
//! instead, so that they work for every game.
//!
//! # Examples
//!
//! Plays a match, writes its log and replays it. `Countdown` is the example game of
//! [`kernel::Game`].
//!
//! ```
//! # mod countdown {
//! #     include!(concat!(env!("CARGO_MANIFEST_DIR"), "/../kernel/doc/countdown.rs"));
//! # }
//! # use countdown::Countdown;
//! use kernel::{Seat, SeatSet};
//! use serde_json::value::RawValue;
//! use table::{BotMaker, GameEntry, HostedGame, Language, Log, Start};
//!
//! impl HostedGame for Countdown {
//!     const LANGUAGES: &'static [Language] = &[];
//!     const BOTS: &'static [BotMaker<Countdown>] =
//!         &[BotMaker { name: "random", make: || Box::new(bots::Random) }];
//! }
//!
//! static ENTRY: GameEntry = GameEntry::of::<Countdown>();
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let start = Start::Deal { seats: 2, options: RawValue::NULL };
//! let mut table = ENTRY.open(start, Vec::new(), [7; 32], Vec::new())?;
//! table.submit(Seat::new(0), "take 2").expect("it is the first seat's turn");
//! let refused = table.submit(Seat::new(0), "take 1").expect_err("the turn has passed");
//! assert!(refused.get().contains("not_your_turn"));
//!
//! let text = table.log(true).join("\n");
//! let log = Log::read(&text)?;
//! let replayed = ENTRY.replay(&log)?;
//! let everyone = SeatSet::EVERYONE;
//! assert_eq!(replayed.view(everyone).get(), table.view(everyone).get());
//! # Ok(())
//! # }
//! ```
#![cfg_attr(not(test), warn(unreachable_pub))]
#![warn(missing_docs, clippy::missing_errors_doc, clippy::missing_panics_doc)]

mod any;
mod bench;
mod entry;
mod hosted_game;
pub mod lesson;
mod log;
mod matches;
mod open;
mod perft;
mod sim;
mod view_update;

pub use crate::{
    any::{AnyMatch, BotTask, InsightTask, Json, ReplayFrame},
    bench::{Bench, BenchReport},
    entry::{BotMaker, GameEntry, Language, OptionKind, OptionSpec},
    hosted_game::{
        Conformance, HasInsight, HasPositions, HostedGame, InsightFn, PositionFormat, Preset,
        ReadPosition, ReadPositionFn, insight,
    },
    log::{Header, LOG_FORMAT, Line, Log, LogError, LogWriter, Magic, commitment, derive_seed},
    matches::{Frame, Match, Rejection, UndoBlock},
    open::{OpenError, Start, UnsupportedRules, is_invisible_control},
    perft::{perft, perft_of},
    sim::{SimError, SimSpec},
    view_update::ViewUpdate,
};
