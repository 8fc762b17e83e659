//! What must hold of secrets.
use kernel::{Chance, Fast, Game, Seat, SeatSet, Seed, Seeded};

use crate::{
    Broken, Law, ensure,
    game::Space,
    moment::{attempt, some_unlisted},
};

/// At how many looks insight is compared once.
const INSIGHT_EVERY: u32 = 16;

/// In a world imagined by `seat`, the view, the list and the refusals are the same; true if that
/// world differs from the true one.
pub(crate) fn check_seat<G: Game>(
    state: &G,
    seat: Seat,
    listed: &[G::Action],
    space: &Space<G>,
    whims: &mut Fast,
) -> Result<bool, Broken> {
    let eyes = SeatSet::only(seat);
    let imagined = imagine(state, eyes, whims)?;
    let mut guess = Vec::new();
    imagined.legal(seat, &mut guess);
    ensure(guess == listed, Law::LegalityKeepsSecrets, || {
        format!("{seat} may {listed:?}, and in an imagined world {guess:?}")
    })?;
    for action in some_unlisted(listed, space, whims) {
        let why = attempt(&mut state.clone(), seat, action, whims);
        let guess = attempt(&mut imagined.clone(), seat, action, whims);
        ensure(why == guess, Law::RefusalsKeepSecrets, || {
            format!("{action} of {seat}: {why:?}, and in an imagined world {guess:?}")
        })?;
    }
    Ok(imagined != *state)
}

/// Spectators see nothing that depends on secrets.
pub(crate) fn check_gallery<G: Game>(state: &G, whims: &mut Fast) -> Result<(), Broken> {
    imagine(state, SeatSet::GALLERY, whims).map(|_| ())
}

fn imagine<G: Game>(state: &G, eyes: SeatSet, whims: &mut Fast) -> Result<G, Broken> {
    let imagined = state.determinize(eyes, whims);
    let (truth, guess) = (state.view(eyes), imagined.view(eyes));
    ensure(truth == guess, Law::ViewsKeepSecrets, || {
        format!("{eyes:?} see {truth:?}, and in an imagined world {guess:?}")
    })?;
    // Working out odds takes long: now and then is often enough.
    if whims.below(INSIGHT_EVERY) == 0 {
        let (truth, guess) = (state.insight(eyes), imagined.insight(eyes));
        ensure(truth == guess, Law::InsightKeepsSecrets, || {
            format!("{eyes:?} work out {truth:?}, and in an imagined world {guess:?}")
        })?;
    }
    imagined.invariants().map_err(|detail| Broken {
        law: Law::ComponentsAreConstant,
        detail: format!("in an imagined world: {detail}"),
    })?;
    Ok(imagined)
}

/// Did this step use luck, or show somebody what the table did not know? Then it must not be
/// taken back. Found out without asking the game: luck is counted, and in a world that differs
/// only in what nobody sees the step must lead to the same views.
pub(crate) fn is_revealing<G: Game>(
    before: &G,
    seat: Seat,
    action: G::Action,
    seed: Seed,
    step: u32,
    whims: &mut Fast,
) -> bool {
    let mut luck = Counted { luck: Seeded::new(seed, step), n_draws: 0 };
    let mut truth = before.clone();
    let is_taken = attempt(&mut truth, seat, action, &mut luck).is_ok();
    debug_assert!(is_taken, "the step was accepted before");
    if luck.n_draws > 0 {
        return true;
    }
    // What one seat knows may be shown to itself again, so each looks with its own eyes.
    let mut viewers: Vec<SeatSet> =
        SeatSet::first_n(before.seats()).iter().map(SeatSet::only).collect();
    viewers.push(SeatSet::GALLERY);
    viewers.into_iter().any(|eyes| {
        let mut imagined = before.determinize(eyes, whims);
        // In an imagined world a foreign action may be impossible: that teaches nothing here.
        attempt(&mut imagined, seat, action, &mut Seeded::new(seed, step)).is_ok()
            && imagined.view(eyes) != truth.view(eyes)
    })
}

struct Counted {
    luck: Seeded,
    n_draws: u32,
}

impl Chance for Counted {
    fn below(&mut self, n: u32) -> u32 {
        self.n_draws += 1;
        self.luck.below(n)
    }
}
