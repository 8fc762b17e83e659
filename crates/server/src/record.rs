//! A table's stored data, apart from its inputs.
use catalog::GAMES;
use kernel::{Outcome, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};
use table::{AnyMatch, GameEntry, LogError, LogWriter, Start};

use crate::{
    id::{GuestKey, PublicGuestId, TableId},
    store::StoredInput,
    wire::{Json, Pace, Phase, Privacy, SeatKind, UndoPolicy, Watching},
};

/// A table's settings, seats and phase.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    pub game: String,
    pub title: Option<String>,
    pub preset: Option<String>,
    pub options: Json,
    /// Starting position, if the match does not start with a new deal.
    pub position: Option<Json>,
    pub privacy: Privacy,
    pub watching: Watching,
    pub undo: UndoPolicy,
    pub pace: Pace,
    pub bot_ms: u32,
    pub host: GuestKey,
    pub seats: Vec<Place>,
    pub phase: Phase,
    pub created_at: u64,
    /// Values fixed when the game started.
    pub started: Option<Started>,
    pub outcome: Option<Outcome>,
    /// The table for the rematch.
    pub next: Option<TableId>,
    pub muted: Vec<PublicGuestId>,
    /// Client and number of the latest commands that changed the table, oldest first, so that a
    /// resent command is carried out only once.
    pub recent_commands: Vec<String>,
}

/// A seat and its occupant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub name: String,
    /// Guests who hold the seat. A person with two devices counts as two guests.
    pub holders: Vec<GuestKey>,
    /// Digests of the links issued for this seat.
    pub links: Vec<GuestKey>,
    /// Level of the bot that plays here; if the seat has holders, the bot stands in for them.
    pub bot: Option<String>,
    /// Entropy contributed by the player.
    pub entropy: Option<String>,
    /// Whether the player gave the seat up during the game, so that anyone may take it.
    pub is_vacant: bool,
}

impl Place {
    pub fn open() -> Place {
        Place {
            name: String::new(),
            holders: Vec::new(),
            links: Vec::new(),
            bot: None,
            entropy: None,
            is_vacant: false,
        }
    }

    pub fn bot(level: String, seat: Seat) -> Place {
        let name = BOT_NAMES[seat.index() % BOT_NAMES.len()].to_owned();
        Place { name, bot: Some(level), ..Place::open() }
    }

    pub fn human(holder: GuestKey, name: String, entropy: Option<String>) -> Place {
        Place { name, holders: vec![holder], entropy, ..Place::open() }
    }

    pub fn kind(&self) -> SeatKind {
        match (self.holders.is_empty() && !self.is_vacant, self.bot.is_some()) {
            (true, true) => SeatKind::Bot,
            (true, false) => SeatKind::Open,
            (false, _) => SeatKind::Human,
        }
    }

    pub fn belongs_to(&self, holder: &GuestKey) -> bool {
        self.holders.contains(holder)
    }
}

/// First names of explorers.
const BOT_NAMES: [&str; 7] = ["Ida", "Roald", "Freya", "Sven", "Gertrude", "Matthew", "Isabelle"];

/// Values that the log header needs in addition to the options.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Started {
    pub rules: u16,
    pub names: Vec<String>,
    pub entropy: Vec<String>,
    pub at: u64,
    /// The seats the game waits for at the start, for lists of tables.
    pub awaited: SeatSet,
    /// The hash of the log's header, made at the start.
    pub hash: String,
}

impl Record {
    pub fn entry(&self) -> Option<&'static GameEntry> {
        GAMES.iter().copied().find(|entry| entry.meta.id == self.game)
    }

    /// Returns the game's bot levels.
    pub fn bots(&self) -> Vec<&'static str> {
        self.entry().map(GameEntry::bots).unwrap_or_default()
    }

    pub fn holders(&self) -> impl Iterator<Item = &GuestKey> {
        self.seats.iter().flat_map(|place| &place.holders)
    }

    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.seats.get(seat.index())
    }

    /// Returns this guest's seats.
    pub fn seats_of(&self, holder: &GuestKey) -> Vec<Seat> {
        let seats = (0..).map(Seat::new).zip(&self.seats);
        seats.filter(|(_, place)| place.belongs_to(holder)).map(|(seat, _)| seat).collect()
    }

    /// Returns `true` if spectators may see the game now.
    pub fn is_watchable(&self) -> bool {
        match self.watching {
            Watching::None => false,
            Watching::Public => true,
            Watching::After => self.phase == Phase::Over,
        }
    }

    /// Opens the match before its first step; returns `None` in the lobby.
    pub fn deal(&self, secret: Seed) -> Result<Option<Box<dyn AnyMatch>>, String> {
        let Some(started) = &self.started else { return Ok(None) };
        let entry = self.entry().ok_or_else(|| format!("unknown game {:?}", self.game))?;
        if started.rules != entry.meta.rules_version {
            return Err(format!(
                "the game uses rules version {}, but this server supports version {}",
                started.rules, entry.meta.rules_version
            ));
        }
        let start = match &self.position {
            Some(position) => Start::Position(position),
            None => Start::Deal { seats: self.seats.len() as u8, options: &self.options },
        };
        let (names, entropy) = (started.names.clone(), started.entropy.clone());
        entry.open(start, names, secret, entropy).map(Some).map_err(|error| error.to_string())
    }
}

/// A match that is rebuilt from the store. Every line must have the hash that was stored with it,
/// so that a changed store is detected.
pub struct StoredMatch {
    pub game: Box<dyn AnyMatch>,
    pub chain: LogWriter,
}

impl StoredMatch {
    /// Opens the match of a record before its first step; returns `None` in the lobby.
    pub fn open(record: &Record, secret: Seed) -> Result<Option<StoredMatch>, String> {
        let (Some(game), Some(started)) = (record.deal(secret)?, &record.started) else {
            return Ok(None);
        };
        let mut chain = LogWriter::default();
        if chain.hash(game.header()) != started.hash {
            return Err("the start of the game was changed in the store".to_owned());
        }
        Ok(Some(StoredMatch { game, chain }))
    }

    /// Applies a stored input.
    pub fn apply(&mut self, stored: &StoredInput) -> Result<(), LogError> {
        let invalid = |problem| LogError::new(stored.n() as usize + 1, problem);
        if self.chain.hash(&stored.line) != stored.hash {
            let n = stored.n();
            return Err(invalid(format!("step {n} or one before it was changed in the store")));
        }
        match self.game.apply_line(&stored.line) {
            Ok(_) => Ok(()),
            Err(error) => Err(invalid(format!("not allowed: {error}"))),
        }
    }
}
