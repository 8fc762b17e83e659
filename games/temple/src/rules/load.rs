//! Everything before the turns: choosing adventurers (T3.7), the first Dice Keeper, the load and
//! Stamina (T5).
use kernel::{Ctx, Seat, SeatSet};

use super::{not_now, roll};
use crate::{
    action::Action,
    cards::{Card, CardSet},
    data::{Adventurer, CARDS_MAX, Death, FACES, N_DICE, N_SEATS, Treasure, Variety, load_level},
    event::Event,
    flow::{self, Stage},
    refusal::Refusal,
    rules::fate,
    state::{Effort, Phase, State},
};

/// The number of matching dice in a triplet.
const TRIPLET: usize = 3;
/// The smallest difference in treasures for which pack-handlers steal.
const ROBBERY_GAP: u8 = 2;

/// Returns the index of the adventurer among the two dealt to this seat.
fn plan_choose(state: &State, seat: Seat, adventurer: Adventurer) -> Result<u8, Refusal> {
    if state.phase != Phase::Choosing {
        return Err(not_now(state));
    }
    let pick = state.dealt(seat).iter().position(|secret| *secret.truth() == adventurer);
    let pick = pick.ok_or(Refusal::NotYourAdventurer { adventurer })? as u8;
    let player = state.player(seat);
    if player.is_ready && player.pick == pick {
        return Err(Refusal::AlreadyChosen { adventurer });
    }
    Ok(pick)
}

pub(crate) fn choose(
    state: &mut State,
    seat: Seat,
    adventurer: Adventurer,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    let pick = plan_choose(state, seat, adventurer)?;
    state.player_mut(seat).pick = pick;
    flow::record_answer(state, seat, ctx);
    Ok(())
}

pub(crate) fn legal_adventurers(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let first = actions.len();
    for secret in state.dealt(seat) {
        let adventurer = *secret.truth();
        if plan_choose(state, seat, adventurer).is_ok() {
            actions.push(Action::Choose { adventurer });
        }
    }
    actions[first..].sort_unstable();
}

fn plan_begin(state: &State) -> Result<(), Refusal> {
    if state.phase == Phase::Briefing { Ok(()) } else { Err(not_now(state)) }
}

pub(crate) fn begin(state: &mut State, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    plan_begin(state)?;
    flow::run(state, Stage::Round, ctx);
    Ok(())
}

/// Rolls for all players and returns the one with the highest triplet. Tied players roll again
/// (R3).
pub(crate) fn highest_triplet(state: &State, ctx: &mut Ctx<'_, State>) -> Seat {
    let mut rivals = state.all_seats();
    loop {
        let mut best = 0;
        let mut leaders = SeatSet::EMPTY;
        for seat in rivals.iter() {
            let dice = roll(N_DICE as u8, ctx);
            let face = triplet(dice);
            ctx.emit(state, || Event::FirstRoll { seat, dice: dice.to_vec(), face });
            match face {
                Some(face) if face > best => {
                    best = face;
                    leaders = SeatSet::only(seat);
                }
                Some(face) if face == best => leaders = leaders.with(SeatSet::only(seat)),
                Some(_) | None => {}
            }
        }
        if leaders.len() == 1 {
            return leaders.first().expect("at least one seat leads");
        }
        if !leaders.is_empty() {
            rivals = leaders;
        }
    }
}

fn triplet(dice: [u8; N_DICE]) -> Option<u8> {
    (1..=FACES).find(|&face| dice.iter().filter(|&&die| die == face).count() >= TRIPLET)
}

/// Thieving Pack-Handlers (V25): moves a random card from the player with the most treasures to the
/// one with the fewest.
pub(crate) fn steal_for_pack_handlers(state: &mut State, ctx: &mut Ctx<'_, State>) {
    if !state.has(Variety::THIEVING_PACK_HANDLERS) {
        return;
    }
    let inside = state.inside();
    let count = |seat: Seat| state.player(seat).hand.len();
    let most = inside.iter().map(count).max().unwrap_or(0);
    let least = inside.iter().map(count).min().unwrap_or(0);
    let holders = |n: u8| inside.iter().filter(move |&seat| count(seat) == n);
    if most - least < ROBBERY_GAP || holders(most).count() > 1 || holders(least).count() > 1 {
        return;
    }
    let (Some(from), Some(to)) = (holders(most).next(), holders(least).next()) else {
        return;
    };
    steal(state, from, to, ctx, |seat, whom, card| Event::Carried { seat, whom, card });
}

/// Moves a random treasure to another player. Its face is revealed only to the two of them, unless
/// hands are open.
pub(crate) fn steal(
    state: &mut State,
    from: Seat,
    to: Seat,
    ctx: &mut Ctx<'_, State>,
    event: fn(Seat, Seat, Option<Treasure>) -> Event,
) {
    let hand = state.player(from).hand;
    let pick = ctx.rng().below(u32::from(hand.len()));
    let card = hand.nth(pick).expect("the victim holds a treasure");
    state.player_mut(from).hand.remove(card);
    state.player_mut(to).hand.insert(card);
    let viewers = SeatSet::only(from).with(state.viewers_of(to));
    let face = *ctx.reveal(state.faces.secret(card), viewers);
    ctx.emit_to(state, viewers, || (event(to, from, Some(face)), Some(event(to, from, None))));
}

/// Returns the minimum number of treasures to drop. With the fine print, Wounds and Supplies make
/// up for the rest (T18.14).
pub(crate) fn n_excess(state: &State, seat: Seat) -> u8 {
    let player = state.player(seat);
    if state.has_fine_print() {
        return player.hand.len().saturating_sub(CARDS_MAX);
    }
    player.n_cards().saturating_sub(CARDS_MAX).min(player.hand.len())
}

pub(crate) fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let player = state.player(seat);
    for card in faces(state, player.hand.minus(player.marked)) {
        actions.push(Action::Drop { card });
    }
    for card in faces(state, player.marked) {
        actions.push(Action::Keep { card });
    }
    if plan_ready(state, seat).is_ok() {
        actions.push(Action::Ready);
    }
}

/// Returns the faces of some cards for an event, sorted so that their order reveals nothing.
pub(crate) fn listed(state: &State, cards: CardSet) -> Vec<Treasure> {
    let mut list: Vec<Treasure> = cards.iter().map(|card| state.faces.truth(card)).collect();
    list.sort_unstable();
    list
}

/// Returns the distinct faces of some cards, in ascending order.
#[inline]
pub(crate) fn faces(state: &State, cards: CardSet) -> impl Iterator<Item = Treasure> {
    let mut found = 0_u64;
    for card in cards.iter() {
        found |= 1 << state.faces.truth(card) as u8;
    }
    std::iter::from_fn(move || {
        if found == 0 {
            return None;
        }
        let face = Treasure::ALL[found.trailing_zeros() as usize];
        found &= found - 1;
        Some(face)
    })
}

fn require_loading(state: &State) -> Result<(), Refusal> {
    if state.phase == Phase::Loading { Ok(()) } else { Err(not_now(state)) }
}

/// Returns a card with this face that has not been set aside yet.
fn plan_drop(state: &State, seat: Seat, face: Treasure) -> Result<Card, Refusal> {
    require_loading(state)?;
    let player = state.player(seat);
    let card = state.find_card(player.hand.minus(player.marked), face);
    card.ok_or(Refusal::NoSuchCard { card: face })
}

pub(crate) fn drop(state: &mut State, seat: Seat, face: Treasure) -> Result<(), Refusal> {
    let card = plan_drop(state, seat, face)?;
    let player = state.player_mut(seat);
    player.marked.insert(card);
    player.is_ready = false;
    Ok(())
}

/// Returns a card with this face that has been set aside.
fn plan_keep(state: &State, seat: Seat, face: Treasure) -> Result<Card, Refusal> {
    require_loading(state)?;
    let card = state.find_card(state.player(seat).marked, face);
    card.ok_or(Refusal::NotLaidAside { card: face })
}

pub(crate) fn keep(state: &mut State, seat: Seat, face: Treasure) -> Result<(), Refusal> {
    let card = plan_keep(state, seat, face)?;
    let player = state.player_mut(seat);
    player.marked.remove(card);
    player.is_ready = false;
    Ok(())
}

fn plan_ready(state: &State, seat: Seat) -> Result<(), Refusal> {
    require_loading(state)?;
    let player = state.player(seat);
    if player.is_ready {
        return Err(Refusal::AlreadyAnswered);
    }
    let n = n_excess(state, seat);
    if player.marked.len() < n {
        return Err(Refusal::OverLimit { n_cards: player.n_cards(), n });
    }
    Ok(())
}

pub(crate) fn ready(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_ready(state, seat)?;
    flow::record_answer(state, seat, ctx);
    Ok(())
}

/// Drops the chosen cards and sets the Load Levels (T5.2).
pub(crate) fn resolve(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for seat in state.inside().iter() {
        let dropped = state.player(seat).marked;
        if !dropped.is_empty() {
            state.player_mut(seat).marked = CardSet::EMPTY;
            state.player_mut(seat).hand = state.player(seat).hand.minus(dropped);
            drop_cards(state, seat, dropped, ctx);
        }
        if state.has_fine_print() {
            return_excess(state, seat, ctx);
        }
        let n_cards = state.player(seat).n_cards();
        if n_cards > CARDS_MAX {
            fate::eliminate(state, seat, Death::Burden, ctx);
            continue;
        }
        let level = load_level(n_cards);
        state.player_mut(seat).level = level;
        ctx.emit(state, || Event::Loaded { seat, n_cards, level });
    }
}

/// Returns Wounds over the limit to their deck, and then Supplies (T18.14).
fn return_excess(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) {
    let player = state.player_mut(seat);
    let excess = player.n_cards().saturating_sub(CARDS_MAX);
    if excess == 0 {
        return;
    }
    let n_wounds = excess.min(player.n_wounds);
    let n_supplies = excess - n_wounds;
    player.n_wounds -= n_wounds;
    player.n_supplies -= n_supplies;
    ctx.emit(state, || Event::ExcessReturned { seat, n_wounds, n_supplies });
}

/// Drops cards onto a safe space. Elsewhere, and in a web, they are lost (R23, R71).
fn drop_cards(state: &mut State, seat: Seat, dropped: CardSet, ctx: &mut Ctx<'_, State>) {
    let (at, n) = (state.player(seat).at, dropped.len());
    let viewers = state.viewers_of(seat);
    if state.is_safe_for(seat) {
        state.piles.lay(dropped, at);
        let event = |cards| Event::Dropped { seat, at, n, cards };
        ctx.emit_to(state, viewers, || (event(listed(state, dropped)), Some(event(Vec::new()))));
    } else {
        state.gone = state.gone.or(dropped);
        let event = |cards| Event::DropLost { seat, at, n, cards };
        ctx.emit_to(state, viewers, || (event(listed(state, dropped)), Some(event(Vec::new()))));
    }
}

pub(crate) fn legal_efforts(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    for (effort, action) in
        [(Effort::Brace, Action::Brace), (Effort::Shed, Action::Shed), (Effort::Pass, Action::Pass)]
    {
        if plan_effort(state, seat, effort).is_ok() {
            actions.push(action);
        }
    }
}

fn plan_effort(state: &State, seat: Seat, effort: Effort) -> Result<(), Refusal> {
    let player = state.player(seat);
    if state.phase != Phase::Bracing {
        return Err(not_now(state));
    }
    if player.is_ready && player.effort == effort {
        return Err(Refusal::AlreadyAnswered);
    }
    if effort == Effort::Shed && player.n_supplies == 0 {
        return Err(Refusal::NoSupply);
    }
    Ok(())
}

fn choose_effort(
    state: &mut State,
    seat: Seat,
    effort: Effort,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_effort(state, seat, effort)?;
    state.player_mut(seat).effort = effort;
    flow::record_answer(state, seat, ctx);
    Ok(())
}

pub(crate) fn brace(
    state: &mut State,
    seat: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    choose_effort(state, seat, Effort::Brace, ctx)
}

pub(crate) fn shed(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    choose_effort(state, seat, Effort::Shed, ctx)
}

pub(crate) fn pass(state: &mut State, seat: Seat, ctx: &mut Ctx<'_, State>) -> Result<(), Refusal> {
    choose_effort(state, seat, Effort::Pass, ctx)
}

/// Applies all players' Stamina choices (T14.3).
pub(crate) fn resolve_efforts(state: &mut State, ctx: &mut Ctx<'_, State>) {
    for index in 0..N_SEATS {
        let seat = Seat::new(index as u8);
        let player = state.player_mut(seat);
        let effort = std::mem::replace(&mut player.effort, Effort::Pass);
        match effort {
            Effort::Pass => {}
            Effort::Brace => {
                player.is_token_used = true;
                player.level = player.level.saturating_sub(1).max(1);
                let level = player.level;
                ctx.emit(state, || Event::Braced { seat, level });
            }
            Effort::Shed => {
                player.is_token_used = true;
                player.n_supplies -= 1;
                player.level = load_level(player.n_cards());
                let level = player.level;
                ctx.emit(state, || Event::Shed { seat, level });
            }
        }
    }
}
