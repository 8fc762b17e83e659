//! Seats and settings: players, bots and stand-ins, the start of the game, and rematches.
use std::time::Duration;

use kernel::{Seat, Seed};
use table::{AnyMatch, LogWriter};

use super::{
    TableCore, ViewerId,
    commands::{Change, CommandResult, Decision},
    consent::apply_terms,
    planted::{Bug, is_planted},
};
use crate::{
    actor::DeleteOutcome,
    id::{GuestKey, PublicGuestId, TableId, Token},
    names::{NAME_MAX, clean_name},
    record::{Kicked, Origin, Place, Record, Started},
    store::NewTable,
    wire::{ChangeSettings, Deal, NoteKind, Phase, SeatKind, TableError, Terms},
};

/// Maximum number of removed people. A full list drops its oldest entry.
const KICKED_MAX: usize = 32;
/// Maximum number of former holders that a seat remembers.
const PAST_MAX: usize = 16;
/// Longest pause before a bot's move in milliseconds.
const BOT_MS_MAX: u32 = 10_000;
/// Maximum length of a client's entropy in hexadecimal digits.
const ENTROPY_MAX: usize = 64;
/// Maximum number of guests, and of links, per seat.
const SEAT_GUESTS_MAX: usize = 8;

/// Returns the entropy that a client contributes, if it is hexadecimal and not too long.
pub(crate) fn clean_entropy(entropy: Option<String>) -> Option<String> {
    entropy.filter(|text| {
        text.len() <= ENTROPY_MAX && text.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

impl TableCore {
    /// Returns `true` for the host, and for the player who acts as host while the host is away.
    pub(super) fn is_host(&self, holder: &GuestKey) -> bool {
        self.record.host == *holder || self.record.acting_host.as_ref() == Some(holder)
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

    /// Returns [`DeleteOutcome::Deleted`] if the guest is the host and no one else has a seat or
    /// has played here.
    pub(crate) fn check_delete(&self, guest: &GuestKey) -> DeleteOutcome {
        let is_mine = |place: &Place| place.holders_so_far().iter().all(|other| other == guest);
        match (self.record.host == *guest, self.record.seats.iter().all(is_mine)) {
            (false, _) => DeleteOutcome::NotHost,
            (true, false) => DeleteOutcome::NotAlone,
            (true, true) => DeleteOutcome::Deleted,
        }
    }

    fn require_known_bot(&self, level: &str) -> Result<(), TableError> {
        let bots = self.record.bots();
        if bots.contains(&level) {
            Ok(())
        } else {
            Err(TableError::UnknownBot { bot: level.chars().take(NAME_MAX).collect() })
        }
    }

    /// Requires that the host has not removed this guest.
    pub(super) fn require_admitted(&self, guest: &GuestKey) -> Result<(), TableError> {
        let is_kicked = self.record.is_kicked(guest) && !is_planted(Bug::ReadmitsRemoved);
        if is_kicked { Err(TableError::Kicked) } else { Ok(()) }
    }

    /// Returns the name for a seat in its normal form, if no one else at the table has it.
    fn require_free_name(
        &self,
        name: &str,
        seat: Seat,
        guest: &GuestKey,
    ) -> Result<String, TableError> {
        let name = clean_name(name)?;
        match self.record.is_name_taken(&name, Some(seat), guest) {
            true => Err(TableError::NameTaken),
            false => Ok(name),
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
        self.require_admitted(&holder)?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        if place.belongs_to(&holder) {
            return Ok(Decision::Done);
        }
        let is_free = match self.record.phase {
            Phase::Lobby => place.kind() == SeatKind::Open,
            Phase::Playing => place.left_at.is_some(),
            Phase::Over => false,
        };
        if !is_free {
            return Err(TableError::SeatTaken { seat }.into());
        }
        if self.record.phase == Phase::Playing {
            self.require_successor(seat, &holder)?;
        }
        let past = place.past.clone();
        let name = self.require_free_name(name, seat, &holder)?;
        let is_lobby = self.record.phase == Phase::Lobby;
        let entropy = clean_entropy(entropy).filter(|_| is_lobby);
        let mut record = self.record.clone();
        record.question = None;
        if !is_lobby {
            record.note(
                self.now.unix_ms,
                self.step(),
                NoteKind::Joined { seat, name: name.clone() },
            );
        }
        if let Some(place) = record.place_mut(seat) {
            *place = Place { past, ..Place::human(holder, name, entropy) };
        }
        Ok(Change::of_seats(record).into())
    }

    /// Requires that a guest may take a seat that was given up during the game. Its former players
    /// need not wait. If the seat has secrets or rivals, no one who knows another seat may take it.
    fn require_successor(&self, seat: Seat, guest: &GuestKey) -> Result<(), TableError> {
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        let mut others = self.record.places().filter(|(other, _)| *other != seat);
        if self.has_secrets_or_rivals() && others.any(|(_, other)| other.was_held_by(guest)) {
            return Err(TableError::KnowsSeats);
        }
        if place.past.contains(guest) {
            return Ok(());
        }
        let wait = self.open_wait(seat).filter(|_| place.past.len() < PAST_MAX);
        match wait {
            Some(Duration::ZERO) => Ok(()),
            wait => {
                let wait_ms = wait.map(|wait| wait.as_millis() as u64);
                Err(TableError::SeatKept { wait_ms })
            }
        }
    }

    pub(super) fn stand(&self, viewer: ViewerId, seat: Seat) -> CommandResult {
        self.require_seat(viewer, seat)?;
        let mut record = self.record.clone();
        record.question = None;
        let (now, level) = (self.now.unix_ms, record.stand_in.clone());
        let place = record.place_mut(seat).ok_or(TableError::NoSuchSeat { seat })?;
        match self.record.phase {
            Phase::Lobby => *place = Place::open(),
            Phase::Playing => {
                let (name, past) = (place.name.clone(), place.holders_so_far());
                let left = NoteKind::Left { seat, name: name.clone() };
                let (bot, left_at) = (Some(level), Some(now));
                *place = Place { name, bot, left_at, past, ..Place::open() };
                record.note(now, self.step(), left);
            }
            Phase::Over => return Err(TableError::NotInLobby.into()),
        }
        Ok(Change::of_seats(record).into())
    }

    pub(super) fn rename(&self, viewer: ViewerId, seat: Seat, name: &str) -> CommandResult {
        self.require_lobby()?;
        self.require_seat(viewer, seat)?;
        let name = self.require_free_name(name, seat, &self.require_guest(viewer)?)?;
        let mut record = self.record.clone();
        if let Some(place) = record.place_mut(seat) {
            place.name = name;
        }
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
        let new = match bot {
            Some(level) => {
                self.require_known_bot(&level)?;
                let others = self.record.places().filter(|(other, _)| *other != seat);
                let others: Vec<Place> = others.map(|(_, place)| place.clone()).collect();
                Place::bot(level, seat, &others)
            }
            None => Place::open(),
        };
        let mut record = self.record.clone();
        if let Some(place) = record.place_mut(seat) {
            *place = new;
        }
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

    /// Removes the player of a seat, with all of their devices, from the table.
    pub(super) fn kick(&self, viewer: ViewerId, seat: Seat) -> CommandResult {
        let holder = self.require_host(viewer)?;
        self.require_lobby()?;
        let mut record = self.record.clone();
        let place = record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        // The host cannot be removed, and gives up their own seat with `stand`.
        if place.belongs_to(&record.host) || place.belongs_to(&holder) {
            return Err(TableError::NotHost.into());
        }
        let kicked = Kicked { guests: place.holders.clone(), name: place.name.clone() };
        if kicked.guests.is_empty() {
            return Ok(Decision::Done);
        }
        for place in &mut record.seats {
            let was_held = place.is_held();
            place.holders.retain(|guest| !kicked.guests.contains(guest));
            if was_held && !place.is_held() {
                *place = Place::open();
            }
        }
        if record.kicked.len() >= KICKED_MAX {
            record.kicked.remove(0);
        }
        record.kicked.push(kicked);
        Ok(Change { sends_views: true, ..Change::to(record) }.into())
    }

    /// Lets a removed person return to the table.
    pub(super) fn admit(&self, viewer: ViewerId, person: &PublicGuestId) -> CommandResult {
        self.require_host(viewer)?;
        let mut record = self.record.clone();
        let is_wanted =
            |kicked: &Kicked| kicked.guests.iter().any(|key| key.public_id() == *person);
        if !record.kicked.iter().any(is_wanted) {
            return Err(TableError::NoSuchPerson.into());
        }
        record.kicked.retain(|kicked| !is_wanted(kicked));
        Ok(Change { sends_views: true, ..Change::to(record) }.into())
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

    /// Changes settings. In the lobby the host decides, during play all players together.
    pub(super) fn settings(&mut self, viewer: ViewerId, change: &ChangeSettings) -> CommandResult {
        let holder = self.require_seated(viewer).or_else(|_| self.require_host(viewer))?;
        let ChangeSettings { bot_ms, terms, .. } = change;
        if *terms == Terms::default() {
            let mut record = self.record.clone();
            record.bot_ms = bot_ms.unwrap_or(record.bot_ms).min(BOT_MS_MAX);
            return Ok(Change { reschedules_bots: true, ..Change::to(record) }.into());
        }
        if let Some(level) = &terms.stand_in {
            self.require_known_bot(level)?;
        }
        if terms.pace.is_some_and(|pace| !pace.is_valid()) {
            return Err(TableError::BadPace.into());
        }
        if self.record.phase == Phase::Playing {
            return self.ask_settings(&holder, terms);
        }
        // An acting host cannot change what the players agree on.
        if self.record.host != holder {
            return Err(TableError::NotHost.into());
        }
        let mut record = self.record.clone();
        record.bot_ms = bot_ms.unwrap_or(record.bot_ms).min(BOT_MS_MAX);
        apply_terms(&mut record, terms, self.now.unix_ms);
        Ok(Change { sends_views: true, ..Change::to(record) }.into())
    }

    /// Lets a bot play for a player, at the strength that the table has chosen, or gives the seat
    /// back to its player.
    pub(super) fn stand_in(&self, viewer: ViewerId, seat: Seat, on: bool) -> CommandResult {
        let holder = self.require_seated(viewer)?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        if self.record.phase != Phase::Playing || !place.is_held() {
            return Err(TableError::NotPlaying.into());
        }
        if place.bot.is_some() == on {
            return Ok(Decision::Done);
        }
        if !place.belongs_to(&holder) {
            if !on {
                return Err(TableError::NotYourSeat { seat }.into());
            }
            self.require_absent(seat)?;
        }
        let mut record = self.record.clone();
        let mut level = on.then(|| record.stand_in.clone());
        if on && is_planted(Bug::StandsInTooWell) {
            level = record.bots().last().map(ToString::to_string);
        }
        if let Some(place) = record.place_mut(seat) {
            place.bot = level;
        }
        let by = self.record.seats_of(&holder).first().copied();
        let what = if on { NoteKind::StandIn { seat, by } } else { NoteKind::Back { seat } };
        record.note(self.now.unix_ms, self.step(), what);
        Ok(Change { reschedules_bots: true, ..Change::to(record) }.into())
    }

    /// Requires that other players may let a bot play for this seat.
    fn require_absent(&self, seat: Seat) -> Result<(), TableError> {
        if self.play.as_ref().is_some_and(|play| !play.game.is_cooperative()) {
            return Err(TableError::NoStandIn);
        }
        // A player who is present would first have to be absent for the whole grace period.
        match self.stand_in_wait(seat).unwrap_or_else(|| self.record.grace()) {
            Duration::ZERO => Ok(()),
            _ if is_planted(Bug::ReplacesPlayersAtOnce) => Ok(()),
            wait => Err(TableError::NotAbsent { wait_ms: wait.as_millis() as u64 }),
        }
    }

    pub(super) fn link(&mut self, viewer: ViewerId, seat: Seat) -> CommandResult {
        self.require_seat(viewer, seat)?;
        let token = Token::from_random(self.random());
        let mut record = self.record.clone();
        if let Some(Place { links, .. }) = record.place_mut(seat) {
            if links.len() >= SEAT_GUESTS_MAX {
                links.remove(0);
            }
            links.push(token.digest());
        }
        Ok(Change { link: Some(token.reveal().to_owned()), ..Change::to(record) }.into())
    }

    pub(super) fn claim(&self, viewer: ViewerId, token: &str) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        self.require_admitted(&holder)?;
        let digest = Token::parse(token).ok_or(TableError::BadToken)?.digest();
        let mut record = self.record.clone();
        let place = record.seats.iter_mut().find(|place| place.links.contains(&digest));
        let place = place.ok_or(TableError::BadToken)?;
        if !place.belongs_to(&holder) {
            if place.holders.len() >= SEAT_GUESTS_MAX {
                let removed = place.holders.remove(1);
                place.past.push(removed);
            }
            place.holders.push(holder);
        }
        Ok(Change { sends_views: true, ..Change::to(record) }.into())
    }

    /// Creates the next table, whose host is the player who asks for it.
    pub(super) fn rematch(&mut self, viewer: ViewerId, deal: Deal) -> CommandResult {
        let holder = self.require_seated(viewer)?;
        if self.record.phase != Phase::Over || self.record.lesson.is_some() {
            return Err(TableError::NotOver.into());
        }
        if self.record.next.is_some() {
            let moved = self.record.next;
            return Ok(Change { moved, ..Change::to(self.record.clone()) }.into());
        }
        let mut next = rematch_record(&self.record, holder, deal, self.now.unix_ms);
        let secret = match deal {
            Deal::New => self.random(),
            Deal::Same => self.secret,
        };
        if deal == Deal::New && next.position.is_some() {
            // The log of this game shows the hidden parts of its starting position.
            let start = self.record.deal(self.secret).ok().flatten();
            let start = start.ok_or(TableError::NotOver)?;
            next.position = start.redrawn_position(self.random());
        }
        let id = TableId::from_random(self.random());
        let record = Record { next: Some(id), ..self.record.clone() };
        let create = Some(Box::new(NewTable { id, secret, record: next }));
        Ok(Change { create, moved: Some(id), ..Change::to(record) }.into())
    }
}

/// Moves a record from the lobby to play, which fixes the players' names and entropy, and deals the
/// match.
pub(crate) fn start_match(
    record: &mut Record,
    secret: Seed,
    unix_ms: u64,
) -> Result<Box<dyn AnyMatch>, TableError> {
    if record.seats.iter().any(|place| place.kind() == SeatKind::Open) {
        return Err(TableError::OpenSeats);
    }
    let entry = record.entry().ok_or(TableError::NotInLobby)?;
    let names: Vec<_> = record.seats.iter().map(|place| place.name.clone()).collect();
    let entropy: Vec<_> = match &record.origin {
        Origin::Same { entropy } => entropy.clone(),
        Origin::New | Origin::Continued { .. } => {
            record.seats.iter().filter_map(|place| place.entropy.clone()).collect()
        }
    };
    let game = entry
        .open(record.start(), names.clone(), secret, entropy.clone())
        .map_err(|error| TableError::CannotStart { problem: error.to_string() })?;
    // The header must stay the same in later versions of the program, whose games may have more
    // options, so the record keeps the options as the header states them.
    let header = game.header();
    match &header.position {
        Some(position) => record.position = Some(position.clone()),
        None => record.options = header.options.clone(),
    }
    record.started = Some(Started {
        rules: header.rules,
        names,
        entropy,
        at: unix_ms,
        awaited: game.awaited(),
        hash: LogWriter::default().hash(header),
    });
    record.phase = Phase::Playing;
    Ok(game)
}

/// Returns the record for a rematch: the same table, back in the lobby. If it repeats the deal,
/// hidden information is already known, so everyone but its host sits down again and sees a notice
/// first.
fn rematch_record(record: &Record, host: GuestKey, deal: Deal, unix_ms: u64) -> Record {
    let seats = record.seats.iter().map(|place| {
        let is_kept = deal == Deal::New || place.belongs_to(&host);
        match place.kind() {
            SeatKind::Bot => {
                Place { bot: place.bot.clone(), name: place.name.clone(), ..Place::open() }
            }
            SeatKind::Human if place.is_held() && is_kept => {
                Place { name: place.name.clone(), holders: place.holders.clone(), ..Place::open() }
            }
            SeatKind::Human | SeatKind::Open => Place::open(),
        }
    });
    let played = record.started.as_ref().map(|started| started.entropy.clone());
    Record {
        seats: seats.collect(),
        origin: match (deal, &record.origin) {
            (Deal::Same, _) => Origin::Same { entropy: played.unwrap_or_default() },
            (Deal::New, Origin::Continued { step }) => Origin::Continued { step: *step },
            (Deal::New, Origin::New | Origin::Same { .. }) => Origin::New,
        },
        host,
        host_away_at: None,
        acting_host: None,
        phase: Phase::Lobby,
        created_at: unix_ms,
        pace_since: 0,
        started: None,
        outcome: None,
        next: None,
        question: None,
        history: Vec::new(),
        recent_commands: Vec::new(),
        ..record.clone()
    }
}
