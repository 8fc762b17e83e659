//! What must hold of secrets.
use kernel::{Chance, Ctx, Fast, Game, Input, Journal, Seat, SeatSet, Seed, Seeded, Told};

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
    open: &[G::Action],
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
    for action in some_unlisted(listed, space, whims).into_iter().chain(open.iter().copied()) {
        let why = attempt(&mut state.clone(), seat, action, whims);
        let guess = attempt(&mut imagined.clone(), seat, action, whims);
        ensure(why.is_ok() == guess.is_ok(), Law::LegalityKeepsSecrets, || {
            format!("{action} of {seat}: {why:?}, and in an imagined world {guess:?}")
        })?;
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

/// One accepted input, to be played in other worlds as well.
pub(crate) struct Step<'a, G: Game> {
    pub before: &'a G,
    pub input: Input<G::Action>,
    pub seed: Seed,
    pub number: u32,
}

/// What came of it.
struct Played<G: Game> {
    state: G,
    told: Vec<Told<G::Event>>,
    n_draws: u32,
}

impl<G: Game> Step<'_, G> {
    /// Did this step use luck, or show somebody what the table did not know? Then it must not be
    /// taken back. Found out without asking the game: luck is counted, and in a world that differs
    /// only in what nobody sees the step must lead to the same views.
    ///
    /// Where a viewer then sees the same, it must have heard the same: an event that told two such
    /// worlds apart would tell a secret. Luck excepted, since a shuffle may hide again what was
    /// open a moment before.
    pub(crate) fn check_secrets(&self, whims: &mut Fast) -> Result<bool, Broken> {
        let truth = self.play(self.before.clone()).expect("the step was accepted before");
        let mut is_revealing = truth.n_draws > 0;
        for eyes in viewers(self.before.seats()) {
            // In an imagined world a foreign action may be impossible: that teaches nothing here.
            let Some(guess) = self.play(self.before.determinize(eyes, whims)) else {
                continue;
            };
            if guess.state.view(eyes) != truth.state.view(eyes) {
                is_revealing = true;
                continue;
            }
            let is_certain = truth.n_draws == 0 && guess.n_draws == 0;
            let (heard, imagined) = (truth.heard_by(eyes), guess.heard_by(eyes));
            ensure(!is_certain || heard == imagined, Law::EventsKeepSecrets, || {
                let input = self.input;
                format!("{input:?}: {eyes:?} hear {heard:?}, and in an imagined world {imagined:?}")
            })?;
        }
        Ok(is_revealing)
    }

    fn play(&self, mut world: G) -> Option<Played<G>> {
        let mut luck = Counted { luck: Seeded::new(self.seed, self.number), n_draws: 0 };
        let mut journal = Journal::recording();
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        match self.input {
            Input::Act { seat, act } => world.apply(seat, act, &mut ctx).ok()?,
            Input::Expire { deadline } => world.expire(deadline, &mut ctx),
            Input::Undo { .. } | Input::Rewind { .. } => return None,
        }
        Some(Played { state: world, told: journal.into_entries(), n_draws: luck.n_draws })
    }
}

impl<G: Game> Played<G> {
    fn heard_by(&self, eyes: SeatSet) -> Vec<&G::Event> {
        self.told.iter().filter_map(|told| told.seen_by(eyes)).collect()
    }
}

/// What one seat knows may be shown to itself again, so each looks with its own eyes.
pub(crate) fn viewers(seats: u8) -> Vec<SeatSet> {
    let mut viewers: Vec<SeatSet> = SeatSet::first_n(seats).iter().map(SeatSet::only).collect();
    viewers.push(SeatSet::GALLERY);
    viewers
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
