//! Tests of what each card allows and refuses.
mod affixes;
mod cards;
mod collapse;
mod corpus;
mod custom_cards;
mod delivery;
mod filters;
mod grammar;
mod losses;
mod manners;
mod parsing;
mod samples;
mod scene;
pub(crate) mod texts;
