use crate::{Game, GameRng, SeatSet, Secret};

/// An event from one step, with separate versions for different viewers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRecord<E> {
    /// The viewers who get [`event`](EventRecord::event).
    pub audience: SeatSet,
    /// The version for the audience.
    pub event: E,
    /// The version for all other viewers; `None` if they see nothing.
    pub for_others: Option<E>,
    /// `true` if the audience sees its version only once: replays of a running game show it the
    /// version for all other viewers instead.
    pub is_ephemeral: bool,
}

impl<E> EventRecord<E> {
    /// Returns the version for `viewers`, or `None` if they see nothing.
    pub fn seen_by(&self, viewers: SeatSet) -> Option<&E> {
        if self.audience.intersects(viewers) { Some(&self.event) } else { self.for_others.as_ref() }
    }

    /// Returns the version for `viewers` in a replay of the running game.
    pub fn replayed_to(&self, viewers: SeatSet) -> Option<&E> {
        if self.is_ephemeral { self.for_others.as_ref() } else { self.seen_by(viewers) }
    }
}

/// The events of one step, each with a copy of the state at that moment. Simulations use a muted
/// buffer, for which events are not even built.
#[derive(Debug)]
pub struct EventBuffer<G: Game> {
    records: Vec<EventRecord<G::Event>>,
    states: Vec<G>,
    muted: bool,
    forbids_undo: bool,
}

impl<G: Game> EventBuffer<G> {
    /// Creates a buffer that records events.
    pub const fn recording() -> EventBuffer<G> {
        EventBuffer { records: Vec::new(), states: Vec::new(), muted: false, forbids_undo: false }
    }

    /// Creates a buffer that discards events without building them.
    pub const fn muted() -> EventBuffer<G> {
        EventBuffer { records: Vec::new(), states: Vec::new(), muted: true, forbids_undo: false }
    }

    /// Returns `true` if the step cannot be undone: it used randomness, revealed a secret or was
    /// made final by the rules.
    pub const fn forbids_undo(&self) -> bool {
        self.forbids_undo
    }

    /// Returns the recorded events, in order.
    pub fn into_records(self) -> Vec<EventRecord<G::Event>> {
        self.records
    }

    /// Returns the recorded events, in order, and the state at each of them.
    pub fn into_frames(self) -> (Vec<EventRecord<G::Event>>, Vec<G>) {
        (self.records, self.states)
    }

    #[inline]
    fn push(
        &mut self,
        state: &G,
        audience: SeatSet,
        is_ephemeral: bool,
        versions: impl FnOnce() -> (G::Event, Option<G::Event>),
    ) {
        if !self.muted {
            let (event, for_others) = versions();
            self.records.push(EventRecord { audience, event, for_others, is_ephemeral });
            self.states.push(state.clone());
        }
    }
}

/// Everything a rule may use besides the state: randomness and event output.
pub struct Ctx<'a, G: Game> {
    rng: &'a mut dyn GameRng,
    events: &'a mut EventBuffer<G>,
}

impl<'a, G: Game> Ctx<'a, G> {
    /// Creates the context of one step.
    #[inline]
    pub fn new(rng: &'a mut dyn GameRng, events: &'a mut EventBuffer<G>) -> Ctx<'a, G> {
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
    ///
    /// Viewers are shown `state` together with the event. Rules therefore emit an event after they
    /// have made the change, and only when the state is consistent.
    #[inline]
    pub fn emit(&mut self, state: &G, event: impl FnOnce() -> G::Event) {
        self.events.push(state, SeatSet::EVERYONE, false, || (event(), None));
    }

    /// Emits an event to `to`; all others get the second version, if there is one.
    #[inline]
    pub fn emit_to(
        &mut self,
        state: &G,
        to: SeatSet,
        event: impl FnOnce() -> (G::Event, Option<G::Event>),
    ) {
        self.events.push(state, to, false, event);
    }

    /// Emits an event that `to` sees only once; replays show the second version to everyone.
    #[inline]
    pub fn emit_ephemeral(
        &mut self,
        state: &G,
        to: SeatSet,
        event: impl FnOnce() -> (G::Event, Option<G::Event>),
    ) {
        self.events.push(state, to, true, event);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ScriptedRng, Seat};

    mod countdown {
        include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/countdown.rs"));
    }
    use countdown::{Countdown, Event};

    const ME: SeatSet = SeatSet::only(Seat::new(0));

    fn game() -> Countdown {
        Countdown::new(&(), 2, &mut ScriptedRng::new([0])).expect("two seats are allowed")
    }

    fn took(n: u8) -> Event {
        Event::Took { seat: Seat::new(0), n }
    }

    fn record(step: impl FnOnce(&mut Ctx<'_, Countdown>)) -> EventBuffer<Countdown> {
        let mut events = EventBuffer::recording();
        step(&mut Ctx::new(&mut ScriptedRng::new([0]), &mut events));
        events
    }

    #[test]
    fn undo_is_forbidden_by_randomness_reveals_and_rules_but_not_by_events() {
        let forbids_undo = |step: fn(&mut Ctx<'_, Countdown>)| record(step).forbids_undo();
        assert!(forbids_undo(|ctx| assert_eq!(ctx.rng().below(2), 0)));
        assert!(forbids_undo(|ctx| assert_eq!(
            *ctx.reveal(&mut Secret::new(7, SeatSet::EMPTY), ME),
            7
        )));
        assert!(forbids_undo(|ctx| {
            ctx.emit(&game(), || took(1));
            ctx.forbid_undo();
        }));
        assert!(!forbids_undo(|ctx| ctx.emit(&game(), || took(1))));
        assert!(!forbids_undo(|ctx| ctx.emit_to(&game(), ME, || (took(1), None))));
    }

    #[test]
    fn viewers_get_their_own_version() {
        let records = record(|ctx| {
            ctx.emit(&game(), || took(1));
            ctx.emit_to(&game(), ME, || (took(2), Some(took(3))));
            ctx.emit_to(&game(), ME, || (took(4), None));
        })
        .into_records();
        let seen = |viewers| records.iter().filter_map(|it| it.seen_by(viewers)).cloned().collect();
        let (mine, theirs): (Vec<_>, Vec<_>) = (seen(ME), seen(SeatSet::only(Seat::new(1))));
        assert_eq!(mine, [took(1), took(2), took(4)]);
        assert_eq!(theirs, [took(1), took(3)]);
    }

    #[test]
    fn a_muted_buffer_builds_no_events() {
        let mut events = EventBuffer::muted();
        let mut rng = ScriptedRng::none();
        let mut ctx = Ctx::new(&mut rng, &mut events);
        ctx.emit(&game(), || panic!("a muted buffer never builds events"));
        let forbids_undo = events.forbids_undo();
        assert_eq!((forbids_undo, events.into_frames()), (false, (Vec::new(), Vec::new())));
    }

    #[test]
    fn each_event_keeps_the_state_at_that_moment() {
        let (before, mut after) = (game(), game());
        let events = record(|ctx| {
            ctx.emit(&after, || took(1));
            let action = "take 2".parse().expect("an action of the game");
            after.apply(Seat::new(0), action, ctx).expect("it is legal");
        });
        assert_ne!(before, after);
        assert_eq!(events.into_frames(), (record_of([1, 2]), vec![before, after]));
    }

    fn record_of<const N: usize>(numbers: [u8; N]) -> Vec<EventRecord<Event>> {
        record(|ctx| numbers.into_iter().for_each(|n| ctx.emit(&game(), || took(n)))).into_records()
    }

    #[test]
    fn ephemeral_events_are_not_replayed() {
        let records = record(|ctx| {
            ctx.emit_ephemeral(&game(), ME, || (took(1), Some(took(2))));
            ctx.emit_to(&game(), ME, || (took(1), Some(took(2))));
        })
        .into_records();
        let seen_by =
            |viewers| records.iter().filter_map(|it| it.seen_by(viewers)).cloned().collect();
        let replayed_to =
            |viewers| records.iter().filter_map(|it| it.replayed_to(viewers)).cloned().collect();
        let (seen, replayed): (Vec<_>, Vec<_>) = (seen_by(ME), replayed_to(ME));
        assert_eq!((seen, replayed), (vec![took(1), took(1)], vec![took(2), took(1)]));
        let (seen, replayed): (Vec<_>, Vec<_>) =
            (seen_by(SeatSet::SPECTATORS), replayed_to(SeatSet::SPECTATORS));
        assert_eq!((seen, replayed), (vec![took(2), took(2)], vec![took(2), took(2)]));
    }
}
