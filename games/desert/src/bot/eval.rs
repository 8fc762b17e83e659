//! Static evaluation of a state from the knowledge of its viewers. A heuristic, not a rule.
use arrayvec::ArrayVec;
use kernel::{Seat, SeatSet};

use super::{
    reach::{Reach, excess},
    weights::Weights,
    work::{Sites, estimate_work},
};
use crate::{
    cell::{Cell, Cells},
    data::{ACTIONS, Back, City, Role, SEATS_MAX, StormCard},
    setup::Switch,
    state::{Ending, PartAt, Phase, State},
};

pub(super) const WIN: f32 = 150.0;
pub(super) const LOSS: f32 = -150.0;

/// Returns the value of a state. Higher is better for every player.
pub(super) fn value(state: &State, viewers: SeatSet, weights: &Weights) -> f32 {
    if let Phase::Over(ending) = state.phase {
        return match ending {
            Ending::Won => WIN,
            // Among losses, more parts are better, which breaks ties in hopeless positions.
            Ending::Thirst(_) | Ending::Buried | Ending::Swept => {
                LOSS + f32::from(state.n_parts_ready())
            }
        };
    }
    let reach: [Reach; SEATS_MAX as usize] = std::array::from_fn(|index| {
        if index < state.n_seats as usize {
            Reach::of(state, Seat::new(index as u8))
        } else {
            Reach::NOWHERE
        }
    });
    let reach = &reach[..state.n_seats as usize];
    let sites = Sites::of(state);
    let work = estimate_work(state, viewers, reach, &sites, weights);
    let outlook = Outlook::of(state, work.actions);
    -weights.work * work.actions
        - work.detours
        - sand(state, &outlook, &sites, weights)
        - water(state, viewers, reach, &sites, &outlook, weights)
        + gear(state, weights)
}

/// The expected effect of the storm until the remaining work is done.
struct Outlook {
    n_sand: f32,
    n_suns: f32,
}

impl Outlook {
    fn of(state: &State, actions: f32) -> Outlook {
        let n_turns = (actions / f32::from(ACTIONS)).max(0.5);
        // The meter rises about one tick per ten cards, and four ticks add about one card per turn.
        let level = f32::from(state.level()) + n_turns / 30.0;
        let n_cards = n_turns * level;
        Outlook { n_sand: n_cards * SAND_PER_CARD, n_suns: n_cards * SUNS_PER_CARD }
    }
}

/// Average sand markers and suns per storm card.
const SAND_PER_CARD: f32 = 0.957;
const SUNS_PER_CARD: f32 = 4.0 / 31.0;

/// Returns the cost of thirst: how unlikely it is that everyone survives until the work is done.
fn water(
    state: &State,
    viewers: SeatSet,
    reach: &[Reach],
    sites: &Sites,
    outlook: &Outlook,
    weights: &Weights,
) -> f32 {
    let sheltered = sheltered(state);
    let wells = hidden_wells(state, viewers);
    let open_well = sites.find(City::Well);
    let crew = &state.crew[..state.n_seats as usize];
    let carrier = crew.iter().find(|pawn| pawn.role == Role::WaterCarrier);
    let carried = carrier.map_or(0.0, |pawn| f32::from(pawn.water.saturating_sub(2)));
    let mut cost = -weights.tunnel * state.board.tunnels().len() as f32;
    for seat in state.all_seats().iter() {
        let pawn = state.pawn(seat);
        let spare = pawn.water.saturating_sub(u8::from(state.is_on(Switch::ZeroIsDeath)));
        let gain = f32::from((pawn.role.canteen() - pawn.water).min(2));
        let reach = &reach[seat.index()];
        let mut found = expected_water(state, reach, &wells, gain, weights);
        if pawn.role == Role::WaterCarrier {
            if let Some(well) = open_well {
                // R16: she may not have to go there.
                let distance = if state.is_on(Switch::AnyWell) { 0 } else { reach.to(well) };
                cost += weights.refill * gain * f32::from(distance);
            }
        } else {
            found += weights.pool * carried;
        }
        // The current cell counts until the player's next turn, and the average exposure after
        // that.
        let soon = suns_before_next_turn(state, seat);
        let later = (outlook.n_suns - soon).max(0.0) * weights.exposure;
        let now = if sheltered.has(pawn.cell) { weights.shelter * soon } else { soon };
        cost -= weights.thirst * ln_at_most(f32::from(spare) + found, now + later);
        cost -= weights.risk * ln_at_most(f32::from(spare), now);
    }
    cost
}

/// Returns the log probability of at most `n` suns when `mean` are expected.
fn ln_at_most(n: f32, mean: f32) -> f32 {
    let floor = n.floor();
    let share = n - floor;
    let mut term = (-mean).exp();
    let mut below = term;
    let mut k = 1.0;
    while k <= floor {
        term *= mean / k;
        below += term;
        k += 1.0;
    }
    let above = below + term * mean / k;
    let (below, above) = (below.max(1e-5).ln(), above.max(1e-5).ln());
    below + share * (above - below)
}

/// Returns the cells that are sheltered from the sun.
fn sheltered(state: &State) -> Cells {
    let mut sheltered = state.board.tunnels();
    for seat in state.shields.iter() {
        sheltered.set(state.cell_of(seat), true);
    }
    sheltered
}

/// Returns the expected number of suns before this seat's next turn.
fn suns_before_next_turn(state: &State, seat: Seat) -> f32 {
    let n_seats = u32::from(state.n_seats);
    let turns_away = (seat.index() as u32 + n_seats - state.turn.index() as u32) % n_seats;
    // The active seat endures a whole round before it acts again.
    let n_turns = if turns_away == 0 { n_seats } else { turns_away };
    let pile = &state.storm;
    let suns_out = pile.cards[pile.n_left as usize..]
        .iter()
        .filter(|card| *card.truth() == StormCard::SUN)
        .count() as f32;
    let density = (f32::from(StormCard::SUN.copies()) - suns_out) / f32::from(pile.n_left);
    let n_cards = n_turns as f32 * f32::from(state.level());
    let n_known = n_cards.min(f32::from(pile.n_left));
    n_known * density + (n_cards - n_known) * SUNS_PER_CARD
}

/// Unexcavated drop tiles, with the probability that each is a well.
type Wells = ArrayVec<(Cell, f32), 3>;

fn hidden_wells(state: &State, viewers: SeatSet) -> Wells {
    let mut wells = Wells::new();
    let (mut n_unknown, mut n_wells) = (0.0, 2.0);
    for cell in state.board.ground().iter() {
        let tile = state.board.tile(cell);
        if tile.back() != Back::Drop {
            continue;
        }
        let city = tile.city.seen_by(viewers);
        match city {
            None => n_unknown += 1.0,
            Some(City::Well) => n_wells -= 1.0,
            Some(_) => {}
        }
        if !state.board.excavated().has(cell) && city != Some(&City::Mirage) {
            wells.push((cell, if city.is_some() { 1.0 } else { 0.0 }));
        }
    }
    for (_, chance) in &mut wells {
        if *chance == 0.0 {
            *chance = n_wells / n_unknown;
        }
    }
    wells
}

/// Returns the water to expect from the best well, for an adventurer with this much room.
fn expected_water(
    state: &State,
    reach: &Reach,
    wells: &Wells,
    room: f32,
    weights: &Weights,
) -> f32 {
    let mut best: f32 = 0.0;
    for &(cell, chance) in wells {
        let sand = state.board.sand(cell);
        let distance = f32::from(reach.to(cell) + sand.min(1) + excess(sand));
        best = best.max(chance * room * (weights.well - weights.to_well * distance));
    }
    best
}

/// Returns the cost of sand: how unlikely it is that the supply lasts until the work is done.
fn sand(state: &State, outlook: &Outlook, sites: &Sites, weights: &Weights) -> f32 {
    let spare = f32::from(state.board.supply()) - outlook.n_sand * weights.sand_share;
    // A logistic curve approximates the normal distribution well enough.
    let lasting = (spare / weights.sand_uncertainty).min(20.0);
    let mut cost = weights.sand * (-lasting).exp().ln_1p();
    cost += weights.blocked * state.board.blocked().len() as f32;
    for part in &state.parts {
        if let PartAt::On(cell) = *part {
            cost += weights.sand_on_goal * f32::from(state.board.sand(cell));
        }
    }
    if let Some(pad) = sites.find(City::Pad) {
        cost += weights.sand_on_goal * f32::from(state.board.sand(pad));
    }
    let buried = state.all_seats().iter().filter(|&seat| state.is_buried(seat));
    cost + weights.buried * buried.count() as f32
}

fn gear(state: &State, weights: &Weights) -> f32 {
    let mut total = 0.0;
    for seat in state.all_seats().iter() {
        let bag = state.pawn(seat).gear;
        for kind in bag.iter() {
            total += weights.gear(kind) * f32::from(bag.count(kind));
        }
    }
    total
}

/// Returns `true` if a player in the sun has at most this much water.
pub(super) fn is_any_player_in_danger(state: &State, at_most: u8) -> bool {
    let sheltered = sheltered(state);
    let is_thirsty = |seat: Seat| {
        let pawn = state.pawn(seat);
        pawn.water <= at_most && !sheltered.has(pawn.cell)
    };
    state.all_seats().iter().any(is_thirsty)
}
