//! Presence: tracks who is away, and acts once the grace period is over.
//!
//! The grace period depends on the pace. Absences are stored, so that a restart does not reset
//! them.
use std::{collections::BTreeMap, time::Duration};

use kernel::Seat;

use super::{
    TableCore,
    commands::Change,
    planted::{Bug, is_planted},
};
use crate::{
    id::GuestKey,
    record::Record,
    wire::{Absence, NoteKind, Pace, Phase, SeatKind},
};

/// Time after which an absence is stored. Page reloads are shorter.
const STORE_AFTER: Duration = Duration::from_secs(30);

/// A person whose absence the table tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Member {
    Host,
    Seat(Seat),
}

/// The absence of a member.
#[derive(Clone, Copy, Debug)]
pub(super) struct Absent {
    /// The monotonic time at which this process noticed it.
    since: Duration,
    /// The length of the absence before that, according to the store.
    earlier: Duration,
}

/// The members who are away.
pub(super) type Absences = BTreeMap<Member, Absent>;

/// A change that the table makes on its own when it is due.
enum Upkeep {
    StoreAbsence(Member),
    StoreReturn(Member),
    /// A player begins to act as host.
    AppointHost(GuestKey),
    /// No one acts as host any longer.
    DismissHost,
    StandIn(Seat),
    DeclineQuestion,
}

impl TableCore {
    /// Updates the absences, after clients have come or gone or seats have changed hands.
    pub(super) fn update_presence(&mut self) {
        let members = self.members();
        self.absences.retain(|member, _| members.iter().any(|(known, _)| known == member));
        for (member, stored) in members {
            if self.is_present(member) {
                self.absences.remove(&member);
                continue;
            }
            let (since, now) = (self.now.mono, self.now.unix_ms);
            let earlier = stored.map_or(0, |away_at| now.saturating_sub(away_at));
            let absent = Absent { since, earlier: Duration::from_millis(earlier) };
            self.absences.entry(member).or_insert(absent);
        }
    }

    /// Returns the host and the seats that people hold, each with the stored time at which the
    /// absence began, if any.
    fn members(&self) -> Vec<(Member, Option<u64>)> {
        let held = self.record.places().filter(|(_, place)| place.is_held());
        let seats = held.map(|(seat, place)| (Member::Seat(seat), place.away_at));
        seats.chain([(Member::Host, self.record.host_away_at)]).collect()
    }

    fn is_present(&self, member: Member) -> bool {
        match member {
            Member::Host => self.is_connected(&self.record.host),
            Member::Seat(seat) => {
                let holders = self.record.place(seat).map(|place| place.holders.as_slice());
                holders.unwrap_or_default().iter().any(|holder| self.is_connected(holder))
            }
        }
    }

    pub(super) fn is_connected(&self, guest: &GuestKey) -> bool {
        self.viewers.by_id.values().any(|viewer| viewer.holder.as_ref() == Some(guest))
    }

    /// Returns how long a member has been away; `None` for members who are present.
    pub(super) fn away(&self, member: Member) -> Option<Duration> {
        let Absent { since, earlier } = self.absences.get(&member)?;
        Some(self.now.mono.saturating_sub(*since) + *earlier)
    }

    /// Returns the monotonic time at which a member will have been away for `time`.
    fn away_until(&self, member: Member, time: Duration) -> Option<Duration> {
        let Absent { since, earlier } = self.absences.get(&member)?;
        Some(*since + time.saturating_sub(*earlier))
    }

    /// Returns the time until another player may let a bot stand in, or `None` if only the clock or
    /// the table's settings may.
    pub(super) fn stand_in_wait(&self, seat: Seat) -> Option<Duration> {
        let play = self.play.as_ref().filter(|_| self.record.phase == Phase::Playing)?;
        let place = self.record.place(seat).filter(|place| place.is_held())?;
        if place.bot.is_some() || !play.game.is_cooperative() {
            return None;
        }
        let away = self.away(Member::Seat(seat))?;
        Some(self.record.grace().saturating_sub(away))
    }

    /// Returns the time until others may take a seat that was given up, or `None` if it is kept for
    /// its player.
    pub(super) fn open_wait(&self, seat: Seat) -> Option<Duration> {
        let left_at = self.record.place(seat)?.left_at?;
        let is_open = self.record.absence == Absence::Open || !self.has_secrets_or_rivals();
        let left = Duration::from_millis(self.now.unix_ms.saturating_sub(left_at));
        is_open.then(|| self.record.grace().saturating_sub(left))
    }

    /// Returns `true` if it matters who takes over a seat of this game.
    pub(super) fn has_secrets_or_rivals(&self) -> bool {
        let game = self.play.as_ref().map(|play| &play.game);
        game.is_some_and(|game| !game.is_cooperative() || game.has_private_hands())
    }

    /// Returns the time of the next upkeep on the monotonic clock.
    pub(super) fn next_upkeep(&self) -> Option<Duration> {
        let next = self.upkeep().into_iter().map(|(at, _)| at).min()?;
        Some(next.max(self.upkeep_retry_at.unwrap_or_default()))
    }

    /// Returns the upkeep that is due now, as one change.
    pub(super) fn due_upkeep(&self) -> Option<Change> {
        let now = self.now.mono;
        if self.upkeep_retry_at.is_some_and(|at| at > now) {
            return None;
        }
        let due = self.upkeep().into_iter().filter(|(at, _)| *at <= now);
        let due: Vec<Upkeep> = due.map(|(_, upkeep)| upkeep).collect();
        if due.is_empty() {
            return None;
        }
        let mut change = Change::to(self.record.clone());
        for upkeep in due {
            change.reschedules_bots |=
                matches!(upkeep, Upkeep::StandIn(_) | Upkeep::DeclineQuestion);
            self.apply_upkeep(&upkeep, &mut change.record);
        }
        Some(change)
    }

    fn apply_upkeep(&self, upkeep: &Upkeep, record: &mut Record) {
        let now = self.now.unix_ms;
        let since = |member| {
            let away = self.away(member).unwrap_or_default();
            Some(now.saturating_sub(away.as_millis() as u64))
        };
        match upkeep {
            Upkeep::StoreAbsence(member) => set_away_at(record, *member, since(*member)),
            Upkeep::StoreReturn(member) => set_away_at(record, *member, None),
            Upkeep::AppointHost(guest) => {
                let place = record.seats.iter().find(|place| place.belongs_to(guest));
                let name = place.map_or(String::new(), |place| place.name.clone());
                record.acting_host = Some(guest.clone());
                record.note(now, self.step(), NoteKind::HostActing { name });
            }
            Upkeep::DismissHost => {
                record.acting_host = None;
                if self.is_present(Member::Host) {
                    record.note(now, self.step(), NoteKind::HostBack);
                }
            }
            Upkeep::StandIn(seat) => {
                let level = record.stand_in.clone();
                if let Some(place) = record.place_mut(*seat) {
                    place.bot = Some(level);
                }
                record.note(now, self.step(), NoteKind::StandIn { seat: *seat, by: None });
            }
            Upkeep::DeclineQuestion => self.decline_in(record),
        }
    }

    /// Returns the pending upkeep, each with the monotonic time at which it is due unless another
    /// input comes first.
    fn upkeep(&self) -> Vec<(Duration, Upkeep)> {
        let now = self.now.mono;
        let mut upkeep = Vec::new();
        for (member, stored) in self.members() {
            match (self.away_until(member, STORE_AFTER), stored) {
                (Some(at), None) => upkeep.push((at, Upkeep::StoreAbsence(member))),
                (None, Some(_)) => upkeep.push((now, Upkeep::StoreReturn(member))),
                (Some(_), Some(_)) | (None, None) => {}
            }
        }
        upkeep.extend(self.host_upkeep());
        let stand_ins =
            self.record.places().filter(|(seat, _)| self.is_replaced_when_absent(*seat));
        upkeep.extend(stand_ins.filter_map(|(seat, _)| {
            let at = self.away_until(Member::Seat(seat), self.record.grace())?;
            Some((at, Upkeep::StandIn(seat)))
        }));
        if let Some(question) = &self.record.question {
            let left = Duration::from_millis(question.until.saturating_sub(self.now.unix_ms));
            upkeep.push((now + left, Upkeep::DeclineQuestion));
        }
        upkeep
    }

    /// Returns the next appointment or dismissal of an acting host.
    fn host_upkeep(&self) -> Option<(Duration, Upkeep)> {
        let now = self.now.mono;
        if self.record.phase == Phase::Over {
            return None;
        }
        let is_patient = !is_planted(Bug::ReplacesHostAtOnce);
        let grace = if is_patient { self.record.grace() } else { Duration::ZERO };
        let host_due = self.away_until(Member::Host, grace);
        let Some(acting) = &self.record.acting_host else {
            let successor = self.record.holders().find(|holder| self.is_connected(holder))?;
            return Some((host_due?, Upkeep::AppointHost(successor.clone())));
        };
        let seats = self.record.seats_of(acting);
        let Some(seat) = seats.first().filter(|_| host_due.is_some()) else {
            return Some((now, Upkeep::DismissHost));
        };
        let acting_due = self.away_until(Member::Seat(*seat), self.record.grace())?;
        Some((acting_due, Upkeep::DismissHost))
    }

    /// Returns `true` if the table's settings call for a stand-in once the player of this seat has
    /// been away for the grace period: among rivals, while the game waits only for this seat. In
    /// slow games, a bot moves when the clock runs out instead.
    fn is_replaced_when_absent(&self, seat: Seat) -> bool {
        let Some(play) = &self.play else { return false };
        let allows_stand_ins =
            self.record.absence != Absence::Wait && self.record.pace == Pace::Live;
        let is_human = self.record.place(seat).is_some_and(|place| {
            place.kind() == SeatKind::Human && place.is_held() && place.bot.is_none()
        });
        let is_anyone_connected = self.record.holders().any(|holder| self.is_connected(holder));
        allows_stand_ins
            && is_human
            && is_anyone_connected
            && !play.game.is_cooperative()
            && self.awaited().has(seat)
    }
}

fn set_away_at(record: &mut Record, member: Member, away_at: Option<u64>) {
    match member {
        Member::Host => record.host_away_at = away_at,
        Member::Seat(seat) => {
            if let Some(place) = record.place_mut(seat) {
                place.away_at = away_at;
            }
        }
    }
}
