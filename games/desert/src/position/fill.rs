//! Completes a position by dealing at random everything it leaves unspecified.
use std::fmt::Display;

use kernel::{GameRng, PositionError, SeatSet, Secret, SetupError};

use crate::{
    board::{Board, Tile},
    cards::{Bag, GearDeck, StormDeck},
    cell::{Cell, Cells, N_CELLS},
    data::{
        Back, CITY_SIDES, City, GEAR, Gear, N_GEAR, N_PARTS, N_STORM, N_TILES, Role, SEATS_MAX,
        StormCard, back_of,
    },
    position::{PileCard, Position, RequestAt},
    setup::{self, Switches},
    state::{Adventurer, PartAt, Phase, Request, State},
};

/// Builds a state that contains every component but need not be consistent otherwise.
pub(super) fn fill(position: &Position, rng: &mut dyn GameRng) -> Result<State, PositionError> {
    let n_seats = u8::try_from(position.crew.len()).unwrap_or(u8::MAX);
    setup::check(&position.options, n_seats).map_err(|problem| match problem {
        SetupError::SeatCount { .. } => PositionError::new("crew", problem.to_string()),
        SetupError::Option { key, problem } => {
            PositionError::new(format!("options.{key}"), problem)
        }
    })?;
    let board = lay_board(position, rng)?;
    let storm = stack_storm(position, rng)?;
    let gear = stack_gear(position, board.n_gear_excavated(), rng)?;
    let wreck = board.ground().iter().find(|&cell| board.tile(cell).back() == Back::Wreck);
    let crew = seat_crew(position, wreck.expect("one tile is the wreck"))?;
    let mut parts = [PartAt::Hidden; N_PARTS];
    for (&part, &at) in &position.parts {
        parts[part as usize] = at;
    }
    let shielded =
        SeatSet::first_n(n_seats).iter().filter(|seat| position.crew[seat.index()].has_shield);
    Ok(State {
        board,
        storm,
        gear,
        crew,
        parts,
        phase: position.phase,
        n_seats,
        turn: position.turn,
        actions_left: position.actions_left,
        n_fewer: position.n_fewer,
        meter: position.meter.unwrap_or(position.options.difficulty.start()),
        shields: shielded.collect(),
        guided: position.guided,
        request: position.request.as_ref().map(read_request).transpose()?,
        held_by: position.held_by,
        has_held: position.has_held,
        n_exchanges: position.n_exchanges,
        n_clocks: position.n_clocks,
        switches: Switches::of(&position.options),
    })
}

fn read_request(at: &RequestAt) -> Result<Request, PositionError> {
    let action = at.action.parse().map_err(|error: kernel::ParseError| {
        PositionError::new("request.action", error.to_string())
    })?;
    Ok(Request { by: at.by, action, asked: at.asked })
}

/// Seats the crew. The hands have been checked against the gear deck, so that they fit into bags.
fn seat_crew(
    position: &Position,
    start: Cell,
) -> Result<[Adventurer; SEATS_MAX as usize], PositionError> {
    let unassigned =
        Adventurer { role: Role::Archaeologist, cell: start, water: 0, gear: Bag::default() };
    let mut crew = [unassigned; SEATS_MAX as usize];
    for (index, at) in position.crew.iter().enumerate() {
        let has_picked = position.phase != Phase::Drafting || index < position.turn.index();
        let pawn = &mut crew[index];
        pawn.cell = at.cell.unwrap_or(start);
        if has_picked != at.role.is_some() {
            let problem = if has_picked { "is missing" } else { "this seat has not picked yet" };
            return Err(PositionError::new(format!("crew.{index}.role"), problem));
        }
        if let Some(role) = at.role {
            pawn.role = role;
            pawn.water = at.water.unwrap_or(role.canteen());
        }
        for &gear in &at.gear {
            pawn.gear.add(gear);
        }
    }
    Ok(crew)
}

/// Components that are not placed yet: named ones are taken before the rest is dealt.
struct Pool<T> {
    left: Vec<T>,
}

impl<T: Copy + PartialEq + Display> Pool<T> {
    fn new(components: impl Iterator<Item = T>) -> Pool<T> {
        Pool { left: components.collect() }
    }

    /// Takes the component that `field` names.
    fn take(&mut self, wanted: T, field: impl Into<String>) -> Result<T, PositionError> {
        let index = self.left.iter().position(|&component| component == wanted);
        let index =
            index.ok_or_else(|| PositionError::new(field, format!("no {wanted} is left")))?;
        Ok(self.left.remove(index))
    }

    /// Deals a random component. A single choice consumes no randomness, so complete positions
    /// need none.
    fn deal(&mut self, rng: &mut dyn GameRng) -> Option<T> {
        match self.left.len() {
            0 => None,
            1 => self.left.pop(),
            n => Some(self.left.swap_remove(rng.below(n as u32) as usize)),
        }
    }
}

fn lay_board(position: &Position, rng: &mut dyn GameRng) -> Result<Board, PositionError> {
    if position.tiles.contains_key(&position.eye) {
        let field = format!("tiles.{}", position.eye);
        return Err(PositionError::new(field, "the eye of the storm has no tile"));
    }
    let ground = Cells::ALL.minus(Cells::only(position.eye));
    let ids = lay_identities(position, ground, rng)?;
    let cities = lay_cities(position, &ids, rng)?;
    let mut tiles = [Tile::NONE; N_CELLS];
    let mut excavated = Cells::NONE;
    let mut supply = position.options.sand_total;
    for cell in ground.iter() {
        let at = position.tiles.get(&cell).cloned().unwrap_or_default();
        let known_to = if at.excavated { SeatSet::EVERYONE } else { at.known_to.seats() };
        let city = Secret::new(cities[cell.index()], known_to);
        tiles[cell.index()] = Tile { id: ids[cell.index()], sand: at.sand, city };
        excavated.set(cell, at.excavated);
        supply = supply.checked_sub(at.sand).ok_or_else(|| {
            let problem = format!("there are only {} markers", position.options.sand_total);
            PositionError::new(tile_field(cell, "sand"), problem)
        })?;
    }
    Ok(Board::new(tiles, position.eye, excavated, supply))
}

/// Returns the tile id on each cell: as the position requires, otherwise random.
fn lay_identities(
    position: &Position,
    ground: Cells,
    rng: &mut dyn GameRng,
) -> Result<[u8; N_CELLS], PositionError> {
    let mut pool = Pool::new(0..N_TILES as u8);
    let mut ids = [None; N_CELLS];
    for (&cell, tile) in &position.tiles {
        let Some(id) = tile.id else {
            continue;
        };
        if tile.back.is_some_and(|back| back != back_of(id)) {
            let problem = format!("tile {id} is a {} tile", back_of(id));
            return Err(PositionError::new(tile_field(cell, "back"), problem));
        }
        ids[cell.index()] = Some(pool.take(id, tile_field(cell, "id"))?);
    }
    for (&cell, tile) in &position.tiles {
        let back = tile.back.or_else(|| tile.city.map(back_for));
        let (None, Some(back)) = (ids[cell.index()], back) else {
            continue;
        };
        let index = pool.left.iter().position(|&id| back_of(id) == back).ok_or_else(|| {
            PositionError::new(tile_field(cell, "back"), format!("no {back} tile is left"))
        })?;
        ids[cell.index()] = Some(pool.left.remove(index));
    }
    let mut all = [Tile::NONE.id; N_CELLS];
    for cell in ground.iter() {
        let id = ids[cell.index()].or_else(|| pool.deal(rng));
        all[cell.index()] = id.expect("as many identities as tiles");
    }
    Ok(all)
}

/// Returns the back under which a city side belongs. Gear counts as plain, because positions that
/// mean the wreck name it.
const fn back_for(city: City) -> Back {
    match city {
        City::Well | City::Mirage => Back::Drop,
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
        | City::NavdeckColumn => Back::Plain,
    }
}

/// Returns the city side on each cell, dealt separately for each kind of back.
fn lay_cities(
    position: &Position,
    ids: &[u8; N_CELLS],
    rng: &mut dyn GameRng,
) -> Result<[City; N_CELLS], PositionError> {
    let mut cities = [*Tile::NONE.city.truth(); N_CELLS];
    for back in [Back::Wreck, Back::Drop, Back::Plain] {
        let has_back = |id: &u8| *id != Tile::NONE.id && back_of(*id) == back;
        let mut pool =
            Pool::new((0..N_TILES as u8).filter(has_back).map(|id| CITY_SIDES[id as usize]));
        let mut unnamed = Vec::new();
        for cell in Cell::all().filter(|cell| has_back(&ids[cell.index()])) {
            match position.tiles.get(&cell).and_then(|tile| tile.city) {
                Some(city) => {
                    cities[cell.index()] = pool.take(city, tile_field(cell, "city"))?;
                }
                None if position.tiles.get(&cell).is_some_and(|tile| tile.excavated) => {
                    let problem = "an excavated tile needs a city side";
                    return Err(PositionError::new(tile_field(cell, "city"), problem));
                }
                None => unnamed.push(cell),
            }
        }
        for cell in unnamed {
            cities[cell.index()] = pool.deal(rng).expect("as many sides as tiles");
        }
    }
    Ok(cities)
}

fn stack_storm(position: &Position, rng: &mut dyn GameRng) -> Result<StormDeck, PositionError> {
    let copies = |card: StormCard| std::iter::repeat_n(card, card.copies() as usize);
    let mut pool = Pool::new(StormCard::all().flat_map(copies));
    let mut cards = Vec::with_capacity(N_STORM);
    for (index, &card) in position.storm_discard.iter().enumerate() {
        let card = pool.take(card, format!("storm_discard.{index}"))?;
        cards.push(Secret::new(card, SeatSet::EVERYONE));
    }
    for (index, &PileCard { card, known_to }) in position.storm_pile.iter().enumerate() {
        let card = pool.take(card, format!("storm_pile.{index}"))?;
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

/// Stacks the gear deck: each of the `n_drawn` excavated gear tiles has drawn a card.
fn stack_gear(
    position: &Position,
    n_drawn: usize,
    rng: &mut dyn GameRng,
) -> Result<GearDeck, PositionError> {
    let copies = GEAR.iter().flat_map(|&(gear, n)| std::iter::repeat_n(gear, n as usize));
    let mut pool = Pool::new(copies);
    let mut drawn = take_drawn(position, &mut pool)?;
    let mut pile = Vec::new();
    for (index, &gear) in position.gear_pile.iter().enumerate() {
        pile.push(pool.take(gear, format!("gear_pile.{index}"))?);
    }
    while drawn.len() < n_drawn {
        drawn.push(pool.deal(rng).ok_or_else(|| {
            let problem = format!("at most {} cards can be left", N_GEAR - n_drawn);
            PositionError::new("gear_pile", problem)
        })?);
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
        drawn.push(pool.take(gear, format!("gear_drawn.{index}"))?);
    }
    let mut played = Pool::new(drawn.clone().into_iter());
    for (index, pawn) in position.crew.iter().enumerate() {
        for &gear in &pawn.gear {
            let field = format!("crew.{index}.gear");
            if position.gear_drawn.is_empty() {
                drawn.push(pool.take(gear, field)?);
            } else {
                played.take(gear, field)?;
            }
        }
    }
    Ok(drawn)
}

/// Returns the field name of a tile's property.
fn tile_field(cell: Cell, name: &str) -> String {
    format!("tiles.{cell}.{name}")
}
