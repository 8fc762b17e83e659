//! Talk in an encounter: remarks, how they are parsed, and the effects of madness.
//!
//! All functions are pure: [`check`] checks a remark, [`Delivery::send`] delivers it, [`require_play_allowed`]
//! and [`auto_play`] apply madness to playing cards. The game keeps the log.
mod affixes;
mod body;
mod cards;
mod check;
mod chip;
mod claim;
mod clause;
mod custom_cards;
mod delivery;
mod disguise;
mod grammar;
mod hearing;
mod kinds;
mod laying;
mod lexicon;
mod panel;
mod random;
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

#[cfg(test)]
pub(crate) mod tests;

pub use self::{
    affixes::add_affixes,
    body::{BODY_BYTES, BODY_CHARS, Body},
    cards::{CARDS, MadnessCard, clauses},
    check::{check, find_meta_word},
    chip::{Chip, Chips, Colour, ORDINAL_MAX, PREFIX_MAX, SUFFIX_MAX},
    claim::{Claim, heard_claim},
    clause::{Clause, Ears, Kinds, Mode, Rel, TextRule},
    custom_cards::{ABOUT_CHARS, BlankCard, CLAUSES_MAX, CustomCards, TITLE_CHARS},
    delivery::{DELAY_REMARKS, DELAY_SECONDS, Delivery, has_arrived},
    hearing::{Channels, Holding, Percent, Progress, REMARKS_MAX, SentRemark, TalkContext},
    laying::{asked, auto_play, must_auto_play, require_play_allowed},
    lexicon::CHARACTERS,
    panel::{KindHint, Panel, Refused, panel},
    random::random_remark,
    remark::{At, Kind, Remark, Size, Split, Statement, Tone},
    utterance::{Blank, Utterance},
    verdict::Verdict,
    writing::ClauseWord,
};
