//! Builds a state's view for a set of viewers.
use kernel::{Seat, SeatSet};

use super::{
    AttemptView, BoulderView, BridgeView, CardView, ClueView, CountView, DeckView, DieView,
    ExchangeView, LavaView, LockView, LookView, PairView, PhaseView, PileView, PlayerView,
    SeatCount, TestView, TileFace, TileView, TurnView, View, WallsView,
};
use crate::{
    board::{N_TILES, N_ZONES, Space},
    cards::{self, CardSet, places},
    data::{
        Deck, Glyph, Lock, N_DECKS, N_DICE, N_GLYPHS, Sun, TREASURES, Treasure, Variety, WallCard,
        target,
    },
    rules::{boulder, bridge, locks, river, scoring, walls},
    state::{Effort, Exchange, Look, Phase, Player, State, Status, Test},
};

impl View {
    pub(crate) fn of(state: &State, viewers: SeatSet) -> View {
        View {
            phase: view_phase(state, viewers),
            round: state.round,
            keeper: state.keeper,
            dice: state.dice.iter().copied().filter(|&face| face > 0).collect(),
            turn: view_turn(state),
            mode: state.mode(),
            target: state.is_coop().then(|| target(state.n_seats, state.options.level)),
            varieties: state.varieties.iter().collect(),
            players: state
                .all_seats()
                .iter()
                .map(|seat| view_player(state, seat, viewers))
                .collect(),
            walls: view_walls(state),
            boulder: BoulderView {
                at: state.boulder_at(),
                n_dice: boulder::n_dice(state),
                face: boulder::face(state),
            },
            bridge: BridgeView {
                planks: state.planks,
                has_statue: state.untaken.has(crate::data::STATUE) && state.planks > 0,
                weight: bridge::weight(state),
            },
            lava: view_lava(state, viewers),
            locks: view_locks(state),
            webs: state.webs().collect(),
            has_pit: state.options.pit,
            suns: Sun::ALL.iter().copied().filter(|&sun| state.is_sun_open(sun)).collect(),
            cache: state.has(Variety::SUPPLY_CACHE).then_some(state.cache),
            is_collapsing: state.is_collapsing,
            piles: view_piles(state, viewers),
            decks: view_decks(state, viewers),
            wounds_left: state.wounds_left(),
            current: river::current(state),
            looks: view_looks(state, viewers),
            count: (state.phase == Phase::Over).then(|| view_count(state, viewers)),
            options: state.options,
        }
    }
}

fn view_phase(state: &State, viewers: SeatSet) -> PhaseView {
    let seat = state.awaited;
    match &state.phase {
        Phase::Choosing => PhaseView::Choosing,
        Phase::Briefing => PhaseView::Briefing { seat },
        Phase::Loading => PhaseView::Loading,
        Phase::Bracing => PhaseView::Bracing,
        Phase::Acting => PhaseView::Acting { seat },
        Phase::Testing(test) => PhaseView::Testing { seat, test: view_test(state, test, viewers) },
        Phase::Helping(test) => {
            PhaseView::Helping { seat, whom: test.seat, test: view_test(state, test, viewers) }
        }
        Phase::Losing => PhaseView::Losing { seat },
        Phase::Unlocking(attempt) => PhaseView::Unlocking {
            seat,
            attempt: AttemptView {
                lock: attempt.lock,
                dice: attempt.dice.to_vec(),
                needs: (1..=locks::n_needed(state, attempt.lock)).collect(),
                is_free: attempt.is_free,
            },
        },
        Phase::Removing => PhaseView::Removing { seat },
        Phase::Composing(exchange) => {
            PhaseView::Composing { seat, exchange: view_exchange(state, exchange, viewers) }
        }
        Phase::Answering(exchange) => {
            PhaseView::Answering { seat, exchange: view_exchange(state, exchange, viewers) }
        }
        Phase::Confirming(exchange) => {
            PhaseView::Confirming { seat, exchange: view_exchange(state, exchange, viewers) }
        }
        Phase::Gathering => PhaseView::Gathering { seat },
        Phase::Replacing => PhaseView::Replacing { seat },
        Phase::Over => PhaseView::Over,
    }
}

fn view_turn(state: &State) -> Option<TurnView> {
    state.is_in_turn().then(|| TurnView {
        seat: state.turn.seat,
        actions: state.turn.actions,
        barred: state.turn.barred.iter().collect(),
        is_monkey_used: state.turn.is_monkey_used,
    })
}

fn view_test(state: &State, test: &Test, viewers: SeatSet) -> TestView {
    let die = |index: usize| DieView {
        face: test.dice[index],
        is_bought: test.bought.has(index),
        is_ignored: test.ignored.has(index),
    };
    // The payment stays secret until its third card is laid out.
    let paid = if viewers.has(test.seat) { test.paid } else { CardSet::EMPTY };
    TestView {
        trial: test.trial,
        dice: (0..N_DICE).filter(|&index| test.dice[index] > 0).map(die).collect(),
        paid: view_cards(state, paid, viewers),
    }
}

fn view_exchange(state: &State, exchange: &Exchange, viewers: SeatSet) -> ExchangeView {
    let by = state.turn.seat;
    let is_draft = matches!(state.phase, Phase::Composing(_));
    let is_answer_secret = matches!(state.phase, Phase::Answering(_)) && !state.are_hands_open();
    let sees_given = !is_draft || viewers.has(by);
    let sees_asked = sees_given && (!is_answer_secret || viewers.has(exchange.whom));
    ExchangeView {
        by,
        whom: exchange.whom,
        given: sees_given.then(|| view_cards(state, exchange.given, viewers)),
        asked: sees_asked.then(|| view_cards(state, exchange.asked, viewers)),
    }
}

fn view_player(state: &State, seat: Seat, viewers: SeatSet) -> PlayerView {
    let player = state.player(seat);
    let is_choosing = state.phase == Phase::Choosing;
    let dealt =
        |index: usize| state.adventurers[2 * seat.index() + index].seen_by(viewers).copied();
    let adventurer = (!is_choosing).then(|| dealt(usize::from(player.is_second))).flatten();
    let has_level = player.is_in() && player.level > 0;
    PlayerView {
        seat,
        status: player.status,
        adventurer,
        ability: adventurer.map(crate::data::Adventurer::ability),
        is_token_used: player.is_token_used,
        is_second: player.is_second,
        fallen: if player.is_second { dealt(0) } else { None },
        second: if is_choosing || player.is_second { None } else { dealt(1) },
        dealt: if is_choosing { (0..2).filter_map(dealt).collect() } else { Vec::new() },
        chosen: (is_choosing && player.is_ready && viewers.has(seat))
            .then(|| dealt(player.pick as usize))
            .flatten(),
        at: player.is_in().then_some(player.at),
        hand: view_hand(state, seat, viewers),
        n_wounds: player.n_wounds,
        n_supplies: player.n_supplies,
        n_gravel: player.n_gravel,
        n_cards: player.n_cards(),
        level: has_level.then_some(player.level),
        is_stuck: player.is_stuck,
        is_lying: player.is_lying,
        is_ready: player.is_ready,
        effort: view_effort(state, player, viewers.has(seat)),
        has_taken_supply: player.has_taken_supply,
    }
}

fn view_effort(state: &State, player: &Player, is_own: bool) -> Option<Effort> {
    let is_chosen = state.phase == Phase::Bracing && player.is_ready && is_own;
    is_chosen.then_some(player.effort)
}

fn view_hand(state: &State, seat: Seat, viewers: SeatSet) -> Vec<CardView> {
    let player = state.player(seat);
    let marked = if viewers.has(seat) { player.marked } else { CardSet::EMPTY };
    let mut hand = view_cards(state, player.hand.minus(marked), viewers);
    let mut aside = view_cards(state, marked, viewers);
    aside.iter_mut().for_each(|card| card.is_marked = true);
    hand.append(&mut aside);
    hand.sort_by_key(|card| (card.deck, card.card, card.is_marked));
    hand
}

/// Returns the cards sorted, so that their order reveals nothing.
fn view_cards(state: &State, cards: CardSet, viewers: SeatSet) -> Vec<CardView> {
    let view = |card| CardView {
        deck: cards::back(card),
        card: state.faces.seen_by(card, viewers),
        is_marked: false,
    };
    let mut views: Vec<CardView> = cards.iter().map(view).collect();
    views.sort_by_key(|card| (card.deck, card.card));
    views
}

fn view_walls(state: &State) -> WallsView {
    let left = walls::cards_left(state);
    WallsView {
        orange: state.walls.orange,
        grey: state.walls.grey,
        have_met: state.walls.have_met(),
        n_both: left[WallCard::Both as usize],
        n_orange: left[WallCard::Orange as usize],
        n_grey: left[WallCard::Grey as usize],
        n_blank: left[WallCard::Blank as usize],
        n_per_round: walls::n_per_round(state),
    }
}

fn view_lava(state: &State, viewers: SeatSet) -> LavaView {
    let lava = &state.lava;
    let clues: Vec<Option<u8>> = lava.clues_seen(viewers).collect();
    let is_open = clues.iter().all(Option::is_some);
    let pair = |&glyph: &Glyph| {
        let number = *lava.numbers[glyph as usize].seen_by(viewers)?;
        Some(PairView { glyph, number })
    };
    LavaView {
        is_masked: lava.is_masked,
        tiles: (0..N_TILES).map(|tile| view_tile(state, tile, viewers)).collect(),
        clues: (0..clues.len()).map(|clue| view_clue(state, clue, clues[clue], viewers)).collect(),
        safe: (1..=N_GLYPHS as u8)
            .filter(|number| is_open && !clues.contains(&Some(*number)))
            .collect(),
        pairs: Glyph::ALL.iter().filter_map(pair).collect(),
    }
}

fn view_tile(state: &State, tile: usize, viewers: SeatSet) -> TileView {
    let lava = &state.lava;
    let (glyph, number) = lava.tile_seen(tile, viewers);
    let face = if lava.is_hole(tile) {
        TileFace::Hole
    } else if lava.is_searched(tile) {
        TileFace::Searched
    } else if lava.is_flipped(tile) {
        TileFace::Safe
    } else {
        TileFace::Unturned
    };
    TileView { at: Space::of_tile(tile), glyph, number, face }
}

fn view_clue(state: &State, clue: usize, number: Option<u8>, viewers: SeatSet) -> ClueView {
    let lava = &state.lava;
    let glyph = number.and_then(|number| lava.glyph_seen(number, viewers));
    let is_sprung = |tile: usize| lava.is_hole(tile) && lava.tile_seen(tile, viewers).1 == number;
    ClueView {
        zone: (clue < N_ZONES as usize).then_some(clue as u8 + 1),
        number,
        glyph,
        is_sprung: number.is_some() && (0..N_TILES).any(is_sprung),
    }
}

fn view_locks(state: &State) -> Vec<LockView> {
    let exists = |lock: &&Lock| locks::exists(state, **lock);
    let view = |&lock: &Lock| LockView {
        lock,
        at: lock.site(),
        needs: (1..=locks::n_needed(state, lock)).collect(),
        is_shut: locks::is_shut(state, lock),
    };
    Lock::ALL.iter().filter(exists).map(view).collect()
}

fn view_piles(state: &State, viewers: SeatSet) -> Vec<PileView> {
    let has_pile = |at: &&Space| state.has_pile(**at);
    let view = |&at: &Space| PileView { at, cards: view_cards(state, state.pile(at), viewers) };
    Space::ALL.iter().filter(has_pile).map(view).collect()
}

fn view_decks(state: &State, viewers: SeatSet) -> Vec<DeckView> {
    let view = |&deck: &Deck| DeckView {
        deck,
        n: state.deck_left(deck),
        unseen: unseen(state, deck, viewers),
    };
    Deck::ALL[..N_DECKS].iter().map(view).collect()
}

/// Returns a deck's faces that these viewers have not seen.
pub(crate) fn unseen(state: &State, deck: Deck, viewers: SeatSet) -> Vec<Treasure> {
    let mut left: Vec<Treasure> = TREASURES[places(deck)].to_vec();
    for card in places(deck) {
        if let Some(seen) = state.faces.seen_by(card as u8, viewers)
            && let Some(index) = left.iter().position(|&face| face == seen)
        {
            left.remove(index);
        }
    }
    left
}

fn view_looks(state: &State, viewers: SeatSet) -> Vec<LookView> {
    let look = |seat: Seat| view_look(state, seat, viewers);
    viewers.and(state.all_seats()).iter().filter_map(look).collect()
}

fn view_look(state: &State, seat: Seat, viewers: SeatSet) -> Option<LookView> {
    let lava = &state.lava;
    let (zone, at, glyph, number) = match state.player(seat).look? {
        Look::Clue(zone) => {
            let number = *lava.clues[zone as usize - 1].seen_by(viewers)?;
            (Some(zone), None, lava.glyph_seen(number, viewers)?, number)
        }
        Look::Tile(at) => {
            let (glyph, number) = lava.tile_seen(at.tile()?, viewers);
            (None, Some(at), glyph?, number?)
        }
    };
    let clues: Vec<Option<u8>> = lava.clues_seen(viewers).collect();
    let is_known = clues.contains(&Some(number)) || !clues.contains(&None);
    let is_trapped = is_known.then(|| clues.contains(&Some(number)));
    Some(LookView { seat, zone, at, glyph, number, is_trapped })
}

fn view_count(state: &State, viewers: SeatSet) -> CountView {
    let winners = scoring::winners(state);
    let count = |seat: Seat| {
        let player = state.player(seat);
        let has_escaped = player.status == Status::Out;
        let shown = |card| state.faces.seen_by(card, viewers);
        let cards: Vec<Treasure> = player.hand.iter().filter_map(shown).collect();
        let n_caskets = cards.iter().filter(|card| card.is_casket()).count();
        SeatCount {
            seat,
            has_escaped,
            cards,
            caskets: state.caskets[seat.index()][..n_caskets].to_vec(),
            total: scoring::total(state, seat),
            has_won: winners.has(seat),
        }
    };
    CountView {
        is_sealed: state.is_sealed(),
        seats: state.all_seats().iter().map(count).collect(),
        total: scoring::group_total(state),
    }
}
