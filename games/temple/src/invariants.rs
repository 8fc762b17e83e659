//! Invariants: counts every component, so that none is lost or duplicated.
use crate::{
    cards::{CardSet, places},
    data::{
        Adventurer, CLUES_MAX, Deck, Glyph, N_ADVENTURERS, N_DECKS, N_GLYPHS, N_SUPPLIES,
        N_TREASURES, N_WOUNDS, PLANKS, TREASURES, Treasure, Variety, WALL_CARDS, WallCard,
    },
    rules::boulder,
    state::{Phase, State, Status},
};

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

pub(crate) fn check(state: &State) -> Result<(), String> {
    count_cards(state)?;
    count_faces(state)?;
    count_lava(state)?;
    count_pieces(state)?;
    for seat in state.all_seats().iter() {
        check_player(state, seat)?;
    }
    check_knowledge(state)
}

/// Checks that every treasure is in exactly one place.
fn count_cards(state: &State) -> Result<(), String> {
    let mut seen = CardSet::EMPTY;
    let mut add = |cards: CardSet, place: &str| {
        let twice = seen.and(cards);
        seen = seen.or(cards);
        ensure(twice.is_empty(), || format!("{twice:?} are in {place} and elsewhere"))
    };
    add(state.untaken, "the alcoves")?;
    add(state.gone, "the box")?;
    for player in &state.players {
        add(player.hand, "a hand")?;
    }
    add(state.piles.cards(), "a pile")?;
    let in_deck = |card: &usize| {
        let deck = Deck::ALL[*card / 10];
        *card % 10 >= usize::from(state.faces.n_drawn(deck))
    };
    add((0..N_DECKS * 10).filter(in_deck).map(|card| card as u8).collect(), "a deck")?;
    ensure(seen.len() as usize == N_TREASURES, || format!("{} treasures", seen.len()))
}

/// Checks that every deck has exactly its own faces.
fn count_faces(state: &State) -> Result<(), String> {
    for &deck in &Deck::ALL[..N_DECKS] {
        let mut faces: Vec<Treasure> =
            places(deck).map(|card| state.faces.truth(card as u8)).collect();
        faces.sort_unstable();
        ensure(faces == TREASURES[places(deck)].iter().copied().collect::<Sorted>().0, || {
            format!("deck {deck} has faces {faces:?}")
        })?;
    }
    for &kind in WallCard::ALL {
        let cards = state.walls.cards.iter();
        let n = cards.filter(|card| *card.truth() == kind).count();
        ensure(n == usize::from(WALL_CARDS[kind as usize]), || {
            format!("{n} wall cards of kind {kind}")
        })?;
    }
    let mut adventurers: Vec<Adventurer> =
        state.adventurers.iter().map(|adventurer| *adventurer.truth()).collect();
    adventurers.sort_unstable();
    adventurers.dedup();
    ensure(adventurers.len() == N_ADVENTURERS, || "an adventurer occurs twice".to_owned())
}

struct Sorted(Vec<Treasure>);

impl FromIterator<Treasure> for Sorted {
    fn from_iter<I: IntoIterator<Item = Treasure>>(faces: I) -> Sorted {
        let mut sorted: Vec<Treasure> = faces.into_iter().collect();
        sorted.sort_unstable();
        Sorted(sorted)
    }
}

fn count_lava(state: &State) -> Result<(), String> {
    let lava = &state.lava;
    let mut glyphs: Vec<Glyph> = lava.glyphs.iter().map(|glyph| *glyph.truth()).collect();
    glyphs.sort_unstable();
    ensure(glyphs == Glyph::ALL, || format!("glyphs {glyphs:?}"))?;
    let mut numbers: Vec<u8> = lava.numbers.iter().map(|number| *number.truth()).collect();
    numbers.sort_unstable();
    ensure(numbers.iter().copied().eq(1..=N_GLYPHS as u8), || format!("numbers {numbers:?}"))?;
    let n_clues = lava.n_clues as usize;
    ensure(n_clues <= CLUES_MAX, || format!("{n_clues} clues"))?;
    for clue in 0..n_clues {
        let number = *lava.clues[clue].truth();
        let is_twice = lava.clues[..clue].iter().any(|other| *other.truth() == number);
        ensure(!is_twice && (1..=14).contains(&number), || format!("clue {number}"))?;
    }
    ensure(lava.searched & !lava.flipped == 0, || "an unturned tile was searched".to_owned())?;
    for tile in 0..lava.glyphs.len() {
        let is_trapped = lava.clue_of(lava.truth(tile).1).is_some();
        let is_sprung = lava.is_flipped(tile) && is_trapped;
        ensure(is_sprung == lava.is_hole(tile), || format!("tile {tile} does not match its trap"))?;
    }
    Ok(())
}

fn count_pieces(state: &State) -> Result<(), String> {
    let wounds: u8 = state.players.iter().map(|player| player.n_wounds).sum();
    ensure(wounds <= N_WOUNDS, || format!("{wounds} wounds"))?;
    let supplies: u8 = state.players.iter().map(|player| player.n_supplies).sum();
    ensure(supplies + state.cache <= N_SUPPLIES, || format!("{supplies} supplies"))?;
    ensure(state.planks <= PLANKS, || format!("{} planks", state.planks))?;
    ensure(boulder::n_dice(state) <= 5, || "too many dice for the boulder".to_owned())?;
    let revealed = &state.walls.cards[..state.walls.n_revealed as usize];
    let arrows = |one: WallCard| {
        let moves = |card: &&kernel::Secret<WallCard>| {
            *card.truth() == one || *card.truth() == WallCard::Both
        };
        revealed.iter().filter(moves).count() as u8
    };
    let matches = arrows(WallCard::Orange) == state.walls.orange
        && arrows(WallCard::Grey) == state.walls.grey;
    ensure(matches, || "the walls do not match the revealed cards".to_owned())
}

fn check_player(state: &State, seat: kernel::Seat) -> Result<(), String> {
    let player = state.player(seat);
    let is_window = matches!(state.phase, Phase::Choosing | Phase::Loading | Phase::Bracing);
    ensure(is_window || !player.is_ready, || format!("{seat} is ready without a decision"))?;
    let is_within = player.marked.minus(player.hand).is_empty();
    ensure(is_within, || format!("{seat} drops cards outside the hand"))?;
    let is_gone = matches!(player.status, Status::Waiting | Status::Dead);
    let is_bare = player.hand.is_empty() && player.n_wounds == 0 && player.n_supplies == 0;
    ensure(!is_gone || is_bare, || format!("{seat} is dead but holds cards"))?;
    let is_loose = player.n_gravel == 0 && !player.is_stuck && !player.is_lying;
    ensure(player.is_in() || is_loose, || format!("{seat} is outside the temple but held"))?;
    let may_wait = player.status != Status::Waiting
        || !player.is_second && !state.has(Variety::LIMITED_NUMBERS);
    ensure(may_wait, || format!("{seat} waits without a second adventurer"))
}

/// Checks that holders know their cards and that everyone knows face-up components.
fn check_knowledge(state: &State) -> Result<(), String> {
    for seat in state.all_seats().iter() {
        for card in state.player(seat).hand.iter() {
            let is_known = state.faces.known_to(card).has(seat);
            ensure(is_known, || format!("{seat} does not know their own card {card}"))?;
        }
    }
    for tile in 0..state.lava.glyphs.len() {
        let glyph = &state.lava.glyphs[tile];
        let is_open = glyph.known_to().intersects(kernel::SeatSet::SPECTATORS);
        let is_fine = is_open != state.lava.is_masked || state.phase == Phase::Over;
        ensure(is_fine, || format!("the glyph of tile {tile} does not match the mask"))?;
    }
    Ok(())
}
