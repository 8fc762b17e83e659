//! The worked examples of the rulebook, by number.
use kernel::{FastRng, Game, SeatSet};

use super::scene::{ACCIDENT, ADA, BRUNO, CHLOE, CONFUSION, DMITRI, LOSS, Scene};
use crate::{
    Card, Event, FirstLeader, Gear, Letter, Options, Refusal, Relic, ShortConfusion, Space, State,
    Tie, Tile,
    state::{Ending, Letters, Phase},
    talk::{MadnessRefusal, TalkRefusal},
};

const MISSED_B: Letters = Letters::of(false, true);
const MISSED_BOTH: Letters = Letters::of(true, true);

fn failing(missed: &[Letter]) -> Phase {
    Phase::Failing { missed: missed.to_vec().into() }
}

#[test]
fn w01_one_met_challenge_earns_the_reward_and_an_injury_adds_nothing() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04);
    let scene = scene.hand(ADA, "tools-5 books-3 injury").hand(BRUNO, "tools-4 books-3");
    let mut table = scene.hand(CHLOE, "crates-2").ready();
    table.play(ADA, "play tools-5; play books-3; play injury");
    table.play(BRUNO, "play tools-4; play books-3").play(CHLOE, "done").play(ADA, "reveal");
    let view = table.view(ADA);
    let [a, b] = [&view.results[0], &view.results[1]];
    assert_eq!((a.sum, a.is_met, b.sum, b.is_met, b.distance), (9, true, 6, false, 1));
    assert!(matches!(table.phase(), Phase::Rewarding { missed, .. } if missed == MISSED_B));
    let n_injuries = table.state.cards.n_discarded(Card::Injury);
    table.play(ADA, "relic sp-a p2");
    assert_eq!(table.phase(), Phase::Failing { missed: MISSED_B }, "exactly one consequence");
    table.play(ADA, "madden b p1");
    assert_eq!(table.state.cards.n_discarded(Card::Injury), n_injuries + 1);
}

#[test]
fn w02_a_sum_between_two_targets_fails() {
    let scene = Scene::of(3).facing(Space::M1, Tile::Mo01).hand(ADA, "crates-6 crates-4");
    let mut table = scene.hand(BRUNO, "books-2").hand(CHLOE, "books-2").ready();
    table.play(ADA, "play crates-6; play crates-4").all_done().play(ADA, "reveal");
    let result = &table.view(ADA).results[1];
    assert_eq!((result.sum, result.is_met, result.distance), (10, false, 1));
}

#[test]
fn w03_two_met_challenges_earn_the_reward_once() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co06).hand(ADA, "tools-4 tools-3 weapons-5");
    let mut table = scene.hand(BRUNO, "weapons-4").hand(CHLOE, "books-2").ready();
    table.play(ADA, "play tools-4; play tools-3; play weapons-5").play(BRUNO, "play weapons-4");
    table.all_done().play(ADA, "reveal; arcane tools");
    let n_found = table.events.iter().filter(|it| matches!(it.event, Event::ArcaneFound { .. }));
    assert_eq!(n_found.count(), 1);
    assert!(matches!(table.phase(), Phase::Drawing { .. } | Phase::Resting), "no consequence");
}

#[test]
fn w04_two_missed_challenges_cost_twice_in_the_leaders_order() {
    let mut table = Scene::of(3).facing(Space::C1, Tile::Co04).ready();
    table.all_done().play(ADA, "reveal");
    assert_eq!(table.phase(), Phase::Failing { missed: MISSED_BOTH });
    let legal = table.legal(ADA);
    assert!(
        ["madden a p1", "madden b p3", "roll a", "roll b"]
            .iter()
            .all(|command| legal.contains(&(*command).to_owned()))
    );
    table.play(ADA, "madden b p2; madden a p2");
    assert_eq!(table.state.madness.level(BRUNO), 2);
    assert!(!table.events.iter().any(|it| matches!(it.event, Event::RelicTaken { .. })));
}

/// Returns a table with a die about to be accepted for a miss by 5, where a short deck costs a
/// token.
fn confused(deck: &str, sled: u8, discard: u8) -> super::scene::Table {
    confused_with(ShortConfusion::Token, deck, sled, discard)
}

fn confused_with(
    short_confusion: ShortConfusion,
    deck: &str,
    sled: u8,
    discard: u8,
) -> super::scene::Table {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).hand(ADA, "").played(ADA, "tools-3");
    let scene = scene.hand(BRUNO, "").hand(CHLOE, "").deck(deck).tokens(sled, discard);
    let scene = scene.options(|options| options.short_confusion = short_confusion);
    scene.phase(failing(&[Letter::A])).relics(ADA, "ru-a").ready()
}

#[test]
fn w05_confusion_with_a_short_deck_costs_a_token() {
    let mut table = confused("books-2 books-2 books-3", 1, 2);
    table.play_with(ADA, "roll a", &[CONFUSION]);
    assert_eq!((table.tokens(), table.state.cards.n_deck()), ([1, 1, 4], 3));
    assert!(table.events.iter().any(|it| it.event == Event::DeckTooShort { n: 5, deck: 3 }));
}

#[test]
fn r26_by_default_confusion_discards_what_is_left() {
    for (deck, n) in [("books-2 books-2 books-3", 3), ("", 0)] {
        let mut table = confused_with(ShortConfusion::WhatIsLeft, deck, 1, 2);
        table.play_with(ADA, "roll a", &[CONFUSION]);
        assert_eq!((table.tokens(), table.state.cards.n_deck()), ([1, 2, 3], 0));
        let is_lost = |it: &Event| matches!(it, Event::Confused { n: lost, .. } if *lost == n);
        assert!(table.events.iter().any(|it| is_lost(&it.event)));
    }
    assert_eq!(Options::default().short_confusion, ShortConfusion::WhatIsLeft);
}

#[test]
fn r26_r36_version_1_keeps_its_defaults() {
    let options = <State as table::HostedGame>::default_options(1);
    assert_eq!(options.short_confusion, ShortConfusion::Token);
    assert!(options.search_note && !Options::default().search_note);
}

#[test]
fn w06_losing_the_last_token_loses_the_game() {
    let mut table = confused("books-2 books-2 books-3", 1, 0);
    table.play_with(ADA, "roll a", &[CONFUSION]);
    assert_eq!(table.reason().as_deref(), Some("no_tokens"));
}

#[test]
fn w07_an_injury_missing_from_the_supply_loses_the_game() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).injuries_left(1).relics(ADA, "ru-a");
    let mut table = scene.phase(failing(&[Letter::A, Letter::B])).ready();
    table.play_with(ADA, "roll a", &[ACCIDENT]);
    assert_eq!(table.reason().as_deref(), Some("no_injuries"));
    assert!(table.events.iter().any(|it| it.event == Event::Accident { n: 1, left: 0 }));
}

#[test]
fn w08_a_loss_of_confidence_with_one_token_removes_one() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).tokens(1, 2);
    let mut table = scene.phase(failing(&[Letter::A, Letter::B])).ready();
    table.play_with(ADA, "roll a", &[LOSS]).play(ADA, "accept");
    assert_eq!(table.tokens(), [1, 1, 4]);
}

#[test]
fn w09_a_covered_space_forbids_the_reroll() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).tokens(4, 0).relics(ADA, "ru-a");
    let mut table = scene.phase(failing(&[Letter::A, Letter::B])).ready();
    table.play_with(ADA, "roll a", &[ACCIDENT]);
    assert_eq!(table.phase(), Phase::Failing { missed: MISSED_B }, "it was accepted at once");
    assert!(table.events.iter().any(|it| it.event == Event::Accident { n: 2, left: 10 }));
}

#[test]
fn w10_a_relic_covers_its_space_at_once() {
    let scene = Scene::of(3).facing(Space::M1, Tile::Mo03).hand(ADA, "books-6 books-5");
    let mut table = scene.hand(BRUNO, "crates-2").hand(CHLOE, "crates-2").ready();
    table.play(ADA, "play books-6; play books-5").all_done();
    table.play(ADA, "reveal; relic ru-c p1").play_with(ADA, "roll b", &[LOSS]);
    assert!(!matches!(table.phase(), Phase::Rolled { .. }), "no reroll in this very phase");
    assert_eq!(table.tokens(), [4, 2, 0]);
}

#[test]
fn w11_a_second_relic_for_a_space_covers_nothing_more() {
    let scene = Scene::of(3).facing(Space::Y3, Tile::Ci02).gone(&[Space::Y1]);
    let scene = scene.relics(BRUNO, "kn-a").hand(ADA, "books-6 books-5 books-6");
    let mut table = scene.hand(BRUNO, "crates-2").hand(CHLOE, "crates-2").ready();
    table.play(ADA, "play books-6; play books-5; play books-6").all_done();
    table.play(ADA, "reveal; relic kn-b p2");
    assert_eq!(table.state.madness.level(BRUNO), 1);
    assert_eq!(table.view(ADA).player(BRUNO).relics, [Relic::KnA, Relic::KnB]);
    assert!(!table.events.iter().any(|it| matches!(it.event, Event::SpaceCovered { .. })));
}

/// Returns a table with these madness levels where a relic is due.
fn relic_due(levels: &[u8], sled: u8, discard: u8) -> super::scene::Table {
    let scene = Scene::of(levels.len()).facing(Space::C1, Tile::Co04).levels(levels);
    let scene = scene.hand(ADA, "").played(ADA, "tools-5 tools-4").tokens(sled, discard);
    let reward = crate::Reward::Specimen;
    scene.phase(Phase::Rewarding { reward, missed: vec![Letter::B].into() }).ready()
}

#[test]
fn w12_only_players_below_level_three_take_relics() {
    let mut table = relic_due(&[3, 3, 2, 3], 3, 0);
    assert_eq!(table.refused(ADA, "relic sp-a p1"), Refusal::TooMad { whom: ADA });
    assert_eq!(table.legal(ADA).len(), 4, "four specimens for one player");
    table.play(ADA, "relic sp-a p3");
    assert_eq!(table.state.madness.level(CHLOE), 3);
}

#[test]
fn w13_a_relic_can_cost_the_last_token_if_all_are_at_level_three() {
    let mut table = relic_due(&[3, 3, 3], 0, 1);
    table.play(ADA, "relic sp-a p2");
    assert_eq!(table.reason().as_deref(), Some("no_tokens"));
    assert_eq!(table.view(ADA).player(BRUNO).relics, [Relic::SpA]);
}

#[test]
fn w14_a_miss_needs_the_die_if_all_are_at_level_three() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).levels(&[3, 3, 3]);
    let table = scene.phase(failing(&[Letter::A])).ready();
    assert_eq!(table.legal(ADA), ["roll a"]);
    assert_eq!(table.refused(ADA, "madden a p2"), Refusal::TooMad { whom: BRUNO });
}

#[test]
fn w15_played_cards_stay_when_the_timer_is_flipped_again() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).madness(BRUNO, "l2-02");
    let scene = scene.hand(ADA, "tools-5 tools-4 books-3 books-4").hand(BRUNO, "tools-2 books-2");
    let mut table = scene.hand(CHLOE, "crates-2").ready();
    table.play(BRUNO, "say yes").tick(1).play(BRUNO, "say no");
    table.play(ADA, "play tools-5; play tools-4; play books-3").tick(29);
    assert_eq!(table.phase(), Phase::TimerOut);
    table.play(ADA, "extend");
    assert_eq!((table.phase(), table.tokens()), (Phase::Talking, [5, 1, 0]));
    assert_eq!(table.view(BRUNO).player(ADA).n_played, 3);
    // Counters of madness cards restart, and madness still applies.
    table.play(BRUNO, "say yes").tick(1).play(BRUNO, "say no").tick(1).play(BRUNO, "say yes");
    table.tick(1);
    let none_left = table.refused(BRUNO, "say wait");
    assert!(matches!(
        none_left,
        Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::NoRemarksLeft { max: 3, .. }))
    ));
    table.play(ADA, "play books-4");
    assert_eq!(table.phase(), Phase::Silent, "the fourth card ends the talk again");
}

#[test]
fn w16_a_remark_sent_before_the_first_card_was_seen_is_refused_without_penalty() {
    let mut table = Scene::of(4).facing(Space::C1, Tile::Co04).ready();
    let card = table.view(ADA).player(ADA).hand.clone().expect("a visible hand")[0];
    table.play(ADA, &format!("play {card}"));
    assert_eq!(table.refused(CHLOE, "say have tools 5"), Refusal::TooLate);
}

#[test]
fn w17_a_remark_during_silence_rolls_the_die() {
    let scene = Scene::of(4).facing(Space::C1, Tile::Co04).hand(ADA, "tools-2 tools-3");
    let mut table = scene.ready();
    table.play(ADA, "play tools-2");
    let n_deck = table.state.cards.n_deck();
    table.play_with(CHLOE, "say seen 1 have tools 5", &[CONFUSION]);
    assert_eq!(table.state.cards.n_deck(), n_deck - 3);
    assert!(table.view(BRUNO).remarks.is_empty(), "no one heard it");
    assert_eq!(table.phase(), Phase::Silent);

    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).hand(ADA, "tools-2 tools-3");
    let scene = scene.hand(BRUNO, "books-2").hand(CHLOE, "books-2");
    let mut table = scene.deck("crates-2 crates-2").ready();
    table.play(ADA, "play tools-2").play_with(CHLOE, "say seen 1 yes", &[CONFUSION]);
    assert_eq!((table.tokens(), table.state.cards.n_deck()), ([6, 0, 0], 0));
}

#[test]
fn w18_a_short_deck_is_dealt_card_by_card() {
    let scene =
        Scene::of(4).facing(Space::C1, Tile::Co04).hand(ADA, "tools-2 tools-2 tools-3 tools-3");
    let scene = scene.hand(BRUNO, "books-2 books-2 books-3").hand(CHLOE, "books-3 books-4");
    let scene = scene.hand(DMITRI, "books-4").deck("crates-2 crates-2 crates-3 crates-3 crates-4");
    let mut table = scene.levels(&[3, 3, 3, 3]).phase(failing(&[Letter::A])).tokens(0, 3).ready();
    table.play_with(ADA, "roll a", &[ACCIDENT]);
    assert_eq!(table.phase(), Phase::Drawing { limit: 4 });
    assert_eq!(table.legal(ADA), ["deal p2", "deal p3", "deal p4"]);
    assert_eq!(table.refused(ADA, "deal p1"), Refusal::HandFull { whom: ADA, limit: 4 });
    assert_eq!(table.refused(ADA, "end draw"), Refusal::DealFirst { n: 5 });
    table.play(ADA, "deal p2; deal p3; deal p4; deal p3");
    assert_eq!(table.state.cards.n_deck(), 0, "the last card has one taker only (R61)");
    let sizes: Vec<u8> = table.view(ADA).players.iter().map(|player| player.n_hand).collect();
    assert_eq!(sizes, [4, 4, 4, 3]);
}

#[test]
fn w19_a_hand_above_the_limit_neither_draws_nor_discards() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).hand(ADA, "tools-2 tools-3 tools-4");
    let scene = scene.hand(BRUNO, "books-2 books-3 books-4 crates-2 crates-3");
    let scene = scene.hand(CHLOE, "weapons-2 weapons-3 weapons-4").levels(&[3, 3, 3]);
    let mut table = scene.phase(failing(&[Letter::A])).tokens(2, 0).relics(ADA, "ru-a").ready();
    table.play_with(ADA, "roll a", &[ACCIDENT]).play(ADA, "raise");
    let sizes = |table: &super::scene::Table| -> Vec<u8> {
        table.view(ADA).players.iter().map(|player| player.n_hand).collect()
    };
    assert_eq!(sizes(&table), [6, 6, 6]);
    table.play(ADA, "end draw; skip rest").play(BRUNO, "move c2; flip").all_done();
    table.play(BRUNO, "reveal").play_with(BRUNO, "roll a", &[ACCIDENT]);
    if matches!(table.phase(), Phase::Rolled { .. }) {
        table.play(BRUNO, "accept");
    }
    table.play_with(BRUNO, "roll b", &[ACCIDENT]);
    if matches!(table.phase(), Phase::Rolled { .. }) {
        table.play(BRUNO, "accept");
    }
    assert_eq!(sizes(&table), [6, 6, 6], "no one draws or discards");
}

#[test]
fn w20_a_rest_returns_tokens_and_cards() {
    let scene = Scene::of(3).plane(Space::C1).tokens(2, 3).injuries_left(9);
    let mut table = scene.phase(Phase::Resting).ready();
    let n_deck = table.state.cards.n_deck();
    table.play(ADA, "rest");
    assert_eq!(table.tokens(), [4, 0, 2]);
    assert_eq!(table.state.cards.n_deck(), n_deck + 6, "injuries included");
    assert_eq!(table.state.cards.n_discarded(Card::Injury), 0);
}

#[test]
fn w21_a_rest_needs_two_tokens() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).levels(&[3, 3, 3]).tokens(1, 0);
    let mut table = scene.phase(failing(&[Letter::A])).relics(ADA, "ru-a ru-b").ready();
    table.play_with(ADA, "roll a", &[ACCIDENT]);
    assert_eq!((table.phase(), table.state.turn), (Phase::Moving, BRUNO));
}

#[test]
fn w22_a_space_without_a_tile_uses_its_printed_challenges() {
    let scene = Scene::of(3).plane(Space::M6).gone(&[Space::M2]);
    let scene = scene.hand(ADA, "tools-5 tools-4").hand(BRUNO, "weapons-6 weapons-5");
    let mut table = scene.hand(CHLOE, "crates-2").ready();
    table.play(ADA, "move m2; flip; play tools-5; play tools-4");
    table.play(BRUNO, "play weapons-6; play weapons-5").all_done().play(ADA, "reveal");
    assert!(
        table.events.iter().any(|it| {
            it.event == Event::Met { letter: Letter::B, gear: Gear::Weapons, sum: 11 }
        })
    );
    assert!(matches!(table.phase(), Phase::Drawing { .. }), "no reward, no consequence");
}

#[test]
fn w23_played_injuries_cannot_be_healed_yet() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co08).hand(ADA, "crates-4 crates-4 injury");
    let mut table = scene.injuries_left(14).ready();
    table.play(ADA, "play crates-4; play crates-4; play injury").all_done();
    table.play(ADA, "reveal");
    let nothing = Event::NothingGained { reward: crate::Reward::Heal };
    assert!(table.events.iter().any(|it| it.event == nothing));
    assert_eq!(table.state.cards.injuries_left(), 14);
}

#[test]
fn w24_the_escape_has_a_single_route() {
    let mut table = Scene::of(3).plane(Space::Y3).levels(&[3, 3, 3]).ready();
    table.play(ADA, "move x2");
    assert!(table.view(ADA).spaces.iter().any(|it| it.at == Space::Z1 && it.has_tile));
    table.play(ADA, "flip").all_done().play(ADA, "reveal");
    for letter in ["a", "b"] {
        table.play_with(ADA, &format!("roll {letter}"), &[ACCIDENT]).play(ADA, "accept");
    }
    while table.state.turn == ADA {
        table.tick(1);
    }
    let there = Refusal::TooFar { to: Space::Y3, at: Space::X2 };
    assert_eq!(table.refused(BRUNO, "move y3"), there);
    assert_eq!(table.refused(BRUNO, "move x1"), Refusal::TooFar { to: Space::X1, at: Space::X2 });
    assert_eq!(table.legal(BRUNO).iter().filter(|it| it.starts_with("move")).count(), 1);
    table.play(BRUNO, "move z1");
}

/// Returns a table past the last tile with these relics and injuries in the supply.
fn escaped(n_relics: usize, injuries_left: u8, tie: Tie) -> super::scene::Table {
    let relics: Vec<&str> = Relic::ALL.iter().take(n_relics).map(|relic| relic.as_str()).collect();
    let mut scene = Scene::of(3).options(|options| options.tie = tie).injuries_left(injuries_left);
    if n_relics > 0 {
        scene = scene.relics(ADA, &relics.join(" "));
    }
    scene
        .plane(Space::Z3)
        .gone(&[Space::X2, Space::Z1, Space::Z2])
        .phase(Phase::Over { ending: Ending::Escaped })
        .ready()
}

#[test]
fn w25_injuries_count_where_they_were_suffered() {
    let mut scene = Scene::of(3).plane(Space::Z3).gone(&[Space::X2, Space::Z1, Space::Z2]);
    scene = scene.relics(ADA, "sp-a sp-b ru-a").relics(BRUNO, "kn-a kn-b kn-c");
    scene = scene.hand(ADA, "injury tools-2").hand(BRUNO, "injury tools-3");
    scene = scene.injuries_left(12);
    scene.position.deck = vec!["injury".parse().unwrap(), "injury".parse().unwrap()];
    let table = scene.phase(Phase::Over { ending: Ending::Escaped }).ready();
    let score = table.view(ADA).score;
    assert_eq!((score.relics, score.injuries, score.balance, score.rank), (6, 5, 1, 2));
    assert_eq!(table.reason().as_deref(), Some("footnote"));
}

#[test]
fn w26_the_option_decides_a_tie() {
    let table = escaped(4, 11, Tie::Win);
    assert_eq!(table.reason().as_deref(), Some("post"));
    assert!(table.state.outcome().expect("over").is_won_by(ADA));
    let table = escaped(4, 11, Tie::Loss);
    assert_eq!(table.reason().as_deref(), Some("tied"));
    assert!(!table.state.outcome().expect("over").is_won_by(ADA));
}

#[test]
fn ranks_follow_the_balance() {
    for (n_relics, left, reason) in [
        (0, 12, "shamed"),
        (1, 14, "post"),
        (4, 14, "footnote"),
        (5, 14, "fame"),
        (8, 14, "fame"),
        (9, 14, "overturned"),
        (11, 14, "overturned"),
        (11, 15, "proof"),
    ] {
        assert_eq!(escaped(n_relics, left, Tie::Win).reason().as_deref(), Some(reason));
    }
}

#[test]
fn w27_setup_with_four_players() {
    let options = Options { first_leader: FirstLeader::Seat(DMITRI), ..Options::default() };
    let state = State::new(&options, 4, &mut FastRng::new(1)).expect("playable");
    let view = state.view(SeatSet::SPECTATORS);
    let levels: Vec<u8> = view.players.iter().map(|player| player.level).collect();
    assert_eq!((levels, view.deck), (vec![1, 1, 1, 0], 24));
    assert_eq!(
        view.discard.iter().map(|it| (it.card, it.n)).collect::<Vec<_>>(),
        [(Card::Injury, 4)]
    );
}

#[test]
fn setup_with_three_and_five_players() {
    for (seats, deck, n_hand, left) in [(3, 25, 5, 12), (5, 25, 3, 10)] {
        let state = State::new(&Options::default(), seats, &mut FastRng::new(1)).expect("playable");
        let view = state.view(SeatSet::SPECTATORS);
        assert_eq!((view.deck, view.injuries_left), (deck, left));
        assert!(view.players.iter().all(|player| player.n_hand == n_hand));
        let level = u8::from(seats == 5);
        assert!(view.players.iter().all(|player| player.level == level));
    }
}

#[test]
fn w28_another_relic_is_taken_if_the_kind_is_used_up() {
    let scene = Scene::of(3).facing(Space::Z1, Tile::Es04).gone(&[Space::X2]);
    let scene = scene.relics(ADA, "kn-a kn-b kn-c sp-a sp-b").relics(BRUNO, "sp-c ru-a ru-b");
    let scene = scene.hand(ADA, "").played(ADA, "weapons-6 weapons-5");
    let reward = crate::Reward::Knowledge;
    let mut table =
        scene.phase(Phase::Rewarding { reward, missed: vec![Letter::B].into() }).ready();
    assert_eq!(table.legal(ADA).len(), 3 * 3, "a specimen and two ruins, for any player");
    table.play(ADA, "relic sp-d p3");
}

#[test]
fn w29_wrong_words_shifts_the_kinds() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).madness(ADA, "l3-05");
    let mut table = scene.hand(ADA, "tools-5").ready();
    let refusal = table.refused(ADA, "say have tools 5");
    assert!(matches!(
        refusal,
        Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::ClaimNotShifted { .. }))
    ));
    assert!(table.heard(BRUNO).is_empty(), "no one notices");
    table.play(ADA, "say have weapons 5");
    assert!(matches!(table.heard(BRUNO)[..], [Event::Said { .. }]));
}

#[test]
fn w30_itchy_fingers_plays_a_card_at_two_fifths() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).madness(ADA, "l3-18");
    let mut table = scene.hand(ADA, "books-2 tools-6").ready();
    table.tick(11);
    assert_eq!(table.phase(), Phase::Talking);
    table.tick(1);
    assert_eq!(table.phase(), Phase::Silent);
    assert_eq!(table.view(ADA).player(ADA).played, Some(vec![Card::Books2]));
    let played = Event::Played { seat: ADA, card: None, n: 1, silence: true };
    assert_eq!(table.heard(BRUNO), [played], "to the others it looks like any card");
    assert!(matches!(table.heard(ADA)[0], Event::AutoPlayed { card: Card::Books2, .. }));
}

#[test]
fn w31_ignored_madness_stays_ignored_all_turn() {
    let scene = Scene::of(3).plane(Space::C1).madness(BRUNO, "l3-03").leader(ADA);
    let mut table = scene.ready();
    table.play(ADA, "ignore p2; move c2; flip");
    for n_glass in 1..=3 {
        table.play(BRUNO, &format!("say number {n_glass}")).all_done();
        table.play(ADA, if n_glass < 3 { "extend" } else { "reveal" });
    }
    while table.state.turn == ADA {
        table.tick(1);
    }
    table.play(BRUNO, "move c1; flip");
    let refusal = table.refused(BRUNO, "say number 4");
    assert!(matches!(
        refusal,
        Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::KindNotAllowed { .. }))
    ));
}
