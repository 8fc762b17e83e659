//! Deterministic simulation of tables with everything around them.
//!
//! A run drives the server's own core with a simulated process, store, clock, network, pages and
//! people. It is single-threaded: one seed, one generator, one queue of events, and time that
//! passes only between events. First everything that can go wrong does. Then the misfortunes end,
//! the table must make progress, and every page must show what the store contains.
//!
//! Everything that a table commits or sends is checked at once ([`checks`], [`commits`],
//! [`messages`]). A violation is reported with its seed, which repeats the run exactly:
//! `cargo xtask simulate --seed N --trace`.
mod checks;
mod commits;
mod dice;
mod disk;
mod faults;
mod messages;
mod network;
mod page;
mod people;
mod process;
mod setup;
mod shadow;
mod tests;
mod world;

use std::panic::{AssertUnwindSafe, catch_unwind};

use self::{faults::Figures, world::World};
use crate::core::planted::{Bug, plant};

/// Number of events that are reported before a violation.
const TRACE_LEN: usize = 40;

/// A run to simulate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    pub seed: u64,
    /// Number of events before the misfortunes end.
    pub n_events: u64,
    /// The bug to plant, if any.
    pub bug: Option<Bug>,
}

/// A violation, with the events that led to it.
pub(crate) struct Violation {
    pub run: Run,
    pub problem: String,
    pub trace: Vec<String>,
}

impl Run {
    /// Runs until the end or the first violation, which is reported with the events before it.
    pub(crate) fn check(self) -> Result<Figures, Violation> {
        self.find().map_err(|problem| {
            // Only a violation costs a trace: the same seed leads to the same events.
            let mut world = World::new(self);
            world.trace.is_on = true;
            let again = self.run(&mut world);
            let problem = match again {
                Err(again) if again == problem => problem,
                other => format!("{problem}, but when repeated: {other:?}"),
            };
            Violation { run: self, problem, trace: world.trace.last.into() }
        })
    }

    /// Runs until the end or the first violation.
    pub(crate) fn find(self) -> Result<Figures, String> {
        self.run(&mut World::new(self))
    }

    /// Runs and prints every event.
    pub(crate) fn print(self) -> Result<Figures, String> {
        let mut world = World::new(self);
        (world.trace.is_on, world.trace.is_printed) = (true, true);
        self.run(&mut world)
    }

    fn run(self, world: &mut World) -> Result<Figures, String> {
        plant(self.bug);
        let result = run(world, self.n_events);
        plant(None);
        result
    }
}

/// Runs a world to its end. A panic is a violation as well.
fn run(world: &mut World, n_events: u64) -> Result<Figures, String> {
    let result = catch_unwind(AssertUnwindSafe(|| world.run(n_events)));
    let result = result.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panic: {}", text.unwrap_or("without a message")))
    });
    result.map(|()| world.figures())
}
