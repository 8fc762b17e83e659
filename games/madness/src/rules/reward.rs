//! Rewards (M7.3 to M7.6).
use kernel::{Ctx, Seat, SeatSet};

use super::{list, madness, refuse_now, require_leader, require_seat};
use crate::{
    action::Action,
    data::{Gear, PRAISE, Relic, Reward},
    event::Event,
    flow,
    refusal::Refusal,
    space::{Space, Spaces},
    state::{Letters, Phase, Relics, State},
};

/// Returns `true` if the leader has a choice. Healing and praise are automatic, and an empty supply
/// leaves nothing to choose (R24, R25).
pub(crate) fn has_choice(state: &State, reward: Reward) -> bool {
    match reward {
        Reward::Specimen | Reward::Ruin | Reward::Knowledge => !state.relics_left().is_empty(),
        Reward::Arcane => Gear::ALL.iter().any(|&gear| state.cards.arcane_left(gear) > 0),
        Reward::Search => !searchable(state).is_empty(),
        Reward::Heal | Reward::Praise => false,
    }
}

/// Returns the spaces whose tile can be searched. As written, the escape tiles can be searched
/// before they are placed, by their place in the row (M16.4).
pub(crate) fn searchable(state: &State) -> Spaces {
    state.board.face_down(state.options.as_written)
}

/// Gives the reward of the tile: healing and praise are automatic, the rest is the leader's choice.
pub(crate) fn give(state: &mut State, reward: Reward, missed: Letters, ctx: &mut Ctx<'_, State>) {
    if has_choice(state, reward) {
        flow::wait_for_reward(state, reward, missed);
        return;
    }
    match reward {
        Reward::Heal if state.cards.heal() => {
            let left = state.cards.injuries_left();
            ctx.emit(state, || Event::Healed { left });
        }
        Reward::Praise if state.tokens.discard > 0 => {
            let n = state.tokens.discard.min(PRAISE);
            state.tokens.discard -= n;
            state.tokens.sled += n;
            ctx.emit(state, || Event::Praised { n });
        }
        // R24, R25, R53: nothing is left to give.
        Reward::Specimen
        | Reward::Ruin
        | Reward::Knowledge
        | Reward::Arcane
        | Reward::Search
        | Reward::Heal
        | Reward::Praise => ctx.emit(state, || Event::NothingGained { reward }),
    }
    flow::after_reward(state, missed, ctx);
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for relic in state.relics_left().iter() {
        for whom in state.all_seats().iter() {
            list(actions, Action::Relic { relic, whom }, &plan_relic(state, seat, relic, whom));
        }
    }
    for &gear in Gear::ALL {
        list(actions, Action::Arcane { gear }, &plan_arcane(state, seat, gear));
    }
    for at in searchable(state).iter() {
        list(actions, Action::Search { at }, &plan_search(state, seat, at));
    }
    list(actions, Action::SkipSearch, &plan_skip_search(state, seat));
    list(actions, Action::GotIt, &plan_got_it(state, seat));
}

/// Returns relics of the kind shown, or any others if none is left (R24).
#[inline]
pub(crate) fn available_relics(state: &State, reward: Reward) -> Relics {
    let left = state.relics_left();
    let of_kind = left.and(Relics::of_kind(reward));
    if of_kind.is_empty() { left } else { of_kind }
}

/// Returns the players below the highest level, or everyone if there are none.
#[inline]
pub(crate) fn recipients(state: &State) -> SeatSet {
    let seats_below_max_level = state.seats_below_max_level();
    if seats_below_max_level.is_empty() { state.all_seats() } else { seats_below_max_level }
}

fn plan_relic(state: &State, seat: Seat, relic: Relic, whom: Seat) -> Result<Letters, Refusal> {
    let Phase::Rewarding { reward, missed } = state.phase else {
        return refuse_now(state);
    };
    require_leader(state, seat)?;
    match reward {
        Reward::Specimen | Reward::Ruin | Reward::Knowledge => {}
        Reward::Arcane | Reward::Search | Reward::Heal | Reward::Praise => {
            return refuse_now(state);
        }
    }
    require_seat(state, whom)?;
    let holder = state.all_seats().iter().find(|seat| state.relics[seat.index()].has(relic));
    if let Some(whom) = holder {
        return Err(Refusal::RelicGone { relic, whom });
    }
    if !available_relics(state, reward).has(relic) {
        return Err(Refusal::WrongRelic { relic, reward });
    }
    if !recipients(state).has(whom) {
        return Err(Refusal::TooMad { whom });
    }
    Ok(missed)
}

/// Gives the card, its madness and its token, if the space is still open (R10 to R12).
pub(crate) fn take_relic(
    state: &mut State,
    seat: Seat,
    relic: Relic,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let missed = plan_relic(state, seat, relic, whom)?;
    let stage = relic.covers();
    let is_covered = state.relics[whom.index()].cover(stage);
    state.relics[whom.index()] = state.relics[whom.index()].with(relic);
    ctx.emit(state, || Event::RelicTaken { seat, whom, relic });
    if !is_covered {
        ctx.emit(state, || Event::SpaceCovered { whom, stage });
    }
    if state.seats_below_max_level().is_empty() {
        madness::spend_token_instead(state, ctx);
    } else {
        madness::draw(state, whom, ctx);
    }
    flow::after_reward(state, missed, ctx);
    Ok(())
}

fn plan_arcane(state: &State, seat: Seat, gear: Gear) -> Result<Letters, Refusal> {
    let Phase::Rewarding { reward: Reward::Arcane, missed } = state.phase else {
        return refuse_now(state);
    };
    require_leader(state, seat)?;
    if state.cards.arcane_left(gear) == 0 {
        return Err(Refusal::NoArcane { gear });
    }
    Ok(missed)
}

pub(crate) fn take_arcane(
    state: &mut State,
    seat: Seat,
    gear: Gear,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let missed = plan_arcane(state, seat, gear)?;
    state.cards.find_arcane(gear);
    ctx.emit(state, || Event::ArcaneFound { seat, gear });
    flow::after_reward(state, missed, ctx);
    Ok(())
}

fn require_search(state: &State, seat: Seat) -> Result<Letters, Refusal> {
    let Phase::Rewarding { reward: Reward::Search, missed } = state.phase else {
        return refuse_now(state);
    };
    require_leader(state, seat)?;
    Ok(missed)
}

fn plan_search(state: &State, seat: Seat, at: Space) -> Result<Letters, Refusal> {
    let missed = require_search(state, seat)?;
    let has_tile = searchable(state).has(at);
    if has_tile { Ok(missed) } else { Err(Refusal::NoTileThere { at }) }
}

/// Shows the tile to everyone for half a minute, or until the end of the turn in untimed games
/// (R36).
pub(crate) fn search(
    state: &mut State,
    seat: Seat,
    at: Space,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let missed = plan_search(state, seat, at)?;
    let tile = state.board.show(at, ctx).expect("the space has a tile");
    ctx.emit(state, || Event::Searched { seat, at, tile });
    if state.options.is_untimed() {
        state.searched = Some(at);
        flow::after_reward(state, missed, ctx);
    } else {
        flow::show_searched_tile(state, at, missed);
    }
    Ok(())
}

fn plan_skip_search(state: &State, seat: Seat) -> Result<Letters, Refusal> {
    let missed = require_search(state, seat)?;
    // M16.4. A search is offered only while there is a tile to search.
    if state.options.as_written { Err(Refusal::SearchRequired) } else { Ok(missed) }
}

pub(crate) fn skip_search(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let missed = plan_skip_search(state, seat)?;
    ctx.emit(state, || Event::SearchSkipped { seat });
    flow::after_reward(state, missed, ctx);
    Ok(())
}

fn plan_got_it(state: &State, seat: Seat) -> Result<SeatSet, Refusal> {
    let Phase::Searching { ready, .. } = state.phase else {
        return refuse_now(state);
    };
    if ready.has(seat) {
        return Err(Refusal::SawEnough);
    }
    Ok(ready.with(SeatSet::only(seat)))
}

pub(crate) fn got_it(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let ready = plan_got_it(state, seat)?;
    flow::set_search_ready(state, ready);
    if ready == state.all_seats() {
        end_search(state, ctx);
    }
    Ok(())
}

/// Ends the search when everyone has seen enough or time is up.
pub(crate) fn end_search(state: &mut State, ctx: &mut Ctx<'_, State>) {
    let Phase::Searching { at, missed, .. } = state.phase else {
        return;
    };
    ctx.forbid_undo();
    ctx.emit(state, || Event::SearchEnded { at });
    if !state.options.search_note {
        state.board.hide(at);
    }
    flow::after_reward(state, missed, ctx);
}
