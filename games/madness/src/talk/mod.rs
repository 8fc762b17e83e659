//! Talk during an encounter, from the typed remark to its effects. One remark takes these steps:
//!
//! 1. **Typed**: [`remark`] is what a speaker sends, with the added words of [`chip`]. [`grammar`]
//!    is its text form, and [`typed_text`] holds free text in normal form.
//! 2. **Parsed**: [`heard_remark`] is the content that can reach a listener. [`parse`] extracts
//!    words, numbers, names and claims from it, the same way for buttons and for free text.
//!    Since version 2 of the rules, [`reading`] also understands free text as a person does.
//! 3. **Judged**: [`check`] accepts the remark or returns a [`refusal`]. It uses the speaker's
//!    knowledge ([`context`]) and the clauses ([`clause`], [`clause_text`]) on the speaker's cards
//!    ([`printed_cards`], [`custom_cards`]).
//! 4. **Delivered**: [`deliver`] decides who hears the remark, when, and how much of it. [`log`]
//!    keeps the remarks of this timer.
//! 5. **Counted**: [`track_record`] compares claims with the revealed cards.
//!
//! [`affixes`] adds the words that madness asks for, [`panel`] explains forbidden buttons, and
//! [`random`] makes up remarks for tests.
mod affixes;
mod check;
mod chip;
mod clause;
mod clause_text;
mod context;
mod custom_cards;
mod deliver;
mod grammar;
mod heard_remark;
mod log;
mod panel;
mod parse;
mod printed_cards;
mod random;
mod reading;
mod refusal;
mod remark;
mod track_record;
mod typed_text;

#[cfg(test)]
pub(crate) mod tests;

pub(crate) use self::{
    affixes::{add_affixes, add_affixes_for},
    check::{RemarkCheck, addresses, check, find_meta_word, require_madness},
    clause_text::random_clause,
    context::{Holding, Percent, Progress, REMARKS_MAX, TalkContext},
    deliver::{Delivery, advance, drop_pending, say},
    log::{SentRemark, TalkState, n_by_others},
    panel::panel,
    parse::{
        Claim, ClaimParse, ParsedRemark, gear_before, heard_claim, letter_of, parse_claim, tokens,
    },
    printed_cards::{CARDS, clauses},
    reading::Reading,
    track_record::{Interpretation, Meaning, n_hidden, record_reveal, speaker_of},
    typed_text::is_invisible,
};
pub use self::{
    chip::{Chip, Chips, Colour, ORDINAL_MAX, PREFIX_MAX, SUFFIX_MAX},
    clause::{
        Audience, ClaimMode, Clause, FactRule, FormRule, Kinds, Relation, TextRule, TimingRule,
    },
    clause_text::ClauseWord,
    custom_cards::{CustomCard, CustomCards},
    heard_remark::{HeardRemark, LostWord},
    panel::{KindHint, Panel, RefusedButtons},
    random::random_remark,
    refusal::{MadnessRefusal, TalkRefusal},
    remark::{Kind, PointTarget, Remark, Size, Split, Statement, Tone},
    track_record::{Score, TrackRecord},
    typed_text::TypedText,
};
#[cfg(test)]
pub(crate) use self::{context::Channels, deliver::has_arrived, typed_text::TEXT_CHARS};
