//! The real server over the wire, as browsers, programs and intruders use it.
//!
//! Nothing here waits for a time to pass, only for what must come; what a test chooses by lot it
//! chooses from a seed that is printed when the test fails.
#[path = "serve/agreement.rs"]
mod agreement;
#[path = "serve/clock.rs"]
mod clock;
#[path = "serve/crash.rs"]
mod crash;
#[path = "serve/dice.rs"]
mod dice;
#[path = "serve/garbage.rs"]
mod garbage;
#[path = "serve/guest.rs"]
mod guest;
#[path = "serve/hidden.rs"]
mod hidden;
#[path = "serve/intruders.rs"]
mod intruders;
#[path = "serve/outage.rs"]
mod outage;
#[path = "serve/page.rs"]
mod page;
#[path = "serve/play.rs"]
mod play;
#[path = "serve/process.rs"]
mod process;
#[path = "serve/races.rs"]
mod races;
#[path = "serve/stopping.rs"]
mod stopping;
#[path = "serve/types.rs"]
mod types;
#[path = "serve/whispers.rs"]
mod whispers;
