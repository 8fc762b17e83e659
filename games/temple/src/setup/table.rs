//! Table setup (T3).
use kernel::{GameRng, GameRngExt, Seat, SeatSet, Secret, SetupError};

use super::{Mode, Options, check};
use crate::{
    board::Space,
    cards::{CardSet, Faces, Piles},
    data::{
        Adventurer, CLUES_MAX, Deck, FIRST_ALCOVE, Glyph, N_CLUES, N_DECKS, N_DICE, N_GLYPHS,
        N_SEATS, PLANKS, STATUE, STONE, Varieties, Variety, WALL_CARDS, WallCard,
    },
    lava::{Lava, Number},
    rules::supplies::CACHE,
    state::{Effort, Phase, Player, State, Status, Turn},
    walls::Walls,
};

/// The number of planks with Rotten Planks.
const ROTTEN: u8 = 3;

/// Sets up the table and applies the Variety cards. Adventurers are dealt but not yet chosen.
pub(crate) fn deal(
    options: &Options,
    seats: u8,
    rng: &mut dyn GameRng,
) -> Result<State, SetupError> {
    check(options, seats)?;
    let mut state = empty_table(options, seats);
    for &deck in &Deck::ALL[..N_DECKS] {
        rng.shuffle(state.faces.of_deck(deck));
    }
    rng.shuffle(&mut state.walls.cards);
    rng.shuffle(&mut state.lava.numbers);
    rng.shuffle(&mut state.lava.glyphs);
    draw_varieties(&mut state, rng);
    lay_clues(&mut state, rng);
    apply_varieties(&mut state, rng);
    rng.shuffle(&mut state.adventurers);
    let n_dealt = 2 * seats as usize;
    for (index, adventurer) in state.adventurers[..n_dealt].iter_mut().enumerate() {
        let seat = Seat::new(index as u8 / 2);
        *adventurer = Secret::new(*adventurer.truth(), SeatSet::only(seat));
    }
    Ok(state)
}

/// Returns the number of Variety cards in force (T3.6, T18.7).
const fn n_varieties(options: &Options, is_coop: bool) -> u32 {
    if is_coop && options.level_cards { options.level as u32 } else { options.variety as u32 }
}

/// Draws the Variety cards, starting with those agreed in advance. A card that may not be in force
/// is replaced with one from the deck (T3.6).
fn draw_varieties(state: &mut State, rng: &mut dyn GameRng) {
    let is_coop = state.mode() == Mode::Coop;
    let has_rivals = !is_coop && state.options.rival_cards;
    let wanted = n_varieties(&state.options, is_coop);
    for pick in state.options.picks() {
        if let Some(card) = pick
            && state.varieties.len() < wanted
            && state.varieties.allows(card)
            && (has_rivals || !card.is_rival())
        {
            state.varieties = state.varieties.with(card);
        }
    }
    while state.varieties.len() < wanted {
        let card = *rng.choose(Variety::ALL);
        if state.varieties.allows(card) && (has_rivals || !card.is_rival()) {
            state.varieties = state.varieties.with(card);
        }
    }
}

/// Places a trapped number beside each zone, and one more for Restless Lava. Under Lava Surprise
/// they are hidden.
fn lay_clues(state: &mut State, rng: &mut dyn GameRng) {
    let mut numbers: [Number; N_GLYPHS] = std::array::from_fn(|index| index as u8 + 1);
    rng.shuffle(&mut numbers);
    let viewers = match state.has(Variety::LAVA_SURPRISE) {
        true => SeatSet::EMPTY,
        false => SeatSet::EVERYONE,
    };
    let n_clues = n_clues(state);
    state.lava.n_clues = n_clues as u8;
    for (clue, &number) in state.lava.clues[..n_clues].iter_mut().zip(&numbers) {
        *clue = Secret::new(number, viewers);
    }
}

/// Applies the Variety cards' setup changes. R64: a card adds the feature it names, even if the
/// option for that feature is off.
fn apply_varieties(state: &mut State, rng: &mut dyn GameRng) {
    state.planks = n_planks(state);
    state.has_door = can_have_door(state);
    state.cache = cache_max(state);
    let n_seats = state.n_seats as usize;
    if state.has(Variety::LONG_EXPEDITION) {
        for player in &mut state.players[..n_seats] {
            player.n_supplies = 1;
        }
    }
    if state.has(Variety::CLEAR_INSCRIPTION) {
        let zone = rng.below(N_CLUES as u32) as usize;
        let glyph = state.lava.glyph_of(*state.lava.clues[zone].truth());
        let number = &mut state.lava.numbers[glyph as usize];
        *number = Secret::new(*number.truth(), SeatSet::EVERYONE);
    }
}

/// Returns the number of planks at the start.
pub(crate) const fn n_planks(state: &State) -> u8 {
    if state.has(Variety::ROTTEN_PLANKS) { ROTTEN } else { PLANKS }
}

pub(crate) fn n_clues(state: &State) -> usize {
    N_CLUES + usize::from(state.has(Variety::RESTLESS_LAVA))
}

/// Returns `true` if the Secret Door is in the game and the boulder has not smashed it.
pub(crate) fn can_have_door(state: &State) -> bool {
    state.has(Variety::SECRET_DOOR) && !state.is_passed(Space::C19)
}

/// Returns the number of Supplies in the cache at the start, or 0 once the boulder has crushed it.
pub(crate) fn cache_max(state: &State) -> u8 {
    let is_there = state.has(Variety::SUPPLY_CACHE) && !state.is_passed(CACHE);
    if is_there { state.n_seats } else { 0 }
}

/// Returns an unshuffled table without Variety cards. Every component is in the box or on its
/// starting space.
pub(crate) fn empty_table(options: &Options, seats: u8) -> State {
    let first = Seat::new(0);
    let mut untaken: CardSet = (FIRST_ALCOVE..=STONE).collect();
    let mut gone = CardSet::EMPTY;
    if options.statue { &mut untaken } else { &mut gone }.insert(STATUE);
    State {
        options: *options,
        varieties: Varieties::default(),
        n_seats: seats,
        round: 0,
        phase: Phase::Choosing,
        awaited: first,
        keeper: first,
        dice: [0; N_DICE],
        turn: Turn::IDLE,
        players: [new_player(); N_SEATS],
        adventurers: std::array::from_fn(|index| {
            Secret::new(Adventurer::ALL[index], SeatSet::EMPTY)
        }),
        faces: Faces::in_order(),
        piles: Piles::NONE,
        untaken,
        gone,
        lava: Lava {
            glyphs: std::array::from_fn(|index| Secret::new(Glyph::ALL[index], SeatSet::EMPTY)),
            numbers: std::array::from_fn(|index| Secret::new(index as u8 + 1, SeatSet::EMPTY)),
            clues: [Secret::new(0, SeatSet::EMPTY); CLUES_MAX],
            n_clues: N_CLUES as u8,
            is_masked: true,
            flipped: 0,
            searched: 0,
            holes: 0,
        },
        walls: Walls { orange: 0, grey: 0, cards: wall_cards(), n_revealed: 0 },
        boulder: 0,
        planks: PLANKS,
        has_door: false,
        cache: 0,
        is_collapsing: false,
        clock: 0,
        caskets: [[0; N_DECKS]; N_SEATS],
    }
}

/// Returns a player at the entrance with nothing but the token.
pub(crate) const fn new_player() -> Player {
    Player {
        status: Status::In,
        is_second: false,
        is_token_used: false,
        at: Space::Ent,
        hand: CardSet::EMPTY,
        n_wounds: 0,
        n_supplies: 0,
        n_gravel: 0,
        is_stuck: false,
        is_lying: false,
        has_taken_supply: false,
        level: 0,
        is_ready: false,
        pick: 0,
        marked: CardSet::EMPTY,
        effort: Effort::Pass,
        look: None,
    }
}

fn wall_cards() -> [Secret<WallCard>; crate::data::N_WALL_CARDS] {
    let mut kinds = WallCard::ALL
        .iter()
        .flat_map(|&card| std::iter::repeat_n(card, WALL_CARDS[card as usize] as usize));
    std::array::from_fn(|_| {
        Secret::new(kinds.next().expect("there are 18 wall cards"), SeatSet::EMPTY)
    })
}
