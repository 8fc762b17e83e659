//! Talk in an encounter: remarks, how they are parsed, and the effects of madness.
//!
//! All functions are pure: [`check`] checks a remark, [`Delivery::send`] delivers it, [`may_lay`]
//! and [`auto_play`] apply madness to playing cards. The game keeps the log.
mod any;
mod body;
mod cards;
mod check;
mod chip;
mod claim;
mod clause;
mod delivery;
mod disguise;
mod garnish;
mod grammar;
mod hearing;
mod kinds;
mod laying;
mod lexicon;
mod panel;
mod remark;
mod rules;
mod speech;
mod token;
mod turns;
mod utterance;
mod verdict;
mod vocabulary;
mod wording;
mod writing;
mod written;

#[cfg(test)]
pub(crate) mod tests;

pub use self::{
    any::any_remark,
    body::{BODY_BYTES, BODY_CHARS, Body},
    cards::{CARDS, MadnessCard, clauses},
    check::{check, meta_word},
    chip::{Chip, Chips, Colour, ORDINAL_MAX, PREFIX_MAX, SUFFIX_MAX},
    claim::{Claim, claim_of},
    clause::{Clause, Ears, Kinds, Mode, Rel, TextRule},
    delivery::{DELAY_REMARKS, DELAY_SECONDS, Delivery, has_arrived},
    garnish::dress,
    hearing::{Channels, Holding, Percent, Progress, REMARKS_MAX, Spoken, Talk},
    laying::{asked, auto_play, may_lay, must_auto_play},
    lexicon::CHARACTERS,
    panel::{KindHint, Panel, Refused, panel},
    remark::{At, Kind, Remark, Size, Split, Statement, Tone},
    utterance::{Blank, Utterance},
    verdict::Verdict,
    writing::ClauseWord,
    written::{ABOUT_CHARS, BlankCard, CLAUSES_MAX, TITLE_CHARS, Written},
};
