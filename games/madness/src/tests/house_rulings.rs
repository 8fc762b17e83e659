//! House rulings by number: time, silence, untimed talk; and the options.
use kernel::{Deadline, FastRng, Game, SeatSet};

use super::rulings::{facing, failing, without_tokens};
use super::scene::{ADA, BRUNO, CHLOE, CONFUSION, LOSS, Scene};
use crate::{
    Card, Event, Gear, Letter, Options, Pace, Refusal, Relic, Reward, Space, State, TalkMode, Tile,
    cards::Pack,
    data::{self},
    setup::{self},
    state::Phase,
    talk::{MadnessRefusal, TalkRefusal},
};

#[test]
fn r55_the_timer_runs_in_ticks() {
    let mut table = facing().ready();
    let first = table.state.deadline().expect("it runs");
    assert_eq!(first.millis, 1_000);
    table.tick(1);
    let Deadline { id, millis } = table.state.deadline().expect("it runs");
    assert!(id != first.id && millis == 1_000, "each tick has an id of its own");
    table.tick(28);
    assert_eq!(table.state.deadline().map(|it| it.millis), Some(1_400), "the grace");
    table.tick(1);
    assert_eq!(table.phase(), Phase::TimerOut);
    assert_eq!(table.state.deadline().map(|it| it.millis), Some(60_000));
}

#[test]
fn r55_an_untimed_game_has_one_deadline() {
    let mut table = facing().options(|options| options.pace = Pace::Untimed).ready();
    assert_eq!(table.state.deadline().map(|it| it.millis), Some(24 * 3_600_000));
    table.tick(1);
    assert_eq!((table.phase(), table.state.deadline()), (Phase::TimerOut, None));
}

#[test]
fn r60_the_leader_decides_about_broken_silence() {
    let voice = || {
        let scene = facing().options(|options| options.talk_mode = TalkMode::InPerson);
        scene.hand(ADA, "tools-2 tools-3")
    };
    let mut table = voice().ready();
    table.play(ADA, "play tools-2").play(BRUNO, "accuse p3").play_with(ADA, "uphold", &[LOSS]);
    assert_eq!(table.tokens(), [4, 2, 0]);
    table.play_with(ADA, "accuse p2", &[LOSS]);
    assert_eq!(table.tokens(), [2, 4, 0], "the leader's own accusation needs no ruling");

    let mut table = voice().tokens(0, 4).ready();
    table.play(ADA, "play tools-2").play(BRUNO, "accuse p3").all_done();
    assert_eq!(table.phase(), Phase::TimerOut, "the accusation is still open");
    table.play(ADA, "dismiss");
    assert!(matches!(table.phase(), Phase::Failing { .. }), "then the sled is revealed");

    let mut table = voice().ready();
    table.play(ADA, "play tools-2").play(BRUNO, "accuse p3").all_done();
    assert_eq!(table.legal(ADA), ["uphold", "dismiss"], "with a token, too");
    let pending = Refusal::AccusationPending { whom: CHLOE };
    assert_eq!(table.refused(ADA, "reveal"), pending);
    assert_eq!(table.refused(ADA, "extend"), pending);
    table.tick(1);
    assert_eq!(table.legal(ADA), ["extend", "reveal"], "an idle leader dismisses it");
}

#[test]
fn r61_steps_without_a_choice_happen_automatically() {
    let mut table = without_tokens(facing()).ready();
    table.all_done();
    assert!(matches!(table.phase(), Phase::Failing { .. }), "the sled was revealed at once");
    table.play_with(ADA, "roll a", &[CONFUSION]);
    assert!(matches!(table.phase(), Phase::Failing { .. }), "the die counted at once");
}

#[test]
fn r62_sampled_hands_hold_only_cards_that_could_be_drawn() {
    let state = setup::set_up(&Options::default(), 4, &mut FastRng::new(3)).expect("playable");
    for number in 0..50 {
        let world = state.determinize(SeatSet::only(ADA), &mut FastRng::new(number));
        let held = world.cards.packs().iter().flat_map(Pack::all);
        assert!(held.clone().all(|held| held.card != Card::Injury && !held.card.is_arcane()));
    }
    // After a rest, players who drew before it still cannot.
    let mut scene = Scene::of(3).plane(Space::C1).hand(BRUNO, "tools-2 tools-3");
    scene.position.rests = 1;
    scene.position.deck = ["injury/1"; 8].map(|word| word.parse().expect("a card")).to_vec();
    let table = scene.ready();
    for number in 0..50 {
        let world = table.state.determinize(SeatSet::only(ADA), &mut FastRng::new(number));
        assert!(world.cards.pack(BRUNO).all().iter().all(|held| held.card != Card::Injury));
    }
}

#[test]
fn r63_breaking_the_silence_can_lose_the_game() {
    let mut table = facing().hand(ADA, "tools-2 tools-3").tokens(1, 0).ready();
    table.play(ADA, "play tools-2").play_with(BRUNO, "say seen 1 yes", &[LOSS]);
    assert_eq!(table.reason().as_deref(), Some("no_tokens"));
}

#[test]
fn an_idle_leader_gets_a_default_decision() {
    let mut table = Scene::of(3).ready();
    table.tick(1);
    assert!(matches!(table.phase(), Phase::Ready { .. }));
    table.tick(1);
    assert_eq!(table.phase(), Phase::Talking);
    table.tick(30);
    table.tick(1);
    assert!(matches!(table.phase(), Phase::Failing { .. }), "the sled was revealed");
    while table.state.turn == ADA {
        table.tick(1);
    }
    assert!(table.events.iter().any(|it| it.event == Event::TimeUp { seat: ADA }));
    assert_eq!((table.state.turn, table.phase()), (BRUNO, Phase::Moving));
}

#[test]
fn an_idle_leader_gives_the_relic_to_the_least_mad_player() {
    let scene = facing().levels(&[2, 3, 1]).hand(ADA, "").played(ADA, "tools-5 tools-4");
    let reward = Reward::Specimen;
    let mut table =
        scene.phase(Phase::Rewarding { reward, missed: vec![Letter::B].into() }).ready();
    table.tick(1);
    assert_eq!(table.view(ADA).player(CHLOE).relics, [Relic::SpA]);
}

#[test]
fn untimed_talk_has_a_budget_and_a_last_call() {
    let scene = facing().options(|options| {
        options.pace = Pace::Untimed;
        options.budget = 2;
    });
    let mut table = scene.madness(CHLOE, "l2-15").ready();
    table.play(ADA, "say yes; say no");
    let spent = table.refused(ADA, "say wait");
    assert!(matches!(spent, Refusal::Talk(TalkRefusal::BudgetSpent { max: 2 })));
    let early = table.refused(CHLOE, "say yes");
    assert!(matches!(
        early,
        Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::TooEarly { percent: 50, .. }))
    ));
    table.play(CHLOE, "linger").play(BRUNO, "linger");
    assert!(table.events.iter().any(|it| it.event == Event::LastCall));
    table.play(CHLOE, "say yes");
    assert!(!table.view(ADA).player(CHLOE).is_lingering, "speaking ends the wait");
}

/// The game does not wait for a player without budget, whether or not they have passed.
#[test]
fn untimed_games_do_not_wait_for_players_without_remarks() {
    let scene = facing().options(|options| {
        options.pace = Pace::Untimed;
        options.budget = 2;
    });
    for card in ["l1-07", "l3-14"] {
        let mut table = scene.clone().madness(CHLOE, card).ready();
        table.play(ADA, "say yes; say no").play(BRUNO, "say yes; say no");
        table.play(CHLOE, "say yes; say no");
    }
    let mut table = scene.madness(CHLOE, "l2-09").ready();
    table.play(ADA, "say yes; say no").play(BRUNO, "say yes").play(CHLOE, "say wait");
    assert_eq!(table.view(ADA).remarks.len(), 3, "her remark is pending");
    table.play(BRUNO, "say no");
    assert_eq!(table.view(ADA).remarks.len(), 5, "no one else has remarks left");
}

#[test]
fn delayed_remarks_are_lost_when_silence_starts() {
    let scene = facing().madness(ADA, "l2-09").hand(ADA, "tools-2 tools-3");
    let mut table = scene.ready();
    table.play(ADA, "say have tools 2");
    assert!(table.heard(BRUNO).is_empty() && table.view(BRUNO).pending.is_empty());
    assert_eq!(table.view(ADA).pending.len(), 1);
    table.tick(6);
    assert!(matches!(table.heard(BRUNO)[..], [Event::Said { .. }]));
    table.play(ADA, "say have tools 3").play(BRUNO, "done").play(ADA, "play tools-2");
    assert_eq!(table.view(BRUNO).remarks.len(), 1);
    assert!(table.heard(ADA).contains(&Event::RemarksLost { seat: ADA, n: 1 }));
    assert!(!table.heard(BRUNO).iter().any(|it| matches!(it, Event::RemarksLost { .. })));
}

#[test]
fn players_outside_the_audience_notice_only_a_murmur() {
    let scene = Scene::of(4).facing(Space::C1, Tile::Co04).madness(BRUNO, "l2-20");
    let mut table = scene.ready();
    table.play(BRUNO, "say have tools 2");
    assert!(matches!(table.heard(ADA)[..], [Event::Said { public: false, .. }]));
    assert_eq!(table.heard(CHLOE), [Event::Murmured { seat: BRUNO, id: 0 }]);
    assert!(table.view(CHLOE).remarks[0].said.is_none());
    assert!(table.state.view(SeatSet::SPECTATORS).remarks[0].said.is_none());
}

#[test]
fn bound_hands_plays_only_when_asked() {
    let scene = facing().madness(BRUNO, "l3-17").hand(BRUNO, "tools-4 books-2");
    let mut table = scene.ready();
    assert_eq!(table.legal(BRUNO), ["done"]);
    assert!(matches!(
        table.refused(BRUNO, "play tools-4"),
        Refusal::Talk(TalkRefusal::Madness(MadnessRefusal::NotAsked { .. }))
    ));
    table.play(ADA, "say to p2 play tools");
    assert!(table.legal(BRUNO).contains(&"play tools-4".to_owned()));
}

#[test]
fn the_honour_pack_needs_an_in_person_table() {
    let options = Options { honour_pack: true, ..Options::default() };
    let n_honour = |options: &Options| {
        let state = State::new(options, 3, &mut FastRng::new(1)).expect("playable");
        [0, 1, 2].map(|nth: usize| {
            state.madness.decks()[nth].cards().iter().filter(|card| card.is_honour()).count()
        })
    };
    assert_eq!(n_honour(&options), [0, 0, 0]);
    let options = Options { talk_mode: TalkMode::InPerson, ..options };
    assert_eq!(n_honour(&options), [4, 4, 4]);
    let state = State::new(&options, 3, &mut FastRng::new(1)).expect("playable");
    assert_eq!(state.view(SeatSet::SPECTATORS).madness_left, [22, 22, 22]);
    assert_eq!(data::N_HONOUR, 4);
}

#[test]
fn impossible_options_are_refused() {
    let default = Options::default;
    for options in [
        Options { budget: 1, ..default() },
        Options { budget: 7, ..default() },
        Options { timer_hours: 0, ..default() },
        Options { talk_mode: TalkMode::InPerson, pace: Pace::Untimed, ..default() },
        Options { first_leader: crate::FirstLeader::Seat(super::scene::DMITRI), ..default() },
    ] {
        assert!(State::new(&options, 3, &mut FastRng::new(1)).is_err(), "{options:?}");
    }
    assert!(State::new(&default(), 2, &mut FastRng::new(1)).is_err());
    assert!(State::new(&default(), 6, &mut FastRng::new(1)).is_err());
}

#[test]
fn a_mirage_starts_in_the_city() {
    let scene = Scene::of(3).options(|options| options.mirage = true).plane(Space::M5);
    let mut table = scene.tile(Space::Y1, Tile::Ci01).ready();
    table.play(ADA, "move y1").play_with(ADA, "flip", &[23]);
    let shown = table.view(ADA).encounter.and_then(|it| it.mirage).expect("a mirage");
    assert_ne!(shown, Gear::ALL);
    let scene = Scene::of(3).options(|options| options.mirage = true);
    let mut table = scene.ready();
    table.play(ADA, "move c1").play_with(ADA, "flip", &[]);
    let shown = table.view(ADA).encounter.and_then(|it| it.mirage).expect("the option is on");
    assert_eq!(shown, Gear::ALL);
}

#[test]
fn hidden_owners_make_the_sled_one_pile() {
    let scene = failing(facing()).options(|options| options.reveal_owner = false);
    let table = scene.hand(ADA, "").played(ADA, "tools-2").hand(BRUNO, "").played(BRUNO, "books-2");
    let table = table.ready();
    let view = table.view(CHLOE);
    assert_eq!(view.revealed.len(), 1);
    assert_eq!(
        (view.revealed[0].seat, &view.revealed[0].cards[..]),
        (None, &[Card::Tools2, Card::Books2][..])
    );
}
