//! What is kept of a table besides its inputs.
use catalog::GAMES;
use kernel::{Outcome, Seat, Seed};
use serde::{Deserialize, Serialize};
use table::{AnyMatch, Entry, LogError, Start};

use crate::{
    id::{Holder, Person, TableId},
    store::Stored,
    wire::{Json, Pace, Phase, Privacy, SeatKind, UndoPolicy, Watching},
};

/// A table: what was agreed on, who sits where, how far it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Record {
    pub game: String,
    pub title: Option<String>,
    pub preset: Option<String>,
    pub options: Json,
    /// Where the match begins, if not with a fresh deal.
    pub position: Option<Json>,
    pub privacy: Privacy,
    pub watching: Watching,
    pub undo: UndoPolicy,
    pub pace: Pace,
    pub bot_ms: u32,
    pub host: Holder,
    pub seats: Vec<Place>,
    pub phase: Phase,
    pub created_at: u64,
    /// What was fixed when play began.
    pub started: Option<Started>,
    pub outcome: Option<Outcome>,
    /// The rematch.
    pub next: Option<TableId>,
    #[serde(default)]
    pub muted: Vec<Person>,
}

/// A seat and who has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    pub name: String,
    /// The guests who hold it: a person with two devices is two guests.
    pub holders: Vec<Holder>,
    /// Digests of the links to it that have been given out.
    #[serde(default)]
    pub links: Vec<Holder>,
    /// The bot that plays here: alone if nobody holds the seat, else standing in.
    pub bot: Option<String>,
    /// Luck added by the one who sits here.
    #[serde(default)]
    pub entropy: Option<String>,
    /// Somebody has given it up in play: anybody may take it.
    #[serde(default)]
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

    pub fn human(holder: Holder, name: String, entropy: Option<String>) -> Place {
        Place { name, holders: vec![holder], entropy, ..Place::open() }
    }

    pub fn kind(&self) -> SeatKind {
        match (self.holders.is_empty() && !self.is_vacant, self.bot.is_some()) {
            (true, true) => SeatKind::Bot,
            (true, false) => SeatKind::Open,
            (false, _) => SeatKind::Human,
        }
    }

    pub fn is_held_by(&self, holder: &Holder) -> bool {
        self.holders.contains(holder)
    }
}

/// People who went a long way.
const BOT_NAMES: [&str; 7] = ["Ida", "Roald", "Freya", "Sven", "Gertrude", "Matthew", "Isabelle"];

/// What the log's header needs besides the options.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Started {
    pub rules: u16,
    pub names: Vec<String>,
    pub entropy: Vec<String>,
    pub at: u64,
}

impl Record {
    pub fn entry(&self) -> Option<&'static Entry> {
        GAMES.iter().copied().find(|entry| entry.meta.id == self.game)
    }

    /// The levels of its bots.
    pub fn bots(&self) -> Vec<&'static str> {
        self.entry().map(Entry::bots).unwrap_or_default()
    }

    pub fn holders(&self) -> impl Iterator<Item = &Holder> {
        self.seats.iter().flat_map(|place| &place.holders)
    }

    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.seats.get(seat.index())
    }

    /// The seats of this guest.
    pub fn seats_of(&self, holder: &Holder) -> Vec<Seat> {
        let seats = (0..).map(Seat::new).zip(&self.seats);
        seats.filter(|(_, place)| place.is_held_by(holder)).map(|(seat, _)| seat).collect()
    }

    /// May those who do not sit here see the game?
    pub fn is_watchable(&self) -> bool {
        match self.watching {
            Watching::None => false,
            Watching::Public => true,
            Watching::After => self.phase == Phase::Over,
        }
    }

    /// The match as it was dealt; `None` in the lobby.
    pub fn deal(&self, secret: Seed) -> Result<Option<Box<dyn AnyMatch>>, String> {
        let Some(started) = &self.started else { return Ok(None) };
        let entry = self.entry().ok_or_else(|| format!("there is no game {:?}", self.game))?;
        if started.rules != entry.meta.rules_version {
            return Err(format!(
                "played by version {} of the rules, this program knows {}",
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

/// Plays one stored input again.
pub fn replay(game: &mut dyn AnyMatch, stored: &Stored) -> Result<(), LogError> {
    match game.take(&stored.line) {
        Ok(_) => Ok(()),
        Err(why) => Err(LogError::new(stored.n() as usize + 1, format!("not allowed: {why}"))),
    }
}
