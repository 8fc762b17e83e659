use crate::{Chance, SeatSet, Secret};

/// One thing that happened: what `to` sees, and what the rest see instead, if anything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<E> {
    pub to: SeatSet,
    pub shown: E,
    pub others: Option<E>,
}

impl<E> Told<E> {
    /// The version for `eyes`; `None` when they notice nothing.
    pub fn seen_by(&self, eyes: SeatSet) -> Option<&E> {
        if self.to.meets(eyes) { Some(&self.shown) } else { self.others.as_ref() }
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

    /// Luck was used or a secret told: this step cannot be undone.
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

    /// Narrates to the whole table.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if !self.journal.muted {
            let told = Told { to: SeatSet::EVERYONE, shown: event(), others: None };
            self.journal.entries.push(told);
        }
    }

    /// Narrates to `to`; the rest hear the second version, if there is one.
    #[inline]
    pub fn whisper(&mut self, to: SeatSet, event: impl FnOnce() -> (E, Option<E>)) {
        if !self.journal.muted {
            let (shown, others) = event();
            self.journal.entries.push(Told { to, shown, others });
        }
    }
}
