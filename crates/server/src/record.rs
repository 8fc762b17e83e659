//! A table's stored data, apart from its inputs.
use std::time::Duration;

use catalog::UnsupportedGame;
use kernel::{Outcome, Seat, SeatSet, Seed};
use serde::{Deserialize, Serialize};
use table::{AnyMatch, GameEntry, Header, LogError, LogWriter, Start};

use crate::{
    id::{GuestKey, PublicGuestId, TableId},
    names::are_confusable,
    store::StoredInput,
    wire::{
        Absence, Ask, Json, LessonInfo, Note, NoteKind, OriginInfo, Pace, Phase, Privacy, SeatKind,
        UndoPolicy, Watching,
    },
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
    /// Unix time in milliseconds of the last change of pace, when move clocks restarted.
    pub pace_since: u64,
    pub absence: Absence,
    /// Level of the bots that stand in for players.
    pub stand_in: String,
    pub bot_ms: u32,
    pub host: GuestKey,
    /// Unix time in milliseconds at which the host's absence began. Short absences are not stored.
    pub host_away_at: Option<u64>,
    /// The player who acts as host while the host is away.
    pub acting_host: Option<GuestKey>,
    pub seats: Vec<Place>,
    pub origin: Origin,
    /// The lesson that is played here.
    #[serde(default)]
    pub lesson: Option<LessonInfo>,
    pub phase: Phase,
    pub created_at: u64,
    /// Values fixed when the game started.
    pub started: Option<Started>,
    pub outcome: Option<Outcome>,
    /// The table for the rematch.
    pub next: Option<TableId>,
    pub muted: Vec<PublicGuestId>,
    pub kicked: Vec<Kicked>,
    pub question: Option<Question>,
    /// The latest events that are not steps of the game, oldest first.
    pub history: Vec<Note>,
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
    /// Unix time in milliseconds at which the player's absence began. Short absences are not
    /// stored.
    pub away_at: Option<u64>,
    /// Unix time in milliseconds when the player gave the seat up during the game.
    pub left_at: Option<u64>,
    /// Guests who held the seat earlier in this game, and so know its secrets.
    pub past: Vec<GuestKey>,
}

/// A proposal that all players must agree to, present or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    pub id: u32,
    /// The seat that asks.
    pub seat: Seat,
    pub ask: Ask,
    /// The seats that have not answered yet.
    pub waiting: Vec<Seat>,
    /// Unix time in milliseconds when the question counts as declined.
    pub until: u64,
    /// The number of steps when it was asked.
    pub step: u32,
}

/// Guests whom the host has removed: one person's devices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kicked {
    pub guests: Vec<GuestKey>,
    pub name: String,
}

/// The deal of a table's game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Origin {
    New,
    /// The deal of a finished game, for which the players' entropy of that game is needed.
    Same {
        entropy: Vec<String>,
    },
    /// A step of a finished game, with everything hidden redrawn.
    Continued {
        step: u32,
    },
}

impl Origin {
    pub fn info(&self) -> OriginInfo {
        match self {
            Origin::New => OriginInfo::New,
            Origin::Same { .. } => OriginInfo::Same,
            Origin::Continued { step } => OriginInfo::Continued { step: *step },
        }
    }
}

impl Place {
    pub fn open() -> Place {
        Place {
            name: String::new(),
            holders: Vec::new(),
            links: Vec::new(),
            bot: None,
            entropy: None,
            away_at: None,
            left_at: None,
            past: Vec::new(),
        }
    }

    /// Puts a bot on a seat, with a name that no one else at the table has.
    pub fn bot(level: String, seat: Seat, others: &[Place]) -> Place {
        let names = BOT_NAMES.iter().cycle().skip(seat.index()).take(BOT_NAMES.len());
        let is_free = |name: &&&str| !others.iter().any(|other| are_confusable(&other.name, name));
        let name =
            names.clone().find(is_free).map_or_else(|| seat.to_string(), |name| (*name).to_owned());
        Place { name, bot: Some(level), ..Place::open() }
    }

    pub fn human(holder: GuestKey, name: String, entropy: Option<String>) -> Place {
        Place { name, holders: vec![holder], entropy, ..Place::open() }
    }

    pub fn kind(&self) -> SeatKind {
        match (self.holders.is_empty() && self.left_at.is_none(), self.bot.is_some()) {
            (true, true) => SeatKind::Bot,
            (true, false) => SeatKind::Open,
            (false, _) => SeatKind::Human,
        }
    }

    pub fn belongs_to(&self, holder: &GuestKey) -> bool {
        self.holders.contains(holder)
    }

    /// Returns `true` if the guest holds the seat or has held it in this game.
    pub fn was_held_by(&self, guest: &GuestKey) -> bool {
        self.belongs_to(guest) || self.past.contains(guest)
    }

    /// Returns everyone who has held the seat in this game.
    pub fn holders_so_far(&self) -> Vec<GuestKey> {
        let mut guests = self.past.clone();
        guests.extend(self.holders.iter().filter(|holder| !self.past.contains(holder)).cloned());
        guests
    }

    /// Returns `true` if a person holds the seat, present or not.
    pub fn is_held(&self) -> bool {
        !self.holders.is_empty()
    }
}

/// Time after which an absent player's powers pass to others in live games.
const GRACE: Duration = Duration::from_secs(120);
/// Maximum number of events kept in the history.
const HISTORY_MAX: usize = 20;

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
        catalog::find(&self.game)
    }

    /// Returns the game with the rules under which the table started, or the current ones in the
    /// lobby.
    pub fn playable_entry(&self) -> Result<&'static GameEntry, UnsupportedGame> {
        let started = self.started.as_ref().map(|started| started.rules);
        let current = self.entry().map(|entry| entry.meta.rules_version());
        catalog::find_version(&self.game, started.or(current).unwrap_or_default())
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

    pub fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.seats.get_mut(seat.index())
    }

    /// Returns the seats with their occupants.
    pub fn places(&self) -> impl Iterator<Item = (Seat, &Place)> {
        (0..).map(Seat::new).zip(&self.seats)
    }

    /// Returns `true` if the host has removed this guest from the table.
    pub fn is_kicked(&self, guest: &GuestKey) -> bool {
        self.kicked.iter().any(|kicked| kicked.guests.contains(guest))
    }

    /// Returns `true` if a guest cannot use a name, at this seat or as a spectator, because it
    /// looks like the name of another player.
    pub fn is_name_taken(&self, name: &str, seat: Option<Seat>, guest: &GuestKey) -> bool {
        let others = self.places().filter(|(other, _)| Some(*other) != seat);
        let mut others = others.filter(|(_, place)| !place.belongs_to(guest));
        others.any(|(_, place)| are_confusable(&place.name, name))
    }

    /// Adds an event to the history. A full history drops its oldest event.
    pub fn note(&mut self, at: u64, step: u32, what: NoteKind) {
        if self.history.len() >= HISTORY_MAX {
            self.history.remove(0);
        }
        self.history.push(Note { at, step, what });
    }

    /// Returns the time after which an absent player's powers pass to others: two minutes, or twice
    /// the time per move.
    pub fn grace(&self) -> Duration {
        match self.pace {
            Pace::Live => GRACE,
            Pace::Slow { minutes } => Duration::from_secs(120 * u64::from(minutes)),
        }
    }

    pub fn default_stand_in(bots: &[&'static str]) -> String {
        let normal = bots.iter().find(|level| **level == "normal").or(bots.last());
        normal.map_or(String::new(), |level| (*level).to_owned())
    }

    /// Returns this guest's seats.
    pub fn seats_of(&self, holder: &GuestKey) -> Vec<Seat> {
        let own = self.places().filter(|(_, place)| place.belongs_to(holder));
        own.map(|(seat, _)| seat).collect()
    }

    /// Returns `true` if spectators may see the game now.
    pub fn is_watchable(&self) -> bool {
        match self.watching {
            Watching::None => false,
            Watching::Public => true,
            Watching::After => self.phase == Phase::Over,
        }
    }

    /// Returns `true` while a lesson holds clocks and bots.
    pub fn is_held(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.is_held)
    }

    /// Returns the position, or the number of seats and the options, with which the match starts.
    pub fn start(&self) -> Start<'_> {
        match &self.position {
            Some(position) => Start::Position(position),
            None => Start::Deal { seats: self.seats.len() as u8, options: &self.options },
        }
    }

    /// Opens the match before its first step; returns `None` in the lobby.
    pub fn deal(&self, secret: Seed) -> Result<Option<Box<dyn AnyMatch>>, String> {
        let Some(started) = &self.started else { return Ok(None) };
        let entry = self.playable_entry().map_err(|error| error.to_string())?;
        let (names, entropy) = (started.names.clone(), started.entropy.clone());
        let mut header =
            Header::new(entry.meta.id, started.rules, self.start(), names, &secret, entropy);
        header.seats = self.seats.len() as u8;
        entry.reopen(header, secret).map(Some).map_err(|error| error.to_string())
    }
}

/// A match that is rebuilt from the store. Every line must have the hash that was stored with it,
/// so that a changed store is detected.
pub(crate) struct StoredMatch {
    pub game: Box<dyn AnyMatch>,
    pub chain: LogWriter,
}

impl StoredMatch {
    /// Opens the match of a record before its first step; returns `None` in the lobby.
    pub(crate) fn open(record: &Record, secret: Seed) -> Result<Option<StoredMatch>, String> {
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
    pub(crate) fn apply(&mut self, stored: &StoredInput) -> Result<(), LogError> {
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
