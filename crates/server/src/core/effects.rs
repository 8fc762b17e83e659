//! The effects of a table, and the order in which its owner performs them.
use std::{collections::VecDeque, sync::Arc, time::Duration};

use table::{BotTask, InsightTask};

use super::{Input, ViewerId};
use crate::store::Commit;

/// A side effect for the table's owner to perform. Effects are performed in order.
pub(crate) enum Effect {
    /// Sends a message. A client that cannot take it is lost.
    Send { viewer: ViewerId, text: Arc<[u8]> },
    /// Closes a connection that a newer one of the same client has replaced.
    Disconnect { viewer: ViewerId },
    /// Writes a commit atomically. Always the last effect of an input.
    Commit(Box<Commit>),
    /// Loads the table again after a failed commit. Always the last effect of an input.
    Reload,
    /// Runs a bot task in the background. A later generation invalidates earlier results. A move
    /// takes at least `pause`, so that people can follow.
    Think { generation: u32, task: BotTask, pause: Duration },
    /// Computes insight in the background and sends it to the client.
    Insight { viewer: ViewerId, id: u32, step: u32, task: InsightTask },
    /// Increments a metric.
    Count(&'static str),
    /// Unloads the table.
    Unload,
}

/// The effects that are still to be performed, and the clients lost on the way. The server's task
/// and the simulation both take their work from it.
#[derive(Default)]
pub(crate) struct EffectQueue {
    effects: VecDeque<Effect>,
    lost: Vec<ViewerId>,
}

/// The next task of a table's owner.
pub(crate) enum Work {
    Perform(Effect),
    Handle(Input),
}

impl EffectQueue {
    pub(crate) fn extend(&mut self, effects: Vec<Effect>) {
        self.effects.extend(effects);
    }

    /// Records that a client did not take a message. The table hears of it after the remaining
    /// effects.
    pub(crate) fn lose(&mut self, viewer: ViewerId) {
        self.lost.push(viewer);
    }

    #[cfg(test)]
    pub(crate) fn has_effects(&self) -> bool {
        !self.effects.is_empty()
    }

    /// Returns the next work, or `None` if the table can take another message.
    pub(crate) fn next_work(&mut self) -> Option<Work> {
        if let Some(effect) = self.effects.pop_front() {
            return Some(Work::Perform(effect));
        }
        let viewer = self.lost.pop()?;
        Some(Work::Handle(Input::Leave { viewer }))
    }
}
