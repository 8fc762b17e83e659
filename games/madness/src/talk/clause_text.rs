//! Text form of clauses, as a host writes them on a blank card: `max_len 4`, `audience left`,
//! `kinds_only yes,no text yes_no`. Every printed card could be written like this.
use std::{fmt, str::FromStr};

use kernel::{CommandParser, GameRng, GameRngExt, ParseError, named_enum};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::talk::{
    Audience, ClaimMode, Clause, FactRule, FormRule, Kind, Kinds, Percent, REMARKS_MAX, Relation,
    TextRule, TimingRule,
};

named_enum! {
    /// The first word of a clause.
    ClauseWord, "a clause such as max_len":
    MaxLen = "max_len",
    MaxMsgs = "max_msgs",
    NamesMin = "names_min",
    NamesOne = "names_one",
    NamesOther = "names_other",
    ToOnly = "to_only",
    NamesBan = "names_ban",
    ReBan = "re_ban",
    PrefixColour = "prefix_colour",
    PrefixNo = "prefix_no",
    SuffixSong = "suffix_song",
    HasPlease = "has_please",
    HasWeather = "has_weather",
    Question = "question",
    Shout = "shout",
    Ordinal = "ordinal",
    LettersBan = "letters_ban",
    Gap = "gap",
    QuietUntil = "quiet_until",
    QuietUntilOthers = "quiet_until_others",
    QuietAfter = "quiet_after",
    AfterSeat = "after_seat",
    AfterAllOthers = "after_all_others",
    NoRepeatKind = "no_repeat_kind",
    DoubleSend = "double_send",
    FillerAlternate = "filler_alternate",
    ReRequired = "re_required",
    ReSpokenTo = "re_spoken_to",
    NumsNone = "nums_none",
    NumsBan = "nums_ban",
    NumsOnly = "nums_only",
    SumsForm = "sums_form",
    TypesNone = "types_none",
    TypesLockFirst = "types_lock_first",
    TypesOnce = "types_once",
    ShareWithPrev = "share_with_prev",
    FreshOnly = "fresh_only",
    KindsOnly = "kinds_only",
    KindsBan = "kinds_ban",
    NoPointAtGear = "no_point_at_gear",
    GesturesBanned = "gestures_banned",
    Claim = "claim",
    Delay = "delay",
    BlankOne = "blank_one",
    Audience = "audience",
    PlayAfterRemarks = "play_after_remarks",
    PlayAfterAsked = "play_after_asked",
    AutoPlay = "auto_play",
}

const WORDS_MAX: u8 = 20;
const GAP_MAX: u8 = 30;
const VALUE_MAX: u8 = 60;
const MULTIPLE_MAX: u8 = 10;

/// Clauses that consist of a single word.
const PLAIN: [(ClauseWord, Clause); 28] = [
    (ClauseWord::NamesMin, Clause::Form(FormRule::NamesMin)),
    (ClauseWord::NamesOne, Clause::Form(FormRule::NamesOne)),
    (ClauseWord::NamesOther, Clause::Form(FormRule::NamesOther)),
    (ClauseWord::PrefixColour, Clause::Form(FormRule::PrefixColour)),
    (ClauseWord::PrefixNo, Clause::Form(FormRule::PrefixNo)),
    (ClauseWord::SuffixSong, Clause::Form(FormRule::SuffixSong)),
    (ClauseWord::HasPlease, Clause::Form(FormRule::HasPlease)),
    (ClauseWord::HasWeather, Clause::Form(FormRule::HasWeather)),
    (ClauseWord::Question, Clause::Form(FormRule::Question)),
    (ClauseWord::Shout, Clause::Form(FormRule::Shout)),
    (ClauseWord::Ordinal, Clause::Form(FormRule::Ordinal)),
    (ClauseWord::NoRepeatKind, Clause::NoRepeatKind),
    (ClauseWord::DoubleSend, Clause::Timing(TimingRule::DoubleSend)),
    (ClauseWord::FillerAlternate, Clause::Timing(TimingRule::FillerAlternate)),
    (ClauseWord::ReRequired, Clause::Timing(TimingRule::ReRequired)),
    (ClauseWord::ReSpokenTo, Clause::Timing(TimingRule::ReSpokenTo)),
    (ClauseWord::NumsNone, Clause::Facts(FactRule::NumsNone)),
    (ClauseWord::SumsForm, Clause::Facts(FactRule::SumsForm)),
    (ClauseWord::TypesNone, Clause::Facts(FactRule::TypesNone)),
    (ClauseWord::TypesLockFirst, Clause::Facts(FactRule::TypesLockFirst)),
    (ClauseWord::TypesOnce, Clause::Facts(FactRule::TypesOnce)),
    (ClauseWord::ShareWithPrev, Clause::Facts(FactRule::ShareWithPrev)),
    (ClauseWord::FreshOnly, Clause::Facts(FactRule::FreshOnly)),
    (ClauseWord::NoPointAtGear, Clause::NoPointAtGear),
    (ClauseWord::GesturesBanned, Clause::GesturesBanned),
    (ClauseWord::Delay, Clause::Delay),
    (ClauseWord::BlankOne, Clause::BlankOne),
    (ClauseWord::PlayAfterAsked, Clause::PlayAfterAsked),
];

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Clause::Form(rule) => fmt::Display::fmt(&rule, f),
            Clause::Timing(rule) => fmt::Display::fmt(&rule, f),
            Clause::Facts(rule) => fmt::Display::fmt(&rule, f),
            Clause::NoRepeatKind => write!(f, "{}", ClauseWord::NoRepeatKind),
            Clause::KindsOnly(kinds, text) => {
                write!(f, "{}", ClauseWord::KindsOnly)?;
                write_kinds(f, kinds, text, TextRule::Refused)
            }
            Clause::KindsBan(kinds, text) => {
                write!(f, "{}", ClauseWord::KindsBan)?;
                write_kinds(f, kinds, text, TextRule::Free)
            }
            Clause::NoPointAtGear => write!(f, "{}", ClauseWord::NoPointAtGear),
            Clause::GesturesBanned => write!(f, "{}", ClauseWord::GesturesBanned),
            Clause::Claim(mode) => write!(f, "{} {mode}", ClauseWord::Claim),
            Clause::Delay => write!(f, "{}", ClauseWord::Delay),
            Clause::BlankOne => write!(f, "{}", ClauseWord::BlankOne),
            Clause::Audience(audience) => write!(f, "{} {audience}", ClauseWord::Audience),
            Clause::PlayAfterRemarks(n, Percent(share)) => {
                write!(f, "{} {n} {share}", ClauseWord::PlayAfterRemarks)
            }
            Clause::PlayAfterAsked => write!(f, "{}", ClauseWord::PlayAfterAsked),
            Clause::AutoPlay(Percent(share)) => write!(f, "{} {share}", ClauseWord::AutoPlay),
        }
    }
}

impl fmt::Display for FormRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            FormRule::MaxLen(n) => write!(f, "{} {n}", ClauseWord::MaxLen),
            FormRule::NamesMin => write!(f, "{}", ClauseWord::NamesMin),
            FormRule::NamesOne => write!(f, "{}", ClauseWord::NamesOne),
            FormRule::NamesOther => write!(f, "{}", ClauseWord::NamesOther),
            FormRule::ToOnly(relation) => write!(f, "{} {relation}", ClauseWord::ToOnly),
            FormRule::NamesBan(relation) => write!(f, "{} {relation}", ClauseWord::NamesBan),
            FormRule::ReBan(relation) => write!(f, "{} {relation}", ClauseWord::ReBan),
            FormRule::PrefixColour => write!(f, "{}", ClauseWord::PrefixColour),
            FormRule::PrefixNo => write!(f, "{}", ClauseWord::PrefixNo),
            FormRule::SuffixSong => write!(f, "{}", ClauseWord::SuffixSong),
            FormRule::HasPlease => write!(f, "{}", ClauseWord::HasPlease),
            FormRule::HasWeather => write!(f, "{}", ClauseWord::HasWeather),
            FormRule::Question => write!(f, "{}", ClauseWord::Question),
            FormRule::Shout => write!(f, "{}", ClauseWord::Shout),
            FormRule::Ordinal => write!(f, "{}", ClauseWord::Ordinal),
            FormRule::LettersBan(letter) => write!(f, "{} {letter}", ClauseWord::LettersBan),
        }
    }
}

impl fmt::Display for TimingRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            TimingRule::MaxMsgs(n) => write!(f, "{} {n}", ClauseWord::MaxMsgs),
            TimingRule::Gap { seconds } => write!(f, "{} {seconds}", ClauseWord::Gap),
            TimingRule::QuietUntil(Percent(share)) => {
                write!(f, "{} {share}", ClauseWord::QuietUntil)
            }
            TimingRule::QuietUntilOthers(n, Percent(share)) => {
                write!(f, "{} {n} {share}", ClauseWord::QuietUntilOthers)
            }
            TimingRule::QuietAfter(Percent(share)) => {
                write!(f, "{} {share}", ClauseWord::QuietAfter)
            }
            TimingRule::DoubleSend => write!(f, "{}", ClauseWord::DoubleSend),
            TimingRule::FillerAlternate => write!(f, "{}", ClauseWord::FillerAlternate),
            TimingRule::ReRequired => write!(f, "{}", ClauseWord::ReRequired),
            TimingRule::ReSpokenTo => write!(f, "{}", ClauseWord::ReSpokenTo),
            TimingRule::AfterSeat(relation, Percent(share)) => {
                write!(f, "{} {relation} {share}", ClauseWord::AfterSeat)
            }
            TimingRule::AfterAllOthers(Percent(share)) => {
                write!(f, "{} {share}", ClauseWord::AfterAllOthers)
            }
        }
    }
}

impl fmt::Display for FactRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            FactRule::NumsNone => write!(f, "{}", ClauseWord::NumsNone),
            FactRule::NumsBan(n) => write!(f, "{} {n}", ClauseWord::NumsBan),
            FactRule::NumsOnly(n) => write!(f, "{} {n}", ClauseWord::NumsOnly),
            FactRule::SumsForm => write!(f, "{}", ClauseWord::SumsForm),
            FactRule::TypesNone => write!(f, "{}", ClauseWord::TypesNone),
            FactRule::TypesLockFirst => write!(f, "{}", ClauseWord::TypesLockFirst),
            FactRule::TypesOnce => write!(f, "{}", ClauseWord::TypesOnce),
            FactRule::ShareWithPrev => write!(f, "{}", ClauseWord::ShareWithPrev),
            FactRule::FreshOnly => write!(f, "{}", ClauseWord::FreshOnly),
        }
    }
}

/// Writes the rule for free text only if it is not the default.
fn write_kinds(
    f: &mut fmt::Formatter<'_>,
    kinds: Kinds,
    text: TextRule,
    default_rule: TextRule,
) -> fmt::Result {
    write!(f, " {kinds}")?;
    if text == default_rule { Ok(()) } else { write!(f, " text {text}") }
}

impl FromStr for Clause {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Clause, ParseError> {
        let mut words = CommandParser::new(text);
        let clause = match words.read()? {
            ClauseWord::MaxLen => Clause::Form(FormRule::MaxLen(words.number(1..=WORDS_MAX)?)),
            ClauseWord::MaxMsgs => Clause::Timing(TimingRule::MaxMsgs(remarks(&mut words)?)),
            ClauseWord::ToOnly => Clause::Form(FormRule::ToOnly(words.read()?)),
            ClauseWord::NamesBan => Clause::Form(FormRule::NamesBan(words.read()?)),
            ClauseWord::ReBan => Clause::Form(FormRule::ReBan(words.read()?)),
            ClauseWord::LettersBan => {
                Clause::Form(FormRule::LettersBan(letter(words.next_word())?))
            }
            ClauseWord::Gap => {
                Clause::Timing(TimingRule::Gap { seconds: words.number(1..=GAP_MAX)?.into() })
            }
            ClauseWord::QuietUntil => Clause::Timing(TimingRule::QuietUntil(share(&mut words)?)),
            ClauseWord::QuietUntilOthers => Clause::Timing(TimingRule::QuietUntilOthers(
                remarks(&mut words)?,
                share(&mut words)?,
            )),
            ClauseWord::QuietAfter => Clause::Timing(TimingRule::QuietAfter(share(&mut words)?)),
            ClauseWord::AfterSeat => {
                Clause::Timing(TimingRule::AfterSeat(words.read()?, share(&mut words)?))
            }
            ClauseWord::AfterAllOthers => {
                Clause::Timing(TimingRule::AfterAllOthers(share(&mut words)?))
            }
            ClauseWord::NumsBan => Clause::Facts(FactRule::NumsBan(words.number(0..=VALUE_MAX)?)),
            ClauseWord::NumsOnly => {
                Clause::Facts(FactRule::NumsOnly(words.number(2..=MULTIPLE_MAX)?))
            }
            ClauseWord::KindsOnly => {
                Clause::KindsOnly(words.read()?, text_rule(&mut words, TextRule::Refused)?)
            }
            ClauseWord::KindsBan => {
                Clause::KindsBan(words.read()?, text_rule(&mut words, TextRule::Free)?)
            }
            ClauseWord::Claim => Clause::Claim(words.read()?),
            ClauseWord::Audience => Clause::Audience(words.read()?),
            ClauseWord::PlayAfterRemarks => {
                Clause::PlayAfterRemarks(remarks(&mut words)?, share(&mut words)?)
            }
            ClauseWord::AutoPlay => Clause::AutoPlay(share(&mut words)?),
            plain => {
                let found = PLAIN.iter().find(|(word, _)| *word == plain);
                found.expect("every other clause is one word").1
            }
        };
        words.end(clause)
    }
}

fn remarks(words: &mut CommandParser<'_>) -> Result<u8, ParseError> {
    words.number(1..=REMARKS_MAX as u8)
}

/// Parses a percentage.
fn share(words: &mut CommandParser<'_>) -> Result<Percent, ParseError> {
    words.number(1..=99).map(Percent)
}

fn text_rule(
    words: &mut CommandParser<'_>,
    default_rule: TextRule,
) -> Result<TextRule, ParseError> {
    words.read_optional("text").map(|rule| rule.unwrap_or(default_rule))
}

fn letter(word: &str) -> Result<char, ParseError> {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(letter @ 'a'..='z'), None) => Ok(letter),
        _ => Err(ParseError::expected("a letter from a to z", word)),
    }
}

impl fmt::Display for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, kind) in self.iter().enumerate() {
            write!(f, "{}{kind}", if nth == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

/// Parses `yes,no`: each kind once and in order, so that there is one spelling. Free text is not
/// listed because it has a rule of its own.
impl FromStr for Kinds {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Kinds, ParseError> {
        let kinds: Vec<Kind> = text.split(',').map(str::parse).collect::<Result<_, _>>()?;
        let kinds = Kinds::of(&kinds);
        if kinds.has(Kind::Text) || kinds.to_string() != text {
            return Err(ParseError::expected("sorts of statements such as yes,no", text));
        }
        Ok(kinds)
    }
}

impl Serialize for Clause {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Clause {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Clause, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

/// Returns a random clause for conformance tests and fuzzing.
pub(crate) fn random_clause(rng: &mut dyn GameRng) -> Clause {
    let word = *rng.choose(ClauseWord::ALL);
    let rel = *rng.choose(Relation::ALL);
    let n = rng.die(REMARKS_MAX as u32) as u8;
    let share = Percent(rng.die(99) as u8);
    let kinds = {
        let mut tray: Vec<Kind> =
            Kind::ALL.iter().copied().filter(|&kind| kind != Kind::Text).collect();
        rng.shuffle(&mut tray);
        Kinds::of(&tray[..rng.die(6) as usize])
    };
    let text = *rng.choose(TextRule::ALL);
    match word {
        ClauseWord::MaxLen => Clause::Form(FormRule::MaxLen(n)),
        ClauseWord::MaxMsgs => Clause::Timing(TimingRule::MaxMsgs(n)),
        ClauseWord::ToOnly => Clause::Form(FormRule::ToOnly(rel)),
        ClauseWord::NamesBan => Clause::Form(FormRule::NamesBan(rel)),
        ClauseWord::ReBan => Clause::Form(FormRule::ReBan(rel)),
        ClauseWord::LettersBan => {
            Clause::Form(FormRule::LettersBan(char::from(b'a' + rng.below(26) as u8)))
        }
        ClauseWord::Gap => Clause::Timing(TimingRule::Gap { seconds: n.into() }),
        ClauseWord::QuietUntil => Clause::Timing(TimingRule::QuietUntil(share)),
        ClauseWord::QuietUntilOthers => Clause::Timing(TimingRule::QuietUntilOthers(n, share)),
        ClauseWord::QuietAfter => Clause::Timing(TimingRule::QuietAfter(share)),
        ClauseWord::AfterSeat => Clause::Timing(TimingRule::AfterSeat(rel, share)),
        ClauseWord::AfterAllOthers => Clause::Timing(TimingRule::AfterAllOthers(share)),
        ClauseWord::NumsBan => Clause::Facts(FactRule::NumsBan(n)),
        ClauseWord::NumsOnly => Clause::Facts(FactRule::NumsOnly(1 + rng.die(4) as u8)),
        ClauseWord::KindsOnly => Clause::KindsOnly(kinds, text),
        ClauseWord::KindsBan => Clause::KindsBan(kinds, text),
        ClauseWord::Claim => Clause::Claim(*rng.choose(ClaimMode::ALL)),
        ClauseWord::Audience => Clause::Audience(*rng.choose(Audience::ALL)),
        ClauseWord::PlayAfterRemarks => Clause::PlayAfterRemarks(n, share),
        ClauseWord::AutoPlay => Clause::AutoPlay(share),
        plain => plain.as_str().parse().expect("every other clause is one word"),
    }
}
