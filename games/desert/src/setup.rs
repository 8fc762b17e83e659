//! Presets and the initial state.
mod options;

use kernel::{GameRng, GameRngExt, Seat, SeatSet, Secret, SetupError};

use crate::{
    board::{Board, Tile},
    cards::{Bag, GearDeck, StormDeck},
    cell::{Cells, N_CELLS},
    data::{
        Back, CITY_SIDES, City, DIAMOND, EYE, FIRST_DROP, FIRST_PLAIN, GEAR, Gear, N_GEAR, N_PARTS,
        N_STORM, N_TILES, Role, SEATS_MAX, StormCard, back_of,
    },
    flow,
    state::{Adventurer, PartAt, Phase, State},
};
pub use options::{
    DigBeside, FirstPlayer, MeteoBury, Options, PadParts, Roles, Sharing, StormPause, WellReach,
};
pub(crate) use options::{SPECS, Switch, Switches, check, presets, random_options};

/// Deals a new game (D3).
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    rng: &mut dyn GameRng,
) -> Result<State, SetupError> {
    check(options, seats)?;
    let board = deal_board(options.sand_total, rng);
    let wreck = board.ground().iter().find(|&cell| board.tile(cell).back() == Back::Wreck);
    let start = wreck.expect("one tile is the wreck");
    let novice =
        Adventurer { role: Role::Archaeologist, cell: start, water: 0, gear: Bag::default() };
    let mut state = State {
        board,
        storm: deal_storm(rng),
        gear: deal_gear(rng),
        crew: [novice; SEATS_MAX as usize],
        parts: [PartAt::Hidden; N_PARTS],
        phase: Phase::Drafting,
        n_seats: seats,
        turn: Seat::new(0),
        actions_left: 0,
        n_fewer: 0,
        meter: options.difficulty.start(),
        shields: SeatSet::EMPTY,
        guided: None,
        request: None,
        held_by: SeatSet::EMPTY,
        has_held: SeatSet::EMPTY,
        n_exchanges: 0,
        n_clocks: 0,
        switches: Switches::of(options),
    };
    match &options.roles {
        Roles::Draft => {}
        Roles::Random => {
            let mut cast = [Role::Archaeologist; Role::ALL.len()];
            cast.copy_from_slice(Role::ALL);
            rng.shuffle(&mut cast);
            assign_roles(&mut state, &cast, rng);
        }
        Roles::Assigned(cast) => assign_roles(&mut state, cast, rng),
    }
    Ok(state)
}

fn assign_roles(state: &mut State, cast: &[Role], rng: &mut dyn GameRng) {
    for seat in state.all_seats().iter() {
        assign_role(state, seat, cast[seat.index()]);
    }
    let first = random_seat(first_players(state), rng);
    flow::begin_turn(state, first);
}

/// Gives a seat its adventurer with a full canteen.
pub(crate) fn assign_role(state: &mut State, seat: Seat, role: Role) {
    let pawn = state.pawn_mut(seat);
    pawn.role = role;
    pawn.water = role.canteen();
}

/// Returns the seats from which the first player is drawn.
pub(crate) fn first_players(state: &State) -> SeatSet {
    match state.switches.first_player {
        FirstPlayer::Seat(seat) => SeatSet::only(seat),
        FirstPlayer::Random => state.all_seats(),
        FirstPlayer::LowestCanteen => {
            let water = |seat: Seat| state.pawn(seat).water;
            let least = state.all_seats().iter().map(water).min();
            state.all_seats().iter().filter(|&seat| Some(water(seat)) == least).collect()
        }
    }
}

/// Returns one of the seats, all equally likely.
pub(crate) fn random_seat(among: SeatSet, rng: &mut dyn GameRng) -> Seat {
    let nth = rng.below(among.len()) as usize;
    among.iter().nth(nth).expect("the index is below the number of seats")
}

fn deal_board(sand_total: u8, rng: &mut dyn GameRng) -> Board {
    let mut order: [u8; N_TILES] = std::array::from_fn(|tile| tile as u8);
    rng.shuffle(&mut order);
    let mut tiles = [Tile::NONE; N_CELLS];
    // Ids are assigned by back in board order, so that they reveal nothing but the back.
    let (mut next_drop, mut next_plain) = (FIRST_DROP, FIRST_PLAIN);
    let ground = Cells::ALL.minus(Cells::only(EYE));
    for (cell, dealt) in ground.iter().zip(order) {
        let id = match back_of(dealt) {
            Back::Wreck => 0,
            Back::Drop => take_next(&mut next_drop),
            Back::Plain => take_next(&mut next_plain),
        };
        let city = Secret::new(CITY_SIDES[dealt as usize], SeatSet::EMPTY);
        let sand = u8::from(DIAMOND.contains(&cell));
        tiles[cell.index()] = Tile { id, sand, city };
    }
    Board::new(tiles, EYE, Cells::NONE, sand_total - DIAMOND.len() as u8)
}

fn take_next(next: &mut u8) -> u8 {
    *next += 1;
    *next - 1
}

const STORM_CARDS: [StormCard; N_STORM] = {
    let mut cards = [StormCard::SUN; N_STORM];
    let (mut at, mut kind) = (0, 0);
    while kind < StormCard::N_KINDS {
        let mut copy = 0;
        while copy < StormCard::of_kind(kind).copies() {
            cards[at] = StormCard::of_kind(kind);
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    cards
};

const GEAR_CARDS: [Gear; N_GEAR] = {
    let mut cards = [Gear::DuneBlaster; N_GEAR];
    let (mut at, mut kind) = (0, 0);
    while kind < GEAR.len() {
        let mut copy = 0;
        while copy < GEAR[kind].1 {
            cards[at] = GEAR[kind].0;
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    cards
};

fn deal_storm(rng: &mut dyn GameRng) -> StormDeck {
    let mut cards = STORM_CARDS.map(|card| Secret::new(card, SeatSet::EMPTY));
    rng.shuffle(&mut cards);
    StormDeck { cards, n_left: N_STORM as u8 }
}

fn deal_gear(rng: &mut dyn GameRng) -> GearDeck {
    let mut cards = GEAR_CARDS;
    rng.shuffle(&mut cards);
    GearDeck::new(cards, N_GEAR as u8)
}

const _: () = assert!(matches!(CITY_SIDES[0], City::Gear));
