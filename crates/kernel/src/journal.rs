use crate::{Chance, SeatSet, Secret};

/// One thing that happened: what `to` sees, and what the rest see instead, if anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    pub to: SeatSet,
    pub shown: E,
    pub others: Option<E>,
    /// For a moment only: while the game goes on, nobody is told it a second time.
    pub is_passing: bool,
}

impl<E> Told<E> {
    /// The version for `eyes`; `None` when they notice nothing.
    pub fn seen_by(&self, eyes: SeatSet) -> Option<&E> {
        if self.to.meets(eyes) { Some(&self.shown) } else { self.others.as_ref() }
    }

    /// The version for `eyes` when it is told again.
    pub fn recalled_by(&self, eyes: SeatSet) -> Option<&E> {
        if self.is_passing { self.others.as_ref() } else { self.seen_by(eyes) }
    }
}

/// Collects the events of one step. Muted in simulations: events are not even built.
#[derive(Debug)]
pub struct Journal<E> {
    entries: Vec<Told<E>>,
    muted: bool,
    barred: bool,
}

impl<E> Journal<E> {
    pub const fn recording() -> Journal<E> {
        Journal { entries: Vec::new(), muted: false, barred: false }
    }

    pub const fn muted() -> Journal<E> {
        Journal { entries: Vec::new(), muted: true, barred: false }
    }

    /// Luck was used, a secret told or undo barred by the rules: this step cannot be undone.
    pub const fn is_barred(&self) -> bool {
        self.barred
    }

    /// What was told, in order.
    pub fn into_entries(self) -> Vec<Told<E>> {
        self.entries
    }
}

/// What a rule may touch besides the state: luck, and the ears of the table.
pub struct Ctx<'a, E> {
    chance: &'a mut dyn Chance,
    journal: &'a mut Journal<E>,
}

impl<'a, E> Ctx<'a, E> {
    #[inline]
    pub fn new(chance: &'a mut dyn Chance, journal: &'a mut Journal<E>) -> Ctx<'a, E> {
        Ctx { chance, journal }
    }

    /// Luck. Using it bars undo.
    #[inline]
    pub fn chance(&mut self) -> &mut dyn Chance {
        self.journal.barred = true;
        self.chance
    }

    /// Lets `to` know a secret. Bars undo.
    #[inline]
    pub fn show<'s, T>(&mut self, secret: &'s mut Secret<T>, to: SeatSet) -> &'s T {
        self.journal.barred = true;
        secret.disclose(to)
    }

    /// This step cannot be taken back: a clock was started or stopped, a promise given.
    #[inline]
    pub fn bar(&mut self) {
        self.journal.barred = true;
    }

    /// Narrates to the whole table.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if !self.journal.muted {
            let (to, shown) = (SeatSet::EVERYONE, event());
            self.journal.entries.push(Told { to, shown, others: None, is_passing: false });
        }
    }

    /// Narrates to `to`; the rest hear the second version, if there is one.
    #[inline]
    pub fn whisper(&mut self, to: SeatSet, event: impl FnOnce() -> (E, Option<E>)) {
        if !self.journal.muted {
            let (shown, others) = event();
            self.journal.entries.push(Told { to, shown, others, is_passing: false });
        }
    }

    /// Narrates to `to` what they see for a moment only; told again, it is what the rest hear.
    #[inline]
    pub fn show_in_passing(&mut self, to: SeatSet, event: impl FnOnce() -> (E, Option<E>)) {
        if !self.journal.muted {
            let (shown, others) = event();
            self.journal.entries.push(Told { to, shown, others, is_passing: true });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Scripted, Seat};

    /// Is a step that does this barred from being taken back?
    fn bars(step: impl FnOnce(&mut Ctx<'_, &'static str>)) -> bool {
        let mut journal = Journal::recording();
        step(&mut Ctx::new(&mut Scripted::new([0]), &mut journal));
        journal.is_barred()
    }

    #[test]
    fn luck_secrets_and_promises_bar_undo_and_telling_does_not() {
        let me = SeatSet::only(Seat::new(0));
        assert!(bars(|ctx| assert_eq!(ctx.chance().below(2), 0)));
        assert!(bars(|ctx| assert_eq!(*ctx.show(&mut Secret::new(7, SeatSet::NOBODY), me), 7)));
        assert!(bars(|ctx| {
            ctx.tell(|| "promised");
            ctx.bar();
        }));
        assert!(!bars(|ctx| ctx.tell(|| "open")));
        assert!(!bars(|ctx| ctx.whisper(me, || ("secret", None))));
    }

    #[test]
    fn each_hears_their_own_version() {
        let (me, other) = (SeatSet::only(Seat::new(0)), SeatSet::only(Seat::new(1)));
        let mut journal = Journal::recording();
        let mut no_luck = Scripted::none();
        let mut ctx = Ctx::new(&mut no_luck, &mut journal);
        ctx.tell(|| "open");
        ctx.whisper(me, || ("secret", Some("murmur")));
        ctx.whisper(me, || ("secret", None));
        let told = journal.into_entries();
        let heard = |eyes| told.iter().filter_map(|it| it.seen_by(eyes)).copied().collect();
        let (mine, theirs): (Vec<_>, Vec<_>) = (heard(me), heard(other));
        assert_eq!(mine, ["open", "secret", "secret"]);
        assert_eq!(theirs, ["open", "murmur"]);
    }

    #[test]
    fn a_muted_journal_builds_nothing() {
        let mut journal: Journal<&str> = Journal::muted();
        let mut no_luck = Scripted::none();
        Ctx::new(&mut no_luck, &mut journal).tell(|| panic!("nobody listens"));
        assert!(!journal.is_barred() && journal.into_entries().is_empty());
    }

    #[test]
    fn what_is_shown_in_passing_is_told_once() {
        let me = SeatSet::only(Seat::new(0));
        let mut journal = Journal::recording();
        let (mut luck, murmur) = (Scripted::none(), Some("murmur"));
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        ctx.show_in_passing(me, || ("secret", murmur));
        ctx.whisper(me, || ("secret", murmur));
        let told = journal.into_entries();
        let first = |eyes| told.iter().filter_map(|it| it.seen_by(eyes)).copied().collect();
        let again = |eyes| told.iter().filter_map(|it| it.recalled_by(eyes)).copied().collect();
        let (heard, recalled): (Vec<_>, Vec<_>) = (first(me), again(me));
        assert_eq!((heard, recalled), (vec!["secret", "secret"], vec!["murmur", "secret"]));
        let (heard, recalled): (Vec<_>, Vec<_>) =
            (first(SeatSet::GALLERY), again(SeatSet::GALLERY));
        assert_eq!((heard, recalled), (vec!["murmur", "murmur"], vec!["murmur", "murmur"]));
    }
}
