//! Builds a state from a position and deals everything the position leaves open.
use kernel::{GameRng, PositionError, Seat, SeatSet, Secret};

use super::{
    EffortAt, LookAt, PhaseAt, PlayerAt, Position, StatusAt, error,
    lay::{self, pick},
    phase::{self, read_five},
    planks,
};
use crate::{
    board::{Space, TRACK_END},
    data::{Adventurer, N_ADVENTURERS, N_DECKS, Sun, Variety, load_level},
    flow,
    setup::{self, table::newcomer},
    state::{Effort, Look, Player, State, Status, Turn},
};

pub(super) fn fill(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let seats = u8::try_from(position.players.len()).unwrap_or(u8::MAX);
    setup::check(&position.options, seats)
        .map_err(|problem| PositionError::new("players", problem.to_string()))?;
    let mut state = setup::empty_table(&position.options, seats);
    for &card in &position.varieties {
        if !state.varieties.allows(card) {
            return error("varieties", format!("{card} cannot be combined with the other cards"));
        }
        if card.is_rival() && state.is_coop() {
            return error("varieties", format!("{card} is not allowed in a cooperative game"));
        }
        state.varieties = state.varieties.with(card);
    }
    lay_board(&mut state, position)?;
    let turn = position.turn.as_ref().map(|turn| turn.seat);
    let awaited = position.awaited.or(turn).unwrap_or(position.keeper);
    let seats = [("turn.seat", turn.unwrap_or(position.keeper)), ("awaited", awaited)];
    for (field, seat) in seats.into_iter().chain([("keeper", position.keeper)]) {
        if !state.has_seat(seat) {
            return error(field, format!("there is no seat {}", seat.index()));
        }
    }
    state.keeper = position.keeper;
    state.round = position.round - u8::from(position.phase == PhaseAt::Begin && position.round > 0);
    flow::set_phase(&mut state, awaited, phase::read(&position.phase)?);
    if !position.dice.is_empty() {
        state.dice = read_five("dice", &position.dice)?;
    }
    lay_turn(&mut state, position)?;
    for (index, at) in position.players.iter().enumerate() {
        state.players[index] = lay_player(position, index, at)?;
    }
    lay_adventurers(&mut state, position, rng)?;
    lay::lay_lava(&mut state, position, rng)?;
    lay::lay_lava_knowers(&mut state, position)?;
    lay::lay_walls(&mut state, position, rng)?;
    lay::lay_cards(&mut state, position, rng)?;
    lay_choices(&mut state, position)?;
    lay_count(&mut state, position)?;
    Ok(state)
}

fn lay_board(state: &mut State, position: &Position) -> Result<(), PositionError> {
    state.boulder = match position.boulder {
        Space::Exit => TRACK_END,
        space => match space.track() {
            Some(track) => track,
            None => return error("boulder", "the boulder must be on a corridor space or the exit"),
        },
    };
    let is_rotten = state.has(Variety::ROTTEN_PLANKS);
    state.planks = position.planks.unwrap_or_else(|| planks(is_rotten));
    state.webs = match &position.webs {
        None => [state.options.web, state.has(Variety::WIDOWS_BROOD)],
        Some(webs) => {
            if webs.iter().any(|&at| at != Space::C12 && at != Space::C24) {
                return error("webs", "only c12 and c24 can have webs");
            }
            [webs.contains(&Space::C12), webs.contains(&Space::C24)]
        }
    };
    state.has_door = position.door.unwrap_or_else(|| state.has(Variety::SECRET_DOOR));
    for &sun in Sun::ALL {
        state.suns[sun as usize] = position.suns.contains(&sun);
    }
    let n_seats = state.n_seats;
    let default = if state.has(Variety::SUPPLY_CACHE) { n_seats } else { 0 };
    state.cache = position.cache.unwrap_or(default);
    state.is_collapsing = position.collapsing;
    state.clock = position.clock;
    state.ending.is_sealed = position.sealed;
    Ok(())
}

fn lay_turn(state: &mut State, position: &Position) -> Result<(), PositionError> {
    match (&position.turn, state.is_in_turn()) {
        (Some(at), true) => {
            let turn = Turn {
                seat: at.seat,
                actions: at.actions,
                is_monkey_used: at.monkey_used,
                barred: at.barred,
                is_over: at.over,
                has_looked: at.looked,
            };
            flow::set_turn(state, turn);
            Ok(())
        }
        (None, false) => Ok(()),
        (None, true) => error("turn", "required in this phase"),
        (Some(_), false) => error("turn", "not allowed in this phase"),
    }
}

fn lay_player(position: &Position, index: usize, at: &PlayerAt) -> Result<Player, PositionError> {
    let field = |name: &str| format!("players.{index}.{name}");
    let n_cards = at.hand.len() + usize::from(at.wounds) + usize::from(at.supplies);
    let is_in = at.status == StatusAt::In;
    let is_loaded = is_in
        && !matches!(
            position.phase,
            PhaseAt::Begin
                | PhaseAt::Choosing
                | PhaseAt::Briefing
                | PhaseAt::Loading
                | PhaseAt::Over
        );
    let default = if is_loaded { load_level(n_cards as u8) } else { 0 };
    let level = at.level.unwrap_or(default);
    if level > 5 {
        return error(field("level"), "must be at most 5");
    }
    let look = match at.look {
        Some(LookAt::Clue(zone)) if !(1..=4).contains(&zone) => {
            return error(field("look"), "zones must be between 1 and 4");
        }
        Some(LookAt::Tile(space)) if space.tile().is_none() => {
            return error(field("look"), format!("there is no lava tile on {space}"));
        }
        Some(LookAt::Clue(zone)) => Some(Look::Clue(zone)),
        Some(LookAt::Tile(space)) => Some(Look::Tile(space)),
        None => None,
    };
    let is_gone = matches!(at.status, StatusAt::Waiting | StatusAt::Dead);
    Ok(Player {
        status: match at.status {
            StatusAt::In => Status::In,
            StatusAt::Waiting => Status::Waiting,
            StatusAt::Out => Status::Out,
            StatusAt::Dead => Status::Dead,
        },
        is_second: at.second,
        is_token_used: at.token_used || is_gone,
        at: if at.status == StatusAt::Out { Space::Exit } else { at.at },
        n_wounds: at.wounds,
        n_supplies: at.supplies,
        n_gravel: at.gravel,
        is_stuck: at.stuck,
        is_lying: at.lying,
        has_taken_supply: at.supply_taken,
        level,
        is_ready: at.ready,
        pick: u8::from(at.picks_second),
        effort: match at.effort {
            None | Some(EffortAt::Pass) => Effort::Pass,
            Some(EffortAt::Brace) => Effort::Brace,
            Some(EffortAt::Shed) => Effort::Shed,
        },
        look,
        ..newcomer()
    })
}

/// Assigns two adventurers per seat, then the undealt ones.
fn lay_adventurers(
    state: &mut State,
    position: &Position,
    rng: &mut dyn GameRng,
) -> Result<(), PositionError> {
    let mut left = Adventurer::ALL.to_vec();
    let mut take =
        |field: String, wanted: Adventurer| match left.iter().position(|&it| it == wanted) {
            Some(index) => Ok(left.remove(index)),
            None => error(field, format!("{wanted} is already in use")),
        };
    let mut named: Vec<Option<Adventurer>> = vec![None; N_ADVENTURERS];
    for (index, at) in position.players.iter().enumerate() {
        let field = format!("players.{index}.adventurers");
        if at.adventurers.len() > 2 {
            return error(field, "each player has two adventurers");
        }
        for (nth, &adventurer) in at.adventurers.iter().enumerate() {
            named[2 * index + nth] = Some(take(field.clone(), adventurer)?);
        }
    }
    let n_dealt = 2 * position.players.len();
    if position.adventurers.len() > N_ADVENTURERS - n_dealt {
        return error(
            "adventurers",
            format!("at most {} adventurers are left", N_ADVENTURERS - n_dealt),
        );
    }
    for (index, &adventurer) in position.adventurers.iter().enumerate() {
        named[n_dealt + index] = Some(take("adventurers".to_owned(), adventurer)?);
    }
    for (index, named) in named.into_iter().enumerate() {
        let adventurer = named.unwrap_or_else(|| {
            let index = pick(left.len(), rng);
            left.remove(index)
        });
        let knowers = adventurer_knowers(state, index, n_dealt);
        state.adventurers[index] = Secret::new(adventurer, knowers);
    }
    Ok(())
}

fn adventurer_knowers(state: &State, index: usize, n_dealt: usize) -> SeatSet {
    if index >= n_dealt {
        return SeatSet::EMPTY;
    }
    let seat = Seat::new(index as u8 / 2);
    let is_choosing = state.phase == crate::state::Phase::Choosing;
    let is_shown = index.is_multiple_of(2) || state.is_coop() || state.player(seat).is_second;
    if !is_choosing && is_shown { SeatSet::EVERYONE } else { SeatSet::only(seat) }
}

/// Marks the cards laid aside.
fn lay_choices(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (index, at) in position.players.iter().enumerate() {
        let field = format!("players.{index}.marked");
        let marked = phase::read_places(&field, &at.marked)?;
        if !marked.minus(state.players[index].hand).is_empty() {
            return error(field, "only cards from the hand can be laid aside");
        }
        state.players[index].marked = marked;
    }
    Ok(())
}

fn lay_count(state: &mut State, position: &Position) -> Result<(), PositionError> {
    for (index, at) in position.players.iter().enumerate() {
        if at.caskets.len() > N_DECKS {
            return error(format!("players.{index}.caskets"), "there are only six caskets");
        }
        state.ending.caskets[index][..at.caskets.len()].copy_from_slice(&at.caskets);
        state.ending.totals[index] = at.total;
    }
    Ok(())
}
