//! Tests of what each card allows and refuses.
mod cards;
mod collapse;
mod filters;
mod garnish;
mod grammar;
mod losses;
mod manners;
mod reading;
mod samples;
mod scene;
mod sending;
pub(crate) mod texts;
mod written;
