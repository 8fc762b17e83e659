//! A match: a game plus its log of inputs. Typed inside, erased at the edge. No IO.
mod any;
mod bench;
mod entry;
mod log;
mod matches;
mod news;
mod perft;
mod sim;

pub use crate::{
    any::{AnyMatch, Json, Pondering, Thought},
    bench::{Bench, BenchReport},
    entry::{
        BotMaker, Entry, Hosted, Language, OpenError, OptionKind, OptionSpec, Start, is_direction,
    },
    log::{Header, LOG_VERSION, Line, Log, LogError, LogWriter, commitment, mix},
    matches::{Match, Rejected, UndoBar},
    news::News,
    perft::perft,
    sim::{SimError, SimSpec},
};
