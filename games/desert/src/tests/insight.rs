//! Checks odds against simulation, and distances against the real engine.
use std::collections::{BTreeMap, BTreeSet};

use kernel::{Ctx, EventBuffer, FastRng, Game, GameRng, GameRngExt, Seat, SeatSet};
use table::{Conformance, HasInsight};

use super::scene::{P1, P2, P3, P4, P5, Scene, Table, cell};
use crate::{
    action::Action,
    cell::{Cell, N_CELLS},
    data::{City, Gear, Role},
    event::Event,
    insight::StormOdds,
    setup::{MeteoBury, Options, Roles, StormPause},
    state::{Ending, Phase, State},
};
use Role::{Archaeologist, Climber, Explorer, Meteorologist, Navigator, WaterCarrier as Carrier};

const N_STORMS: u32 = 20_000;

/// Plays the storm of `state` many times in worlds that `viewers` imagine, and compares the odds.
fn check_odds(name: &str, state: &State, viewers: SeatSet) {
    let odds = state.insight(viewers).storm;
    let mut rng = FastRng::new(1);
    let mut seen = Seen::default();
    for _ in 0..N_STORMS {
        let mut world = state.determinize(viewers, &mut rng);
        world.switches.storm_pause = StormPause::Never;
        let events = play_storm(&mut world, &mut rng);
        seen.note(state, &world, &events);
    }
    seen.compare(name, &odds);
}

fn play_storm(world: &mut State, rng: &mut FastRng) -> Vec<Event> {
    let mut events = EventBuffer::recording();
    let mut ctx = Ctx::new(rng, &mut events);
    let turn = world.turn;
    if matches!(world.phase, Phase::Looking { .. }) {
        world.apply(turn, Action::Keep, &mut ctx).expect("she may keep the cards");
    }
    let is_storm = matches!(world.phase, Phase::Storm { .. });
    let action = if is_storm { Action::Draw } else { Action::End };
    world.apply(turn, action, &mut ctx).expect("the storm comes");
    events.into_records().into_iter().map(|record| record.event).collect()
}

/// Counts of simulated storms by what happened in them.
#[derive(Default)]
struct Seen {
    sun: u32,
    picks_up: u32,
    lose_water: u32,
    lose_sand: u32,
    lose_meter: u32,
    dies: [u32; 5],
    n_sand: f64,
    n_sand_squared: f64,
}

impl Seen {
    fn note(&mut self, before: &State, after: &State, events: &[Event]) {
        self.sun += u32::from(events.contains(&Event::SunBeat));
        self.picks_up += u32::from(after.meter > before.meter);
        let n_sand = f64::from(before.board.supply() - after.board.supply());
        self.n_sand += n_sand;
        self.n_sand_squared += n_sand * n_sand;
        match after.phase {
            Phase::Over(Ending::Thirst(dead)) => {
                self.lose_water += 1;
                dead.iter().for_each(|seat| self.dies[seat.index()] += 1);
            }
            Phase::Over(Ending::Buried) => self.lose_sand += 1,
            Phase::Over(Ending::Swept) => self.lose_meter += 1,
            Phase::Over(Ending::Won) => panic!("no storm wins"),
            Phase::Drafting
            | Phase::Acting
            | Phase::Looking { .. }
            | Phase::Storm { .. }
            | Phase::Sun { .. } => {}
        }
    }

    fn compare(&self, name: &str, odds: &StormOdds) {
        check(&format!("{name}: sun"), odds.sun, self.sun);
        check(&format!("{name}: picks up"), odds.picks_up, self.picks_up);
        check(&format!("{name}: water"), odds.lose_water, self.lose_water);
        check(&format!("{name}: sand"), odds.lose_sand, self.lose_sand);
        check(&format!("{name}: meter"), odds.lose_meter, self.lose_meter);
        for each in &odds.per_seat {
            let what = format!("{name}: {} dies", each.seat);
            check(&what, each.dies, self.dies[each.seat.index()]);
        }
        let mean = self.n_sand / f64::from(N_STORMS);
        let variance = self.n_sand_squared / f64::from(N_STORMS) - mean * mean;
        let error = (mean - f64::from(odds.n_sand)).abs();
        let margin = SIGMAS * (variance / f64::from(N_STORMS)).sqrt() + ROUNDING;
        assert!(error <= margin, "{name}: {mean} markers per storm, expected {}", odds.n_sand);
    }
}

/// The seed is fixed, so the test is deterministic. Wrong odds are off by far more.
const SIGMAS: f64 = 4.0;
const ROUNDING: f64 = 1e-6;

fn check(what: &str, odds: f32, n_seen: u32) {
    let (chance, n) = (f64::from(odds), f64::from(N_STORMS));
    let share = f64::from(n_seen) / n;
    let margin = SIGMAS * (chance * (1.0 - chance)).max(0.0).sqrt() / n.sqrt() + ROUNDING;
    assert!((share - chance).abs() <= margin, "{what}: {share} of the storms, expected {chance}");
}

fn all_viewers() -> SeatSet {
    SeatSet::EVERYONE
}

#[test]
fn odds_of_the_first_storm_match_simulations() {
    let state = State::new(&Options::default(), 4, &mut FastRng::new(3)).expect("default options");
    check_odds("first", &state, all_viewers());
    let storm = state.insight(all_viewers()).storm;
    // Two of 31 cards are drawn. Four are Sun Beats Down, three are Storm Picks Up.
    let none_of = |n: f32| (31.0 - n) * (30.0 - n) / (31.0 * 30.0);
    assert!((storm.sun - (1.0 - none_of(4.0))).abs() < 1e-6);
    assert!((storm.picks_up - (1.0 - none_of(3.0))).abs() < 1e-6);
}

#[test]
fn odds_of_a_deadly_storm_match_simulations() {
    // Six cards are drawn. One pawn is in a tunnel, two are under a shield and two in the open.
    // Little sand is left.
    let mut table = Scene::of(&[Archaeologist, Climber, Explorer, Navigator, Carrier])
        .excavated("a2", City::Tunnel)
        .at(P1, "a2")
        .at(P2, "d1")
        .at(P3, "d1")
        .at(P4, "e5")
        .at(P5, "b4")
        .water(P1, 0)
        .water(P2, 0)
        .water(P3, 0)
        .water(P4, 1)
        .water(P5, 1)
        .gear(P2, Gear::SolarShield)
        .meter(13)
        .supply(5)
        .turn(P1, 4)
        .ready();
    table.play(P2, "shield");
    check_odds("deadly", &table.state, all_viewers());
    let insight = table.state.insight(all_viewers());
    let is_safe: Vec<bool> = insight.storm.per_seat.iter().map(|seat| seat.dies == 0.0).collect();
    assert_eq!(is_safe, [true, true, true, false, false]);
    let drinks: Vec<bool> = insight.sun_now.iter().map(|seat| seat.drinks).collect();
    assert_eq!(drinks, [false, false, false, true, true]);
    let suns: Vec<u8> = insight.storm.per_seat.iter().map(|seat| seat.suns_to_death).collect();
    assert_eq!(suns, [1, 1, 1, 2, 2]);
}

#[test]
fn odds_when_the_pile_runs_out_match_simulations() {
    for (name, cards) in [("one", "sun"), ("two", "up n3"), ("four", "sun e2 w1 sun")] {
        let table = Scene::of(&[Archaeologist, Climber, Explorer])
            .all_at("b2")
            .water(P1, 1)
            .water(P2, 0)
            .water(P3, 2)
            .last_cards(cards)
            .meter(10)
            .supply(6)
            .ready();
        check_odds(name, &table.state, all_viewers());
    }
}

#[test]
fn odds_of_reaching_the_skull_match_simulations() {
    let last_tick = Scene::of(&[Archaeologist, Climber]).all_at("a1").meter(12).eye("e5");
    check_odds("skull", &last_tick.clone().ready().state, all_viewers());
    let strict = last_tick.options(|options| options.zero_is_death = true);
    let table = strict.water(P1, 1).water(P2, 2).supply(2).ready();
    check_odds("strict", &table.state, all_viewers());
    let insight = table.state.insight(all_viewers());
    let suns: Vec<u8> = insight.storm.per_seat.iter().map(|seat| seat.suns_to_death).collect();
    assert_eq!(suns, [1, 2]);
}

/// A look informs only the player who looks, including about the card now at the bottom.
#[test]
fn a_look_changes_only_the_odds_of_the_meteorologist() {
    let mut table = Scene::of(&[Meteorologist, Climber])
        .options(|options| options.peek_shared = false)
        .options(|options| options.meteo_bury = MeteoBury::May)
        .all_at("a1")
        .water(P2, 0)
        .meter(4)
        .turn(P1, 4)
        .pile("n1 sun sun e1 w2")
        .ready();
    table.play(P1, "look");
    for (name, viewers) in [("her look", SeatSet::only(P1)), ("his look", SeatSet::only(P2))] {
        check_odds(name, &table.state, viewers);
    }
    table.play(P1, "bury 2; fewer");
    let sun = |table: &Table, seat| table.state.insight(SeatSet::only(seat)).storm.sun;
    // P1 draws three of the four cards she knows: n1, sun, e1.
    assert_eq!(sun(&table, P1), 1.0);
    assert!(sun(&table, P2) < 0.5);
    table.play(P1, "look; bury 2");
    // P1 now draws n1, e1 and w2, and both suns are at the bottom.
    assert_eq!(table.state.insight(SeatSet::only(P1)).storm.n_cards, 3);
    for (name, viewers) in [("hers", SeatSet::only(P1)), ("his", SeatSet::only(P2))] {
        check_odds(name, &table.state, viewers);
    }
    assert_eq!(sun(&table, P1), 0.0);
}

/// In the middle of a storm, the odds cover only the rest of it.
#[test]
fn odds_of_the_rest_of_a_storm_match_simulations() {
    let table = Scene::of(&[Explorer, Climber])
        .pausing()
        .all_at("a1")
        .water(P1, 0)
        .meter(1)
        .storm_of(P1, 3)
        .ready();
    check_odds("rest", &table.state, all_viewers());
    let insight = table.state.insight(all_viewers());
    assert_eq!(insight.storm.n_cards, 3);
    let dies: Vec<bool> = insight.sun_now.iter().map(|seat| seat.dies).collect();
    assert_eq!(dies, [true, false]);
}

#[test]
fn odds_during_games_match_simulations() {
    let mut rng = FastRng::new(7);
    let mut n_checked = 0;
    for seats in 2..=5 {
        let options = State::random_options(seats, &mut rng);
        let options = Options { ask_before_moving_me: false, ..options };
        let mut state = State::new(&options, seats, &mut rng).expect("valid options");
        for n_steps in 0.. {
            if state.is_over() {
                break;
            }
            if n_steps % 8 == 7 && state.phase == Phase::Acting {
                check_odds(&format!("{seats} seats, step {n_steps}"), &state, SeatSet::only(P1));
                n_checked += 1;
            }
            play_any(&mut state, &mut rng);
        }
    }
    assert!(n_checked > 10, "{n_checked} positions are too few");
}

fn play_any(state: &mut State, rng: &mut FastRng) {
    let seat = state.awaited().first().expect("a running game awaits a seat");
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let action = *rng.choose(&actions);
    state.apply(seat, action, &mut Ctx::new(rng, &mut EventBuffer::muted())).expect("listed");
}

#[test]
fn insight_is_empty_in_a_draft_and_after_the_end() {
    let options = Options { roles: Roles::Draft, ..Options::default() };
    let mut rng = FastRng::new(5);
    let mut state = State::new(&options, 3, &mut rng).expect("valid options");
    let draft = state.insight(all_viewers());
    while !state.is_over() {
        play_any(&mut state, &mut rng);
    }
    for insight in [draft, state.insight(all_viewers())] {
        assert_eq!((insight.storm.n_cards, insight.storm.sun), (0, 0.0));
        assert!(insight.storm.per_seat.is_empty());
        assert!(insight.sun_now.is_empty() && insight.reach.is_empty());
    }
}

/// The search depth. Cells beyond it must be farther away in the insight, too.
const DEPTH: u8 = 6;

#[derive(Default)]
struct FoundCosts {
    reach: BTreeMap<Cell, u8>,
    clear: BTreeMap<Cell, u8>,
    excavate: BTreeMap<Cell, u8>,
}

/// Tries everything that one pawn can do alone on foot, in order of cost.
fn search_costs(state: &State, seat: Seat) -> FoundCosts {
    let mut found = FoundCosts::default();
    let mut known: BTreeSet<(Cell, [u8; N_CELLS])> = BTreeSet::new();
    let mut front = vec![*state];
    for cost in 0..=DEPTH {
        let mut next = Vec::new();
        for state in &mut front {
            let sand = std::array::from_fn(|index| state.board.sand(Cell::new(index as u8)));
            if !known.insert((state.cell_of(seat), sand)) {
                continue;
            }
            found.reach.entry(state.cell_of(seat)).or_insert(cost);
            for cell in state.board.ground().minus(state.board.sandy()).iter() {
                found.clear.entry(cell).or_insert(cost);
            }
            state.actions_left = 1;
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            for action in actions {
                if action == Action::Excavate {
                    found.excavate.entry(state.cell_of(seat)).or_insert(cost + 1);
                }
                let is_step = matches!(
                    action,
                    Action::Move { with: None, .. }
                        | Action::Tunnel { with: None, .. }
                        | Action::Dig { .. }
                );
                if is_step {
                    let mut after = *state;
                    let mut rng = kernel::ScriptedRng::none();
                    let mut events = EventBuffer::muted();
                    let mut ctx = Ctx::new(&mut rng, &mut events);
                    after.apply(seat, action, &mut ctx).expect("listed");
                    next.push(after);
                }
            }
        }
        front = next;
    }
    found
}

fn check_reach(state: &State, seat: Seat) {
    let found = search_costs(state, seat);
    let insight = state.insight(all_viewers());
    let reach = insight.reach.iter().find(|reach| reach.seat == seat).expect("every seat walks");
    assert_eq!(reach.cells.len(), N_CELLS - 1);
    for entry in &reach.cells {
        let what = format!("{} on {} of {state:?}", state.pawn(seat).role, entry.cell);
        let within = |cost: u8| (cost <= DEPTH).then_some(cost);
        assert_eq!(within(entry.reach), found.reach.get(&entry.cell).copied(), "reach {what}");
        assert_eq!(within(entry.clear), found.clear.get(&entry.cell).copied(), "clear {what}");
        let excavate = found.excavate.get(&entry.cell).copied().and_then(within);
        assert_eq!(entry.excavate.and_then(within), excavate, "excavate {what}");
    }
}

/// Returns a random board with sand and three tunnels.
fn any_board(role: Role, rng: &mut FastRng) -> State {
    let mut cells: Vec<Cell> = Cell::all().collect();
    rng.shuffle(&mut cells);
    let mut scene = Scene::of(&[role, if role == Climber { Navigator } else { Climber }]);
    scene = scene.eye(&cells[0].to_string()).turn(P1, 4);
    for tunnel in &cells[1..4] {
        scene = scene.excavated(&tunnel.to_string(), City::Tunnel);
    }
    scene = scene.excavated(&cells[4].to_string(), City::Gear);
    for dune in &cells[1..] {
        // Uses no more sand than the box contains, most of it in low dunes.
        let height = [0, 0, 0, 1, 1, 2, 2, 3, 4, 5];
        scene = scene.sand(&dune.to_string(), *rng.choose(&height));
    }
    scene = scene.options(|options| options.sand_total = 60);
    let total: u8 = scene.position.tiles.values().map(|tile| tile.sand).sum();
    if total > 60 {
        return any_board(role, rng);
    }
    let at = cells[1 + rng.below(23) as usize].to_string();
    let is_together = rng.below(3) == 0;
    let other = if is_together { at.clone() } else { cells[5].to_string() };
    scene.at(P1, &at).at(P2, &other).wreck(&cells[24].to_string()).ready().state
}

#[test]
fn distances_match_the_engine() {
    let mut rng = FastRng::new(11);
    for &role in Role::ALL {
        for _ in 0..20 {
            check_reach(&any_board(role, &mut rng), P1);
        }
    }
}

#[test]
fn distances_match_a_worked_example() {
    // The pawn is buried, a dune is in its way, and the tunnel on c1 is open but not the one on e5.
    let scene = Scene::of(&[Archaeologist, Navigator])
        .eye("c3")
        .excavated("a1", City::Tunnel)
        .excavated("e1", City::Tunnel)
        .excavated("e5", City::Tunnel)
        .sand("a1", 3)
        .sand("b1 e5", 2)
        .sand("a2", 5)
        .at(P1, "a1")
        .at(P2, "d5")
        .turn(P1, 4);
    let state = scene.ready().state;
    let insight = state.insight(all_viewers());
    let costs = |name: &str| {
        let cells = &insight.reach[0].cells;
        let entry = cells.iter().find(|entry| entry.cell == cell(name)).expect("not the eye");
        (entry.reach, entry.clear, entry.excavate)
    };
    assert_eq!(costs("a1"), (0, 2, None));
    assert_eq!(costs("b1"), (3, 2, Some(4)));
    assert_eq!(costs("a2"), (4, 4, Some(6)));
    // Dig out and take the tunnel, then continue on foot.
    assert_eq!(costs("e1"), (2, 0, None));
    assert_eq!(costs("d1"), (3, 0, Some(4)));
    assert_eq!(costs("e5"), (7, 6, None));
    let all: Vec<Cell> = insight.reach[0].cells.iter().map(|entry| entry.cell).collect();
    assert!(!all.contains(&cell("c3")) && all.len() == 24);
}
