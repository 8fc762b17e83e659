//! The claims about equipment that these viewers heard.
use kernel::{Seat, SeatSet};

use super::{Cover, GearTally, SeatTally};
use crate::{
    data::Gear,
    state::State,
    talk::{Claim, HeardRemark, Kind, heard_claim},
};

fn heard(state: &State, viewers: SeatSet) -> impl Iterator<Item = (Seat, HeardRemark)> {
    state.talk.log.iter().filter_map(move |it| it.seen_by(viewers).map(|said| (it.from, said)))
}

/// Returns claims with the seat they are about. An echo is about another player's cards.
fn claims(state: &State, viewers: SeatSet) -> impl Iterator<Item = (Seat, HeardRemark)> {
    heard(state, viewers).filter(|(_, said)| said.kind != Kind::Echo)
}

pub(super) fn of(state: &State, viewers: SeatSet) -> Vec<GearTally> {
    let tally = |&gear: &Gear| {
        let seats: Vec<SeatTally> = state
            .all_seats()
            .iter()
            .filter_map(|seat| of_seat(state, viewers, gear, seat))
            .collect();
        GearTally { gear, sum: seats.iter().map(stated).sum(), seats }
    };
    Gear::ALL.iter().map(tally).collect()
}

fn of_seat(state: &State, viewers: SeatSet, gear: Gear, seat: Seat) -> Option<SeatTally> {
    let mut tally = SeatTally { seat, total: None, cards: Vec::new(), count: None, size: None };
    let mut has_spoken = false;
    for (_, said) in claims(state, viewers).filter(|&(from, _)| from == seat) {
        let claim = heard_claim(&said, state.n_seats).filter(|claim| claim.gear() == gear);
        let Some(claim) = claim else { continue };
        match claim {
            // Naming the same card twice does not mean two cards.
            Claim::Card(_, value) => {
                tally.cards.retain(|&card| card != value);
                tally.cards.push(value);
            }
            Claim::Total(_, value) => tally.total = Some(value),
            Claim::Count(_, count) => tally.count = Some(count),
            Claim::Size(_, size) => tally.size = Some(size),
        }
        has_spoken = true;
    }
    has_spoken.then_some(tally)
}

/// Returns the total if there is one, otherwise the sum of single cards.
fn stated(tally: &SeatTally) -> u16 {
    let cards = tally.cards.iter().map(|&value| u16::from(value)).sum();
    tally.total.map_or(cards, u16::from)
}

pub(super) fn covers(state: &State, viewers: SeatSet) -> Vec<Cover> {
    let offers = claims(state, viewers).filter(|(_, said)| said.what == Kind::Offer);
    let cover = |(seat, said): (Seat, HeardRemark)| {
        said.letter.map(|letter| Cover { seat, letter, value: said.value })
    };
    offers.filter_map(cover).collect()
}
