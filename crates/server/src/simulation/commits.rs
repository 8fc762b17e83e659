//! Checks every commit: each change is made once, by someone who has the right to make it, and with
//! everyone's consent where it is needed.
use std::time::Duration;

use kernel::Seat;
use table::Line;

use super::{
    checks::{Cause, Checks, Scene, Verdict, require},
    shadow::Shadow,
};
use crate::{
    id::{GuestKey, Token},
    record::{Place, Record},
    store::{Commit, StoredInput},
    wire::{
        Absence, Ask, ChatMessage, ClientMessage, Pace, Phase, SeatKind, StepSource, Terms,
        UndoPolicy,
    },
};

impl Cause {
    fn guest(&self) -> Option<&GuestKey> {
        match self {
            Cause::Command { guest, .. } => guest.as_ref(),
            Cause::Timer | Cause::BotMove | Cause::Other => None,
        }
    }

    fn message(&self) -> Option<&ClientMessage> {
        match self {
            Cause::Command { message, .. } => Some(message),
            Cause::Timer | Cause::BotMove | Cause::Other => None,
        }
    }
}

/// The settings that players agree on.
fn terms(record: &Record) -> Terms {
    Terms {
        undo: Some(record.undo),
        watching: Some(record.watching),
        privacy: Some(record.privacy),
        pace: Some(record.pace),
        absence: Some(record.absence),
        stand_in: Some(record.stand_in.clone()),
    }
}

impl Checks {
    /// Checks a commit before it is added to the shadow.
    pub(super) fn check_commit(&self, shadow: &Shadow, commit: &Commit, scene: &Scene) -> Verdict {
        require(commit.inputs.len() <= 1, || "several inputs in one commit".to_owned())?;
        for input in &commit.inputs {
            self.check_input(shadow, input, scene)?;
        }
        for message in &commit.chat {
            self.check_chat(shadow, message, scene)?;
        }
        let Some(new) = &commit.record else { return Ok(()) };
        let old = &shadow.record;
        self.check_fixed(old, new, commit, scene)?;
        self.check_terms(shadow, new, scene)?;
        self.check_phase(shadow, new, commit, scene)?;
        self.check_host(shadow, new, scene)?;
        self.check_people(shadow, new, scene)?;
        self.check_question(shadow, new, commit, scene)?;
        for seat in 0..old.seats.len().max(new.seats.len()) {
            self.check_seat(shadow, new, seat, scene)
                .map_err(|why| format!("seat {seat}: {why}"))?;
        }
        Ok(())
    }

    fn check_input(&self, shadow: &Shadow, input: &StoredInput, scene: &Scene) -> Verdict {
        let (old, n) = (&shadow.record, shadow.step() + 1);
        require(input.n() == n, || format!("step {} follows step {}", input.n(), n - 1))?;
        require(old.phase == Phase::Playing, || "a step outside the game".to_owned())?;
        let holds = |seat: Seat| {
            let guest = scene.cause.guest();
            guest.is_some_and(|guest| old.place(seat).is_some_and(|p| p.belongs_to(guest)))
        };
        match (&input.line, input.author, scene.cause.message()) {
            (
                Line::Act { seat, act, .. },
                StepSource::Person,
                Some(ClientMessage::Act { seat: own, command, .. }),
            ) => require(seat == own && act == command && holds(*seat), || {
                format!("{act} by someone who does not hold {seat}")
            }),
            (
                Line::Undo { undo, .. },
                StepSource::Person,
                Some(ClientMessage::Undo { seat, .. }),
            ) => require(seat == undo && holds(*undo) && old.undo != UndoPolicy::Off, || {
                format!("an undo that {undo} may not make")
            }),
            (Line::Rewind { .. }, StepSource::Person, Some(_)) => {
                require(old.undo == UndoPolicy::Consent, || "no undo by consent".to_owned())?;
                self.require_consent(shadow, scene, &Ask::Undo)
            }
            (Line::Act { seat, .. }, author, None) => {
                self.check_bot(shadow, *seat, author, input.at, scene)
            }
            (Line::Expire { expire, .. }, StepSource::Clock, None) => {
                self.check_expiry(shadow, *expire, scene)
            }
            (line, author, message) => Err(format!("{line:?} by {author:?} after {message:?}")),
        }
    }

    /// Checks a move that a bot made.
    fn check_bot(
        &self,
        shadow: &Shadow,
        seat: Seat,
        author: StepSource,
        at: u64,
        scene: &Scene,
    ) -> Verdict {
        require(matches!(scene.cause, Cause::BotMove), || {
            format!("a bot acts after {:?}", scene.cause)
        })?;
        let place = shadow.record.place(seat).ok_or("a bot without a seat")?;
        let is_allowed = match author {
            StepSource::Bot => place.kind() == SeatKind::Bot,
            StepSource::StandIn => place.bot.is_some() && place.kind() == SeatKind::Human,
            StepSource::Clock => {
                let Pace::Slow { minutes } = shadow.record.pace else {
                    return Err("a move by the clock of a live game".to_owned());
                };
                let started = shadow.record.started.as_ref().map_or(0, |started| started.at);
                let last = shadow.inputs.last().map_or(started, |input| input.at);
                let from = last.max(shadow.record.pace_since);
                self.has_jumped_back || at >= from + u64::from(minutes) * 60_000
            }
            StepSource::Person => false,
        };
        require(is_allowed, || format!("a bot moves for {seat} as {author:?}: {place:?}"))
    }

    fn check_expiry(&self, shadow: &Shadow, deadline: u32, scene: &Scene) -> Verdict {
        require(matches!(scene.cause, Cause::Timer), || "a clock expired by a command".to_owned())?;
        let game = shadow.game.as_ref().ok_or("a clock without a game")?;
        let running = game.game.deadline().ok_or("no clock is running")?;
        let (id, since) = shadow.clock.ok_or("no clock is running")?;
        let time = scene.now.saturating_sub(since) + Duration::from_millis(1);
        let millis = u64::from(running.millis);
        require(id == deadline && time >= Duration::from_millis(millis), || {
            format!("clock {id} of {millis} ms expired after {time:?}")
        })
    }

    /// Requires that everyone who holds a seat has agreed.
    fn require_consent(&self, shadow: &Shadow, scene: &Scene, ask: &Ask) -> Verdict {
        let old = &shadow.record;
        let guest = scene.cause.guest().ok_or("a change without a guest")?;
        let asker = match scene.cause.message() {
            Some(ClientMessage::Answer { question, yes, .. }) => {
                let open = old.question.as_ref().filter(|open| open.id == *question);
                let open = open.ok_or("an answer to another question")?;
                require(*yes && open.ask == *ask, || format!("no agreement to {ask:?}"))?;
                shadow.asker.as_ref().ok_or("a question that no one asked")?
            }
            Some(_) => guest,
            None => return Err("a change without a command".to_owned()),
        };
        for (seat, place) in old.places().filter(|(_, place)| place.is_held()) {
            let is_asker = place.belongs_to(asker);
            let agrees = shadow.agreed.contains(&seat) || place.belongs_to(guest);
            require(is_asker || agrees, || format!("{seat} has not agreed to {ask:?}"))?;
        }
        Ok(())
    }

    fn check_chat(&self, shadow: &Shadow, message: &ChatMessage, scene: &Scene) -> Verdict {
        let guest = scene.cause.guest().ok_or("a chat message without a guest")?;
        let old = &shadow.record;
        let seat = old.seats_of(guest).first().copied();
        let talks = old.entry().is_some_and(|entry| entry.meta.talk);
        let is_muted = old.muted.contains(&guest.public_id());
        let is_open = old.phase != Phase::Playing || !talks;
        let is_reader = shadow.may_read_chat(Some(guest)) && !old.is_kicked(guest);
        let is_own = message.person == guest.public_id() && message.seat == seat;
        let has_name = seat.is_some() || !old.is_name_taken(&message.name, None, guest);
        require(is_own && is_open && is_reader && !is_muted && has_name, || {
            format!("{message:?} is not allowed")
        })
    }

    /// Checks what never changes, and what changes once.
    fn check_fixed(&self, old: &Record, new: &Record, commit: &Commit, scene: &Scene) -> Verdict {
        let is_same = (&old.game, &old.title, &old.preset, &old.host, old.created_at, &old.origin)
            == (&new.game, &new.title, &new.preset, &new.host, new.created_at, &new.origin);
        require(is_same, || "the game, the host or the origin has changed".to_owned())?;
        if old.bot_ms != new.bot_ms {
            let is_setting = matches!(scene.cause.message(), Some(ClientMessage::Settings(_)));
            require(is_setting, || "the pause of bots has changed".to_owned())?;
        }
        if old.next == new.next {
            return Ok(());
        }
        let guest = scene.cause.guest().ok_or("a rematch without a guest")?;
        let is_created = commit.create.as_ref().map(|create| create.id) == new.next;
        let is_allowed = old.next.is_none()
            && old.phase == Phase::Over
            && !old.seats_of(guest).is_empty()
            && matches!(scene.cause.message(), Some(ClientMessage::Rematch { .. }));
        require(is_created && is_allowed, || "a rematch that is not allowed".to_owned())
    }

    fn check_terms(&self, shadow: &Shadow, new: &Record, scene: &Scene) -> Verdict {
        let old = &shadow.record;
        if terms(old) == terms(new) {
            return Ok(());
        }
        let asked = match (scene.cause.message(), &old.question) {
            (Some(ClientMessage::Settings(change)), _) => change.terms.clone(),
            (Some(ClientMessage::Answer { .. }), Some(question)) => match &question.ask {
                Ask::Settings { settings } => settings.clone(),
                Ask::Undo => return Err("an undo changed the settings".to_owned()),
            },
            (cause, _) => return Err(format!("settings changed after {cause:?}")),
        };
        let (before, after) = (terms(old), terms(new));
        let expected = Terms {
            undo: asked.undo.or(before.undo),
            watching: asked.watching.or(before.watching),
            privacy: asked.privacy.or(before.privacy),
            pace: asked.pace.or(before.pace),
            absence: asked.absence.or(before.absence),
            stand_in: asked.stand_in.clone().or(before.stand_in),
        };
        require(after == expected, || format!("asked for {asked:?}, got {after:?}"))?;
        if old.phase == Phase::Playing {
            return self.require_consent(shadow, scene, &Ask::Settings { settings: asked });
        }
        let is_host = scene.cause.guest() == Some(&old.host);
        require(is_host, || "someone else than the host changed the settings".to_owned())
    }

    fn check_phase(
        &self,
        shadow: &Shadow,
        new: &Record,
        commit: &Commit,
        scene: &Scene,
    ) -> Verdict {
        let old = &shadow.record;
        match (old.phase, new.phase) {
            (before, after) if before == after => {
                require(old.options.get() == new.options.get(), || "new options".to_owned())
            }
            (Phase::Lobby, Phase::Playing) => {
                let is_start = matches!(scene.cause.message(), Some(ClientMessage::Start { .. }));
                let guest = scene.cause.guest();
                let is_host = guest.is_some_and(|guest| shadow.has_host_powers(guest));
                require(is_start && is_host, || "not started by the host".to_owned())
            }
            (Phase::Playing, Phase::Over) => {
                require(commit.inputs.len() == 1 && new.outcome.is_some(), || {
                    "the game ended without a step".to_owned()
                })
            }
            (before, after) => Err(format!("{before:?} became {after:?}")),
        }
    }

    fn check_host(&self, shadow: &Shadow, new: &Record, scene: &Scene) -> Verdict {
        let old = &shadow.record;
        let Some(acting) = new.acting_host.as_ref().filter(|_| old.acting_host.is_none()) else {
            let is_same = old.acting_host == new.acting_host || new.acting_host.is_none();
            return require(is_same, || "one acting host replaced another".to_owned());
        };
        let away = self.presence.away(scene.table, &old.host, shadow.created, scene.now);
        require(matches!(scene.cause, Cause::Timer) && away >= old.grace(), || {
            format!("host powers pass after {away:?} instead of {:?}", old.grace())
        })?;
        let is_there = self.presence.is_connected(scene.table, acting);
        require(is_there && !old.seats_of(acting).is_empty(), || {
            "the acting host is not at the table".to_owned()
        })
    }

    /// Checks who is removed and muted.
    fn check_people(&self, shadow: &Shadow, new: &Record, scene: &Scene) -> Verdict {
        let old = &shadow.record;
        let is_host = scene.cause.guest().is_some_and(|guest| shadow.has_host_powers(guest));
        if old.kicked != new.kicked {
            let is_allowed = match scene.cause.message() {
                Some(ClientMessage::Kick { .. }) => old.phase == Phase::Lobby,
                Some(ClientMessage::Admit { .. }) => true,
                Some(_) | None => false,
            };
            require(is_host && is_allowed, || "the list of removed people changed".to_owned())?;
        }
        if old.muted != new.muted {
            let is_mute = matches!(scene.cause.message(), Some(ClientMessage::Mute { .. }));
            require(is_host && is_mute, || "the list of muted people changed".to_owned())?;
        }
        let mut holders = new.holders();
        let has_kicked = holders.any(|guest| new.is_kicked(guest)) || new.is_kicked(&new.host);
        require(!has_kicked, || "a removed person has a seat".to_owned())
    }

    fn check_question(
        &self,
        shadow: &Shadow,
        new: &Record,
        commit: &Commit,
        scene: &Scene,
    ) -> Verdict {
        let old = &shadow.record;
        let Some(question) = new.question.as_ref() else { return Ok(()) };
        let before = old.question.as_ref().filter(|before| before.id == question.id);
        let guest = scene.cause.guest();
        if let Some(before) = before {
            let is_kept = commit.inputs.is_empty() && before.ask == question.ask;
            let answered = before.waiting.iter().filter(|seat| !question.waiting.contains(seat));
            let mut places = answered.filter_map(|seat| old.place(*seat));
            let is_own = places.all(|p| guest.is_some_and(|guest| p.belongs_to(guest)));
            return require(is_kept && is_own, || format!("{question:?} lost an answer"));
        }
        let guest = guest.ok_or("a question without a guest")?;
        let others = old.places().filter(|(_, p)| p.is_held() && !p.belongs_to(guest));
        let others: Vec<Seat> = others.map(|(seat, _)| seat).collect();
        let is_asker = old.place(question.seat).is_some_and(|place| place.belongs_to(guest));
        require(is_asker && question.waiting == others, || {
            format!("{question:?} does not ask {others:?}")
        })
    }

    fn check_seat(&self, shadow: &Shadow, new: &Record, seat: usize, scene: &Scene) -> Verdict {
        let open = Place::open();
        let old = &shadow.record;
        let before = old.seats.get(seat).unwrap_or(&open);
        let after = new.seats.get(seat).unwrap_or(&open);
        let guest = scene.cause.guest();
        for joined in after.holders.iter().filter(|guest| !before.belongs_to(guest)) {
            require(guest == Some(joined) && !old.is_kicked(joined), || {
                "a guest who may not sit got the seat".to_owned()
            })?;
            self.check_joined(shadow, seat, joined, scene)?;
        }
        let removed = before.holders.iter().filter(|guest| !after.belongs_to(guest));
        let removed: Vec<&GuestKey> = removed.collect();
        if !removed.is_empty() {
            let is_own = guest.is_some_and(|guest| before.belongs_to(guest));
            let is_host = guest.is_some_and(|guest| shadow.has_host_powers(guest));
            let is_allowed = match scene.cause.message() {
                Some(ClientMessage::Stand { seat: left, .. }) => is_own && left.index() == seat,
                Some(ClientMessage::Kick { .. }) => {
                    let are_kicked = removed.iter().all(|guest| new.is_kicked(guest));
                    is_host && old.phase == Phase::Lobby && are_kicked
                }
                Some(ClientMessage::Claim { .. }) => before.holders.len() > 1,
                Some(_) | None => false,
            };
            require(is_allowed, || format!("a player lost the seat: {:?}", scene.cause))?;
        }
        if before.is_held() && after.is_held() && before.bot != after.bot {
            self.check_stand_in(shadow, seat, after, scene)?;
        }
        let is_renamed = before.is_held() && after.is_held() && before.name != after.name;
        let is_own = guest.is_some_and(|guest| before.belongs_to(guest));
        require(!is_renamed || is_own && old.phase == Phase::Lobby, || "a new name".to_owned())?;
        let is_set = !before.is_held() && !after.is_held() && before.bot != after.bot;
        let is_host = guest.is_some_and(|guest| shadow.has_host_powers(guest));
        require(!is_set || is_host && old.phase == Phase::Lobby, || "another bot".to_owned())
    }

    /// Checks that a guest was allowed to take the seat.
    fn check_joined(
        &self,
        shadow: &Shadow,
        seat: usize,
        guest: &GuestKey,
        scene: &Scene,
    ) -> Verdict {
        let place = shadow.record.seats.get(seat).ok_or("no such seat")?;
        match scene.cause.message() {
            Some(ClientMessage::Claim { token, .. }) => {
                let digest = Token::parse(token).ok_or("an unreadable token")?.digest();
                require(place.links.contains(&digest), || "the token of another seat".to_owned())
            }
            Some(ClientMessage::Sit { .. }) if shadow.record.phase == Phase::Lobby => {
                require(place.kind() == SeatKind::Open, || "the seat was taken".to_owned())
            }
            Some(ClientMessage::Sit { .. }) => {
                let is_free = place.left_at.is_some() && shadow.record.phase == Phase::Playing;
                require(is_free, || "the seat was taken".to_owned())?;
                let mut others =
                    (0..).zip(&shadow.record.seats).filter(|(other, _)| *other != seat);
                let knows_others = others.any(|(_, place)| place.was_held_by(guest));
                let is_delicate = shadow.has_secrets_or_rivals();
                require(!is_delicate || !knows_others, || "the guest knows a seat".to_owned())?;
                if place.past.contains(guest) {
                    return Ok(());
                }
                let is_open = !is_delicate || shadow.record.absence == Absence::Open;
                let left = shadow.left.get(&seat).copied().unwrap_or_default();
                let time = self.presence.since(left, scene.now);
                require(is_open && time >= shadow.record.grace(), || {
                    format!("a newcomer got the seat after {time:?}")
                })
            }
            cause => Err(format!("a guest got the seat after {cause:?}")),
        }
    }

    /// Checks that a bot may stand in, or end standing in, for a player who keeps the seat.
    fn check_stand_in(
        &self,
        shadow: &Shadow,
        seat: usize,
        after: &Place,
        scene: &Scene,
    ) -> Verdict {
        let old = &shadow.record;
        let before = old.seats.get(seat).ok_or("no such seat")?;
        let guest = scene.cause.guest();
        let is_own = guest.is_some_and(|guest| before.belongs_to(guest));
        let Some(level) = &after.bot else {
            return require(is_own, || "someone else ended the stand-in".to_owned());
        };
        require(*level == old.stand_in && before.bot.is_none(), || {
            format!("a bot of level {level} stands in instead of {}", old.stand_in)
        })?;
        if is_own {
            return Ok(());
        }
        let holders = before.holders.iter();
        let away = |guest| self.presence.away(scene.table, guest, shadow.created, scene.now);
        let away = holders.map(away).min().unwrap_or_default();
        require(old.phase == Phase::Playing && away >= old.grace(), || {
            format!("a bot stands in after {away:?} instead of {:?}", old.grace())
        })?;
        let is_teammate = guest.is_some_and(|guest| !old.seats_of(guest).is_empty());
        let is_agreed = old.absence != Absence::Wait && old.pace == Pace::Live;
        let is_awaited = shadow.awaited().has(Seat::new(seat as u8));
        let is_allowed = match shadow.is_cooperative() {
            true => is_teammate,
            false => matches!(scene.cause, Cause::Timer) && is_agreed && is_awaited,
        };
        require(is_allowed, || format!("a bot stands in after {:?}", scene.cause))
    }
}
