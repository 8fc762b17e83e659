//! Checks that every language has all texts of the game and none that is unused.
use conformance::texts::{self, TextSamples};
use kernel::Seat;

use crate::{Event, Refusal, State};

#[test]
fn texts_are_complete_and_well_formed() {
    samples().check();
}

fn samples() -> TextSamples<State> {
    let (seat, from) = (Seat::new(0), Seat::new(1));
    let mut events = vec![Event::FoundHidden { seat }, Event::StoleHidden { seat, from }];
    for n in 0..=2 {
        events.extend([
            Event::Found { seat, value: n },
            Event::Trapped { seat, n },
            Event::Stole { seat, from, value: n },
            Event::Hid { seat, n },
            Event::Scored { seat, points: n },
        ]);
    }
    let refusals = vec![
        Refusal::NotYourTurn { turn: from },
        Refusal::OwnBag,
        Refusal::NoSuchPlayer { from },
        Refusal::BagTooLight { from, n: 0 },
        Refusal::BagTooLight { from, n: 1 },
        Refusal::NothingToHide,
        Refusal::GameOver,
    ];
    TextSamples {
        events,
        refusals,
        outcomes: vec!["torch_out".to_owned()],
        names: texts::expectations::<State>(),
        option_values: Vec::new(),
        render_source: include_str!("../render_text.rs"),
    }
}
