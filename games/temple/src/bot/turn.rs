//! Heuristics for the adventurer's own turn: loot while there is time, then run.
use kernel::Seat;

use super::{policy::Policy, scene::Scene};
use crate::{
    State,
    action::Action,
    board::{Area, N_TILES, N_ZONES, Space, SpaceSet},
    data::{Ability, Deck, Lock, N_DICE, PAYMENT, STATUE, Trial, Variety},
    dice::DiceSet,
    insight::odds,
    route::{self, NO_WAY},
    rules::{bridge, locks, movement, trials},
    setup::{BridgeTest, PitFail},
    state::Attempt,
};

/// The highest acceptable probability that the walls meet this round.
const CRUSH_RISK_MAX: f32 = 0.04;
/// The price of a jump that costs only actions, if time is short, as a probability of dying.
const HASTE: f32 = 0.1;
/// The number of spare turns needed to try for the Stone.
const STONE_SPARE: f32 = 4.0;

/// Returns `true` for an action that no bot takes: one that leads through the tunnel back to the
/// entrance, which is the far end of the temple (T18.9).
pub(super) fn leads_back(here: &State, action: Action) -> bool {
    let is_tunnel = matches!(action, Action::Tunnel | Action::Unlock { lock: Lock::Tunnel });
    is_tunnel && !locks::has_tunnel_out(here)
}

pub(super) fn act(here: &State, seat: Seat, policy: &Policy) -> Action {
    let player = here.player(seat);
    if here.gravel_to_clear(seat) > 0 {
        return if here.turn.actions > 0 { Action::Clear } else { Action::End };
    }
    if player.is_stuck {
        return if here.turn.actions > 0 { Action::TearFree } else { Action::End };
    }
    let scene = Scene::of(here, seat, policy.risk);
    if scene.actions == 0 {
        return free_move(&scene, policy);
    }
    if movement::move_cost(here, seat) > scene.actions {
        return Action::End;
    }
    if scene.to_exit[scene.at as usize] == NO_WAY {
        return take_least_risk(&scene, policy);
    }
    if scene.spare() < policy.margin {
        return run(&scene, policy);
    }
    loot(&scene, policy).unwrap_or_else(|| run(&scene, policy))
}

/// Chooses a free move once no actions are left.
fn free_move(scene: &Scene<'_>, policy: &Policy) -> Action {
    if !scene.state.has_token(scene.seat, Ability::Sprint) {
        return Action::End;
    }
    let is_last = scene.at == Space::C27;
    let is_hot = scene.heat(scene.at) > policy.heat;
    if is_last || is_hot {
        let goals = movement::sprint_targets(scene.state, scene.at).minus(scene.avoid);
        let goals = goals.minus(SpaceSet::only(Space::R1));
        if let Some(to) = nearest(scene, goals)
            && (is_last || scene.heat(to) < scene.heat(scene.at))
        {
            return Action::Sprint { to };
        }
    }
    Action::End
}

/// Returns the space nearest to the exit, preferring the safer one in a tie.
fn nearest(scene: &Scene<'_>, goals: SpaceSet) -> Option<Space> {
    let key = |to: &Space| (scene.to_exit[*to as usize], (scene.heat(*to) * 100.0) as u8);
    goals.iter().filter(|to| scene.to_exit[*to as usize] != NO_WAY).min_by_key(key)
}

/// Takes the smallest risk when there is no safe route out.
fn take_least_risk(scene: &Scene<'_>, policy: &Policy) -> Action {
    let bold = Scene::of(scene.state, scene.seat, 0.99);
    let is_late = bold.spare() < policy.margin + 1.0;
    if bold.to_exit[bold.at as usize] == NO_WAY || !is_late {
        return loot(scene, policy).unwrap_or(Action::End);
    }
    run(&bold, policy)
}

/// Heads for the exit on the least dangerous of the shortest routes.
fn run(scene: &Scene<'_>, policy: &Policy) -> Action {
    let state = scene.state;
    if let Some(action) = pass_obstacle(scene, policy) {
        return action;
    }
    let goals = movement::move_targets(state, scene.at).minus(scene.avoid);
    let goals = goals.minus(SpaceSet::only(Space::R1));
    match nearest(scene, goals) {
        Some(to) if is_wise(scene, to, policy) => Action::Move { to },
        Some(_) => stay_off_track(scene),
        None => Action::End,
    }
}

/// Returns the action that gets past an obstacle on this space: the brink, a lock, the river, the
/// bridge or the pit.
fn pass_obstacle(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    let (state, at) = (scene.state, scene.at);
    if at == Space::R8 {
        return Some(Action::ExitRiver);
    }
    if at == Lock::Tunnel.site() && locks::has_tunnel_out(state) {
        let has_stone = state.player(scene.seat).hand.has(crate::data::STONE);
        let unlock = Action::Unlock { lock: Lock::Tunnel };
        return Some(if has_stone { Action::Tunnel } else { unlock });
    }
    if at == Space::C18 && wants_river(scene, policy) {
        return Some(Action::Move { to: Space::R1 });
    }
    if at == Space::C18 && state.has_door {
        return Some(Action::Unlock { lock: Lock::Door });
    }
    if at == Space::C20 {
        return Some(cross(scene, policy));
    }
    // At equal length, going on is better than jumping back to the bridge.
    let is_way_back = || scene.to_exit[Space::C20 as usize] < scene.to_exit[Space::C23 as usize];
    (at == Space::C22 && state.options.pit && is_way_back()).then_some(Action::Jump)
}

/// Returns `true` unless a step onto the track in front of the boulder would probably end the turn
/// within the boulder's reach.
fn is_wise(scene: &Scene<'_>, to: Space, policy: &Policy) -> bool {
    let (Some(track), None) = (to.track(), scene.at.track()) else {
        return true;
    };
    if track <= scene.state.boulder || scene.crush_risk() > CRUSH_RISK_MAX && in_walls(scene.at) {
        return true;
    }
    // The farthest space along the track that this turn can still reach.
    let left = scene.actions - 1;
    let end = Space::on_track((track + left).min(27));
    let is_lava_near = track <= 9 && left >= 9 - track.max(7);
    scene.heat(end) <= policy.heat || is_lava_near || scene.spare() < 0.3
}

const fn in_walls(at: Space) -> bool {
    matches!(at.area(), Area::Walls | Area::Entrance)
}

/// Stays off the track and makes use of the time.
fn stay_off_track(scene: &Scene<'_>) -> Action {
    let player = scene.state.player(scene.seat);
    match scene.at.zone() {
        Some(zone) if player.n_cards() < 6 && scene.state.deck_left(Deck::of_zone(zone)) > 0 => {
            Action::Search
        }
        Some(_) | None => Action::End,
    }
}

/// Returns the probability of dying on the way across the bridge (T11.1, T18.8).
fn bridge_risk(scene: &Scene<'_>) -> f32 {
    let state = scene.state;
    if state.planks == 0 {
        return 1.0;
    }
    let weight = bridge::weight(state) + state.player(scene.seat).level;
    match state.options.bridge_test {
        BridgeTest::Entering => odds::bridge(weight, state.planks).0,
        BridgeTest::EveryMove => odds::bridge_twice(weight, state.planks).1,
    }
}

/// Returns the probability of failing a deadly test with all cards paid.
fn test_risk(scene: &Scene<'_>, trial: Trial) -> f32 {
    let (state, seat) = (scene.state, scene.seat);
    let n_paid = state.player(seat).hand.len() / PAYMENT as u8;
    let has_token =
        trials::helpful_ability(trial).is_some_and(|ability| state.has_token(seat, ability));
    1.0 - odds::pass(trials::n_dice(state, seat, trial), n_paid, u8::from(has_token))
}

fn can_jump(state: &State) -> bool {
    state.options.pit && !matches!(state.boulder_at(), Space::C21 | Space::C22)
}

/// Returns the probability of dying in the pit, or the price of the actions that the longer way
/// costs if a failed jump is not deadly.
fn jump_risk(scene: &Scene<'_>, policy: &Policy) -> f32 {
    match scene.state.options.pit_fail {
        PitFail::Eliminated => test_risk(scene, Trial::Pit),
        PitFail::Stays | PitFail::Wounded if scene.spare() > policy.margin => 0.0,
        PitFail::Stays | PitFail::Wounded => HASTE,
    }
}

fn wants_river(scene: &Scene<'_>, policy: &Policy) -> bool {
    let is_jump_safe = scene.state.options.pit_fail != PitFail::Eliminated;
    let jump = if can_jump(scene.state) && is_jump_safe { jump_risk(scene, policy) } else { 1.0 };
    bridge_risk(scene).min(jump) > test_risk(scene, Trial::RiverExit) + 0.05
}

/// Crosses from the bridge head: over the bridge, over the pit, or later if the bridge is crowded.
fn cross(scene: &Scene<'_>, policy: &Policy) -> Action {
    let state = scene.state;
    let (bridge, pit) = (bridge_risk(scene), jump_risk(scene, policy));
    let can_jump = can_jump(state);
    let is_crowded = !state.standing_on(Space::Br).is_empty();
    let has_time = scene.spare() > policy.margin && scene.heat(scene.at) <= policy.heat;
    let is_jump_safe = can_jump && state.options.pit_fail != PitFail::Eliminated;
    if bridge > 0.2 && is_crowded && has_time && !is_jump_safe {
        return Action::End;
    }
    if state.planks > 0 && (bridge <= pit + 0.05 || !can_jump && state.options.pit) {
        return Action::Move { to: Space::Br };
    }
    if can_jump { Action::Jump } else { Action::Move { to: Space::C21 } }
}

/// Returns a looting action that is worth its time, if any.
fn loot(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    match scene.at.area() {
        Area::Entrance | Area::Walls => loot_walls(scene, policy),
        Area::Lava => loot_lava(scene, policy),
        Area::Corridor => loot_corridor(scene, policy),
        Area::River => loot_river(scene, policy),
        Area::Bridge => loot_bridge(scene),
        Area::Bank | Area::Outside => None,
    }
}

/// Returns the number of turns that can still be spent here before the boulder blocks the way to
/// the lava.
fn walls_spare(scene: &Scene<'_>) -> f32 {
    let way = route::from(scene.state, scene.avoid, Space::C8)[scene.at as usize];
    if way == NO_WAY {
        return 9.0;
    }
    let left = f32::from(way + 1) - f32::from(scene.actions - 1);
    scene.turns_before(7) - left / scene.pace()
}

fn loot_walls(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    let state = scene.state;
    if scene.crush_risk() > CRUSH_RISK_MAX {
        return None;
    }
    let is_ahead = state.boulder <= 6;
    if is_ahead && walls_spare(scene) < policy.walls_spare {
        // If it is too late to get away, staying until the boulder has passed is safer.
        let is_lost = walls_spare(scene) < -0.8;
        if !is_lost {
            return None;
        }
    }
    let Some(zone) = scene.at.zone() else {
        return into_walls(scene);
    };
    if policy.deciphers && wants_clue(scene, zone) {
        return Some(Action::Decipher);
    }
    if scene.n_cards() < policy.walls_cards && state.deck_left(Deck::of_zone(zone)) > 0 {
        return Some(Action::Search);
    }
    let is_unread = |zone: u8| policy.deciphers && wants_clue(scene, zone);
    if (zone + 1..=N_ZONES).any(is_unread) {
        let up = Space::wall(zone + 1, scene.at.column()?);
        return movement::move_targets(state, scene.at).has(up).then_some(Action::Move { to: up });
    }
    if is_ahead
        && walls_spare(scene) >= 1.5
        && scene.n_cards() < policy.cards
        && state.deck_left(Deck::of_zone(zone)) > 0
    {
        return Some(Action::Search);
    }
    None
}

/// Moves from the entrance to the middle of the room.
fn into_walls(scene: &Scene<'_>) -> Option<Action> {
    let goals = [Space::W13, Space::W14];
    let goal = goals[scene.seat.index() % 2];
    movement::move_targets(scene.state, scene.at).has(goal).then_some(Action::Move { to: goal })
}

/// Returns `true` if this clue is still unknown to the seat and useful.
fn wants_clue(scene: &Scene<'_>, zone: u8) -> bool {
    let state = scene.state;
    if state.has(Variety::LAVA_SURPRISE) {
        return false;
    }
    let viewers = kernel::SeatSet::only(scene.seat);
    let lava = &state.lava;
    match lava.clues[zone as usize - 1].seen_by(viewers) {
        Some(&number) => lava.glyph_seen(number, viewers).is_none(),
        None => false,
    }
}

/// Searches here, or moves to the next worthwhile tile.
fn loot_lava(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    let state = scene.state;
    if scene.n_cards() >= policy.cards || state.deck_left(Deck::Lava) == 0 {
        return leave_lava(scene, policy);
    }
    if let Some(tile) = scene.at.tile()
        && !state.lava.is_searched(tile)
    {
        return Some(Action::Search);
    }
    match next_tile(scene, policy) {
        Some(to) => Some(Action::Move { to }),
        None => leave_lava(scene, policy),
    }
}

/// Returns the first step to the nearest unsearched tile.
fn next_tile(scene: &Scene<'_>, policy: &Policy) -> Option<Space> {
    let state = scene.state;
    let is_worth = |tile: usize| {
        !state.lava.is_searched(tile)
            && !state.lava.is_hole(tile)
            && scene.risks[tile] <= policy.risk
    };
    let steps = movement::move_targets(state, scene.at).minus(scene.avoid);
    let mut best: Option<(u8, u8, Space)> = None;
    for tile in (0..N_TILES).filter(|&tile| is_worth(tile)) {
        let goal = Space::of_tile(tile);
        let dist = route::from(state, scene.avoid, goal);
        let further = scene.to_exit[goal as usize];
        if dist[scene.at as usize] > 4 || further == NO_WAY {
            continue;
        }
        for to in steps.iter().filter(|to| dist[*to as usize] < dist[scene.at as usize]) {
            let key = (dist[scene.at as usize], further, to);
            if best.is_none_or(|known| (key.0, key.1) < (known.0, known.1)) {
                best = Some(key);
            }
        }
    }
    best.map(|(_, _, to)| to)
}

/// Visits an alcove beside the Lava Room, which is safe from the boulder.
fn leave_lava(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    let state = scene.state;
    let is_open = locks::is_shut(state, Lock::Alcove4) && scene.n_cards() < policy.cards + 1;
    let far = state.boulder + 6 < 16;
    if is_open && far && scene.spare() > policy.lock_spare + 1.0 {
        let dist = route::from(state, scene.avoid, Space::C16);
        let steps = movement::move_targets(state, scene.at).minus(scene.avoid);
        let nearer = |to: &Space| dist[*to as usize] < dist[scene.at as usize];
        return steps.iter().find(nearer).map(|to| Action::Move { to });
    }
    None
}

/// Tries a lock here or on an adjacent space.
fn loot_corridor(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    let state = scene.state;
    let here = Lock::ALL.iter().find(|lock| {
        lock.card().is_some() && lock.site() == scene.at && locks::is_shut(state, **lock)
    });
    if let Some(&lock) = here
        && wants_lock(scene, lock, policy)
    {
        return Some(Action::Unlock { lock });
    }
    if scene.at == Space::C8 {
        return enter_lava(scene, policy);
    }
    if scene.at == Space::C9 && state.boulder < 9 {
        let goals = movement::move_targets(state, scene.at).minus(scene.avoid);
        return goals.has(Space::L12).then_some(Action::Move { to: Space::L12 });
    }
    None
}

/// Returns `true` if there is time for the lock and the boulder is far enough away.
fn wants_lock(scene: &Scene<'_>, lock: Lock, policy: &Policy) -> bool {
    let spare = if lock == Lock::Stone { STONE_SPARE } else { policy.lock_spare };
    scene.n_cards() <= policy.cards
        && scene.actions >= 2
        && scene.spare() > policy.margin + spare
        && (scene.heat(scene.at) <= policy.heat || is_shelter_near(scene))
}

/// Returns `true` if a space off the track is one step away.
fn is_shelter_near(scene: &Scene<'_>) -> bool {
    let goals = movement::move_targets(scene.state, scene.at).minus(scene.avoid);
    scene.actions >= 3 && goals.iter().any(|to| to.area() == Area::Lava)
}

/// At the front of the Lava Room, chooses between the first alcove and entering the room.
fn enter_lava(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    let state = scene.state;
    let goals = movement::move_targets(state, scene.at).minus(scene.avoid);
    let is_open = locks::is_shut(state, Lock::Alcove1);
    let is_far = state.boulder + 5 < 9 || scene.actions >= 4;
    if is_open
        && is_far
        && goals.has(Space::C9)
        && scene.spare() > policy.margin + policy.lock_spare
    {
        return Some(Action::Move { to: Space::C9 });
    }
    let is_rich = state.deck_left(Deck::Lava) > 0 && scene.n_cards() < policy.cards;
    let tiles = goals.iter().filter(|to| to.tile().is_some());
    let risk = |to: &Space| to.tile().map_or(0.0, |tile| scene.risks[tile]);
    let best = tiles.min_by(|one, other| risk(one).total_cmp(&risk(other)));
    best.filter(|_| is_rich || state.boulder < 8).map(|to| Action::Move { to })
}

/// Searches on the way while the adventurer is standing, since that costs little.
fn loot_river(scene: &Scene<'_>, policy: &Policy) -> Option<Action> {
    let state = scene.state;
    let player = state.player(scene.seat);
    let is_before = (scene.at as u8) < Space::R7 as u8;
    let is_free = !player.is_lying && state.deck_left(Deck::River) > 0;
    (is_before && is_free && scene.n_cards() < policy.cards).then_some(Action::Search)
}

/// Takes the statue if the planks can withstand another test.
fn loot_bridge(scene: &Scene<'_>) -> Option<Action> {
    let state = scene.state;
    let weight = bridge::weight(state);
    let falls = match state.options.bridge_test {
        BridgeTest::Entering => odds::bridge(weight, state.planks).0,
        // The statue and the step off the bridge are both tested.
        BridgeTest::EveryMove => {
            let (first, second) = odds::bridge_twice(weight, state.planks);
            first + second
        }
    };
    (state.untaken.has(STATUE) && falls < 0.05 && scene.actions >= 2).then_some(Action::Statue)
}

/// Rerolls all dice that do not help, as long as that makes sense.
pub(super) fn pick_lock(here: &State, seat: Seat, attempt: &Attempt, policy: &Policy) -> Action {
    if leads_back(here, Action::Unlock { lock: attempt.lock }) {
        return Action::Stop;
    }
    let n_needed = locks::n_needed(here, attempt.lock);
    let mut is_kept = [false; N_DICE];
    let mut missing = Vec::new();
    for face in 1..=n_needed {
        match attempt.dice.iter().position(|&die| die == face) {
            Some(die) => is_kept[die] = true,
            None => missing.push(face),
        }
    }
    let spare_die = (0..N_DICE).find(|&die| !is_kept[die]);
    if let ([face], Some(die)) = (missing.as_slice(), spare_die)
        && here.has_token(seat, Ability::LockPicking)
    {
        return Action::Set { die: die as u8 + 1, face: *face };
    }
    let scene = Scene::of(here, seat, policy.risk);
    let is_way_out = matches!(attempt.lock, Lock::Tunnel | Lock::Door);
    let has_time = scene.spare() > policy.margin || is_way_out;
    // The last action may be needed to step off the track.
    let is_hot = scene.heat(scene.at) > policy.heat && !is_way_out;
    let can_roll = attempt.is_free || scene.actions > u8::from(is_hot);
    if !can_roll || !has_time && !attempt.is_free {
        return Action::Stop;
    }
    let mut bits = 0;
    for (die, is_kept) in is_kept.into_iter().enumerate() {
        bits |= u8::from(!is_kept) << die;
    }
    Action::Reroll { dice: DiceSet::of_bits(bits) }
}
