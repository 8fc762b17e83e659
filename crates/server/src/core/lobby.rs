//! Seats and settings: who plays where, bots and stand-ins, the start, and rematches.
use std::time::Duration;

use kernel::{Seat, SeatSet, Seed};
use table::{AnyMatch, LogWriter};

use super::{
    TableCore, ViewerId,
    commands::{Change, CommandResult, Decision},
};
use crate::{
    id::{GuestKey, TableId, Token},
    record::{Place, Record, Started},
    store::NewTable,
    wire::{ChangeSettings, Deal, Phase, SeatKind, TableError},
};

/// Time after which a bot may stand in for an absent player.
const GRACE: Duration = Duration::from_secs(60);
/// Maximum length of a name in characters.
const NAME_MAX: usize = 24;
/// Longest pause before a bot's move in milliseconds.
const BOT_MS_MAX: u32 = 10_000;
/// Maximum length of a client's entropy in hexadecimal digits.
const ENTROPY_MAX: usize = 64;
/// Maximum number of guests, and of links, per seat.
const SEAT_GUESTS_MAX: usize = 8;

/// Normalizes a name, or refuses one that cannot be displayed.
pub fn clean_name(name: &str) -> Result<String, TableError> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_forbidden = |c: char| c.is_control() || table::is_bidi_control(c);
    let length = name.chars().count();
    if length == 0 || length > NAME_MAX || name.chars().any(is_forbidden) {
        return Err(TableError::BadName);
    }
    Ok(name)
}

/// Returns the entropy that a client contributes, if it is hexadecimal and not too long.
pub fn clean_entropy(entropy: Option<String>) -> Option<String> {
    entropy.filter(|text| {
        text.len() <= ENTROPY_MAX && text.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

impl TableCore {
    /// Returns `true` for the host and, while the host is away, for the first seated guest present.
    pub(super) fn is_host(&self, holder: &GuestKey) -> bool {
        let is_here = |wanted: &GuestKey| {
            self.viewers.by_id.values().any(|viewer| viewer.holder.as_ref() == Some(wanted))
        };
        if self.record.host == *holder {
            return true;
        }
        if is_here(&self.record.host) {
            return false;
        }
        self.record.holders().find(|seated| is_here(seated)) == Some(holder)
    }

    pub(super) fn require_host(&self, viewer: ViewerId) -> Result<GuestKey, TableError> {
        let holder = self.require_guest(viewer)?;
        if self.is_host(&holder) { Ok(holder) } else { Err(TableError::NotHost) }
    }

    fn require_lobby(&self) -> Result<(), TableError> {
        if self.record.phase == Phase::Lobby { Ok(()) } else { Err(TableError::NotInLobby) }
    }

    fn require_seated(&self, viewer: ViewerId) -> Result<GuestKey, TableError> {
        let holder = self.require_guest(viewer)?;
        let is_seated = !self.record.seats_of(&holder).is_empty();
        if is_seated { Ok(holder) } else { Err(TableError::NotSeated) }
    }

    fn require_known_bot(&self, level: &str) -> Result<(), TableError> {
        let bots = self.record.bots();
        if bots.contains(&level) {
            Ok(())
        } else {
            Err(TableError::UnknownBot { bot: level.chars().take(NAME_MAX).collect() })
        }
    }

    pub(super) fn sit(
        &self,
        viewer: ViewerId,
        seat: Seat,
        name: &str,
        entropy: Option<String>,
    ) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let name = clean_name(name)?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        if place.belongs_to(&holder) {
            return Ok(Decision::Done);
        }
        let is_free = match self.record.phase {
            Phase::Lobby => place.kind() == SeatKind::Open,
            Phase::Playing => place.is_vacant,
            Phase::Over => false,
        };
        if !is_free {
            return Err(TableError::SeatTaken { seat }.into());
        }
        let mut record = self.record.clone();
        let is_lobby = record.phase == Phase::Lobby;
        let entropy = clean_entropy(entropy).filter(|_| is_lobby);
        record.seats[seat.index()] = Place::human(holder, name, entropy);
        Ok(Change::of_seats(record).into())
    }

    pub(super) fn stand(&self, viewer: ViewerId, seat: Seat) -> CommandResult {
        self.require_seat(viewer, seat)?;
        let mut record = self.record.clone();
        let place = &mut record.seats[seat.index()];
        match self.record.phase {
            Phase::Lobby => *place = Place::open(),
            Phase::Playing => {
                let bot = Some(self.stand_in_level());
                *place = Place { name: place.name.clone(), bot, is_vacant: true, ..Place::open() };
            }
            Phase::Over => return Err(TableError::NotInLobby.into()),
        }
        Ok(Change::of_seats(record).into())
    }

    fn stand_in_level(&self) -> String {
        let bots = self.record.bots();
        bots.get(1).or(bots.first()).map_or(String::new(), |level| (*level).to_owned())
    }

    pub(super) fn rename(&self, viewer: ViewerId, seat: Seat, name: &str) -> CommandResult {
        self.require_lobby()?;
        self.require_seat(viewer, seat)?;
        let mut record = self.record.clone();
        record.seats[seat.index()].name = clean_name(name)?;
        Ok(Change::to(record).into())
    }

    pub(super) fn set_seat(
        &self,
        viewer: ViewerId,
        seat: Seat,
        bot: Option<String>,
    ) -> CommandResult {
        self.require_host(viewer)?;
        self.require_lobby()?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        if place.kind() == SeatKind::Human {
            return Err(TableError::SeatTaken { seat }.into());
        }
        let mut record = self.record.clone();
        record.seats[seat.index()] = match bot {
            Some(level) => {
                self.require_known_bot(&level)?;
                Place::bot(level, seat)
            }
            None => Place::open(),
        };
        Ok(Change::to(record).into())
    }

    pub(super) fn set_n_seats(&self, viewer: ViewerId, n: u8) -> CommandResult {
        self.require_host(viewer)?;
        self.require_lobby()?;
        let meta = &self.record.entry().ok_or(TableError::NotInLobby)?.meta;
        let (min, max) = (meta.seats_min, meta.seats_max);
        if !(min..=max).contains(&n) || self.record.position.is_some() {
            return Err(TableError::SeatCount { min, max }.into());
        }
        let mut record = self.record.clone();
        let mut removed = record.seats.iter().skip(n as usize);
        if removed.any(|place| place.kind() == SeatKind::Human) {
            return Err(TableError::SeatTaken { seat: Seat::new(n) }.into());
        }
        record.seats.resize(n as usize, Place::open());
        Ok(Change::to(record).into())
    }

    pub(super) fn kick(&self, viewer: ViewerId, seat: Seat) -> CommandResult {
        let holder = self.require_host(viewer)?;
        self.require_lobby()?;
        let mut record = self.record.clone();
        let place = record.seats.get_mut(seat.index()).ok_or(TableError::NoSuchSeat { seat })?;
        // An acting host cannot remove the real one.
        if place.belongs_to(&record.host) && record.host != holder {
            return Err(TableError::NotHost.into());
        }
        *place = Place::open();
        Ok(Change::to(record).into())
    }

    pub(super) fn start(&self, viewer: ViewerId) -> CommandResult {
        self.require_host(viewer)?;
        if self.record.phase != Phase::Lobby {
            return Ok(Decision::Done);
        }
        let mut record = self.record.clone();
        let dealt = start_match(&mut record, self.secret, self.now.unix_ms)?;
        Ok(Change { dealt: Some(dealt), ..Change::of_seats(record) }.into())
    }

    pub(super) fn settings(&self, viewer: ViewerId, change: &ChangeSettings) -> CommandResult {
        let holder = self.require_seated(viewer).or_else(|_| self.require_host(viewer))?;
        let needs_host =
            change.undo.is_some() || change.watching.is_some() || change.privacy.is_some();
        if needs_host && !self.is_host(&holder) {
            return Err(TableError::NotHost.into());
        }
        let mut record = self.record.clone();
        record.bot_ms = change.bot_ms.unwrap_or(record.bot_ms).min(BOT_MS_MAX);
        record.undo = change.undo.unwrap_or(record.undo);
        record.watching = change.watching.unwrap_or(record.watching);
        record.privacy = change.privacy.unwrap_or(record.privacy);
        Ok(Change {
            sends_views: change.watching.is_some(),
            reschedules_bots: change.bot_ms.is_some(),
            ..Change::to(record)
        }
        .into())
    }

    pub(super) fn stand_in(
        &self,
        viewer: ViewerId,
        seat: Seat,
        bot: Option<String>,
    ) -> CommandResult {
        let holder = self.require_seated(viewer)?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        if self.record.phase != Phase::Playing || place.kind() != SeatKind::Human {
            return Err(TableError::NotPlaying.into());
        }
        if let Some(level) = &bot {
            self.require_known_bot(level)?;
        }
        if !place.belongs_to(&holder) {
            let away = self.viewers.away_since[seat.index()];
            let away = away.map(|since| self.now.mono.saturating_sub(since));
            let wait = GRACE.saturating_sub(away.unwrap_or_default());
            if bot.is_none() || !wait.is_zero() {
                return Err(TableError::NotAbsent { wait_ms: wait.as_millis() as u64 }.into());
            }
        }
        let mut record = self.record.clone();
        record.seats[seat.index()].bot = bot;
        Ok(Change { reschedules_bots: true, ..Change::to(record) }.into())
    }

    pub(super) fn link(&mut self, viewer: ViewerId, seat: Seat) -> CommandResult {
        self.require_seat(viewer, seat)?;
        let token = Token::from_random(self.random());
        let mut record = self.record.clone();
        let links = &mut record.seats[seat.index()].links;
        if links.len() >= SEAT_GUESTS_MAX {
            links.remove(0);
        }
        links.push(token.digest());
        Ok(Change { link: Some(token.reveal().to_owned()), ..Change::to(record) }.into())
    }

    pub(super) fn claim(&self, viewer: ViewerId, token: &str) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let digest = Token::parse(token).ok_or(TableError::BadToken)?.digest();
        let mut record = self.record.clone();
        let place = record.seats.iter_mut().find(|place| place.links.contains(&digest));
        let place = place.ok_or(TableError::BadToken)?;
        if !place.belongs_to(&holder) {
            if place.holders.len() >= SEAT_GUESTS_MAX {
                place.holders.remove(1);
            }
            place.holders.push(holder);
        }
        Ok(Change { sends_views: true, ..Change::to(record) }.into())
    }

    pub(super) fn rematch(&mut self, viewer: ViewerId, deal: Deal) -> CommandResult {
        self.require_seated(viewer)?;
        if self.record.phase != Phase::Over {
            return Err(TableError::NotOver.into());
        }
        if self.record.next.is_some() {
            let moved = self.record.next;
            return Ok(Change { moved, ..Change::to(self.record.clone()) }.into());
        }
        let next = rematch_record(&self.record, deal, self.now.unix_ms);
        let secret = match deal {
            Deal::New => self.random(),
            Deal::Same => self.secret,
        };
        let id = TableId::from_random(self.random());
        let record = Record { next: Some(id), ..self.record.clone() };
        let create = Some(Box::new(NewTable { id, secret, record: next }));
        Ok(Change { create, moved: Some(id), ..Change::to(record) }.into())
    }
}

/// Moves a record from the lobby to play, which fixes the players' names and entropy, and deals the
/// match.
pub fn start_match(
    record: &mut Record,
    secret: Seed,
    unix_ms: u64,
) -> Result<Box<dyn AnyMatch>, TableError> {
    if record.seats.iter().any(|place| place.kind() == SeatKind::Open) {
        return Err(TableError::OpenSeats);
    }
    let entry = record.entry().ok_or(TableError::NotInLobby)?;
    record.phase = Phase::Playing;
    record.started = Some(Started {
        rules: entry.meta.rules_version,
        names: record.seats.iter().map(|place| place.name.clone()).collect(),
        entropy: record.seats.iter().filter_map(|place| place.entropy.clone()).collect(),
        at: unix_ms,
        awaited: SeatSet::EMPTY,
        hash: String::new(),
    });
    let dealt = record.deal(secret).map_err(|problem| TableError::CannotStart { problem })?;
    let game = dealt.ok_or(TableError::NotInLobby)?;
    if let Some(started) = &mut record.started {
        started.awaited = game.awaited();
        started.hash = LogWriter::default().hash(game.header());
    }
    Ok(game)
}

/// Returns the record for a rematch: the same table, back in the lobby. Repeating the deal also
/// requires the players' original entropy.
fn rematch_record(record: &Record, deal: Deal, unix_ms: u64) -> Record {
    let seats = record.seats.iter().map(|place| Place {
        entropy: place.entropy.clone().filter(|_| deal == Deal::Same),
        links: Vec::new(),
        bot: place.bot.clone().filter(|_| place.kind() == SeatKind::Bot),
        name: if place.is_vacant { String::new() } else { place.name.clone() },
        is_vacant: false,
        ..place.clone()
    });
    Record {
        seats: seats.collect(),
        phase: Phase::Lobby,
        created_at: unix_ms,
        started: None,
        outcome: None,
        next: None,
        recent_commands: Vec::new(),
        ..record.clone()
    }
}
