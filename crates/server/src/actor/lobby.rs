//! Commands about seats and settings, most of them in the lobby.
use kernel::Seat;

use super::{CommandResult, GRACE, Reply, TableActor, ViewerId, play::now_ms};
use crate::{
    id::{GuestKey, Token, random},
    record::{Place, Record, Started},
    wire::{ChangeSettings, Deal, Phase, SeatKind, ServerMessage, TableError},
};

/// Maximum length of a name in characters.
const NAME_MAX: usize = 24;
/// Longest pause before a bot's move in milliseconds.
const BOT_MS_MAX: u32 = 10_000;
/// Maximum length of a client's entropy in hexadecimal digits.
const ENTROPY_MAX: usize = 64;
/// Maximum number of guests per seat, and of links to it.
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

impl TableActor {
    /// Returns `true` for the host and, while the host is away, for the first seated guest present.
    pub(super) fn is_host(&self, holder: &GuestKey) -> bool {
        let is_here = |wanted: &GuestKey| {
            self.viewers.values().any(|viewer| viewer.holder.as_ref() == Some(wanted))
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

    pub(super) async fn save(&mut self) -> Result<(), TableError> {
        self.registry.store.save(self.id, &self.record).await.map_err(|_| TableError::Store)
    }

    /// Saves the new record, then uses and broadcasts it.
    pub(super) async fn change(&mut self, record: Record) -> CommandResult {
        self.registry.store.save(self.id, &record).await.map_err(|_| TableError::Store)?;
        self.record = record;
        self.update_presence();
        self.broadcast_table();
        Ok(Reply::Done)
    }

    pub(super) async fn sit(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        name: String,
        entropy: Option<String>,
    ) -> CommandResult {
        let holder = self.require_guest(viewer)?;
        let name = clean_name(&name)?;
        let place = self.record.place(seat).ok_or(TableError::NoSuchSeat { seat })?;
        if place.belongs_to(&holder) {
            return Ok(Reply::Done);
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
        self.change(record).await?;
        self.send_views();
        // Discards the move of the bot that stood in.
        self.reschedule_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn stand(&mut self, viewer: ViewerId, seat: Seat) -> CommandResult {
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
        self.change(record).await?;
        self.send_views();
        self.reschedule_bots();
        Ok(Reply::Done)
    }

    /// Sends every client its view again, because clients may now see more or less than before.
    fn send_views(&mut self) {
        let (step, ids) = (self.step(), self.viewers.keys().copied().collect::<Vec<_>>());
        for id in ids {
            self.send_update(id, step, None);
        }
    }

    fn stand_in_level(&self) -> String {
        let bots = self.record.bots();
        bots.get(1).or(bots.first()).map_or(String::new(), |level| (*level).to_owned())
    }

    pub(super) async fn rename(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        name: String,
    ) -> CommandResult {
        self.require_lobby()?;
        self.require_seat(viewer, seat)?;
        let mut record = self.record.clone();
        record.seats[seat.index()].name = clean_name(&name)?;
        self.change(record).await
    }

    pub(super) async fn set_seat(
        &mut self,
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
        self.change(record).await
    }

    pub(super) async fn set_n_seats(&mut self, viewer: ViewerId, n: u8) -> CommandResult {
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
        self.change(record).await
    }

    pub(super) async fn kick(&mut self, viewer: ViewerId, seat: Seat) -> CommandResult {
        let holder = self.require_host(viewer)?;
        self.require_lobby()?;
        let mut record = self.record.clone();
        let place = record.seats.get_mut(seat.index()).ok_or(TableError::NoSuchSeat { seat })?;
        // An acting host cannot remove the real one.
        if place.belongs_to(&record.host) && record.host != holder {
            return Err(TableError::NotHost.into());
        }
        *place = Place::open();
        self.change(record).await
    }

    pub(super) async fn start(&mut self, viewer: ViewerId) -> CommandResult {
        self.require_host(viewer)?;
        if self.record.phase != Phase::Lobby {
            return Ok(Reply::Done);
        }
        let mut record = self.record.clone();
        start_match(&mut record)?;
        let game =
            record.deal(self.secret).map_err(|problem| TableError::CannotStart { problem })?;
        self.last_at = now_ms();
        self.change(record).await?;
        self.game = game;
        self.set_clock();
        metrics::counter!("ovoo_games_started_total").increment(1);
        self.broadcast_table();
        self.send_views();
        self.reschedule_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn settings(
        &mut self,
        viewer: ViewerId,
        change: &ChangeSettings,
    ) -> CommandResult {
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
        self.change(record).await?;
        if change.watching.is_some() {
            self.send_views();
        }
        if change.bot_ms.is_some() {
            self.reschedule_bots();
        }
        Ok(Reply::Done)
    }

    pub(super) async fn stand_in(
        &mut self,
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
            let away = self.away_since[seat.index()].map(|since| since.elapsed());
            let wait = GRACE.saturating_sub(away.unwrap_or_default());
            if bot.is_none() || !wait.is_zero() {
                return Err(TableError::NotAbsent { wait_ms: wait.as_millis() as u64 }.into());
            }
        }
        let mut record = self.record.clone();
        record.seats[seat.index()].bot = bot;
        self.change(record).await?;
        self.reschedule_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn link(&mut self, viewer: ViewerId, id: u32, seat: Seat) -> CommandResult {
        self.require_seat(viewer, seat)?;
        let token = Token::random();
        let mut record = self.record.clone();
        let links = &mut record.seats[seat.index()].links;
        if links.len() >= SEAT_GUESTS_MAX {
            links.remove(0);
        }
        links.push(token.digest());
        self.change(record).await?;
        self.send(viewer, &ServerMessage::Link { id, token: token.reveal().to_owned() });
        Ok(Reply::Answered)
    }

    pub(super) async fn claim(&mut self, viewer: ViewerId, token: &str) -> CommandResult {
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
        self.change(record).await?;
        self.send_update(viewer, 0, None);
        Ok(Reply::Done)
    }

    pub(super) async fn rematch(&mut self, viewer: ViewerId, deal: Deal) -> CommandResult {
        self.require_seated(viewer)?;
        if self.record.phase != Phase::Over {
            return Err(TableError::NotOver.into());
        }
        let next = match self.record.next {
            Some(next) => next,
            None => {
                let record = rematch_record(&self.record);
                let secret = match deal {
                    Deal::New => random(),
                    Deal::Same => self.secret,
                };
                let record = match deal {
                    Deal::New => record,
                    Deal::Same => Record { seats: seats_with_old_entropy(&self.record), ..record },
                };
                let created = self.registry.create(secret, &record).await;
                created.map_err(|_| TableError::Store)?
            }
        };
        self.record.next = Some(next);
        self.save().await?;
        self.broadcast(&ServerMessage::Moved { table: next });
        self.broadcast_table();
        Ok(Reply::Done)
    }
}

/// Moves a record from the lobby to play, which fixes the players' names and entropy.
pub fn start_match(record: &mut Record) -> Result<(), TableError> {
    if record.seats.iter().any(|place| place.kind() == SeatKind::Open) {
        return Err(TableError::OpenSeats);
    }
    let entry = record.entry().ok_or(TableError::NotInLobby)?;
    record.started = Some(Started {
        rules: entry.meta.rules_version,
        names: record.seats.iter().map(|place| place.name.clone()).collect(),
        entropy: record.seats.iter().filter_map(|place| place.entropy.clone()).collect(),
        at: now_ms(),
    });
    record.phase = Phase::Playing;
    Ok(())
}

/// Returns the record of a rematch: the same table, back in the lobby.
fn rematch_record(record: &Record) -> Record {
    let seats = record.seats.iter().map(|place| Place {
        entropy: None,
        links: Vec::new(),
        bot: place.bot.clone().filter(|_| place.kind() == SeatKind::Bot),
        name: if place.is_vacant { String::new() } else { place.name.clone() },
        is_vacant: false,
        ..place.clone()
    });
    Record {
        seats: seats.collect(),
        phase: Phase::Lobby,
        created_at: now_ms(),
        started: None,
        outcome: None,
        next: None,
        ..record.clone()
    }
}

/// Returns the seats of a rematch with the same deal, which needs the players' old entropy too.
fn seats_with_old_entropy(record: &Record) -> Vec<Place> {
    let entropy = record.seats.iter().map(|place| place.entropy.clone());
    let seats = rematch_record(record).seats.into_iter().zip(entropy);
    seats.map(|(place, entropy)| Place { entropy, ..place }).collect()
}
