//! A bot's notes about its looks, with at most one number per glyph. The notes outlast the look,
//! like a person's memory.
use kernel::{GameRng, Perspective, Seat, SeatSet, Secret};

use crate::{
    State,
    data::N_GLYPHS,
    lava::{Lava, Number},
    rules::looks,
    state::Look,
};

/// A note about one glyph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Note {
    #[default]
    New,
    Forgotten,
    Remembered(Number),
}

#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    notes: [Note; N_GLYPHS],
    /// Trapped numbers read under Lava Surprise, by zone.
    clues: [Option<Number>; crate::data::CLUES_MAX],
}

impl Memory {
    /// Observes the table and returns a sampled world that is consistent with the notes. Remembers
    /// a look with a probability of `retention` percent.
    pub(super) fn look(
        &mut self,
        at: &Perspective<'_, State>,
        retention: u32,
        rng: &mut dyn GameRng,
    ) -> State {
        let mut here = at.sample_state(rng);
        self.note(&here, at.seat(), retention, rng);
        self.apply(&mut here, at.seat());
        here
    }

    fn note(&mut self, here: &State, seat: Seat, retention: u32, rng: &mut dyn GameRng) {
        let lava = &here.lava;
        let Some(look) = here.player(seat).look else {
            // A forgotten tile can be looked at again.
            for note in &mut self.notes {
                if *note == Note::Forgotten {
                    *note = Note::New;
                }
            }
            return;
        };
        let glyph = looks::glyph_shown(here, look).expect("a look is at an existing tile");
        let note = &mut self.notes[glyph as usize];
        if *note == Note::New {
            let number = *lava.numbers[glyph as usize].truth();
            *note =
                if rng.below(100) < retention { Note::Remembered(number) } else { Note::Forgotten };
        }
        if let (Look::Clue(zone), Note::Remembered(number)) = (look, *note) {
            self.clues[zone as usize - 1] = Some(number);
        }
    }

    /// Makes the sampled world and the seat's knowledge match the notes.
    fn apply(&self, here: &mut State, seat: Seat) {
        for (glyph, note) in self.notes.iter().enumerate() {
            if let Note::Remembered(number) = *note {
                pin(&mut here.lava, glyph, number, seat);
            }
        }
        for (clue, number) in self.clues.iter().enumerate() {
            if let Some(number) = *number {
                pin_clue(&mut here.lava, clue, number, seat);
            }
        }
    }
}

/// Assigns a number to a glyph, swapping it with the glyph that had it.
fn pin(lava: &mut Lava, glyph: usize, number: Number, seat: Seat) {
    let other = lava.glyph_of(number) as usize;
    let old = *lava.numbers[glyph].truth();
    if other != glyph {
        lava.numbers[other] = Secret::new(old, lava.numbers[other].known_to());
    }
    let viewers = lava.numbers[glyph].known_to().with(SeatSet::only(seat));
    lava.numbers[glyph] = Secret::new(number, viewers);
}

fn pin_clue(lava: &mut Lava, clue: usize, number: Number, seat: Seat) {
    let viewers = lava.clues[clue].known_to().with(SeatSet::only(seat));
    if let Some(other) = lava.clue_of(number)
        && other != clue
    {
        let old = *lava.clues[clue].truth();
        lava.clues[other] = Secret::new(old, lava.clues[other].known_to());
    }
    lava.clues[clue] = Secret::new(number, viewers);
}
