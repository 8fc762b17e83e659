//! Tests of bots at the table: they are never refused, understand each other and win.
use bots::{Bot, Crew, play};
use kernel::{Ctx, EventBuffer, FastRng, Game, MatchRng, Seat, SeatSet};
use table::{Conformance, HostedGame};

use super::{BOTS, Explorer, Skill, notes::Notes, plan::Plan, share};
use crate::{
    Advice, Options, Pace, Region, Space, Tile,
    action::Action,
    data::{Card, Challenge, Gear, Letter, MadnessId, Sign, Target},
    madness_decks::MadnessDeck,
    rules::advice::ADVICE_MAX,
    setup::{TalkMode, Tie},
    state::{Phase, State},
    talk::{CARDS, Holding, Kind},
    tests::scene::Scene,
};

const ADA: Seat = Seat::new(0);
const BRUNO: Seat = Seat::new(1);
const CHLOE: Seat = Seat::new(2);
const DMITRI: Seat = Seat::new(3);

fn team(seats: u8, skill: Skill) -> Vec<Box<dyn Bot<State>>> {
    let explorer = |_| Box::new(Explorer::new(skill)) as Box<dyn Bot<State>>;
    (0..seats).map(explorer).collect()
}

/// Plays a whole game. The arena fails if a bot is refused or never acts.
fn won(options: &Options, seats: u8, seed: u64, skill: Skill) -> bool {
    let mut rng = MatchRng::new(MatchRng::seed_from_number(seed), 0);
    let mut game = State::new(options, seats, &mut rng).expect("these options fit");
    let mut bots = Crew::of(team(seats, skill));
    play(&mut game, &mut bots, &mut rng, &mut FastRng::new(seed)).outcome.is_won_by(ADA)
}

fn n_won(options: &Options, seats: u8, n: u64, skill: Skill) -> usize {
    (0..n).filter(|&seed| won(options, seats, seed, skill)).count()
}

#[test]
fn bots_are_never_refused_under_any_options() {
    let mut rng = FastRng::new(2);
    for seats in State::META.seats() {
        for preset in State::presets() {
            won(&preset.options, seats, 1, Skill::Normal);
        }
        for seed in 0..8 {
            let options = State::random_options(seats, &mut rng);
            won(&options, seats, seed, if seed % 2 == 0 { Skill::Normal } else { Skill::Easy });
        }
    }
}

/// Win rates are at least 60, 55 and 45 %. The games are fixed, so they change only with the bots
/// or the rules.
#[test]
fn teams_win_more_often_than_not() {
    let standard = Options::default();
    assert!(n_won(&standard, 3, 40, Skill::Normal) >= 24);
    assert!(n_won(&standard, 4, 40, Skill::Normal) >= 22);
    assert!(n_won(&standard, 5, 40, Skill::Normal) >= 18);
}

#[test]
fn bots_that_say_more_win_more() {
    let standard = Options::default();
    let (easy, normal) =
        (n_won(&standard, 4, 60, Skill::Easy), n_won(&standard, 4, 60, Skill::Normal));
    assert!(normal > easy, "{normal} of 60 against {easy}");
}

#[test]
fn teams_win_untimed_and_without_the_panel() {
    let slow = Options { pace: Pace::Untimed, ..Options::default() };
    assert!(n_won(&slow, 4, 20, Skill::Normal) >= 8);
    let typed = Options { talk_mode: TalkMode::Text, ..Options::default() };
    assert!(n_won(&typed, 4, 20, Skill::Normal) >= 8);
    let strict = Options { tie: Tie::Loss, expert: true, ..Options::default() };
    assert!(n_won(&strict, 3, 20, Skill::Normal) >= 5);
}

/// Games with much talk pass all conformance checks as well.
#[test]
fn conformance_checks_pass_with_bots() {
    let normal = BOTS.iter().find(|maker| maker.name == "normal").expect("there is a normal bot");
    conformance::check::<State>(&conformance::Suite {
        n_games: 2,
        pilot: Some(normal.make),
        quiet_fields: crate::tests::conformance::QUIET_FIELDS,
    });
}

#[test]
fn bots_are_listed_from_weakest_to_strongest() {
    let names: Vec<&str> = BOTS.iter().map(|maker| maker.name).collect();
    assert_eq!(names, ["random", "easy", "normal"]);
}

/// Returns a state with a running timer on a tile and no madness.
fn timer(seats: u8) -> State {
    timer_with(&Options::default(), seats)
}

fn timer_with(options: &Options, seats: u8) -> State {
    let mut rng = MatchRng::new(MatchRng::seed_from_number(4), 0);
    let mut state = State::new(options, seats, &mut rng).expect("a table");
    for seat in state.all_seats().iter() {
        *state.madness.held_mut(seat) = [None; 3];
    }
    stack_decks(&mut state);
    let leader = state.turn;
    let mut legal = Vec::new();
    state.legal(leader, &mut legal);
    let fly =
        *legal.iter().find(|it| matches!(it, Action::Move { .. })).expect("a reachable space");
    act(&mut state, leader, fly);
    act(&mut state, leader, Action::Flip);
    assert_eq!(state.phase, Phase::Talking);
    state
}

fn act(state: &mut State, seat: Seat, action: Action) {
    let (mut events, mut rng) = (EventBuffer::muted(), FastRng::new(1));
    state.apply(seat, action, &mut Ctx::new(&mut rng, &mut events)).expect("a legal action");
}

fn tick(state: &mut State) {
    let deadline = state.deadline().expect("a timer runs");
    let (mut events, mut rng) = (EventBuffer::muted(), FastRng::new(1));
    state.expire(deadline.id, &mut Ctx::new(&mut rng, &mut events));
}

fn say(state: &mut State, seat: Seat, remark: &str) {
    let remark = remark.parse().expect("a remark");
    act(state, seat, Action::Say { seen: 0, remark });
    tick(state);
}

fn madden(state: &mut State, seat: Seat, card: &str) {
    let id: MadnessId = card.parse().expect("a madness card");
    state.madness.held_mut(seat)[id.level() as usize - 1] = Some(id);
    stack_decks(state);
}

/// Puts every madness card that no player holds into its deck.
fn stack_decks(state: &mut State) {
    let held: Vec<MadnessId> =
        state.all_seats().iter().flat_map(|seat| state.madness.cards(seat)).collect();
    for level in 1..=3 {
        let all = MadnessDeck::all(level, &state.options);
        let left: Vec<MadnessId> = all.filter(|id| !held.contains(id)).collect();
        state.madness.decks_mut()[level as usize - 1].replace(&left);
    }
}

const TOOLS_AND_BOOKS: [Challenge; 2] = [
    Challenge { gear: Gear::Tools, target: Target::Range(8, 10) },
    Challenge { gear: Gear::Books, target: Target::Exactly(14) },
];

fn notes(state: &State) -> Notes {
    Notes::of(state, &TOOLS_AND_BOOKS)
}

fn units(state: &State, seat: Seat, gear: Gear) -> Vec<u8> {
    notes(state).units(SeatSet::only(seat), gear).iter().map(|unit| unit.value).collect()
}

#[test]
fn notes_hold_cards_totals_and_their_difference() {
    let mut state = timer(4);
    say(&mut state, ADA, "sum tools 9");
    assert_eq!(units(&state, ADA, Gear::Tools), [9]);
    say(&mut state, ADA, "have tools 5");
    assert_eq!(units(&state, ADA, Gear::Tools), [5, 4]);
    say(&mut state, BRUNO, "cover b 7");
    assert_eq!(units(&state, BRUNO, Gear::Books), [7]);
    say(&mut state, BRUNO, "text four tools");
    assert_eq!(units(&state, BRUNO, Gear::Tools), [4]);
    say(&mut state, CHLOE, "size tools no");
    assert!(notes(&state).claims(CHLOE, Gear::Tools).is_exact());
    say(&mut state, DMITRI, "number 6");
    say(&mut state, DMITRI, "number 0");
    assert_eq!(units(&state, DMITRI, Gear::Tools), [6]);
    assert!(notes(&state).claims(DMITRI, Gear::Books).is_exact());
}

#[test]
fn an_echo_counts_for_the_player_it_repeats() {
    let mut state = timer(4);
    state.turn = BRUNO;
    madden(&mut state, ADA, "l2-20");
    say(&mut state, ADA, "sum tools 6");
    assert!(units(&state, ADA, Gear::Tools).is_empty());
    say(&mut state, BRUNO, "echo 0");
    assert_eq!(units(&state, ADA, Gear::Tools), [6]);
    assert!(units(&state, BRUNO, Gear::Tools).is_empty());
}

#[test]
fn impossible_numbers_reveal_double_vision() {
    let mut state = timer(4);
    for gear in Gear::ALL {
        assert_eq!(state.cards.arcane_left(*gear), 2);
    }
    // No one is mad, so a card of value twelve is nonsense.
    say(&mut state, ADA, "have tools 12");
    assert!(units(&state, ADA, Gear::Tools).is_empty());
    madden(&mut state, ADA, "l3-21");
    say(&mut state, ADA, "have books 10");
    assert_eq!(units(&state, ADA, Gear::Tools), [6]);
    assert_eq!(units(&state, ADA, Gear::Books), [5]);
}

#[test]
fn a_plan_prefers_the_best_chance_then_the_lowest_sum() {
    let mut state = timer(4);
    state.turn = ADA;
    say(&mut state, ADA, "have tools 3");
    say(&mut state, BRUNO, "have tools 5");
    say(&mut state, CHLOE, "have tools 2");
    say(&mut state, DMITRI, "have tools 6");
    let plan = Plan::of(&state, &TOOLS_AND_BOOKS, Letter::A, &notes(&state));
    let seats: Vec<Seat> = plan.units.iter().map(|unit| unit.seat).collect();
    assert_eq!((plan.sum, seats), (8, vec![ADA, BRUNO]));
    assert_eq!(plan.completer, None);
    // Two statements are more reliable than three, although 8 is less than 9. One statement may
    // cover several cards.
    let mut state = timer(4);
    state.turn = ADA;
    say(&mut state, ADA, "have tools 4");
    say(&mut state, BRUNO, "have tools 5");
    say(&mut state, CHLOE, "have tools 2");
    say(&mut state, DMITRI, "have tools 2");
    let plan = Plan::of(&state, &TOOLS_AND_BOOKS, Letter::A, &notes(&state));
    assert_eq!((plan.sum, plan.units.len()), (9, 2));
    say(&mut state, ADA, "have tools 2");
    say(&mut state, ADA, "have tools 3");
    let plan = Plan::of(&state, &TOOLS_AND_BOOKS, Letter::A, &notes(&state));
    assert_eq!((plan.sum, plan.units.len()), (9, 3), "all of it Ada's");
}

#[test]
fn a_player_who_states_a_need_completes_the_sum() {
    let mut state = timer(4);
    say(&mut state, BRUNO, "have tools 3");
    say(&mut state, CHLOE, "need a 3");
    let plan = Plan::of(&state, &TOOLS_AND_BOOKS, Letter::A, &notes(&state));
    assert_eq!((plan.sum, plan.completer), (3, Some(CHLOE)));
    let holding = Holding::of([Card::Tools5, Card::Tools2, Card::Books4]);
    let plans = [plan, Plan::default()];
    assert_eq!(share::share_of(CHLOE, &holding, &TOOLS_AND_BOOKS, &plans), [Card::Tools5]);
    assert!(share::share_of(BRUNO, &holding, &TOOLS_AND_BOOKS, &plans).is_empty());
    let held = Holding::of([Card::Tools3]);
    assert_eq!(share::share_of(BRUNO, &held, &TOOLS_AND_BOOKS, &plans), [Card::Tools3]);
}

#[test]
fn a_leader_can_choose_one_challenge() {
    let mut state = timer(4);
    let leader = state.turn;
    say(&mut state, leader, "have tools 3");
    say(&mut state, leader, "have tools 5");
    let plan = |state: &State| Plan::of(state, &TOOLS_AND_BOOKS, Letter::A, &notes(state)).sum;
    assert_eq!(plan(&state), 8);
    say(&mut state, leader, "only b");
    assert_eq!(plan(&state), 0);
}

/// Runs one timer with bots only and returns the remarks.
fn run_timer(state: &mut State) -> Vec<(Seat, Kind)> {
    let mut bots = team(state.n_seats, Skill::Normal);
    let mut said = Vec::new();
    while state.is_running() {
        let awaited = state.awaited();
        let mut choice = None;
        for seat in awaited.iter() {
            let at = kernel::Perspective::new(state, seat);
            let action = bots[seat.index()].choose(&at, &mut FastRng::new(3));
            if let Some(action) = action {
                choice = Some((seat, action));
                break;
            }
        }
        match choice {
            Some((seat, action)) => {
                if let Action::Say { remark, .. } = action {
                    said.push((seat, remark.kind()));
                }
                act(state, seat, action);
            }
            None => tick(state),
        }
    }
    said
}

/// Each bot makes at most four remarks, not counting signs and forced remarks.
#[test]
fn bots_make_at_most_four_remarks_per_timer() {
    for seats in State::META.seats() {
        let mut state = timer(seats);
        let said = run_timer(&mut state);
        assert!(said.len() > usize::from(seats), "the bots say too little");
        for seat in (0..seats).map(Seat::new) {
            let words = said.iter().filter(|(from, kind)| *from == seat && !kind.is_gesture());
            assert!(words.count() <= 4, "{seat} of {seats}");
        }
    }
}

/// Lets all players but Ada, who are bots, act until none of them wants to.
fn let_bots_act(state: &mut State) {
    let mut bots = team(state.n_seats, Skill::Normal);
    let mut choose = |state: &State| {
        let awaited = state.awaited().without(SeatSet::only(ADA));
        awaited.iter().find_map(|seat| {
            let at = kernel::Perspective::new(state, seat);
            Some((seat, bots[seat.index()].choose(&at, &mut FastRng::new(3))?))
        })
    };
    while let Some((seat, action)) = choose(state) {
        act(state, seat, action);
    }
}

/// A person may not look at the table until the evening, so no bot ends the talk before them.
#[test]
fn in_untimed_games_bots_wait_for_silent_players() {
    let slow = Options { pace: Pace::Untimed, ..Options::default() };
    for seats in State::META.seats() {
        let mut state = timer_with(&slow, seats);
        let_bots_act(&mut state);
        assert_eq!(state.phase, Phase::Talking, "{seats} seats");
        act(&mut state, ADA, Action::Linger);
        let_bots_act(&mut state);
        assert_eq!(state.phase, Phase::Talking, "{seats} seats, and Ada still thinks");
        act(&mut state, ADA, Action::Say { seen: 0, remark: "wait".parse().expect("a remark") });
        let_bots_act(&mut state);
        assert_eq!((state.phase, state.timer.n_played), (Phase::Talking, 0), "{seats} seats");
        act(&mut state, ADA, Action::Pass);
        let_bots_act(&mut state);
        assert_eq!(state.awaited(), SeatSet::only(ADA), "{seats} seats: the bots are done");
    }
}

/// Returns `true` if Bruno, a bot, plays the first card now at a table with these people.
fn opens(state: &State, people: SeatSet) -> bool {
    let at = kernel::Perspective::new(state, BRUNO).with_people(people);
    let choice = Explorer::new(Skill::Normal).choose(&at, &mut FastRng::new(3));
    matches!(choice, Some(Action::Play { .. } | Action::Done))
}

#[test]
fn a_bot_plays_the_first_card_late_or_when_all_people_are_done() {
    let mut state = timer(3);
    let_bots_talk(&mut state, 10);
    let people = SeatSet::only(ADA);
    assert!(!opens(&state, people) && !opens(&state, SeatSet::EMPTY));
    act(&mut state, ADA, Action::Done);
    assert!(opens(&state, people), "Ada is done");
    assert!(!opens(&state, people.with(SeatSet::only(CHLOE))), "Chloe is not");
    assert!(!opens(&state, SeatSet::EMPTY), "without people, bots do not wait");
    act(&mut state, ADA, Action::NotDone);
    assert!(!opens(&state, people), "Ada is not done any more");
    let_bots_talk(&mut state, 13);
    assert!(opens(&state, people), "three quarters of the timer have run");
}

/// A player who may speak only in the last fifth of the timer gets a chance to.
#[test]
fn a_bot_waits_longer_for_silent_players_at_level_three() {
    let mut state = timer(3);
    madden(&mut state, ADA, "l3-15");
    let_bots_talk(&mut state, 25);
    assert!(!opens(&state, SeatSet::EMPTY));
    let mut sent = state.clone();
    act(&mut sent, ADA, Action::Say { seen: 0, remark: "cover a 5".parse().expect("a remark") });
    assert!(opens(&sent, SeatSet::EMPTY), "Ada has spoken");
    tick(&mut state);
    assert!(opens(&state, SeatSet::EMPTY), "or the timer has almost run out");
}

/// Lets the bots talk for some seconds without playing a card.
fn let_bots_talk(state: &mut State, seconds: u8) {
    for _ in 0..seconds {
        for seat in [BRUNO, CHLOE] {
            let at = kernel::Perspective::new(state, seat);
            let choice = Explorer::new(Skill::Normal).choose(&at, &mut FastRng::new(3));
            if let Some(action @ Action::Say { .. }) = choice {
                act(state, seat, action);
            }
        }
        tick(state);
    }
}

/// With any single madness card, a bot gets through a timer and makes the remarks that it is
/// allowed.
#[test]
fn bots_can_speak_under_every_madness_card() {
    let silent_by_choice = ["l3-07"];
    let mut mute = Vec::new();
    for card in &CARDS {
        let id = card.id.to_string();
        let mut n_said = 0;
        for me in [ADA, BRUNO, CHLOE, DMITRI] {
            let mut state = timer(4);
            madden(&mut state, me, &id);
            n_said += run_timer(&mut state).iter().filter(|(seat, _)| *seat == me).count();
        }
        if n_said == 0 && !silent_by_choice.contains(&id.as_str()) {
            mute.push(id);
        }
    }
    assert!(mute.is_empty(), "{mute:?} leave bots mute");
}

#[test]
fn yes_and_no_answer_a_question() {
    let mut state = timer(4);
    say(&mut state, BRUNO, "ask tools");
    say(&mut state, ADA, "re 0 no");
    say(&mut state, CHLOE, "re 0 yes");
    assert!(notes(&state).claims(ADA, Gear::Tools).is_exact());
    assert!(notes(&state).claims(CHLOE, Gear::Tools).has_some);
    assert!(!notes(&state).claims(DMITRI, Gear::Tools).has_some);
}

#[test]
fn a_bot_that_leads_waits_until_people_are_ready() {
    let turns = |state: &State, people: SeatSet| {
        let at = kernel::Perspective::new(state, ADA).with_people(people);
        Explorer::new(Skill::Normal).choose(&at, &mut FastRng::new(3)) == Some(Action::Flip)
    };
    let ready = |options: Options| {
        let scene = Scene::of(3).options(|it| *it = options).plane(Space::C1);
        scene.phase(Phase::Ready { from: None }).ready().state
    };
    let (bruno, both) = (SeatSet::only(BRUNO), SeatSet::only(BRUNO).with(SeatSet::only(CHLOE)));
    let mut state = ready(Options::default());
    assert!(turns(&state, SeatSet::EMPTY) && !turns(&state, bruno));
    let handshake = Action::Advise { advice: Advice::React { sign: Sign::Handshake } };
    act(&mut state, BRUNO, handshake);
    assert!(turns(&state, bruno) && !turns(&state, both));
    for _ in 0..ADVICE_MAX {
        act(&mut state, CHLOE, Action::Advise { advice: Advice::Seat { whom: ADA } });
    }
    assert!(turns(&state, both), "Chloe has no advice left to signal with");
    let correspondence = ready(Options { pace: Pace::Untimed, ..Options::default() });
    assert!(turns(&correspondence, both), "untimed games do not wait");
}

/// With few injuries left a miss is paid with madness, whatever the die would cost.
#[test]
fn a_leader_does_not_roll_with_few_injuries_left() {
    let pays = |n_left: u8| {
        let scene = Scene::of(3).facing(Space::C1, Tile::Co04).injuries_left(n_left);
        let scene = scene.madness(ADA, "l2-02").madness(BRUNO, "l2-03").madness(CHLOE, "l2-04");
        let state = scene.phase(Phase::Failing { missed: vec![Letter::A].into() }).ready().state;
        let at = kernel::Perspective::new(&state, ADA);
        Explorer::new(Skill::Normal).choose(&at, &mut FastRng::new(3))
    };
    assert!(matches!(pays(10), Some(Action::Roll { .. })));
    assert!(matches!(pays(3), Some(Action::Madden { .. })));
}

/// Halfway up, the expedition climbs to the city once the balance is better than a few tokens can
/// protect.
#[test]
fn a_leader_hurries_home_with_a_good_balance() {
    let flies_to = |sled: u8, relics: &str| {
        let scene = Scene::of(3).relics(ADA, relics).injuries_left(15).tokens(sled, 6 - sled);
        let state = scene.plane(Space::M6).ready().state;
        let at = kernel::Perspective::new(&state, ADA);
        match Explorer::new(Skill::Normal).choose(&at, &mut FastRng::new(3)) {
            Some(Action::Move { to }) => to.region(),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(flies_to(1, "sp-a sp-b ru-a"), Region::City);
    assert_eq!(flies_to(2, "sp-a sp-b ru-a"), Region::Mountain, "the sled is not thin");
    assert_eq!(flies_to(1, "sp-a sp-b"), Region::Mountain, "not enough is won");
}
