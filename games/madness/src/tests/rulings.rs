//! Rulings that the worked examples do not cover, by number.
use kernel::{FastRng, Game, SeatSet};

use super::scene::{ACCIDENT, ADA, BRUNO, CHLOE, LOSS, Scene, Table};
use crate::{
    ArcaneCards, BlankCards, Card, EdgeSpaces, Event, Gear, Letter, MadnessId, Options, Pace,
    PlayedCards, Refusal, Relic, Reward, Space, Stage, Tile,
    data::{DIE, Face},
    setup::{self, n_in_box},
    state::Phase,
    talk::{CustomCard, CustomCards, MadnessRefusal, TalkRefusal},
};

pub(super) fn facing() -> Scene {
    Scene::of(3).facing(Space::C1, Tile::Co04)
}

pub(super) fn failing(scene: Scene) -> Scene {
    scene.phase(Phase::Failing { missed: vec![Letter::A].into() })
}

/// Moves all tokens to the discard, so nothing is left to decide.
pub(super) fn without_tokens(scene: Scene) -> Scene {
    scene.tokens(0, 6)
}

#[test]
fn r03_r04_arcane_cards_are_eight_or_eleven() {
    let n = |options: &Options| -> u8 {
        Gear::ALL.iter().map(|&gear| n_in_box(options, Card::arcane(gear))).sum()
    };
    let eleven = Options { arcane_cards: ArcaneCards::Eleven, ..Options::default() };
    assert_eq!((n(&Options::default()), n(&eleven)), (8, 11));
    let n_basic: u8 =
        Card::ALL.iter().filter(|it| !it.is_arcane()).map(|it| n_in_box(&eleven, *it)).sum();
    assert_eq!(n_basic, 40 + 15);
}

#[test]
fn r05_r06_r07_unused_tiles_stay_in_the_box() {
    for (edge_spaces, n_played) in [(EdgeSpaces::Three, 27), (EdgeSpaces::One, 25)] {
        let options = Options { edge_spaces, ..Options::default() };
        let state = setup::set_up(&options, 3, &mut FastRng::new(1)).expect("playable");
        let played = Space::ALL.iter().filter(|&&space| state.board.tile(space).is_some());
        assert_eq!(played.count(), n_played);
        let seen = state.view(SeatSet::SPECTATORS).spaces;
        let escape = seen.iter().find(|space| space.at == Space::Z1).expect("a space");
        assert!(!escape.has_tile, "the way out is not played before the edge is reached");
    }
}

#[test]
fn r10_r11_each_relic_covers_its_space_for_its_owner_only() {
    for (relic, stage) in [
        (Relic::SpA, Stage::Movement),
        (Relic::SpD, Stage::Encounter),
        (Relic::RuC, Stage::Resolution),
        (Relic::RuB, Stage::Draw),
        (Relic::KnC, Stage::Rest),
    ] {
        let table = Scene::of(3).relics(BRUNO, relic.as_str()).ready();
        assert_eq!(table.view(ADA).player(BRUNO).covered, [stage]);
        assert!(table.state.is_open(stage), "Ada leads");
        let table = Scene::of(3).relics(BRUNO, relic.as_str()).leader(BRUNO).ready();
        assert!(!table.state.is_open(stage));
    }
}

#[test]
fn r15_r17_the_tile_is_turned_over_with_the_timer() {
    let mut table = Scene::of(3).ready();
    table.play(ADA, "move c3");
    assert!(table.view(BRUNO).encounter.is_none());
    table.play(ADA, "undo move; move c4; flip");
    assert!(table.view(BRUNO).encounter.is_some_and(|it| it.tile.is_some()));
    assert_eq!(table.state.board.plane, Some(Space::C4));
}

#[test]
fn r16_each_ignored_player_costs_a_token_before_or_after_the_flight() {
    let mut table = Scene::of(3).levels(&[1, 1, 0]).ready();
    table.play(ADA, "ignore p1; move c1; ignore p2");
    assert_eq!(table.tokens(), [4, 2, 0]);
    table.play(ADA, "undo ignore p1");
    assert_eq!((table.tokens(), table.state.ignored), ([5, 1, 0], SeatSet::only(BRUNO)));
}

#[test]
fn r18_a_played_injury_starts_the_silence() {
    let mut table = facing().hand(ADA, "injury tools-2").ready();
    table.play(ADA, "play injury");
    assert_eq!(table.phase(), Phase::Silent);
}

#[test]
fn r19_the_timer_ends_when_all_are_done() {
    let mut table = facing().hand(ADA, "tools-2 tools-3").ready();
    table.play(ADA, "done").play(BRUNO, "done");
    table.play(ADA, "play tools-2").play(CHLOE, "done");
    assert_eq!(table.phase(), Phase::Silent, "laying a card takes it back");
    table.play(ADA, "play tools-3");
    assert_eq!(table.phase(), Phase::TimerOut, "an empty hand is done");
}

#[test]
fn r20_an_option_returns_played_cards() {
    let scene = facing().hand(ADA, "tools-2 tools-3");
    let back = scene.options(|options| options.played_cards = PlayedCards::ReturnOnExtend);
    let mut table = back.ready();
    table.play(ADA, "play tools-2").all_done().play(ADA, "extend");
    assert_eq!(table.view(ADA).player(ADA).hand, Some(vec![Card::Tools2, Card::Tools3]));
    assert!(table.events.iter().any(|it| it.event == Event::CardsReturned { n: 1 }));
}

/// Plays the only card in any hand.
fn last_card_played(change: fn(&mut Options)) -> Table {
    let scene = facing().hand(ADA, "tools-2").hand(BRUNO, "").hand(CHLOE, "").options(change);
    let mut table = scene.ready();
    table.play(ADA, "play tools-2");
    table
}

#[test]
fn r21_the_timer_is_not_flipped_again_for_empty_hands() {
    let revealed = last_card_played(|_| ());
    assert_ne!(revealed.phase(), Phase::TimerOut, "the sled is revealed at once");
    let returned = last_card_played(|options| options.played_cards = PlayedCards::ReturnOnExtend);
    assert_eq!(returned.legal(ADA), ["extend", "reveal"], "the card would come back");
}

#[test]
fn r21_version_1_flips_the_timer_for_empty_hands() {
    let mut table = last_card_played(|options| options.rules = 1);
    let n_tokens = table.state.tokens.sled;
    table.play(ADA, "extend");
    assert_eq!(table.state.tokens.sled, n_tokens - 1, "a token is spent");
    assert_eq!(table.phase(), Phase::TimerOut, "the timer ends at once");
    assert_eq!(table.legal(ADA), ["extend", "reveal"]);
}

#[test]
fn r24_there_is_no_reward_and_no_madness_without_relics() {
    let all: Vec<&str> = Relic::ALL.iter().map(|relic| relic.as_str()).collect();
    let scene = facing().relics(CHLOE, &all.join(" ")).hand(ADA, "tools-5 tools-4 books-5 books-2");
    let mut table = scene.ready();
    table.play(ADA, "play tools-5; play tools-4; play books-5; play books-2").all_done();
    table.play(ADA, "reveal");
    assert!(
        table
            .events
            .iter()
            .any(|it| { it.event == Event::NothingGained { reward: Reward::Specimen } })
    );
    assert_eq!(table.state.madness.level(CHLOE), 0);
}

#[test]
fn r25_there_is_no_reward_without_arcane_cards() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co06).hand(ADA, "tools-5 tools-2");
    let scene = scene.hand(BRUNO, "tools-10 tools-10 weapons-10 weapons-10");
    let mut table = scene.hand(CHLOE, "books-10 books-10 crates-10 crates-10").ready();
    table.play(ADA, "play tools-5; play tools-2").all_done().play(ADA, "reveal");
    assert!(matches!(table.phase(), Phase::Failing { .. }));
}

#[test]
fn r28_a_broken_silence_is_penalized_once_and_at_once() {
    let mut table = facing().hand(ADA, "tools-2 tools-3").ready();
    table.play(ADA, "play tools-2").play_with(BRUNO, "say seen 1 yes", &[LOSS]);
    assert_eq!((table.tokens(), table.phase()), ([4, 2, 0], Phase::Silent));
    table.play_with(BRUNO, "say seen 1 yes", &[ACCIDENT]);
    assert_eq!(table.state.cards.injuries_left(), 10);
}

#[test]
fn r31_r32_a_rest_takes_the_token_from_anywhere() {
    for (sled, discard) in [(3, 0), (0, 3), (1, 2)] {
        let scene = Scene::of(3).plane(Space::C1).tokens(sled, discard);
        let mut table = scene.phase(Phase::Resting).ready();
        table.play(ADA, "rest");
        assert_eq!(table.tokens(), [2, 0, 4]);
    }
}

#[test]
fn r35_healing_takes_from_the_discard() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co08).hand(ADA, "crates-4 crates-4");
    let mut table = scene.injuries_left(12).ready();
    table.play(ADA, "play crates-4; play crates-4").all_done().play(ADA, "reveal");
    assert_eq!(table.state.cards.injuries_left(), 13);
}

#[test]
fn r36_search_notes_keep_the_tile_visible() {
    for search_note in [true, false] {
        let scene =
            Scene::of(3).facing(Space::C1, Tile::Co01).hand(ADA, "").played(ADA, "tools-5 tools-2");
        let scene = scene.options(|options| options.search_note = search_note);
        let reward = Reward::Search;
        let mut table =
            scene.phase(Phase::Rewarding { reward, missed: vec![Letter::B].into() }).ready();
        table.play(ADA, "search m3");
        let known = |table: &Table| {
            let view = table.view(CHLOE);
            let space = view.spaces.iter().find(|it| it.at == Space::M3).expect("a space");
            space.tile.is_some()
        };
        assert!(known(&table));
        assert_eq!(table.state.deadline().map(|it| it.millis), Some(30_000));
        table.play(ADA, "got it").play(BRUNO, "got it");
        assert!(matches!(table.phase(), Phase::Searching { .. }));
        table.play(CHLOE, "got it");
        assert_eq!(known(&table), search_note);
        assert!(matches!(table.phase(), Phase::Failing { .. }));
    }
}

#[test]
fn r36_untimed_games_show_the_tile_until_the_turn_ends() {
    let scene =
        Scene::of(3).facing(Space::C1, Tile::Co01).hand(ADA, "").played(ADA, "tools-5 tools-2");
    let scene = scene.options(|options| options.pace = Pace::Untimed);
    let reward = Reward::Search;
    let mut table =
        scene.phase(Phase::Rewarding { reward, missed: vec![Letter::B].into() }).ready();
    table.play(ADA, "search m3; madden b p2");
    let known = |table: &Table| {
        let view = table.view(CHLOE);
        view.spaces.iter().any(|it| it.at == Space::M3 && it.tile.is_some())
    };
    assert!(known(&table));
    table.play(ADA, "end draw; skip rest");
    assert!(!known(&table));
}

#[test]
fn r38_blank_cards_are_lucid_out_or_custom() {
    let card = CustomCard {
        level: 2,
        title: "Hiccups".into(),
        about: "Two words at most.".into(),
        clauses: vec!["max_len 2".parse().expect("a clause")],
    };
    let custom = BlankCards::Custom(CustomCards::new(vec![card]));
    for (blank_cards, n) in [(BlankCards::Lucid, 22), (BlankCards::Out, 20), (custom.clone(), 22)] {
        let options = Options { blank_cards, ..Options::default() };
        let state = setup::set_up(&options, 3, &mut FastRng::new(1)).expect("playable");
        assert_eq!(state.view(SeatSet::SPECTATORS).madness_left, [n, n, n]);
    }
    let scene = facing().options(|options| options.blank_cards = custom);
    let mut table = scene.madness(BRUNO, "l2-21").ready();
    let refused = table.refused(BRUNO, "say sum tools 4");
    assert!(
        matches!(refused, Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::TooManyWords { .. }))),
        "{refused:?}"
    );
    table.play(BRUNO, "say size tools no");
}

#[test]
fn r39_r40_old_madness_goes_under_its_deck_or_stays() {
    for expert in [false, true] {
        let scene = failing(facing()).options(|options| options.expert = expert);
        let mut table = scene.madness(BRUNO, "l1-05").ready();
        table.play(ADA, "madden a p2");
        let held = table.view(BRUNO).player(BRUNO).madness.clone().expect("the speaker's own");
        assert_eq!(held.len(), if expert { 2 } else { 1 });
        let bottom = table.state.madness.decks()[0].cards()[0];
        assert_eq!(bottom == MadnessId::new(1, 5), !expert);
        assert_eq!(table.view(ADA).player(BRUNO).madness, None);
    }
}

#[test]
fn r41_a_relic_costs_a_token_if_all_are_at_level_three() {
    let scene =
        facing().levels(&[3, 3, 3]).hand(ADA, "").played(ADA, "tools-5 tools-4").tokens(2, 1);
    let reward = Reward::Specimen;
    let mut table =
        scene.phase(Phase::Rewarding { reward, missed: vec![Letter::B].into() }).ready();
    table.play(ADA, "relic sp-b p1");
    assert_eq!(table.tokens(), [1, 2, 3]);
}

#[test]
fn r47_the_die_is_fair() {
    for &face in Face::ALL {
        assert_eq!(DIE.iter().filter(|&&it| it == face).count(), 2);
    }
}

#[test]
fn r48_r49_sums_above_and_below_the_target_miss() {
    let table = failing(facing().hand(ADA, "").played(ADA, "tools-6 tools-6 crates-2")).ready();
    let results = table.view(ADA).results;
    assert_eq!((results[0].sum, results[0].distance), (12, 2));
    assert_eq!((results[1].sum, results[1].distance), (0, 7));
}

#[test]
fn r50_the_last_turn_ends_the_game() {
    let scene = Scene::of(3).facing(Space::Z3, Tile::Es01).gone(&[Space::X2, Space::Z1, Space::Z2]);
    let mut table = failing(scene).ready();
    table.play(ADA, "madden a p1");
    assert_eq!(table.reason().as_deref(), Some("shamed"));
    assert!(table.view(BRUNO).players.iter().all(|player| player.hand.is_some()), "all is shown");
    assert!(
        table
            .events
            .iter()
            .any(|it| matches!(it.event, Event::Unmasked { whom, .. } if whom == ADA))
    );
}

#[test]
fn r53_praise_needs_a_discard() {
    for (discard, n) in [(0, None), (1, Some(1)), (3, Some(2))] {
        let scene = Scene::of(3).facing(Space::C1, Tile::Co03).hand(ADA, "crates-5 crates-4");
        let mut table = scene.tokens(3, discard).ready();
        table.play(ADA, "play crates-5; play crates-4").all_done().play(ADA, "reveal");
        let praised = table.events.iter().find_map(|it| match it.event {
            Event::Praised { n } => Some(n),
            _ => None,
        });
        assert_eq!(praised, n);
    }
}
