//! What was said, as somebody would write it down who believes it.
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use crate::{
    data::{ARCANE, Card, Challenge, Gear, LEVELS, Letter, N_GEARS, N_SEATS},
    state::State,
    talk::{Claim, Kind, Size, Spoken, Utterance, claim_of},
};

/// No hand has more cards of one kind worth telling.
const CARDS_MAX: usize = 8;

/// What everybody was told in this glass. All bots read the same public remarks in the same way,
/// so they agree without another word.
#[derive(Clone, Debug)]
pub(crate) struct Notes {
    told: [[Told; N_GEARS]; N_SEATS],
    /// Who said how much others should bring for a challenge, doing the rest alone.
    pub needs: [Option<(Seat, u8)>; 2],
    /// The one challenge that the leader wants to go for.
    pub focus: Option<Letter>,
    /// How far a speaker can be believed.
    trust: [f32; N_SEATS],
}

/// What somebody told about one kind of equipment.
#[derive(Clone, Debug, Default)]
pub(crate) struct Told {
    /// Values of single cards, each once.
    pub cards: ArrayVec<u8, CARDS_MAX>,
    pub total: Option<u8>,
    pub size: Option<Size>,
    /// Some of it is there, but nobody said how much.
    pub has_some: bool,
}

/// Cards that are laid together or not at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Unit {
    pub seat: Seat,
    pub value: u8,
    /// Nobody told what it is made of.
    pub is_lump: bool,
    pub trust: f32,
}

/// A remark with a hole in it, kept until its other half is heard.
#[derive(Clone, Copy)]
struct Half {
    kind: Kind,
    gear: Option<Gear>,
    value: Option<u8>,
}

impl Notes {
    /// Notes of the remarks that everybody heard.
    pub(crate) fn of(state: &State, challenges: &[Challenge; 2]) -> Notes {
        let mut notes = Notes {
            told: Default::default(),
            needs: [None; 2],
            focus: None,
            trust: std::array::from_fn(|index| trust(state, Seat::new(index as u8))),
        };
        let log = &state.talks.log;
        for seat in state.all_seats().iter() {
            notes.read(state, log, seat, challenges);
        }
        notes
    }

    fn read(&mut self, state: &State, log: &[Spoken], seat: Seat, challenges: &[Challenge; 2]) {
        let is_mad = state.minds.level(seat) == LEVELS && !state.ignored.has(seat);
        let sees_double = is_mad && log.iter().any(|it| it.from == seat && is_doubled(state, it));
        let (mut n_numbers, mut is_cipher) = (0, true);
        let mut half: Option<Half> = None;
        for spoken in log.iter().filter(|it| it.is_public()) {
            let said = &spoken.heard;
            if speaker_of(spoken, log) != seat {
                continue;
            }
            if said.what == Kind::Number && is_cipher {
                if let (Some(value), Some(challenge)) = (said.value, challenges.get(n_numbers)) {
                    self.at(seat, challenge.gear).total = Some(value);
                }
                n_numbers += 1;
                continue;
            }
            is_cipher &= said.kind == Kind::Echo;
            let whole = mend(said, &mut half);
            self.take(state, seat, &whole, sees_double, challenges);
        }
    }

    fn take(
        &mut self,
        state: &State,
        seat: Seat,
        said: &Utterance,
        sees_double: bool,
        challenges: &[Challenge; 2],
    ) {
        let plain = |number: u8| if sees_double { number / 2 } else { number };
        match (said.what, said.letter, said.value) {
            (Kind::Offer, Some(letter), Some(value)) => {
                self.at(seat, challenges[letter as usize].gear).total = Some(value);
            }
            (Kind::Offer, Some(letter), None) if said.blank.is_none() => {
                self.at(seat, challenges[letter as usize].gear).has_some = true;
            }
            (Kind::Need, Some(letter), Some(value)) => {
                self.needs[letter as usize] = Some((seat, value));
            }
            (Kind::Focus, Some(letter), _) if seat == state.turn => self.focus = Some(letter),
            (Kind::Point, _, _) => {
                if let Some(gear) = said.gear {
                    self.at(seat, gear).has_some = true;
                }
            }
            _ => match claim_of(said, state.n_seats) {
                Some(Claim::Card(gear, value)) => {
                    self.note_card(state, seat, gear, plain(value));
                }
                Some(Claim::Total(gear, value)) => self.at(seat, gear).total = Some(plain(value)),
                Some(Claim::Count(gear, 0)) => self.at(seat, gear).total = Some(0),
                Some(Claim::Count(gear, _)) => self.at(seat, gear).has_some = true,
                Some(Claim::Size(gear, Size::No)) => self.at(seat, gear).total = Some(0),
                Some(Claim::Size(gear, size)) => self.at(seat, gear).size = Some(size),
                None => {}
            },
        }
    }

    /// A card that nobody can hold is no card.
    fn note_card(&mut self, state: &State, seat: Seat, gear: Gear, value: u8) {
        let told = self.at(seat, gear);
        let is_new = !told.cards.contains(&value) && !told.cards.is_full();
        if is_new && n_hidden(state, gear, value) > 0 {
            told.cards.push(value);
        }
    }

    fn at(&mut self, seat: Seat, gear: Gear) -> &mut Told {
        &mut self.told[seat.index()][gear as usize]
    }

    pub(crate) fn told(&self, seat: Seat, gear: Gear) -> &Told {
        &self.told[seat.index()][gear as usize]
    }

    pub(crate) fn trust(&self, seat: Seat) -> f32 {
        self.trust[seat.index()]
    }

    /// All that these seats can be counted on for.
    pub(crate) fn units(&self, seats: SeatSet, gear: Gear) -> ArrayVec<Unit, UNITS_MAX> {
        let mut units = ArrayVec::new();
        for seat in seats.iter() {
            let (told, trust) = (self.told(seat, gear), self.trust(seat));
            let mut add = |value, is_lump| {
                let _ = units.try_push(Unit { seat, value, is_lump, trust });
            };
            for &value in &told.cards {
                add(value, false);
            }
            if let Some(rest @ 1..) = told.rest() {
                add(rest, true);
            }
        }
        units
    }
}

/// More would take too long to weigh against each other.
pub(crate) const UNITS_MAX: usize = 12;

impl Told {
    /// What is left of the total when single cards are taken off.
    pub(crate) fn rest(&self) -> Option<u8> {
        self.total?.checked_sub(self.cards.iter().sum())
    }

    /// Nothing of it is left to tell.
    pub(crate) fn is_exact(&self) -> bool {
        self.rest().is_some()
    }
}

/// A remark speaks for its speaker; an echo speaks for whom it repeats.
fn speaker_of(spoken: &Spoken, log: &[Spoken]) -> Seat {
    let original = spoken.heard.of.and_then(|id| log.get(id as usize));
    original.map_or(spoken.from, |original| original.from)
}

/// How many cards of this kind and value lie in no open pile.
fn n_hidden(state: &State, gear: Gear, value: u8) -> u8 {
    let Some(card) = Card::of(gear, value) else { return 0 };
    let in_game = if card.is_arcane() {
        state.options.arcane_cards.supply()[gear as usize] - state.cards.arcane_left(gear)
    } else {
        card.basic_copies()
    };
    in_game.saturating_sub(state.cards.n_discarded(card))
}

/// A number that only somebody says who sees two of everything.
fn is_doubled(state: &State, spoken: &Spoken) -> bool {
    let said = &spoken.heard;
    let is_card = said.kind == Kind::HaveCard && spoken.is_public();
    match (said.gear, said.value) {
        (Some(gear), Some(ARCANE)) if is_card => n_hidden(state, gear, ARCANE) == 0,
        (_, Some(8 | 12)) => is_card,
        _ => false,
    }
}

/// A seat's word is as good as its mind is sound. Ignored madness does not act.
fn trust(state: &State, seat: Seat) -> f32 {
    if seat.index() >= state.n_seats as usize || state.ignored.has(seat) {
        return 1.0;
    }
    match state.minds.level(seat) {
        0 | 1 => 1.0,
        2 => 0.97,
        _ => 0.85,
    }
}

/// Two halves of the same statement make a whole one.
fn mend(said: &Utterance, half: &mut Option<Half>) -> Utterance {
    let mut whole = *said;
    let is_split = matches!(said.what, Kind::HaveTotal | Kind::HaveCard);
    if !is_split || said.gear.is_some() == said.value.is_some() {
        return whole;
    }
    match *half {
        Some(other) if other.kind == said.what && other.gear.is_some() != said.gear.is_some() => {
            whole.gear = said.gear.or(other.gear);
            whole.value = said.value.or(other.value);
            *half = None;
        }
        _ => *half = Some(Half { kind: said.what, gear: said.gear, value: said.value }),
    }
    whole
}
