//! The end of the game (M12): escape with a score, or an immediate loss.
use kernel::{Ctx, Outcome};

use crate::{
    event::Event,
    setup::Tie,
    state::{Ending, State},
};

/// Returns the rank of a balance, from 0 (failure) to 5.
pub(crate) const fn rank(balance: i8) -> u8 {
    match balance {
        ..0 => 0,
        0 => 1,
        1..4 => 2,
        4..8 => 3,
        8..11 => 4,
        11.. => 5,
    }
}

/// R1: as many relics as injuries win, unless the table wants more.
pub(crate) fn is_won(state: &State, ending: Ending) -> bool {
    let least = match state.options.tie {
        Tie::Win => 0,
        Tie::Loss => 1,
    };
    ending == Ending::Escaped && state.balance() >= least
}

/// Returns the text key of the result.
pub(crate) fn reason(state: &State, ending: Ending) -> &'static str {
    const WON: [&str; 5] = ["post", "footnote", "fame", "overturned", "proof"];
    match ending {
        Ending::NoTokens => "no_tokens",
        Ending::NoInjuries => "no_injuries",
        Ending::Escaped if is_won(state, ending) => WON[rank(state.balance()) as usize - 1],
        Ending::Escaped if state.balance() == 0 => "tied",
        Ending::Escaped => "shamed",
    }
}

pub(crate) fn outcome(state: &State, ending: Ending) -> Outcome {
    Outcome::shared(state.n_seats, is_won(state, ending), reason(state, ending))
}

pub(crate) fn emit_ending(state: &State, ending: Ending, ctx: &mut Ctx<'_, State>) {
    ctx.emit(state, || match ending {
        Ending::NoTokens => Event::TokensGone,
        Ending::NoInjuries => Event::InjuriesGone,
        Ending::Escaped => Event::Escaped {
            relics: state.n_relics(),
            injuries: state.injuries_counted(),
            balance: state.balance(),
            won: is_won(state, ending),
        },
    });
    for whom in state.all_seats().iter() {
        for madness in state.madness.cards(whom) {
            ctx.emit(state, || Event::Unmasked { whom, madness });
        }
    }
}
