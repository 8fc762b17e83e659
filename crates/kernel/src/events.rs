use crate::{GameRng, SeatSet, Secret};

/// An event from one step, with separate versions for different viewers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRecord<E> {
    /// The viewers who get [`event`](EventRecord::event).
    pub audience: SeatSet,
    /// The version for the audience.
    pub event: E,
    /// The version for all other viewers; `None` if they notice nothing.
    pub for_others: Option<E>,
    /// `true` if the audience sees its version only once: replays of a running game show it the
    /// version for all other viewers instead.
    pub is_ephemeral: bool,
}

impl<E> EventRecord<E> {
    /// Returns the version for `viewers`, or `None` if they notice nothing.
    pub fn seen_by(&self, viewers: SeatSet) -> Option<&E> {
        if self.audience.intersects(viewers) { Some(&self.event) } else { self.for_others.as_ref() }
    }

    /// Returns the version for `viewers` in a replay of the running game.
    pub fn replayed_to(&self, viewers: SeatSet) -> Option<&E> {
        if self.is_ephemeral { self.for_others.as_ref() } else { self.seen_by(viewers) }
    }
}

/// The events of one step. Simulations use a muted buffer, for which events are not even built.
#[derive(Debug)]
pub struct EventBuffer<E> {
    records: Vec<EventRecord<E>>,
    muted: bool,
    forbids_undo: bool,
}

impl<E> EventBuffer<E> {
    /// Creates a buffer that records events.
    pub const fn recording() -> EventBuffer<E> {
        EventBuffer { records: Vec::new(), muted: false, forbids_undo: false }
    }

    /// Creates a buffer that discards events without building them.
    pub const fn muted() -> EventBuffer<E> {
        EventBuffer { records: Vec::new(), muted: true, forbids_undo: false }
    }

    /// Returns `true` if the step cannot be undone: it used randomness, revealed a secret or was
    /// made final by the rules.
    pub const fn forbids_undo(&self) -> bool {
        self.forbids_undo
    }

    /// Returns the recorded events, in order.
    pub fn into_records(self) -> Vec<EventRecord<E>> {
        self.records
    }
}

/// Everything a rule may use besides the state: randomness and event output.
pub struct Ctx<'a, E> {
    rng: &'a mut dyn GameRng,
    events: &'a mut EventBuffer<E>,
}

impl<'a, E> Ctx<'a, E> {
    /// Creates the context of one step.
    #[inline]
    pub fn new(rng: &'a mut dyn GameRng, events: &'a mut EventBuffer<E>) -> Ctx<'a, E> {
        Ctx { rng, events }
    }

    /// Returns the source of randomness, and makes the step final.
    #[inline]
    pub fn rng(&mut self) -> &mut dyn GameRng {
        self.events.forbids_undo = true;
        self.rng
    }

    /// Reveals a secret to `to`, and makes the step final.
    #[inline]
    pub fn reveal<'s, T>(&mut self, secret: &'s mut Secret<T>, to: SeatSet) -> &'s T {
        self.events.forbids_undo = true;
        secret.disclose(to)
    }

    /// Makes the step final, for example because it starts or stops a clock or makes a promise.
    #[inline]
    pub fn forbid_undo(&mut self) {
        self.events.forbids_undo = true;
    }

    /// Emits an event to everyone at the table.
    #[inline]
    pub fn emit(&mut self, event: impl FnOnce() -> E) {
        if !self.events.muted {
            let (audience, event) = (SeatSet::EVERYONE, event());
            self.events.records.push(EventRecord {
                audience,
                event,
                for_others: None,
                is_ephemeral: false,
            });
        }
    }

    /// Emits an event to `to`; all others get the second version, if there is one.
    #[inline]
    pub fn emit_to(&mut self, to: SeatSet, event: impl FnOnce() -> (E, Option<E>)) {
        if !self.events.muted {
            let (event, for_others) = event();
            self.events.records.push(EventRecord {
                audience: to,
                event,
                for_others,
                is_ephemeral: false,
            });
        }
    }

    /// Emits an event that `to` sees only once; replays show the second version to everyone.
    #[inline]
    pub fn emit_ephemeral(&mut self, to: SeatSet, event: impl FnOnce() -> (E, Option<E>)) {
        if !self.events.muted {
            let (event, for_others) = event();
            self.events.records.push(EventRecord {
                audience: to,
                event,
                for_others,
                is_ephemeral: true,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ScriptedRng, Seat};

    fn forbids_undo(step: impl FnOnce(&mut Ctx<'_, &'static str>)) -> bool {
        let mut events = EventBuffer::recording();
        step(&mut Ctx::new(&mut ScriptedRng::new([0]), &mut events));
        events.forbids_undo()
    }

    #[test]
    fn undo_is_forbidden_by_randomness_reveals_and_rules_but_not_by_events() {
        let me = SeatSet::only(Seat::new(0));
        assert!(forbids_undo(|ctx| assert_eq!(ctx.rng().below(2), 0)));
        assert!(forbids_undo(|ctx| assert_eq!(
            *ctx.reveal(&mut Secret::new(7, SeatSet::EMPTY), me),
            7
        )));
        assert!(forbids_undo(|ctx| {
            ctx.emit(|| "promised");
            ctx.forbid_undo();
        }));
        assert!(!forbids_undo(|ctx| ctx.emit(|| "open")));
        assert!(!forbids_undo(|ctx| ctx.emit_to(me, || ("secret", None))));
    }

    #[test]
    fn viewers_get_their_own_version() {
        let (me, other) = (SeatSet::only(Seat::new(0)), SeatSet::only(Seat::new(1)));
        let mut events = EventBuffer::recording();
        let mut rng = ScriptedRng::none();
        let mut ctx = Ctx::new(&mut rng, &mut events);
        ctx.emit(|| "open");
        ctx.emit_to(me, || ("secret", Some("vague")));
        ctx.emit_to(me, || ("secret", None));
        let records = events.into_records();
        let seen = |viewers| records.iter().filter_map(|it| it.seen_by(viewers)).copied().collect();
        let (mine, theirs): (Vec<_>, Vec<_>) = (seen(me), seen(other));
        assert_eq!(mine, ["open", "secret", "secret"]);
        assert_eq!(theirs, ["open", "vague"]);
    }

    #[test]
    fn a_muted_buffer_builds_no_events() {
        let mut events: EventBuffer<&str> = EventBuffer::muted();
        let mut rng = ScriptedRng::none();
        Ctx::new(&mut rng, &mut events).emit(|| panic!("a muted buffer never builds events"));
        assert!(!events.forbids_undo() && events.into_records().is_empty());
    }

    #[test]
    fn ephemeral_events_are_not_replayed() {
        let me = SeatSet::only(Seat::new(0));
        let mut events = EventBuffer::recording();
        let (mut rng, vague) = (ScriptedRng::none(), Some("vague"));
        let mut ctx = Ctx::new(&mut rng, &mut events);
        ctx.emit_ephemeral(me, || ("secret", vague));
        ctx.emit_to(me, || ("secret", vague));
        let records = events.into_records();
        let seen_by =
            |viewers| records.iter().filter_map(|it| it.seen_by(viewers)).copied().collect();
        let replayed_to =
            |viewers| records.iter().filter_map(|it| it.replayed_to(viewers)).copied().collect();
        let (seen, replayed): (Vec<_>, Vec<_>) = (seen_by(me), replayed_to(me));
        assert_eq!((seen, replayed), (vec!["secret", "secret"], vec!["vague", "secret"]));
        let (seen, replayed): (Vec<_>, Vec<_>) =
            (seen_by(SeatSet::SPECTATORS), replayed_to(SeatSet::SPECTATORS));
        assert_eq!((seen, replayed), (vec!["vague", "vague"], vec!["vague", "vague"]));
    }
}
