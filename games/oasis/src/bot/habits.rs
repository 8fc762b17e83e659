//! What the normal bot does in every situation. It looks only at what lies open, so that imagined
//! worlds can be played on with it.
use kernel::{Chance, Dice, Fast, Seat};

use crate::{
    action::Action,
    bot::{
        opinion::Opinion,
        placing::{self, Herder, Tiler},
    },
    data::{Card, Land},
    rules::{acceptance, tiles},
    setup::Placement,
    space::Space,
    state::{Phase, State},
};

/// What an offer is worth to a later player counts so much for taking it away.
const DENIAL: f32 = 0.15;
/// An offer aims at this worth, and at more for each camel of the largest herd.
const TARGET: f32 = 6.0;
const TARGET_HERD: f32 = 0.6;

/// The action that habit suggests to the player whose turn it is.
pub(crate) fn choose(state: &State, chance: &mut Fast) -> Action {
    let seat = state.turn;
    match state.phase {
        Phase::Announcing => announce(state, seat),
        Phase::Offering => offer(state, seat),
        Phase::Accepting => accept(state, seat, chance),
        Phase::Resolving => resolve(state, seat),
        Phase::Tiling { card, .. } => {
            let land = card.land().expect("a tile card is in progress");
            let opinion = Opinion::of(state, seat);
            best_tile(state, &opinion, land, chance).expect("a tile can be placed").0
        }
        Phase::Herding { .. } => {
            let opinion = Opinion::of(state, seat);
            best_camel(state, &opinion, chance).expect("a camel can be placed").0
        }
        Phase::Marking { card, n_left, at } => {
            mark(state, seat, card.land().expect("a tile card is in progress"), at, n_left)
        }
        Phase::FreeMarking { land, at } => mark(state, seat, land, at, 0),
        Phase::Free => free(state, seat, chance),
        Phase::FreeDone | Phase::Over => Action::Confirm,
    }
}

/// The actions worth a closer look, at most `n_max` of them.
pub(crate) fn promising(state: &State, n_max: usize, chance: &mut Fast) -> Vec<Action> {
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
        | Phase::Over => false,
    };
    if !is_placing || actions.len() <= 1 {
        return actions;
    }
    let opinion = Opinion::of(state, seat);
    let tilers =
        [Land::Oasis, Land::Steppe, Land::Stony].map(|land| Tiler::new(state, &opinion, land));
    let herder = Herder::new(state, &opinion);
    let mut rated: Vec<(Action, f32)> = Vec::new();
    for action in actions {
        let worth = match action {
            Action::Place { land, at } => tilers[land as usize].worth(at),
            Action::Camel { at } => herder.worth(at),
            Action::Announce { .. }
            | Action::Reveal
            | Action::Stop
            | Action::Accept { .. }
            | Action::Resolve { .. }
            | Action::Mark
            | Action::MoveMarker { .. }
            | Action::Leave
            | Action::Skip
            | Action::Confirm => 0.0,
        };
        rated.push((action, worth));
    }
    chance.shuffle(&mut rated);
    rated.sort_by(|one, other| other.1.total_cmp(&one.1));
    rated.truncate(n_max);
    rated.into_iter().map(|(action, _)| action).collect()
}

/// More from a thick stack.
fn announce(state: &State, seat: Seat) -> Action {
    let n = match state.n_stack(seat) {
        0..=4 => 1,
        5..=7 => 2,
        8.. => 3,
    };
    Action::Announce { n }
}

/// Another card if the offer is poor, or if others are better and the stack can bear it.
fn offer(state: &State, seat: Seat) -> Action {
    let (mut here, mut elsewhere, mut n_herd) = (0.0_f32, 0.0_f32, 0);
    for rival in state.all_seats().iter() {
        let opinion = Opinion::of(state, rival);
        n_herd = n_herd.max(opinion.units.herd);
        if rival != seat {
            here = here.max(opinion.offer(state, seat));
        }
        for owner in state.all_seats().iter().filter(|&owner| owner != seat && owner != rival) {
            elsewhere = elsewhere.max(opinion.offer(state, owner));
        }
    }
    let target = TARGET + TARGET_HERD * f32::from(n_herd);
    let n_left = state.n_stack(seat);
    let is_poor = here < 0.55 * target && n_left >= 3;
    let is_beaten = here < 0.8 * elsewhere && n_left >= 5;
    let is_cheap = n_left >= 7 && here < 1.1 * target;
    if is_poor || is_beaten || is_cheap { Action::Reveal } else { Action::Stop }
}

/// The best for oneself, a little more if it is good for others too.
fn accept(state: &State, seat: Seat, chance: &mut Fast) -> Action {
    let opinion = Opinion::of(state, seat);
    let worth = |whom: Seat| {
        let mut denied = 0.0_f32;
        for rival in later(state, seat).filter(|&rival| rival != whom) {
            denied = denied.max(Opinion::of(state, rival).offer(state, whom));
        }
        opinion.offer(state, whom) + DENIAL * denied
    };
    let choices = acceptance::choices(state, seat).iter().map(|whom| (whom, worth(whom)));
    let (whom, _) = best(choices, chance).expect("there is an offer");
    Action::Accept { whom }
}

/// Those who take an offer after `seat`.
fn later(state: &State, seat: Seat) -> impl Iterator<Item = Seat> {
    let counter = state.counter(seat);
    state.all_seats().iter().filter(move |&other| state.counter(other) > counter)
}

/// Tiles first, those with the fewest open spaces before all, lest they become unplayable.
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
    // Word for word, an own area does not grow: the last tile claims all.
    if state.switches.placement == Placement::Literal && n_left > 0 {
        return Action::Leave;
    }
    let opinion = Opinion::of(state, seat);
    match placing::cheapest_area(state, &opinion) {
        None => Action::Mark,
        Some((area, worth)) => {
            let n_spaces = state.board.neutral_area(at, land).len();
            if f32::from(n_spaces) * opinion.unit_of(land) > worth {
                Action::MoveMarker { from: area.mark.at }
            } else {
                Action::Leave
            }
        }
    }
}

fn free(state: &State, seat: Seat, chance: &mut Fast) -> Action {
    let opinion = Opinion::of(state, seat);
    let mut found = (Action::Skip, 0.0);
    for &land in Land::ALL.iter().filter(|&&land| state.board.stock(land) > 0) {
        if let Some(tile) = best_tile(state, &opinion, land, chance)
            && tile.1 > found.1
        {
            found = tile;
        }
    }
    if state.camels_left(seat) > 0
        && let Some(camel) = best_camel(state, &opinion, chance)
        && camel.1 > found.1
    {
        found = camel;
    }
    found.0
}

fn best_tile(
    state: &State,
    opinion: &Opinion,
    land: Land,
    chance: &mut Fast,
) -> Option<(Action, f32)> {
    let tiler = Tiler::new(state, opinion, land);
    let open = tiles::open_spaces(state, opinion.seat, land);
    let (at, worth) = best(open.iter().map(|at| (at, tiler.worth(at))), chance)?;
    Some((Action::Place { land, at }, worth))
}

fn best_camel(state: &State, opinion: &Opinion, chance: &mut Fast) -> Option<(Action, f32)> {
    let herder = Herder::new(state, opinion);
    let free = state.board.free_path();
    let (at, worth) = best(free.iter().map(|at| (at, herder.worth(at))), chance)?;
    Some((Action::Camel { at }, worth))
}

/// The highest; among equals the lot decides.
fn best<T>(all: impl Iterator<Item = (T, f32)>, chance: &mut Fast) -> Option<(T, f32)> {
    let (mut found, mut n_equal) = (None, 0);
    for (one, worth) in all {
        let highest = found.as_ref().map_or(f32::MIN, |&(_, highest)| highest);
        if worth > highest {
            (found, n_equal) = (Some((one, worth)), 1);
        } else if worth == highest {
            n_equal += 1;
            if chance.below(n_equal) == 0 {
                found = Some((one, worth));
            }
        }
    }
    found
}
