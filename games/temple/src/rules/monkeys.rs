//! Mischievous Monkeys (V26).
use kernel::{Ctx, Seat};

use super::{exchange::require_partner, load::steal, roll_one, turn};
use crate::{data::Variety, event::Event, flow, refusal::Refusal, state::State};

/// The lowest face on which the monkeys steal a treasure. On a 1, the player loses one.
const STEALS: u8 = 4;

pub(crate) fn plan_send(state: &State, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    turn::require_acting(state)?;
    turn::require_variety(state, Variety::MISCHIEVOUS_MONKEYS)?;
    require_partner(state, seat, whom)?;
    if state.turn.is_monkey_used {
        return Err(Refusal::MonkeysAlreadySent);
    }
    turn::require_paid_action(state, seat, 1)
}

pub(crate) fn send(
    state: &mut State,
    seat: Seat,
    whom: Seat,
    ctx: &mut Ctx<'_, State>,
) -> Result<(), Refusal> {
    plan_send(state, seat, whom)?;
    flow::spend_actions(state, 1);
    state.turn.is_monkey_used = true;
    let face = roll_one(ctx);
    ctx.emit(state, || Event::MonkeysSent { seat, whom, face });
    let (from, to) = if face >= STEALS { (whom, seat) } else { (seat, whom) };
    if (face >= STEALS || face == 1) && !state.player(from).hand.is_empty() {
        steal(state, from, to, ctx, |seat, whom, card| Event::Stolen { seat, whom, card });
    }
    flow::after_action(state, ctx);
    Ok(())
}
