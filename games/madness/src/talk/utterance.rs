//! A remark as heard, with echoes resolved and words swallowed.
use kernel::{GameRng, GameRngExt, Seat, named_enum};
use serde::{Deserialize, Serialize};

use super::{
    body::Body,
    chip::{Chip, Chips, PREFIX_MAX, SUFFIX_MAX},
    lexicon,
    remark::{At, Kind, Remark, Size, Split, Statement, Tone},
    speech::letter_of,
    token::tokens,
};
use crate::data::{Gear, Letter, Sign};

/// The content that reaches a listener. A field is absent if the statement has none or if it was
/// swallowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Utterance {
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
    pub body: Option<Body>,
    pub to: Option<Seat>,
    pub re: Option<u8>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Chip>"))]
    pub prefix: Chips<PREFIX_MAX>,
    #[cfg_attr(feature = "ts", ts(as = "Vec<Chip>"))]
    pub suffix: Chips<SUFFIX_MAX>,
    pub tone: Tone,
    pub split: Option<Split>,
    /// The swallowed word, if any.
    pub blank: Option<Blank>,
}

named_enum! {
    /// A category of words that can be swallowed.
    Blank, "a sort of word such as number":
    Gear = "gear",
    Number = "number",
    Letter = "letter",
    Name = "name",
    Word = "word",
}

impl Utterance {
    /// Returns the remark as meant; `original` is the echoed remark as its speaker heard it.
    pub fn of(remark: &Remark, original: Option<&Utterance>) -> Utterance {
        let mut said = Utterance::without_fields(remark);
        said.fill_fields(&remark.says);
        if let Some(original) = original.filter(|_| remark.kind() == Kind::Echo) {
            said.repeat(original);
        }
        said
    }

    fn without_fields(remark: &Remark) -> Utterance {
        Utterance {
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
            blank: None,
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
            | Statement::Point { at: At::Gear(gear) } => self.gear = Some(gear),
            Statement::HaveSize { gear, size } => {
                self.gear = Some(gear);
                self.size = Some(size);
            }
            Statement::Offer { letter, .. }
            | Statement::Total { letter, .. }
            | Statement::Need { letter, .. }
            | Statement::Focus { letter }
            | Statement::Point { at: At::Letter(letter) } => self.letter = Some(letter),
            Statement::Point { at: At::Seat(seat) } => self.seat = Some(seat),
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
    fn repeat(&mut self, original: &Utterance) {
        *self = Utterance {
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

    /// Removes one important word with equal probability: a kind of equipment, a number, a
    /// challenge or a name. Small talk has none and stays complete.
    pub(super) fn lose_word(&mut self, seats: u8, rng: &mut dyn GameRng) {
        match self.body {
            Some(body) => self.lose_token(body, seats, rng),
            None => self.lose_field(rng),
        }
    }

    fn lose_field(&mut self, rng: &mut dyn GameRng) {
        let has_name = self.to.is_some() || self.seat.is_some() || self.named_chip().is_some();
        let fields = [
            (Blank::Gear, self.gear.is_some()),
            (Blank::Number, self.value.is_some() || self.count.is_some()),
            (Blank::Letter, self.letter.is_some()),
            (Blank::Name, has_name),
        ];
        let there: Vec<Blank> =
            fields.iter().filter(|(_, is_there)| *is_there).map(|(field, _)| *field).collect();
        if there.is_empty() {
            return;
        }
        let blank = *rng.choose(&there);
        self.blank = Some(blank);
        match blank {
            Blank::Gear => self.gear = None,
            Blank::Number => (self.value, self.count, self.split) = (None, None, None),
            Blank::Letter => self.letter = None,
            Blank::Name | Blank::Word => self.lose_names(),
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

    fn lose_token(&mut self, body: Body, seats: u8, rng: &mut dyn GameRng) {
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
            self.blank = Some(Blank::Name);
            self.lose_names();
            return;
        };
        let heard = format!("{}-{}", &text[..place.start], &text[place.end..]);
        self.blank = Some(Blank::Word);
        // A dash replaces a single digit, and anything else gets shorter.
        self.body = Some(Body::new(&heard).expect("a dash never makes a text longer"));
    }
}
