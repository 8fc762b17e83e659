//! What a bot keeps in mind of its looks: at most one number a glyph.
use kernel::{Chance, Perspective, Seat, SeatSet, Secret};

use crate::{
    State,
    data::N_GLYPHS,
    lava::{Lava, Number},
    state::Look,
};

/// One note a glyph: nothing seen yet, seen and forgotten, or kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Note {
    #[default]
    New,
    Forgotten,
    Kept(Number),
}

#[derive(Clone, Debug, Default)]
pub(super) struct Memory {
    notes: [Note; N_GLYPHS],
    /// Trapped numbers that were read under Lava Surprise, by zone.
    clues: [Option<Number>; crate::data::CLUES_MAX],
}

impl Memory {
    /// Looks at the table, keeps `keeps` in a hundred looks, and imagines a world that fits what
    /// is kept.
    pub(super) fn look(
        &mut self,
        at: &Perspective<'_, State>,
        keeps: u32,
        chance: &mut dyn Chance,
    ) -> State {
        let mut here = at.imagine(chance);
        self.note(&here, at.seat(), keeps, chance);
        self.apply(&mut here, at.seat());
        here
    }

    fn note(&mut self, here: &State, seat: Seat, keeps: u32, chance: &mut dyn Chance) {
        let lava = &here.lava;
        let Some(look) = here.player(seat).look else {
            // What was forgotten may be looked at again.
            for note in &mut self.notes {
                if *note == Note::Forgotten {
                    *note = Note::New;
                }
            }
            return;
        };
        let glyph = match look {
            Look::Clue(zone) => lava.glyph_of(*lava.clues[zone as usize - 1].truth()),
            Look::Tile(node) => lava.truth(node.tile().expect("a tile is read")).0,
        };
        let note = &mut self.notes[glyph as usize];
        if *note == Note::New {
            let number = *lava.numbers[glyph as usize].truth();
            *note = if chance.below(100) < keeps { Note::Kept(number) } else { Note::Forgotten };
        }
        if let (Look::Clue(zone), Note::Kept(number)) = (look, *note) {
            self.clues[zone as usize - 1] = Some(number);
        }
    }

    /// Makes the imagined world agree with the notes, and the seat know them.
    fn apply(&self, here: &mut State, seat: Seat) {
        for (glyph, note) in self.notes.iter().enumerate() {
            if let Note::Kept(number) = *note {
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

/// Gives a glyph its number; the glyph that had it gets the other one.
fn pin(lava: &mut Lava, glyph: usize, number: Number, seat: Seat) {
    let other = lava.glyph_of(number) as usize;
    let old = *lava.numbers[glyph].truth();
    if other != glyph {
        lava.numbers[other] = Secret::new(old, lava.numbers[other].known_to());
    }
    let knowers = lava.numbers[glyph].known_to().with(SeatSet::only(seat));
    lava.numbers[glyph] = Secret::new(number, knowers);
}

fn pin_clue(lava: &mut Lava, clue: usize, number: Number, seat: Seat) {
    let knowers = lava.clues[clue].known_to().with(SeatSet::only(seat));
    if let Some(other) = lava.clue_of(number)
        && other != clue
    {
        let old = *lava.clues[clue].truth();
        lava.clues[other] = Secret::new(old, lava.clues[other].known_to());
    }
    lava.clues[clue] = Secret::new(number, knowers);
}
