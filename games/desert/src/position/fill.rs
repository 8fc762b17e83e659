//! Completes a position by dealing at random what it leaves open.
use kernel::{GameRng, PositionError, Seat, SeatSet, Secret};

use super::check::tile_field;
use crate::{
    action::Action,
    board::{Board, Tile},
    cards::{Bag, GearDeck, StormDeck},
    cell::{Cell, Cells, N_CELLS},
    data::{
        Back, CITY_SIDES, City, GEAR, Gear, N_GEAR, N_PARTS, N_STORM, N_TILES, Role, SEATS_MAX,
        StormCard, back_of,
    },
    position::{PhaseAt, PileCard, Position, Reason},
    setup::Switches,
    state::{Adventurer, Ending, Guided, PartAt, Phase, Request, State},
};

pub(super) fn fill(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let board = lay_board(position, rng)?;
    let wreck = board.ground().iter().find(|&cell| board.tile(cell).back() == Back::Wreck);
    let start = wreck.expect("one tile is the wreck");
    let crew = seat_crew(position, start);
    let mut parts = [PartAt::Hidden; N_PARTS];
    for (&part, &at) in &position.parts {
        parts[part as usize] = at;
    }
    Ok(State {
        storm: stack_storm(position, rng)?,
        gear: stack_gear(position, &board, rng)?,
        crew,
        parts,
        phase: read_phase(position),
        n_seats: position.crew.len() as u8,
        turn: position.turn,
        actions_left: position.actions_left,
        n_fewer: position.n_fewer,
        meter: position.meter.unwrap_or(position.options.difficulty.start()),
        shields: shields(position),
        guided: position.guided.map(|at| Guided { whom: at.whom, n_left: at.n_left }),
        request: read_request(position)?,
        held_by: position.held_by,
        has_held: position.has_held,
        n_exchanges: position.n_exchanges,
        n_clocks: position.n_clocks,
        switches: Switches::of(&position.options),
        board,
    })
}

fn shields(position: &Position) -> SeatSet {
    let crew = position.crew.iter().enumerate();
    crew.filter(|(_, pawn)| pawn.has_shield).map(|(index, _)| Seat::new(index as u8)).collect()
}

fn read_phase(position: &Position) -> Phase {
    match &position.phase {
        PhaseAt::Drafting => Phase::Drafting,
        PhaseAt::Acting => Phase::Acting,
        &PhaseAt::Looking { n_seen, n_placed, has_buried } => {
            Phase::Looking { n_seen, n_placed, has_buried }
        }
        &PhaseAt::Storm { n_left } => Phase::Storm { n_left },
        PhaseAt::Over { reason, thirsty } => Phase::Over(match reason {
            Reason::Won => Ending::Won,
            Reason::Thirst => Ending::Thirst(*thirsty),
            Reason::Buried => Ending::Buried,
            Reason::Swept => Ending::Swept,
        }),
    }
}

fn read_request(position: &Position) -> Result<Option<Request>, PositionError> {
    let Some(at) = &position.request else {
        return Ok(None);
    };
    let action: Action = at.action.parse().map_err(|error: kernel::ParseError| {
        PositionError::new("request.action", error.to_string())
    })?;
    Ok(Some(Request { by: at.by, action, asked: at.asked }))
}

fn seat_crew(position: &Position, start: Cell) -> [Adventurer; SEATS_MAX as usize] {
    let unassigned =
        Adventurer { role: Role::Archaeologist, cell: start, water: 0, gear: Bag::default() };
    let mut crew = [unassigned; SEATS_MAX as usize];
    for (pawn, at) in crew.iter_mut().zip(&position.crew) {
        pawn.cell = at.cell.unwrap_or(start);
        if let Some(role) = at.role {
            pawn.role = role;
            pawn.water = at.water.unwrap_or(role.canteen());
        }
        for &gear in &at.gear {
            if pawn.gear.count(gear) < 3 {
                pawn.gear.add(gear);
            }
        }
    }
    crew
}

/// The contents of the box: named items are taken out first, then the rest is dealt.
struct Pool<T> {
    left: Vec<T>,
}

impl<T: Copy + PartialEq> Pool<T> {
    fn take(&mut self, wanted: T) -> Option<T> {
        let index = self.left.iter().position(|&thing| thing == wanted)?;
        Some(self.left.remove(index))
    }

    /// Deals a random item. A single choice consumes no randomness, so complete positions need
    /// none.
    fn deal(&mut self, rng: &mut dyn GameRng) -> Option<T> {
        match self.left.len() {
            0 => None,
            1 => self.left.pop(),
            n => Some(self.left.swap_remove(rng.below(n as u32) as usize)),
        }
    }
}

fn lay_board(position: &Position, rng: &mut dyn GameRng) -> Result<Board, PositionError> {
    let ground = Cells::ALL.minus(Cells::only(position.eye));
    let ids = lay_identities(position, ground, rng)?;
    let mut tiles = [Tile::NONE; N_CELLS];
    let mut excavated = Cells::NONE;
    for back in [Back::Wreck, Back::Drop, Back::Plain] {
        let cells = ground.iter().filter(|cell| back_of(ids[cell.index()]) == back);
        let cells: Vec<Cell> = cells.collect();
        let sides = (0..N_TILES as u8).filter(|&tile| back_of(tile) == back);
        let mut pool = Pool { left: sides.map(|tile| CITY_SIDES[tile as usize]).collect() };
        let mut cities: Vec<Option<City>> = Vec::new();
        for cell in &cells {
            cities.push(match position.tiles.get(cell).and_then(|tile| tile.city) {
                Some(city) => Some(pool.take(city).ok_or_else(|| {
                    let problem = format!("no {city} is left among the {back} tiles");
                    PositionError::new(tile_field(*cell, "city"), problem)
                })?),
                None => None,
            });
        }
        for (cell, city) in cells.iter().zip(cities) {
            let at = position.tiles.get(cell).cloned().unwrap_or_default();
            let city = city.or_else(|| pool.deal(rng)).expect("as many sides as tiles");
            let known_to = if at.excavated { SeatSet::EVERYONE } else { at.known_to.seats() };
            let city = Secret::new(city, known_to);
            tiles[cell.index()] = Tile { id: ids[cell.index()], sand: at.sand, city };
            excavated.set(*cell, at.excavated);
        }
    }
    let on_board: u32 = tiles.iter().map(|tile| u32::from(tile.sand)).sum();
    let supply = u32::from(position.options.sand_total).checked_sub(on_board);
    let Some(supply) = supply else {
        let problem = format!(
            "{on_board} sand on the board, but only {} in the box",
            position.options.sand_total
        );
        return Err(PositionError::new("tiles", problem));
    };
    Ok(Board::new(tiles, position.eye, excavated, supply as u8))
}

/// Returns the tile id on each cell: as the position requires, and random otherwise.
fn lay_identities(
    position: &Position,
    ground: Cells,
    rng: &mut dyn GameRng,
) -> Result<[u8; N_CELLS], PositionError> {
    let mut pool = Pool { left: (0..N_TILES as u8).collect() };
    let mut ids = [None; N_CELLS];
    for (cell, tile) in &position.tiles {
        let Some(id) = tile.id else {
            continue;
        };
        let taken = pool.take(id).ok_or_else(|| {
            PositionError::new(tile_field(*cell, "id"), format!("there is no tile {id} left"))
        })?;
        if tile.back.is_some_and(|back| back != back_of(id)) {
            let problem = format!("tile {id} is a {} tile", back_of(id));
            return Err(PositionError::new(tile_field(*cell, "back"), problem));
        }
        ids[cell.index()] = Some(taken);
    }
    for (cell, tile) in &position.tiles {
        let back = tile.back.or_else(|| back_for(tile.city?));
        let (None, Some(back)) = (ids[cell.index()], back) else {
            continue;
        };
        let id = pool.left.iter().copied().find(|&id| back_of(id) == back).ok_or_else(|| {
            PositionError::new(tile_field(*cell, "back"), format!("no {back} tile is left"))
        })?;
        ids[cell.index()] = pool.take(id);
    }
    let mut all = [u8::MAX; N_CELLS];
    for cell in ground.iter() {
        let id = ids[cell.index()].or_else(|| pool.deal(rng));
        all[cell.index()] = id.expect("as many identities as tiles");
    }
    Ok(all)
}

/// Returns the back of city sides that occur under one kind of back only. Gear counts as plain:
/// positions that mean the wreck name it.
const fn back_for(city: City) -> Option<Back> {
    match city {
        City::Well | City::Mirage => Some(Back::Drop),
        City::Gear
        | City::Tunnel
        | City::Pad
        | City::PropellerRow
        | City::PropellerColumn
        | City::EngineRow
        | City::EngineColumn
        | City::CrystalRow
        | City::CrystalColumn
        | City::NavdeckRow
        | City::NavdeckColumn => Some(Back::Plain),
    }
}

fn stack_storm(position: &Position, rng: &mut dyn GameRng) -> Result<StormDeck, PositionError> {
    let deck = StormCard::all();
    let copies = deck.flat_map(|card| std::iter::repeat_n(card, card.copies() as usize));
    let mut pool = Pool { left: copies.collect() };
    let mut cards = Vec::with_capacity(N_STORM);
    for (index, &card) in position.storm_discard.iter().enumerate() {
        let card =
            pool.take(card).ok_or_else(|| none_left(format!("storm_discard.{index}"), card))?;
        cards.push(Secret::new(card, SeatSet::EVERYONE));
    }
    if cards.len() == N_STORM {
        return Err(PositionError::new("storm_discard", "the pile cannot be empty"));
    }
    for (index, &PileCard { card, known_to }) in position.storm_pile.iter().enumerate() {
        let card = pool.take(card).ok_or_else(|| none_left(format!("storm_pile.{index}"), card))?;
        cards.push(Secret::new(card, known_to.seats()));
    }
    while let Some(card) = pool.deal(rng) {
        cards.push(Secret::new(card, SeatSet::EMPTY));
    }
    // The array holds the bottom of the pile first, and the discard after the top.
    cards.reverse();
    let n_left = (N_STORM - position.storm_discard.len()) as u8;
    Ok(StormDeck { cards: cards.try_into().expect("31 storm cards"), n_left })
}

/// Stacks the gear deck. Every excavated gear tile has drawn a card, now in hand or played.
fn stack_gear(
    position: &Position,
    board: &Board,
    rng: &mut dyn GameRng,
) -> Result<GearDeck, PositionError> {
    let copies = GEAR.iter().flat_map(|&(gear, n)| std::iter::repeat_n(gear, n as usize));
    let mut pool = Pool { left: copies.collect() };
    let mut drawn = take_drawn(position, &mut pool)?;
    let mut pile = Vec::new();
    for (index, &gear) in position.gear_pile.iter().enumerate() {
        pile.push(pool.take(gear).ok_or_else(|| none_left(format!("gear_pile.{index}"), gear))?);
    }
    let icons = board
        .excavated()
        .iter()
        .filter(|&cell| matches!(*board.tile(cell).city.truth(), City::Gear | City::Tunnel));
    let n_drawn = icons.count();
    if drawn.len() > n_drawn {
        let problem =
            format!("{} gear cards drawn, but {n_drawn} gear tiles excavated", drawn.len());
        return Err(PositionError::new("gear_drawn", problem));
    }
    if pile.len() > N_GEAR - n_drawn {
        let problem = format!("the pile has only {} cards left", N_GEAR - n_drawn);
        return Err(PositionError::new("gear_pile", problem));
    }
    while drawn.len() < n_drawn {
        drawn.push(pool.deal(rng).expect("twelve gear cards"));
    }
    while let Some(gear) = pool.deal(rng) {
        pile.push(gear);
    }
    // The array holds the bottom of the pile first, and the first card drawn last.
    pile.reverse();
    drawn.reverse();
    let n_left = pile.len() as u8;
    pile.append(&mut drawn);
    Ok(GearDeck::new(pile.try_into().expect("twelve gear cards"), n_left))
}

/// Takes the drawn cards that the position names, including those the crew holds.
fn take_drawn(position: &Position, pool: &mut Pool<Gear>) -> Result<Vec<Gear>, PositionError> {
    let mut drawn = Vec::new();
    for (index, &gear) in position.gear_drawn.iter().enumerate() {
        drawn.push(pool.take(gear).ok_or_else(|| none_left(format!("gear_drawn.{index}"), gear))?);
    }
    let mut played = Pool { left: drawn.clone() };
    for (index, pawn) in position.crew.iter().enumerate() {
        for &gear in &pawn.gear {
            let field = || format!("crew.{index}.gear");
            if position.gear_drawn.is_empty() {
                drawn.push(pool.take(gear).ok_or_else(|| none_left(field(), gear))?);
            } else if played.take(gear).is_none() {
                return Err(PositionError::new(field(), format!("no {gear} was drawn")));
            }
        }
    }
    Ok(drawn)
}

fn none_left(field: String, card: impl std::fmt::Display) -> PositionError {
    PositionError::new(field, format!("no {card} is left"))
}
