//! The rules of chapter 16, each beside the rule that it replaces.
use kernel::{FastRng, Game, SeatSet};

use super::scene::{ACCIDENT, ADA, BRUNO, CHLOE, LOSS, Scene, Table};
use crate::{
    ArcaneCards, BlankCards, Card, Event, Letter, MadnessId, Options, Pace, Refusal, Reward,
    ShortConfusion, Space, State, TalkMode, Tile,
    cards::Pack,
    setup,
    state::Phase,
    talk::{CustomCard, CustomCards, MadnessRefusal, TalkRefusal},
};

fn written(scene: Scene) -> Scene {
    scene.options(|options| options.as_written = true)
}

/// Gives everyone a full hand, so that nothing is drawn.
fn full_hands(scene: Scene) -> Scene {
    let scene = scene.hand(ADA, "tools-2 tools-3 tools-4 tools-5 tools-6");
    let scene = scene.hand(BRUNO, "books-2 books-3 books-4 books-5 books-6");
    scene.hand(CHLOE, "crates-2 crates-3 crates-4 crates-5 injury")
}

/// Challenge A of the last tile is missed. Three injuries are in the deck, one is in a hand.
fn last_turn() -> Scene {
    let scene = Scene::of(3).facing(Space::Z3, Tile::Es01).gone(&[Space::X2, Space::Z1, Space::Z2]);
    let scene = full_hands(scene.phase(Phase::Failing { missed: vec![Letter::A].into() }));
    scene.deck("injury injury injury").injuries_discarded(5)
}

/// Bruno plays an injury in a turn that misses both challenges.
fn injury_played(scene: Scene) -> Table {
    let scene = scene.facing(Space::C1, Tile::Co04).hand(ADA, "tools-2").hand(CHLOE, "tools-3");
    let mut table = scene.hand(BRUNO, "injury books-2").ready();
    table.play(BRUNO, "play injury").tick(30);
    table.play(ADA, "reveal; madden a p1; madden b p3; end draw");
    assert_eq!(table.phase(), Phase::Resting);
    table
}

fn n_injuries(table: &Table, seat: kernel::Seat) -> usize {
    let hand = table.state.cards.pack(seat).hand();
    hand.iter().filter(|held| held.card == Card::Injury).count()
}

#[test]
fn the_preset_is_the_last_and_follows_the_document() {
    let presets = setup::presets();
    let last = presets.last().expect("presets");
    let wanted =
        Options { as_written: true, arcane_cards: ArcaneCards::Eleven, ..Options::default() };
    assert_eq!((last.id, &last.options), ("as_written", &wanted));
    let Options { short_confusion, search_note, pace, .. } = wanted;
    assert_eq!(
        (short_confusion, search_note, pace),
        (ShortConfusion::WhatIsLeft, false, Pace::Realtime)
    );
}

#[test]
fn only_injuries_in_the_deck_do_not_count() {
    let mut table = written(last_turn()).tokens(1, 0).ready();
    table.play(ADA, "madden a p1; end draw");
    assert_eq!(table.view(ADA).score.injuries, 12, "5 discarded, 6 in the supply, 1 in a hand");
    let mut table = last_turn().tokens(1, 0).ready();
    table.play(ADA, "madden a p1");
    assert_eq!(table.view(ADA).score.injuries, 9, "3 in the deck, 5 discarded, 1 in a hand");
}

#[test]
fn the_last_turn_has_all_phases() {
    let mut table = written(last_turn()).tokens(2, 0).ready();
    table.play(ADA, "madden a p1; end draw");
    assert_eq!(table.phase(), Phase::Resting);
    table.play(ADA, "rest");
    assert_eq!(table.view(ADA).score.injuries, 7, "6 in the supply, 1 in a hand");
    assert_eq!(table.reason().as_deref(), Some("shamed"));
    let mut table = last_turn().tokens(2, 0).ready();
    table.play(ADA, "madden a p1");
    assert!(table.state.is_over());
}

#[test]
fn relics_win_once_injuries_are_hidden() {
    let scene = last_turn().relics(ADA, "sp-a sp-b ru-a ru-b").relics(BRUNO, "sp-c sp-d ru-c");
    let mut table = written(scene).tokens(2, 0).ready();
    table.play(ADA, "madden a p1").play(ADA, "rest");
    assert_eq!(table.reason().as_deref(), Some("post"), "7 relics and 7 injuries");
}

#[test]
fn played_injuries_return_without_a_rest() {
    let mut table = injury_played(written(Scene::of(3)));
    assert_eq!((table.view(CHLOE).player(BRUNO).returning, n_injuries(&table, BRUNO)), (1, 0));
    table.play(ADA, "skip rest");
    assert!(
        table.events.iter().any(|it| it.event == Event::InjuriesReturned { whom: BRUNO, n: 1 })
    );
    let view = table.view(CHLOE);
    assert_eq!((n_injuries(&table, BRUNO), view.player(BRUNO).known_injuries), (1, 1));
    assert_eq!(view.player(BRUNO).n_hand, 6, "the hand was refilled before");
    let mut rested = injury_played(written(Scene::of(3)));
    rested.play(ADA, "rest");
    assert_eq!(rested.view(CHLOE).player(BRUNO).known_injuries, 0);
    let mut usual = Scene::of(3).facing(Space::C1, Tile::Co04).hand(BRUNO, "injury").ready();
    usual.play(BRUNO, "play injury").all_done();
    usual.play(ADA, "reveal; madden a p1; madden b p3; end draw; skip rest");
    assert_eq!(usual.view(CHLOE).player(BRUNO).known_injuries, 0);
}

#[test]
fn everyone_knows_of_returned_injuries_until_they_are_revealed() {
    let mut table = injury_played(written(Scene::of(3)));
    table.play(ADA, "skip rest");
    let worlds = |table: &Table| {
        let state = table.state.clone();
        (0..50).map(move |number| state.determinize(SeatSet::only(ADA), &mut FastRng::new(number)))
    };
    let holds_one =
        |world: State| world.cards.pack(BRUNO).all().iter().any(|held| held.card == Card::Injury);
    assert!(worlds(&table).all(holds_one));
    table.play(BRUNO, "move c2; flip; play injury");
    assert!(worlds(&table).all(holds_one), "it is in the hand or on the sled");
    let is_played = |world: State| {
        world.cards.pack(BRUNO).played().iter().any(|held| held.card == Card::Injury)
    };
    let n_played = worlds(&table).filter(|world| is_played(world.clone())).count();
    assert!((1..50).contains(&n_played), "no one knows which");
    table.tick(30).play(BRUNO, "reveal");
    assert_eq!(table.view(ADA).player(BRUNO).known_injuries, 0);
}

#[test]
fn viewers_know_the_range_of_injuries() {
    let mut scene = Scene::of(3).plane(Space::C1).hand(ADA, "injury tools-2").hand(BRUNO, "injury");
    scene.position.rests = 1;
    let scene = scene.hand(CHLOE, "books-2 books-3").deck("injury/1 injury/1 tools-3");
    let table = written(scene.injuries_discarded(4)).ready();
    let score = table.view(ADA).score;
    assert_eq!((score.injuries, score.injuries_unseen), (7 + 4 + 1, 3), "3 hidden cards");
    assert_eq!(table.state.balance(), -(15 - 2));
}

#[test]
fn a_search_is_a_must_and_reaches_the_escape_tiles() {
    let search = || {
        let scene = Scene::of(3).facing(Space::C1, Tile::Co01).hand(ADA, "");
        let scene = scene.played(ADA, "tools-5 tools-2").tile(Space::Z2, Tile::Es04);
        let missed = vec![Letter::B].into();
        scene.phase(Phase::Rewarding { reward: Reward::Search, missed })
    };
    let mut table = written(search()).ready();
    assert_eq!(table.refused(ADA, "skip search"), Refusal::SearchRequired);
    let before = table.view(BRUNO).spaces.into_iter().find(|space| space.at == Space::Z2);
    assert!(before.is_some_and(|space| space.tile.is_none() && !space.has_tile));
    table.play(ADA, "search z2");
    let seen = table.view(BRUNO).spaces.into_iter().find(|space| space.at == Space::Z2);
    assert!(seen.is_some_and(|space| space.tile == Some(Tile::Es04) && !space.has_tile));
    let mut idle = written(search()).ready();
    idle.tick(1);
    assert!(matches!(idle.phase(), Phase::Searching { at: Space::C2, .. }));
    let usual = search().ready();
    assert!(usual.legal(ADA).contains(&"skip search".to_owned()));
    assert_eq!(usual.refused(ADA, "search z2"), Refusal::NoTileThere { at: Space::Z2 });
}

#[test]
fn no_one_gives_advice() {
    let advice = "advise space c3";
    assert_eq!(written(Scene::of(3)).ready().refused(BRUNO, advice), Refusal::NoAdvice);
    Scene::of(3).ready().play(BRUNO, advice);
}

#[test]
fn every_timer_runs_to_its_end() {
    let facing = || {
        let scene = Scene::of(3).facing(Space::C1, Tile::Co04).hand(ADA, "tools-2");
        scene.hand(BRUNO, "").hand(CHLOE, "")
    };
    let mut table = written(facing()).ready();
    assert_eq!(table.state.awaited(), SeatSet::only(ADA));
    table.play(ADA, "play tools-2");
    assert_eq!((table.phase(), table.state.awaited()), (Phase::Silent, SeatSet::EMPTY));
    assert!(table.view(BRUNO).players.iter().all(|player| !player.is_done));
    table.tick(29);
    assert_eq!(table.phase(), Phase::Silent);
    table.tick(1);
    assert_ne!(table.phase(), Phase::Silent);
    let mut usual = facing().ready();
    usual.play(ADA, "play tools-2");
    assert_ne!(usual.phase(), Phase::Silent, "an empty hand is done");
    let mut untimed = written(facing()).options(|options| options.pace = Pace::Untimed).ready();
    untimed.play(ADA, "play tools-2");
    assert_ne!(untimed.phase(), Phase::Silent, "without a clock, players have to be done");
}

#[test]
fn lost_tokens_come_from_the_sled() {
    let scene = || {
        let scene = Scene::of(3).facing(Space::C1, Tile::Co04).relics(ADA, "ru-a").tokens(1, 3);
        scene.phase(Phase::Failing { missed: vec![Letter::A].into() })
    };
    let mut table = written(scene()).ready();
    table.play_with(ADA, "roll a", &[LOSS]);
    assert_eq!(table.tokens(), [0, 3, 3]);
    let mut usual = scene().ready();
    usual.play_with(ADA, "roll a", &[LOSS]);
    assert_eq!(usual.tokens(), [1, 2, 3]);
    let mut last = written(scene()).tokens(0, 2).ready();
    last.play_with(ADA, "roll a", &[LOSS]);
    assert_eq!(last.tokens(), [0, 1, 5], "none is on the sled");
}

#[test]
fn eleven_arcane_cards_are_in_the_box() {
    let presets = setup::presets();
    let options = &presets.last().expect("presets").options;
    let state = setup::set_up(options, 3, &mut FastRng::new(1)).expect("playable");
    let left = state.view(SeatSet::SPECTATORS).arcane_left;
    assert_eq!(left.iter().map(|count| count.n).sum::<u8>(), 11);
}

#[test]
fn madness_never_affects_playing() {
    let cards = |options: &Options| -> Vec<String> {
        let state = setup::set_up(options, 3, &mut FastRng::new(1)).expect("playable");
        let decks = state.madness.decks().iter();
        let mut cards: Vec<MadnessId> = decks.flat_map(|deck| deck.cards().to_vec()).collect();
        cards.sort_unstable();
        assert_eq!(cards.len(), 66);
        cards.iter().map(ToString::to_string).collect()
    };
    let usual = cards(&Options::default());
    let written = cards(&Options { as_written: true, ..Options::default() });
    let swapped = |from: &[String], to: &[String]| -> Vec<String> {
        from.iter().filter(|card| !to.contains(card)).cloned().collect()
    };
    assert_eq!(swapped(&usual, &written), ["l1-20", "l3-17", "l3-18"]);
    assert_eq!(swapped(&written, &usual), ["s1-20", "s3-17", "s3-18"]);
}

#[test]
fn cards_of_the_host_cannot_affect_playing() {
    let options = |clause: &str| {
        let clauses = vec![clause.parse().expect("a clause")];
        let card = CustomCard { level: 1, title: "Odd".into(), about: "Odd.".into(), clauses };
        let blank_cards = BlankCards::Custom(CustomCards::new(vec![card]));
        Options { as_written: true, blank_cards, ..Options::default() }
    };
    for (clause, is_fine) in [("max_len 2", true), ("play_after_asked", false)] {
        let dealt = State::new(&options(clause), 3, &mut FastRng::new(1));
        assert_eq!(dealt.is_ok(), is_fine, "{clause}");
    }
}

#[test]
fn owners_of_played_cards_cannot_be_hidden() {
    let options = Options { as_written: true, reveal_owner: false, ..Options::default() };
    assert!(State::new(&options, 3, &mut FastRng::new(1)).is_err());
}

/// Returns what madness says about a remark by Chloe, whom Ada leads.
fn verdict(madness: &str, remark: &str) -> Result<(), MadnessRefusal> {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).madness(CHLOE, madness);
    let mut table = written(scene).ready();
    table.play(BRUNO, "say yes");
    let action: crate::Action = format!("say {remark}").parse().expect(remark);
    let mut events = kernel::EventBuffer::muted();
    let mut rng = FastRng::new(1);
    let mut ctx = kernel::Ctx::new(&mut rng, &mut events);
    match table.state.apply(CHLOE, action, &mut ctx) {
        Ok(()) => Ok(()),
        Err(Refusal::Talk(TalkRefusal::Madness(refusal))) => Err(refusal),
        Err(refusal) => panic!("{remark}: {refusal:?}"),
    }
}

#[test]
fn the_three_new_cards_are_about_speech() {
    for (madness, fine, wrong) in [
        ("s1-20", "to p2 have tools 2", "to p1 have tools 2"),
        ("s1-20", "text tools five for Bruno", "text Ada, tools five"),
        ("s1-20", "re 0 yes", "point p1"),
        ("s3-17", "yes", "number 5"),
        ("s3-17", "only a", "ask books"),
        ("s3-17", "text I can help with A", "text I have two books"),
        ("s3-18", "re 0 no", "no"),
        ("s3-18", "re 0 text not with tools", "re 0 text that will not do for us"),
        ("s3-18", "re 0 have tools 2", "sign stop"),
    ] {
        assert_eq!(verdict(madness, fine), Ok(()), "{madness}: {fine}");
        assert!(verdict(madness, wrong).is_err(), "{madness}: {wrong}");
    }
}

#[test]
fn declarations_about_cards_fall_away_in_person() {
    let voices = |options: &mut Options| options.talk_mode = TalkMode::InPerson;
    let scene = || Scene::of(3).facing(Space::C1, Tile::Co04).options(voices);
    assert!(scene().ready().legal(ADA).contains(&"asked".to_owned()));
    let table = written(scene()).ready();
    assert!(!table.legal(ADA).iter().any(|command| command == "asked" || command == "briefed"));
}

#[test]
fn returned_injuries_do_not_hide_in_the_deal() {
    let mut table = injury_played(written(Scene::of(3)));
    table.play(ADA, "skip rest");
    let n = |world: &State| -> usize {
        world.cards.packs().iter().flat_map(Pack::all).filter(|it| it.card == Card::Injury).count()
    };
    for number in 0..20 {
        let world = table.state.determinize(SeatSet::only(ADA), &mut FastRng::new(number));
        assert_eq!(n(&world), 1, "before the first rest, no other injury can be drawn");
    }
}

#[test]
fn accidents_are_counted_only_outside_the_deck() {
    let scene = Scene::of(3).facing(Space::C1, Tile::Co04).relics(ADA, "ru-a");
    let scene = scene.phase(Phase::Failing { missed: vec![Letter::A].into() });
    let mut table = written(scene).ready();
    let before = table.view(ADA).score.injuries;
    table.play_with(ADA, "roll a", &[ACCIDENT]);
    assert_eq!(table.view(ADA).score.injuries, before, "they move from the supply to the discard");
}
