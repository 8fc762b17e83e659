//! The strongest bot: every action that looks sensible is played on in imagined worlds, with the
//! rules of thumb for everybody, and the best on average is taken.
use bots::Bot;
use kernel::{Chance, Ctx, Fast, Game, Journal, Perspective, Seat};

use super::{
    habits::{self, Habits},
    memory::Memory,
    windows,
};
use crate::{
    State,
    action::Action,
    data::target,
    rules::{self, scoring},
    state::{Phase, Standing},
};

/// Worlds in which every candidate is played on.
const WORLDS: u32 = 16;
/// Candidates that are tried once more against the habit, and in how many worlds.
const FINALISTS: usize = 3;
const FINAL_WORLDS: u32 = 64;
/// Standard errors by which something has to be better than the habit, in worlds that had no say
/// in choosing it: the best of many guesses looks good by luck alone.
const PROOF: f32 = 1.5;
/// Steps after which a world is judged as it stands.
const STEPS_MAX: u32 = 1_500;

/// Looks ahead by playing on.
#[derive(Clone, Debug, Default)]
pub struct Hard {
    memory: Memory,
}

impl Hard {
    /// A world that fits what is seen and what is kept in mind.
    #[cfg(test)]
    pub(crate) fn imagine(
        &mut self,
        at: &Perspective<'_, State>,
        chance: &mut dyn Chance,
    ) -> State {
        self.memory.look(at, 100, chance)
    }
}

impl Bot<State> for Hard {
    fn choose(&mut self, at: &Perspective<'_, State>, chance: &mut dyn Chance) -> Option<Action> {
        let here = self.memory.look(at, 100, chance);
        let habit = habits::choose(&here, at.seat(), &Habits::NORMAL, chance)?;
        let candidates = candidates(at, &here, habit);
        if candidates.len() < 2 {
            return Some(habit);
        }
        let mut luck =
            Fast::new(u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX)));
        Some(self.compare(at, habit, &candidates, &mut luck))
    }

    fn interject(
        &mut self,
        at: &Perspective<'_, State>,
        chance: &mut dyn Chance,
    ) -> Option<Action> {
        self.memory.look(at, 100, chance);
        None
    }

    fn remembers(&self) -> bool {
        true
    }
}

impl Hard {
    /// The habit, or what is proved to be better.
    fn compare(
        &mut self,
        at: &Perspective<'_, State>,
        habit: Action,
        candidates: &[Action],
        luck: &mut Fast,
    ) -> Action {
        let others: Vec<Action> =
            candidates.iter().copied().filter(|&action| action != habit).collect();
        let first = self.gains(at, habit, &others, WORLDS, luck);
        let mut ranked: Vec<(f32, Action)> = first.iter().map(Gain::mean).zip(others).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        let finalists: Vec<Action> = ranked
            .iter()
            .filter(|(gain, _)| *gain > 0.0)
            .take(FINALISTS)
            .map(|&(_, action)| action)
            .collect();
        let last = self.gains(at, habit, &finalists, FINAL_WORLDS, luck);
        let proved = last.iter().zip(finalists).filter(|(gain, _)| gain.is_proved());
        let best = proved.max_by(|one, other| one.0.mean().total_cmp(&other.0.mean()));
        best.map_or(habit, |(_, action)| action)
    }

    /// How much better than the habit each action does, in the same worlds with the same luck.
    fn gains(
        &mut self,
        at: &Perspective<'_, State>,
        habit: Action,
        actions: &[Action],
        n_worlds: u32,
        luck: &mut Fast,
    ) -> Vec<Gain> {
        let mut gains = vec![Gain::default(); actions.len()];
        if actions.is_empty() {
            return gains;
        }
        for _ in 0..n_worlds {
            let world = self.memory.look(at, 100, luck);
            let seed = u64::from(luck.below(u32::MAX));
            let usual = play_on(world, at.seat(), habit, seed);
            for (gain, &action) in gains.iter_mut().zip(actions) {
                gain.add(play_on(world, at.seat(), action, seed) - usual);
            }
        }
        gains
    }
}

/// What an action gained over the habit, world by world.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    n: f32,
    sum: f32,
    squares: f32,
}

impl Gain {
    fn add(&mut self, gain: f32) {
        self.n += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    fn mean(&self) -> f32 {
        self.sum / self.n.max(1.0)
    }

    /// Better by more than luck explains.
    fn is_proved(&self) -> bool {
        let variance = (self.squares / self.n.max(1.0) - self.mean() * self.mean()).max(0.0);
        self.mean() > PROOF * (variance / self.n.max(1.0)).sqrt()
    }
}

/// What is worth looking at: in the own slot all but talk, elsewhere a few.
fn candidates(at: &Perspective<'_, State>, here: &State, habit: Action) -> Vec<Action> {
    let mut actions = Vec::new();
    at.legal(&mut actions);
    match here.phase {
        Phase::Acting => actions.retain(|action| {
            !matches!(action, Action::Exchange { .. } | Action::Gather) || *action == habit
        }),
        Phase::Bracing | Phase::Helping(_) | Phase::Replacing => {}
        Phase::Unlocking(_) => {
            actions.retain(|action| *action == habit || *action == Action::Stop);
        }
        Phase::Loading => {
            let hand = here.player(at.seat()).hand.minus(here.player(at.seat()).marked);
            let cheap = windows::cheapest(here, hand).map(|card| Action::Drop { card });
            actions.retain(|action| {
                *action == habit || *action == Action::Ready || Some(*action) == cheap
            });
        }
        Phase::Testing(test) if test.paid.is_empty() => {
            let cheap = windows::cheapest(here, here.player(at.seat()).hand)
                .map(|card| Action::Pay { card });
            actions.retain(|action| {
                *action == habit
                    || matches!(action, Action::Accept | Action::Ignore)
                    || Some(*action) == cheap
            });
        }
        _ => actions.retain(|action| *action == habit),
    }
    actions
}

/// Plays an action, then everybody by habit to the end; from 0 (lost) to 1 (won).
fn play_on(mut world: State, seat: Seat, action: Action, seed: u64) -> f32 {
    let mut luck = Fast::new(seed);
    let mut whims = Fast::new(seed ^ 0x5851_F42D_4C95_7F2D);
    let mut journal = Journal::muted();
    let taken = rules::apply(&mut world, seat, action, &mut Ctx::new(&mut luck, &mut journal));
    if taken.is_err() {
        return 0.0;
    }
    for _ in 0..STEPS_MAX {
        let Some(seat) = world.awaited().first() else {
            break;
        };
        let Some(action) = habits::choose(&world, seat, &Habits::NORMAL, &mut whims) else {
            break;
        };
        let mut ctx = Ctx::new(&mut luck, &mut journal);
        if rules::apply(&mut world, seat, action, &mut ctx).is_err() {
            break;
        }
    }
    judge(&world, seat)
}

/// How a finished world looks to a seat.
fn judge(world: &State, seat: Seat) -> f32 {
    if world.phase != Phase::Over {
        return 0.0;
    }
    let total = f32::from(world.ending.totals[seat.index()]);
    if world.is_coop() {
        let goal = f32::from(target(world.n_seats, world.options.level));
        let carried = f32::from(scoring::group_total(world));
        let is_won = scoring::is_group_won(world);
        return 0.7 * f32::from(u8::from(is_won)) + 0.3 * (carried / goal).min(1.5) / 1.5;
    }
    let won = scoring::winners(world);
    let share = if won.has(seat) { 1.0 / won.len() as f32 } else { 0.0 };
    let is_out = world.player(seat).standing == Standing::Out;
    0.7 * share + 0.2 * (total / 25.0).min(1.0) + if is_out { 0.1 } else { 0.0 }
}
