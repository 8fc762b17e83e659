//! A remark as heard, with echoes resolved and words swallowed.
use std::fmt;

use kernel::{GameRng, GameRngExt, Seat, named_enum};
use serde::{Deserialize, Serialize};

use crate::data::{Gear, Letter, Sign};
use crate::talk::{
    Chip, Chips, Kind, PREFIX_MAX, PointTarget, Remark, SUFFIX_MAX, Size, Split, Statement, Tone,
    TypedText, letter_of, parse::lexicon, tokens,
};

/// The content that reaches a listener. A field is absent if the statement has none or if it was
/// swallowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeardRemark {
    pub kind: Kind,
    /// The kind of the statement; an echo has the kind of the remark it repeats.
    pub what: Kind,
    /// The remark that an echo repeats.
    pub of: Option<u8>,
    pub gear: Option<Gear>,
    pub value: Option<u8>,
    pub count: Option<u8>,
    pub size: Option<Size>,
    pub letter: Option<Letter>,
    /// The player it points at.
    pub seat: Option<Seat>,
    pub sign: Option<Sign>,
    pub body: Option<TypedText>,
    pub to: Option<Seat>,
    pub re: Option<u8>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Chip>"))]
    pub prefix: Chips<PREFIX_MAX>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Chip>"))]
    pub suffix: Chips<SUFFIX_MAX>,
    pub tone: Tone,
    pub split: Option<Split>,
    /// The swallowed word, if any.
    pub lost: Option<LostWord>,
}

named_enum! {
    /// A category of words that can be swallowed.
    LostWord, "a sort of word such as number":
    Gear = "gear",
    Number = "number",
    Letter = "letter",
    Name = "name",
    Word = "word",
}

impl HeardRemark {
    /// Returns the remark as meant; `original` is the echoed remark as its speaker heard it.
    pub fn of(remark: &Remark, original: Option<&HeardRemark>) -> HeardRemark {
        let mut said = HeardRemark::without_fields(remark);
        said.fill_fields(&remark.says);
        if let Some(original) = original.filter(|_| remark.kind() == Kind::Echo) {
            said.repeat(original);
        }
        said
    }

    fn without_fields(remark: &Remark) -> HeardRemark {
        HeardRemark {
            kind: remark.kind(),
            what: remark.kind(),
            of: None,
            gear: None,
            value: remark.says.value(),
            count: remark.says.count(),
            size: None,
            letter: None,
            seat: None,
            sign: None,
            body: None,
            to: remark.to,
            re: remark.re,
            prefix: remark.prefix,
            suffix: remark.suffix,
            tone: remark.tone,
            split: remark.split,
            lost: None,
        }
    }

    fn fill_fields(&mut self, says: &Statement) {
        match *says {
            Statement::HaveCard { gear, .. }
            | Statement::HaveTotal { gear, .. }
            | Statement::HaveCount { gear, .. }
            | Statement::Request { gear, .. }
            | Statement::Hold { gear }
            | Statement::Ask { gear }
            | Statement::Point { at: PointTarget::Gear(gear) } => self.gear = Some(gear),
            Statement::HaveSize { gear, size } => {
                self.gear = Some(gear);
                self.size = Some(size);
            }
            Statement::Offer { letter, .. }
            | Statement::Total { letter, .. }
            | Statement::Need { letter, .. }
            | Statement::Focus { letter }
            | Statement::Point { at: PointTarget::Letter(letter) } => self.letter = Some(letter),
            Statement::Point { at: PointTarget::Seat(seat) } => self.seat = Some(seat),
            Statement::React { sign } => self.sign = Some(sign),
            Statement::Echo { of } => self.of = Some(of),
            Statement::Text { body } => self.body = Some(body),
            Statement::Yes
            | Statement::No
            | Statement::Number { .. }
            | Statement::Go
            | Statement::Wait
            | Statement::Injured { .. } => {}
        }
    }

    /// Copies the words of the original but keeps the modifiers of the echo.
    fn repeat(&mut self, original: &HeardRemark) {
        *self = HeardRemark {
            kind: Kind::Echo,
            of: self.of,
            to: self.to.or(original.to),
            re: self.re,
            prefix: self.prefix,
            suffix: self.suffix,
            tone: self.tone,
            ..*original
        };
    }

    /// Removes one important word at random, each with equal probability: a kind of equipment, a
    /// number, a challenge or a name. Small talk has none and stays complete.
    pub(crate) fn lose_word(&mut self, seats: u8, rng: &mut dyn GameRng) {
        match self.body {
            Some(body) => self.lose_token(body, seats, rng),
            None => self.lose_field(rng),
        }
    }

    fn lose_field(&mut self, rng: &mut dyn GameRng) {
        let has_name = self.to.is_some() || self.seat.is_some() || self.named_chip().is_some();
        let fields = [
            (LostWord::Gear, self.gear.is_some()),
            (LostWord::Number, self.value.is_some() || self.count.is_some()),
            (LostWord::Letter, self.letter.is_some()),
            (LostWord::Name, has_name),
        ];
        let there: Vec<LostWord> =
            fields.iter().filter(|(_, is_there)| *is_there).map(|(field, _)| *field).collect();
        if there.is_empty() {
            return;
        }
        let blank = *rng.choose(&there);
        self.lost = Some(blank);
        match blank {
            LostWord::Gear => self.gear = None,
            LostWord::Number => (self.value, self.count, self.split) = (None, None, None),
            LostWord::Letter => self.letter = None,
            LostWord::Name | LostWord::Word => self.lose_names(),
        }
    }

    fn named_chip(&self) -> Option<Chip> {
        self.prefix.iter().chain(self.suffix.iter()).find(|chip| matches!(chip, Chip::Name(_)))
    }

    fn lose_names(&mut self) {
        (self.to, self.seat) = (None, None);
        let is_other = |chip: &Chip| !matches!(chip, Chip::Name(_));
        let prefix: Vec<Chip> = self.prefix.iter().filter(is_other).collect();
        let suffix: Vec<Chip> = self.suffix.iter().filter(is_other).collect();
        self.prefix = Chips::of(&prefix).expect("removing chips keeps the row short enough");
        self.suffix = Chips::of(&suffix).expect("removing chips keeps the row short enough");
    }

    fn lose_token(&mut self, body: TypedText, seats: u8, rng: &mut dyn GameRng) {
        let text = body.as_str();
        let mut important = Vec::new();
        for token in tokens(text) {
            let is_important = lexicon::gear(&token.word).is_some()
                || lexicon::number(&token.word).is_some()
                || lexicon::name(&token.word, seats).is_some()
                || letter_of(&token, text).is_some();
            if is_important {
                important.push(token.place);
            }
        }
        let has_name = self.to.is_some() || self.named_chip().is_some();
        let n_lost = important.len() + usize::from(has_name);
        if n_lost == 0 {
            return;
        }
        let Some(place) = important.get(rng.below(n_lost as u32) as usize) else {
            self.lost = Some(LostWord::Name);
            self.lose_names();
            return;
        };
        let heard = format!("{}-{}", &text[..place.start], &text[place.end..]);
        self.lost = Some(LostWord::Word);
        // A dash replaces a single digit, and anything else gets shorter.
        self.body = Some(TypedText::new(&heard).expect("a dash never makes a text longer"));
    }
}

/// Replacement for a swallowed word.
const LOST_WORD: &str = "...";

impl fmt::Display for HeardRemark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words: Vec<String> = self.prefix.iter().map(|chip| chip.to_string()).collect();
        if let Some(to) = self.to {
            words.push(format!("{to}:"));
        }
        words.push(self.statement());
        words.extend(self.suffix.iter().map(|chip| chip.to_string()));
        let words = words.join(" ");
        match self.tone {
            Tone::Normal => f.write_str(&words),
            Tone::Shout => f.write_str(&words.to_uppercase()),
        }
    }
}

impl HeardRemark {
    fn statement(&self) -> String {
        let gear = self.gear.map_or(LOST_WORD, |gear| gear.as_str());
        let letter = self.letter.map_or(LOST_WORD.to_owned(), |it| it.as_str().to_uppercase());
        let value = || self.number().unwrap_or_else(|| LOST_WORD.to_owned());
        let count = self.count.map_or(LOST_WORD.to_owned(), |count| count.to_string());
        // The number of an offer or request is optional.
        let maybe = || self.number().map_or(String::new(), |value| format!(" {value}"));
        match self.what {
            Kind::HaveCard => format!("have {gear} {}", value()),
            Kind::HaveTotal => format!("{gear} total {}", value()),
            Kind::HaveCount => format!("{count} {gear} cards"),
            Kind::HaveSize => format!("{} {gear}", self.size.map_or(LOST_WORD, |it| it.as_str())),
            Kind::Offer => format!("cover {letter}{}", maybe()),
            Kind::Request => format!("play {gear}{}", maybe()),
            Kind::Hold => format!("keep {gear}"),
            Kind::Total => format!("{letter} total {}", value()),
            Kind::Need => format!("need {letter} {}", value()),
            Kind::Focus => format!("only {letter}"),
            Kind::Ask => format!("{gear}?"),
            Kind::Yes => "yes".to_owned(),
            Kind::No => "no".to_owned(),
            Kind::Number => value(),
            Kind::Point => self.pointed_at(),
            Kind::React => format!("({})", self.sign.map_or(LOST_WORD, |sign| sign.as_str())),
            Kind::Go => "now".to_owned(),
            Kind::Wait => "wait".to_owned(),
            Kind::Injured => format!("{count} injuries"),
            Kind::Echo => LOST_WORD.to_owned(),
            Kind::Text => self.body.map_or(LOST_WORD.to_owned(), |body| body.to_string()),
        }
    }

    fn number(&self) -> Option<String> {
        match (self.value, self.split) {
            (Some(_), Some(split)) => Some(split.to_string()),
            (Some(value), None) => Some(value.to_string()),
            (None, _) => None,
        }
    }

    fn pointed_at(&self) -> String {
        let seat = self.seat.map(|seat| seat.to_string());
        let gear = self.gear.map(|gear| gear.to_string());
        let letter = self.letter.map(|letter| letter.as_str().to_uppercase());
        let what = seat.or(gear).or(letter).unwrap_or_else(|| LOST_WORD.to_owned());
        format!("-> {what}")
    }
}

#[cfg(test)]
mod tests {
    use crate::talk::{HeardRemark, Remark};

    #[test]
    fn heard_remarks_have_canonical_words() {
        for (command, words) in [
            ("have tools 5", "have tools 5"),
            (
                "to p2 first red last please,? shout as 2+3 have tools 5",
                "RED P2: HAVE TOOLS 2+3 PLEASE ?",
            ),
            ("text five of mine", "five of mine"),
            ("sign alarm", "(alarm)"),
        ] {
            let remark: Remark = command.parse().expect(command);
            assert_eq!(HeardRemark::of(&remark, None).to_string(), words);
        }
    }
}
