//! The policy of the normal bot. It is fast and reads only the given state, so that the hard bot
//! can use it for rollouts in determinized states.
use kernel::{FastRng, GameRng, GameRngExt, Seat};

use crate::{
    action::Action,
    board::Touch,
    bot::{
        evaluation::Evaluation,
        scorers::{self, CamelScorer, TileScorer},
    },
    data::{Card, Land},
    rules::{acceptance, scoring, tiles},
    setup::Placement,
    space::Space,
    state::{Phase, State},
};

/// Weight of an offer's value to later players, for denying it to them.
const DENIAL: f32 = 0.15;
/// Value that an offer should reach.
const TARGET: f32 = 6.0;
/// Additional target value for each camel of the largest herd.
const TARGET_PER_CAMEL: f32 = 0.6;

/// Chooses an action for the acting player.
pub(crate) fn choose(state: &State, rng: &mut FastRng) -> Action {
    let seat = state.turn;
    match state.phase {
        Phase::Announcing => announce(state, seat),
        Phase::Offering => offer(state, seat),
        Phase::Accepting => accept(state, seat, rng),
        Phase::Resolving => resolve(state, seat),
        Phase::Tiling { card, .. } => {
            let land = card.land().expect("a tile card is in progress");
            let evaluation = Evaluation::of(state, seat);
            best_tile(state, &evaluation, land, rng).expect("a tile can be placed").0
        }
        Phase::Herding { .. } => {
            let evaluation = Evaluation::of(state, seat);
            best_camel(state, &evaluation, rng).expect("a camel can be placed").0
        }
        Phase::Marking { card, n_left, at } => {
            mark(state, seat, card.land().expect("a tile card is in progress"), at, n_left)
        }
        Phase::FreeMarking { land, at } => mark(state, seat, land, at, 0),
        Phase::Free => free(state, seat, rng),
        Phase::Scoring => remove(state, seat, rng),
        Phase::FreeDone | Phase::Over => Action::Confirm,
    }
}

/// Returns the most promising actions, at most `n_max` of them if the player is placing pieces.
pub(crate) fn promising(state: &State, n_max: usize, rng: &mut FastRng) -> Vec<Action> {
    let seat = state.turn;
    let mut actions = Vec::new();
    crate::rules::legal(state, seat, &mut actions);
    let is_placing = match state.phase {
        Phase::Tiling { .. } | Phase::Herding { .. } | Phase::Free => true,
        Phase::Announcing
        | Phase::Offering
        | Phase::Accepting
        | Phase::Resolving
        | Phase::Marking { .. }
        | Phase::FreeMarking { .. }
        | Phase::FreeDone
        | Phase::Scoring
        | Phase::Over => false,
    };
    if !is_placing || actions.len() <= 1 {
        return actions;
    }
    let evaluation = Evaluation::of(state, seat);
    let tile_scorers = [Land::Oasis, Land::Steppe, Land::Stony]
        .map(|land| TileScorer::new(state, &evaluation, land));
    let camel_scorer = CamelScorer::new(state, &evaluation);
    let mut rated: Vec<(Action, f32)> = Vec::new();
    for action in actions {
        let worth = match action {
            Action::Place { land, at } => tile_scorers[land as usize].worth(at),
            Action::Camel { at } => camel_scorer.worth(at),
            Action::Announce { .. }
            | Action::Reveal
            | Action::Stop
            | Action::Accept { .. }
            | Action::Resolve { .. }
            | Action::Mark
            | Action::MoveMarker { .. }
            | Action::Leave
            | Action::Skip
            | Action::Confirm
            | Action::Remove { .. } => 0.0,
        };
        rated.push((action, worth));
    }
    rng.shuffle(&mut rated);
    rated.sort_by(|one, other| other.1.total_cmp(&one.1));
    rated.truncate(n_max);
    rated.into_iter().map(|(action, _)| action).collect()
}

/// Announces more cards if the stack is larger.
fn announce(state: &State, seat: Seat) -> Action {
    let n = match state.n_stack(seat) {
        0..=4 => 1,
        5..=7 => 2,
        8.. => 3,
    };
    Action::Announce { n }
}

/// Reveals another card if the offer is poor, or if others are better and the stack is large.
fn offer(state: &State, seat: Seat) -> Action {
    let (mut here, mut elsewhere, mut n_herd) = (0.0_f32, 0.0_f32, 0);
    for rival in state.all_seats().iter() {
        let evaluation = Evaluation::of(state, rival);
        n_herd = n_herd.max(evaluation.units.herd);
        if rival != seat {
            here = here.max(evaluation.offer(state, seat));
        }
        for owner in state.all_seats().iter().filter(|&owner| owner != seat && owner != rival) {
            elsewhere = elsewhere.max(evaluation.offer(state, owner));
        }
    }
    let target = TARGET + TARGET_PER_CAMEL * f32::from(n_herd);
    let n_left = state.n_stack(seat);
    let is_poor = here < 0.55 * target && n_left >= 3;
    let is_beaten = here < 0.8 * elsewhere && n_left >= 5;
    let is_cheap = n_left >= 7 && here < 1.1 * target;
    if is_poor || is_beaten || is_cheap { Action::Reveal } else { Action::Stop }
}

/// Takes the most valuable offer, with a bonus for offers that rivals want.
fn accept(state: &State, seat: Seat, rng: &mut FastRng) -> Action {
    let evaluation = Evaluation::of(state, seat);
    let worth = |whom: Seat| {
        let mut denied = 0.0_f32;
        for rival in later(state, seat).filter(|&rival| rival != whom) {
            denied = denied.max(Evaluation::of(state, rival).offer(state, whom));
        }
        evaluation.offer(state, whom) + DENIAL * denied
    };
    let choices = acceptance::choices(state, seat).iter().map(|whom| (whom, worth(whom)));
    let (whom, _) = best(choices, rng).expect("there is an offer");
    Action::Accept { whom }
}

/// Returns the players who take an offer after `seat`.
fn later(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    let counter = state.counter(seat);
    state.all_seats().iter().filter(move |&other| state.counter(other) > counter)
}

/// Resolves tiles first, starting with the land that has the fewest legal spaces, so that none
/// becomes unplayable.
fn resolve(state: &State, seat: Seat) -> Action {
    let n_open = |card: Card| match card.land() {
        None => u8::MAX,
        Some(land) => tiles::open_spaces(state, seat, land).len(),
    };
    let offer = state.cards.offer(state.offer_taken());
    match offer.iter().copied().min_by_key(|&card| n_open(card)) {
        None => Action::Confirm,
        Some(card) => Action::Resolve { card },
    }
}

fn mark(state: &State, seat: Seat, land: Land, at: Space, n_left: u8) -> Action {
    // If a player's own areas cannot grow, the last tile claims all of them, unless a rival would
    // get them.
    let cannot_grow = match state.switches.placement {
        Placement::Literal => true,
        Placement::OwnBan => state.board.touch_of_neutral(at, land) == Touch::None,
        Placement::LinkBan | Placement::Strict => false,
    };
    if cannot_grow && n_left > 0 {
        return Action::Leave;
    }
    let evaluation = Evaluation::of(state, seat);
    match scorers::least_valuable_area(state, &evaluation, land) {
        None => Action::Mark,
        Some((area, worth)) => {
            let n_spaces = state.board.neutral_area(at, land).len();
            if f32::from(n_spaces) * evaluation.unit_of(land) > worth {
                Action::MoveMarker { from: area.mark.at }
            } else {
                Action::Leave
            }
        }
    }
}

fn free(state: &State, seat: Seat, rng: &mut FastRng) -> Action {
    let evaluation = Evaluation::of(state, seat);
    let mut found = (Action::Skip, 0.0);
    for &land in Land::ALL.iter().filter(|&&land| state.board.stock(land) > 0) {
        if let Some(tile) = best_tile(state, &evaluation, land, rng)
            && tile.1 > found.1
        {
            found = tile;
        }
    }
    if state.camels_left(seat) > 0
        && let Some(camel) = best_camel(state, &evaluation, rng)
        && camel.1 > found.1
    {
        found = camel;
    }
    found.0
}

/// Gives up the piece that costs the fewest points.
fn remove(state: &State, seat: Seat, rng: &mut FastRng) -> Action {
    let mut actions = Vec::new();
    crate::rules::legal(state, seat, &mut actions);
    let points = |action: &Action| {
        let mut after = *state;
        if let Action::Remove { at } = *action {
            scoring::take_off(&mut after, seat, at);
        }
        f32::from(scoring::total(&after, seat))
    };
    let rated = actions.iter().map(|action| (*action, points(action)));
    best(rated, rng).expect("there is a piece on the board").0
}

fn best_tile(
    state: &State,
    evaluation: &Evaluation,
    land: Land,
    rng: &mut FastRng,
) -> Option<(Action, f32)> {
    let tile_scorer = TileScorer::new(state, evaluation, land);
    let open = tiles::open_spaces(state, evaluation.seat, land);
    let (at, worth) = best(open.iter().map(|at| (at, tile_scorer.worth(at))), rng)?;
    Some((Action::Place { land, at }, worth))
}

fn best_camel(state: &State, evaluation: &Evaluation, rng: &mut FastRng) -> Option<(Action, f32)> {
    let camel_scorer = CamelScorer::new(state, evaluation);
    let free = state.board.free_path();
    let (at, worth) = best(free.iter().map(|at| (at, camel_scorer.worth(at))), rng)?;
    Some((Action::Camel { at }, worth))
}

/// Returns the item with the highest value, choosing at random among ties.
fn best<T>(all: impl Iterator<Item = (T, f32)>, rng: &mut FastRng) -> Option<(T, f32)> {
    let (mut found, mut n_equal) = (None, 0);
    for (one, worth) in all {
        let highest = found.as_ref().map_or(f32::MIN, |&(_, highest)| highest);
        if worth > highest {
            (found, n_equal) = (Some((one, worth)), 1);
        } else if worth == highest {
            n_equal += 1;
            if rng.below(n_equal) == 0 {
                found = Some((one, worth));
            }
        }
    }
    found
}
