//! Heuristics for decisions other than turn actions: adventurers, load, Stamina, tests and
//! exchanges.
use kernel::Seat;

use super::{
    policy::Policy,
    scene::{pace, rounds_to},
};
use crate::{
    State,
    action::Action,
    board::TRACK_END,
    cards::CardSet,
    data::{Ability, PAYMENT, Sun, Treasure, Trial, load_level},
    insight::casket_mean,
    rules::{load, trials},
    setup::{PitFail, Trade},
    state::{Exchange, Phase, Test},
};

/// Abilities, most useful first.
const LIKED: [Ability; 6] = [
    Ability::Stamina,
    Ability::Sprint,
    Ability::Leap,
    Ability::LockPicking,
    Ability::Linguistics,
    Ability::Swimming,
];

/// Sends in the adventurer with the more useful ability.
pub(super) fn choose_adventurer(here: &State, seat: Seat) -> Option<Action> {
    let dealt = (0..2).map(|index| *here.adventurers[2 * seat.index() + index].truth());
    let rank = |adventurer: &crate::data::Adventurer| {
        LIKED.iter().position(|&ability| ability == adventurer.ability())
    };
    dealt.min_by_key(rank).map(|adventurer| Action::Choose { adventurer })
}

/// Returns the expected value of a card.
pub(super) fn value(here: &State, face: Treasure) -> f32 {
    if face.is_casket() { casket_mean(here) } else { f32::from(face.value()) }
}

/// Returns the total expected value of some cards.
pub(super) fn worth(here: &State, cards: CardSet) -> f32 {
    cards.iter().map(|card| value(here, here.faces.truth(card))).sum()
}

/// Returns the face with the lowest value.
pub(super) fn least_valuable(here: &State, cards: CardSet) -> Option<Treasure> {
    let faces = cards.iter().map(|card| here.faces.truth(card));
    faces.min_by(|one, other| value(here, *one).total_cmp(&value(here, *other)))
}

/// Drops the least valuable cards if that gains enough actions or the hand is over the limit.
pub(super) fn choose_load(here: &State, seat: Seat, policy: &Policy) -> Option<Action> {
    let player = here.player(seat);
    let n_marked = player.marked.len();
    let wanted = n_dropped(here, seat, policy);
    if n_marked >= wanted {
        return Some(Action::Ready);
    }
    least_valuable(here, player.hand.minus(player.marked)).map(|card| Action::Drop { card })
}

/// Returns the number of cards to drop: enough to reduce the Load Level by one if that is worth it,
/// and otherwise only the cards over the limit.
fn n_dropped(here: &State, seat: Seat, policy: &Policy) -> u8 {
    let player = here.player(seat);
    let n_cards = player.n_cards();
    let forced = load::n_excess(here, seat);
    let level = load_level(n_cards);
    let Some(fewer) = (1..=player.hand.len().min(2)).find(|&n| load_level(n_cards - n) < level)
    else {
        return forced;
    };
    let dist = f32::from(player.at.dist());
    let spare = rounds_to(here, TRACK_END) - 1.0 - dist / pace(level);
    let gain = match here.dice[0] {
        0 => pace(level - 1) - pace(level),
        _ => f32::from(n_actions(here, level - 1)) - f32::from(n_actions(here, level)),
    };
    let mut cheap = player.hand;
    let mut cost = 0.0;
    for _ in 0..fewer {
        let Some(face) = least_valuable(here, cheap) else { break };
        cost += value(here, face);
        if let Some(card) = here.find_card(cheap, face) {
            cheap.remove(card);
        }
    }
    let is_worth_it = if spare < policy.margin { gain >= 1.0 } else { gain >= 2.0 && cost <= 2.0 };
    if is_worth_it { forced.max(fewer) } else { forced }
}

fn n_actions(here: &State, level: u8) -> u8 {
    here.dice.iter().filter(|&&face| face >= level).count() as u8
}

/// Uses Stamina in a round where it gains two actions or time is short.
pub(super) fn choose_effort(here: &State, seat: Seat, policy: &Policy) -> Option<Action> {
    let player = here.player(seat);
    let gain = n_actions(here, player.level - 1) - n_actions(here, player.level);
    let dist = f32::from(player.at.dist());
    let spare = rounds_to(here, TRACK_END) - 1.0 - dist / pace(player.level);
    let is_late = spare < policy.margin && gain > 0;
    Some(if gain >= 2 || is_late { Action::Brace } else { Action::Pass })
}

/// Pays cards to survive, but not to keep a card from a web or to save an action.
pub(super) fn decide_test(here: &State, test: &Test) -> Option<Action> {
    let is_deadly = match test.trial {
        Trial::RiverExit => true,
        Trial::Pit => here.options.pit_fail == PitFail::Eliminated,
        Trial::Web | Trial::TearFree | Trial::Collapse => false,
    };
    let has_token = trials::can_ignore(here, test);
    let hand = here.player(test.seat).hand.minus(test.paid);
    let n_left = hand.len() + test.paid.len();
    let is_open = trials::can_buy(here, test) && u32::from(n_left) >= PAYMENT;
    if !test.paid.is_empty()
        || is_deadly && is_open && !(has_token && test.ones().count_ones() == 1)
    {
        return least_valuable(here, hand).map(|card| Action::Pay { card });
    }
    Some(if has_token { Action::Ignore } else { Action::Accept })
}

/// Helps only in a cooperative game.
pub(super) fn decide_help(here: &State) -> Action {
    if here.is_coop() { Action::Help } else { Action::Pass }
}

/// Agrees to everything in a cooperative game. Among rivals, agrees only if it gets more than it
/// gives. Lays out its least valuable card if it has to give one.
pub(super) fn answer_exchange(here: &State, exchange: &Exchange) -> Action {
    let must_give = here.options.trade == Trade::CorridorSwap && exchange.asked.is_empty();
    if must_give && !here.are_hands_open() {
        return give_least(here, exchange);
    }
    let gain = worth(here, exchange.given) - worth(here, exchange.asked);
    let is_something = !exchange.given.or(exchange.asked).is_empty();
    let level = |more: u8| load_level(here.player(exchange.whom).n_cards() + more);
    let is_light = level(exchange.given.len()) == level(0);
    let agrees = if here.is_coop() { true } else { gain > 0.0 && is_light };
    if agrees && is_something { Action::Agree } else { Action::Decline }
}

fn give_least(here: &State, exchange: &Exchange) -> Action {
    let hand = here.player(exchange.whom).hand;
    match least_valuable(here, hand) {
        Some(card) if here.is_coop() || value(here, card) < worth(here, exchange.given) => {
            Action::Give { card }
        }
        Some(_) | None => Action::Decline,
    }
}

pub(super) fn confirm_exchange(here: &State, exchange: &Exchange) -> Action {
    let gain = worth(here, exchange.asked) - worth(here, exchange.given);
    if gain > 0.0 { Action::Confirm } else { Action::Cancel }
}

/// Takes the most valuable card if it is worth enough and the hand is small enough.
pub(super) fn take_from_pile(here: &State, seat: Seat, policy: &Policy) -> Action {
    let player = here.player(seat);
    let pile = here.pile(player.at);
    let best = pile
        .iter()
        .map(|card| here.faces.truth(card))
        .max_by(|one, other| value(here, *one).total_cmp(&value(here, *other)));
    match best {
        Some(card) if value(here, card) >= 3.0 && player.n_cards() < policy.cards => {
            Action::Take { card }
        }
        Some(_) | None => Action::Done,
    }
}

/// Enters at Sun B if possible, because it is nearer to the exit.
pub(super) fn choose_sun(here: &State) -> Action {
    debug_assert!(here.phase == Phase::Replacing);
    Action::Enter { sun: Sun::B }
}
