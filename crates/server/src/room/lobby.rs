//! Who sits where, and what the table agrees on.
use kernel::Seat;

use super::{GRACE, Handled, Reply, Room, ViewerId, play::now_ms};
use crate::{
    id::{Holder, Token, random},
    record::{Place, Record, Started},
    wire::{ChangeSettings, Deal, Obstacle, Phase, SeatKind, ToPage},
};

/// Characters of a name.
const NAME_MAX: usize = 24;
/// The longest pause before a bot's move.
const BOT_MS_MAX: u32 = 10_000;
/// Characters of the luck a page adds.
const ENTROPY_MAX: usize = 64;
/// Devices that may share a seat, and links to it.
const HOLDERS_MAX: usize = 8;

/// A name fit to be shown, or none.
pub fn clean_name(name: &str) -> Result<String, Obstacle> {
    let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_odd = |c: char| c.is_control() || table::is_direction(c);
    let length = name.chars().count();
    if length == 0 || length > NAME_MAX || name.chars().any(is_odd) {
        return Err(Obstacle::BadName);
    }
    Ok(name)
}

/// Luck that a page adds: anything in hexadecimal.
pub fn clean_entropy(entropy: Option<String>) -> Option<String> {
    entropy.filter(|text| {
        text.len() <= ENTROPY_MAX && text.bytes().all(|digit| digit.is_ascii_hexdigit())
    })
}

impl Room {
    /// The host, or whoever sits first while the host is away.
    pub(super) fn is_host(&self, holder: &Holder) -> bool {
        let is_here = |wanted: &Holder| {
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

    pub(super) fn must_host(&self, viewer: ViewerId) -> Result<Holder, Obstacle> {
        let holder = self.holder(viewer)?;
        if self.is_host(&holder) { Ok(holder) } else { Err(Obstacle::NotHost) }
    }

    fn must_be_in_lobby(&self) -> Result<(), Obstacle> {
        if self.record.phase == Phase::Lobby { Ok(()) } else { Err(Obstacle::NotInLobby) }
    }

    fn must_be_seated(&self, viewer: ViewerId) -> Result<Holder, Obstacle> {
        let holder = self.holder(viewer)?;
        let is_seated = !self.record.seats_of(&holder).is_empty();
        if is_seated { Ok(holder) } else { Err(Obstacle::NotSeated) }
    }

    fn must_know_bot(&self, level: &str) -> Result<(), Obstacle> {
        let bots = self.record.bots();
        if bots.contains(&level) {
            Ok(())
        } else {
            Err(Obstacle::UnknownBot { bot: level.chars().take(NAME_MAX).collect() })
        }
    }

    pub(super) async fn save(&mut self) -> Result<(), Obstacle> {
        self.house.store.save(self.id, &self.record).await.map_err(|_| Obstacle::Store)
    }

    /// Writes the new record, then lives by it.
    pub(super) async fn change(&mut self, record: Record) -> Handled {
        self.house.store.save(self.id, &record).await.map_err(|_| Obstacle::Store)?;
        self.record = record;
        self.note_presence();
        self.tell_table();
        Ok(Reply::Done)
    }

    pub(super) async fn sit(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        name: String,
        entropy: Option<String>,
    ) -> Handled {
        let holder = self.holder(viewer)?;
        let name = clean_name(&name)?;
        let place = self.record.place(seat).ok_or(Obstacle::NoSuchSeat { seat })?;
        if place.is_held_by(&holder) {
            return Ok(Reply::Done);
        }
        let is_free = match self.record.phase {
            Phase::Lobby => place.kind() == SeatKind::Open,
            Phase::Playing => place.is_vacant,
            Phase::Over => false,
        };
        if !is_free {
            return Err(Obstacle::SeatTaken { seat }.into());
        }
        let mut record = self.record.clone();
        let is_lobby = record.phase == Phase::Lobby;
        let entropy = clean_entropy(entropy).filter(|_| is_lobby);
        record.seats[seat.index()] = Place::human(holder, name, entropy);
        self.change(record).await?;
        self.send_views();
        // The bot that stood in need not finish its thought.
        self.rouse_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn stand(&mut self, viewer: ViewerId, seat: Seat) -> Handled {
        self.must_hold(viewer, seat)?;
        let mut record = self.record.clone();
        let place = &mut record.seats[seat.index()];
        match self.record.phase {
            Phase::Lobby => *place = Place::open(),
            Phase::Playing => {
                let bot = Some(self.stand_in_level());
                *place = Place { name: place.name.clone(), bot, is_vacant: true, ..Place::open() };
            }
            Phase::Over => return Err(Obstacle::NotInLobby.into()),
        }
        self.change(record).await?;
        self.send_views();
        self.rouse_bots();
        Ok(Reply::Done)
    }

    /// Seats have changed hands, so some pages see more or less than before.
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

    pub(super) async fn rename(&mut self, viewer: ViewerId, seat: Seat, name: String) -> Handled {
        self.must_be_in_lobby()?;
        self.must_hold(viewer, seat)?;
        let mut record = self.record.clone();
        record.seats[seat.index()].name = clean_name(&name)?;
        self.change(record).await
    }

    pub(super) async fn set_seat(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        bot: Option<String>,
    ) -> Handled {
        self.must_host(viewer)?;
        self.must_be_in_lobby()?;
        let place = self.record.place(seat).ok_or(Obstacle::NoSuchSeat { seat })?;
        if place.kind() == SeatKind::Human {
            return Err(Obstacle::SeatTaken { seat }.into());
        }
        let mut record = self.record.clone();
        record.seats[seat.index()] = match bot {
            Some(level) => {
                self.must_know_bot(&level)?;
                Place::bot(level, seat)
            }
            None => Place::open(),
        };
        self.change(record).await
    }

    pub(super) async fn set_n_seats(&mut self, viewer: ViewerId, n: u8) -> Handled {
        self.must_host(viewer)?;
        self.must_be_in_lobby()?;
        let meta = &self.record.entry().ok_or(Obstacle::NotInLobby)?.meta;
        let (min, max) = (meta.seats_min, meta.seats_max);
        if !(min..=max).contains(&n) || self.record.position.is_some() {
            return Err(Obstacle::SeatCount { min, max }.into());
        }
        let mut record = self.record.clone();
        let gone = record.seats.iter().skip(n as usize);
        if gone.into_iter().any(|place| place.kind() == SeatKind::Human) {
            return Err(Obstacle::SeatTaken { seat: Seat::new(n) }.into());
        }
        record.seats.resize(n as usize, Place::open());
        self.change(record).await
    }

    pub(super) async fn kick(&mut self, viewer: ViewerId, seat: Seat) -> Handled {
        let holder = self.must_host(viewer)?;
        self.must_be_in_lobby()?;
        let mut record = self.record.clone();
        let place = record.seats.get_mut(seat.index()).ok_or(Obstacle::NoSuchSeat { seat })?;
        // Whoever only stands in for the host does not send the host away.
        if place.is_held_by(&record.host) && record.host != holder {
            return Err(Obstacle::NotHost.into());
        }
        *place = Place::open();
        self.change(record).await
    }

    pub(super) async fn start(&mut self, viewer: ViewerId) -> Handled {
        self.must_host(viewer)?;
        if self.record.phase != Phase::Lobby {
            return Ok(Reply::Done);
        }
        let mut record = self.record.clone();
        begin(&mut record)?;
        let game = record.deal(self.secret).map_err(|problem| Obstacle::CannotStart { problem })?;
        self.last_at = now_ms();
        self.change(record).await?;
        self.game = game;
        self.set_clock();
        metrics::counter!("ovoo_games_started_total").increment(1);
        self.tell_table();
        self.send_views();
        self.rouse_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn settings(&mut self, viewer: ViewerId, change: &ChangeSettings) -> Handled {
        let holder = self.must_be_seated(viewer).or_else(|_| self.must_host(viewer))?;
        let asks_more =
            change.undo.is_some() || change.watching.is_some() || change.privacy.is_some();
        if asks_more && !self.is_host(&holder) {
            return Err(Obstacle::NotHost.into());
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
            self.rouse_bots();
        }
        Ok(Reply::Done)
    }

    pub(super) async fn stand_in(
        &mut self,
        viewer: ViewerId,
        seat: Seat,
        bot: Option<String>,
    ) -> Handled {
        let holder = self.must_be_seated(viewer)?;
        let place = self.record.place(seat).ok_or(Obstacle::NoSuchSeat { seat })?;
        if self.record.phase != Phase::Playing || place.kind() != SeatKind::Human {
            return Err(Obstacle::NotPlaying.into());
        }
        if let Some(level) = &bot {
            self.must_know_bot(level)?;
        }
        if !place.is_held_by(&holder) {
            let away = self.away_since[seat.index()].map(|since| since.elapsed());
            let wait = GRACE.saturating_sub(away.unwrap_or_default());
            if bot.is_none() || !wait.is_zero() {
                return Err(Obstacle::NotAbsent { wait_ms: wait.as_millis() as u64 }.into());
            }
        }
        let mut record = self.record.clone();
        record.seats[seat.index()].bot = bot;
        self.change(record).await?;
        self.rouse_bots();
        Ok(Reply::Done)
    }

    pub(super) async fn link(&mut self, viewer: ViewerId, id: u32, seat: Seat) -> Handled {
        self.must_hold(viewer, seat)?;
        let token = Token::random();
        let mut record = self.record.clone();
        let links = &mut record.seats[seat.index()].links;
        if links.len() >= HOLDERS_MAX {
            links.remove(0);
        }
        links.push(token.digest());
        self.change(record).await?;
        self.send(viewer, &ToPage::Link { id, token: token.reveal().to_owned() });
        Ok(Reply::Answered)
    }

    pub(super) async fn claim(&mut self, viewer: ViewerId, token: &str) -> Handled {
        let holder = self.holder(viewer)?;
        let digest = Token::shown(token).ok_or(Obstacle::BadToken)?.digest();
        let mut record = self.record.clone();
        let place = record.seats.iter_mut().find(|place| place.links.contains(&digest));
        let place = place.ok_or(Obstacle::BadToken)?;
        if !place.is_held_by(&holder) {
            if place.holders.len() >= HOLDERS_MAX {
                place.holders.remove(1);
            }
            place.holders.push(holder);
        }
        self.change(record).await?;
        self.send_update(viewer, 0, None);
        Ok(Reply::Done)
    }

    pub(super) async fn rematch(&mut self, viewer: ViewerId, deal: Deal) -> Handled {
        self.must_be_seated(viewer)?;
        if self.record.phase != Phase::Over {
            return Err(Obstacle::NotOver.into());
        }
        let next = match self.record.next {
            Some(next) => next,
            None => {
                let record = again(&self.record);
                let secret = match deal {
                    Deal::New => random(),
                    Deal::Same => self.secret,
                };
                let record = match deal {
                    Deal::New => record,
                    Deal::Same => Record { seats: with_old_luck(&self.record), ..record },
                };
                let created = self.house.create(secret, &record).await;
                created.map_err(|_| Obstacle::Store)?
            }
        };
        self.record.next = Some(next);
        self.save().await?;
        self.broadcast(&ToPage::Moved { table: next });
        self.tell_table();
        Ok(Reply::Done)
    }
}

/// From lobby to play: names and luck are fixed.
pub fn begin(record: &mut Record) -> Result<(), Obstacle> {
    if record.seats.iter().any(|place| place.kind() == SeatKind::Open) {
        return Err(Obstacle::OpenSeats);
    }
    let entry = record.entry().ok_or(Obstacle::NotInLobby)?;
    record.started = Some(Started {
        rules: entry.meta.rules_version,
        names: record.seats.iter().map(|place| place.name.clone()).collect(),
        entropy: record.seats.iter().filter_map(|place| place.entropy.clone()).collect(),
        at: now_ms(),
    });
    record.phase = Phase::Playing;
    Ok(())
}

/// The same table, before its first move.
fn again(record: &Record) -> Record {
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

/// The same deal needs the same luck from the players too.
fn with_old_luck(record: &Record) -> Vec<Place> {
    let luck = record.seats.iter().map(|place| place.entropy.clone());
    let seats = again(record).seats.into_iter().zip(luck);
    seats.map(|(place, entropy)| Place { entropy, ..place }).collect()
}
