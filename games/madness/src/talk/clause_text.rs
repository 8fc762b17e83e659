//! Text form of clauses, as a host writes them on a blank card: `max_len 4`, `audience left`,
//! `kinds_only yes,no text yes_no`. Every printed card could be written like this.
use std::{fmt, str::FromStr};

use kernel::{CommandParser, GameRng, GameRngExt, ParseError, named_enum};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::talk::{
    Audience, ClaimMode, Clause, Kind, Kinds, Percent, REMARKS_MAX, Relation, TextRule,
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
    (ClauseWord::NamesMin, Clause::NamesMin),
    (ClauseWord::NamesOne, Clause::NamesOne),
    (ClauseWord::NamesOther, Clause::NamesOther),
    (ClauseWord::PrefixColour, Clause::PrefixColour),
    (ClauseWord::PrefixNo, Clause::PrefixNo),
    (ClauseWord::SuffixSong, Clause::SuffixSong),
    (ClauseWord::HasPlease, Clause::HasPlease),
    (ClauseWord::HasWeather, Clause::HasWeather),
    (ClauseWord::Question, Clause::Question),
    (ClauseWord::Shout, Clause::Shout),
    (ClauseWord::Ordinal, Clause::Ordinal),
    (ClauseWord::NoRepeatKind, Clause::NoRepeatKind),
    (ClauseWord::DoubleSend, Clause::DoubleSend),
    (ClauseWord::FillerAlternate, Clause::FillerAlternate),
    (ClauseWord::ReRequired, Clause::ReRequired),
    (ClauseWord::ReSpokenTo, Clause::ReSpokenTo),
    (ClauseWord::NumsNone, Clause::NumsNone),
    (ClauseWord::SumsForm, Clause::SumsForm),
    (ClauseWord::TypesNone, Clause::TypesNone),
    (ClauseWord::TypesLockFirst, Clause::TypesLockFirst),
    (ClauseWord::TypesOnce, Clause::TypesOnce),
    (ClauseWord::ShareWithPrev, Clause::ShareWithPrev),
    (ClauseWord::FreshOnly, Clause::FreshOnly),
    (ClauseWord::NoPointAtGear, Clause::NoPointAtGear),
    (ClauseWord::GesturesBanned, Clause::GesturesBanned),
    (ClauseWord::Delay, Clause::Delay),
    (ClauseWord::BlankOne, Clause::BlankOne),
    (ClauseWord::PlayAfterAsked, Clause::PlayAfterAsked),
];

impl Clause {
    /// Returns its first word.
    pub fn word(&self) -> ClauseWord {
        match self {
            Clause::MaxLen(_) => ClauseWord::MaxLen,
            Clause::MaxMsgs(_) => ClauseWord::MaxMsgs,
            Clause::ToOnly(_) => ClauseWord::ToOnly,
            Clause::NamesBan(_) => ClauseWord::NamesBan,
            Clause::ReBan(_) => ClauseWord::ReBan,
            Clause::LettersBan(_) => ClauseWord::LettersBan,
            Clause::Gap { .. } => ClauseWord::Gap,
            Clause::QuietUntil(_) => ClauseWord::QuietUntil,
            Clause::QuietUntilOthers(..) => ClauseWord::QuietUntilOthers,
            Clause::QuietAfter(_) => ClauseWord::QuietAfter,
            Clause::AfterSeat(..) => ClauseWord::AfterSeat,
            Clause::AfterAllOthers(_) => ClauseWord::AfterAllOthers,
            Clause::NumsBan(_) => ClauseWord::NumsBan,
            Clause::NumsOnly(_) => ClauseWord::NumsOnly,
            Clause::KindsOnly(..) => ClauseWord::KindsOnly,
            Clause::KindsBan(..) => ClauseWord::KindsBan,
            Clause::Claim(_) => ClauseWord::Claim,
            Clause::Audience(_) => ClauseWord::Audience,
            Clause::PlayAfterRemarks(..) => ClauseWord::PlayAfterRemarks,
            Clause::AutoPlay(_) => ClauseWord::AutoPlay,
            plain => {
                let found = PLAIN.iter().find(|(_, clause)| clause == plain);
                found.expect("every other clause is one word").0
            }
        }
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.word())?;
        match self {
            Clause::MaxLen(n) | Clause::MaxMsgs(n) | Clause::NumsBan(n) | Clause::NumsOnly(n) => {
                write!(f, " {n}")
            }
            Clause::ToOnly(rel) | Clause::NamesBan(rel) | Clause::ReBan(rel) => write!(f, " {rel}"),
            Clause::LettersBan(letter) => write!(f, " {letter}"),
            Clause::Gap { seconds } => write!(f, " {seconds}"),
            Clause::QuietUntil(share)
            | Clause::QuietAfter(share)
            | Clause::AfterAllOthers(share)
            | Clause::AutoPlay(share) => write!(f, " {}", share.0),
            Clause::QuietUntilOthers(n, share) | Clause::PlayAfterRemarks(n, share) => {
                write!(f, " {n} {}", share.0)
            }
            Clause::AfterSeat(rel, share) => write!(f, " {rel} {}", share.0),
            Clause::KindsOnly(kinds, text) => {
                write_kinds(f, *kinds, *text, TextRule::RefusedButtons)
            }
            Clause::KindsBan(kinds, text) => write_kinds(f, *kinds, *text, TextRule::Free),
            Clause::Claim(mode) => write!(f, " {mode}"),
            Clause::Audience(ears) => write!(f, " {ears}"),
            _ => Ok(()),
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
            ClauseWord::MaxLen => Clause::MaxLen(words.number(1..=WORDS_MAX)?),
            ClauseWord::MaxMsgs => Clause::MaxMsgs(remarks(&mut words)?),
            ClauseWord::ToOnly => Clause::ToOnly(words.read()?),
            ClauseWord::NamesBan => Clause::NamesBan(words.read()?),
            ClauseWord::ReBan => Clause::ReBan(words.read()?),
            ClauseWord::LettersBan => Clause::LettersBan(letter(words.next_word())?),
            ClauseWord::Gap => Clause::Gap { seconds: words.number(1..=GAP_MAX)?.into() },
            ClauseWord::QuietUntil => Clause::QuietUntil(share(&mut words)?),
            ClauseWord::QuietUntilOthers => {
                Clause::QuietUntilOthers(remarks(&mut words)?, share(&mut words)?)
            }
            ClauseWord::QuietAfter => Clause::QuietAfter(share(&mut words)?),
            ClauseWord::AfterSeat => Clause::AfterSeat(words.read()?, share(&mut words)?),
            ClauseWord::AfterAllOthers => Clause::AfterAllOthers(share(&mut words)?),
            ClauseWord::NumsBan => Clause::NumsBan(words.number(0..=VALUE_MAX)?),
            ClauseWord::NumsOnly => Clause::NumsOnly(words.number(2..=MULTIPLE_MAX)?),
            ClauseWord::KindsOnly => {
                Clause::KindsOnly(words.read()?, text_rule(&mut words, TextRule::RefusedButtons)?)
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
    words.read_after("text").map(|rule| rule.unwrap_or(default_rule))
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
        ClauseWord::MaxLen => Clause::MaxLen(n),
        ClauseWord::MaxMsgs => Clause::MaxMsgs(n),
        ClauseWord::ToOnly => Clause::ToOnly(rel),
        ClauseWord::NamesBan => Clause::NamesBan(rel),
        ClauseWord::ReBan => Clause::ReBan(rel),
        ClauseWord::LettersBan => Clause::LettersBan(char::from(b'a' + rng.below(26) as u8)),
        ClauseWord::Gap => Clause::Gap { seconds: n.into() },
        ClauseWord::QuietUntil => Clause::QuietUntil(share),
        ClauseWord::QuietUntilOthers => Clause::QuietUntilOthers(n, share),
        ClauseWord::QuietAfter => Clause::QuietAfter(share),
        ClauseWord::AfterSeat => Clause::AfterSeat(rel, share),
        ClauseWord::AfterAllOthers => Clause::AfterAllOthers(share),
        ClauseWord::NumsBan => Clause::NumsBan(n),
        ClauseWord::NumsOnly => Clause::NumsOnly(1 + rng.die(4) as u8),
        ClauseWord::KindsOnly => Clause::KindsOnly(kinds, text),
        ClauseWord::KindsBan => Clause::KindsBan(kinds, text),
        ClauseWord::Claim => Clause::Claim(*rng.choose(ClaimMode::ALL)),
        ClauseWord::Audience => Clause::Audience(*rng.choose(Audience::ALL)),
        ClauseWord::PlayAfterRemarks => Clause::PlayAfterRemarks(n, share),
        ClauseWord::AutoPlay => Clause::AutoPlay(share),
        plain => plain.as_str().parse().expect("every other clause is one word"),
    }
}
