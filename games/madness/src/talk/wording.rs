//! The canonical words of a heard remark: English in every language, for logs and terminals.
use std::fmt;

use super::{
    remark::{Kind, Tone},
    utterance::Utterance,
};

/// Replacement for a swallowed word.
const LOST_WORD: &str = "...";

impl fmt::Display for Utterance {
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

impl Utterance {
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
    use crate::talk::{Remark, Utterance};

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
            assert_eq!(Utterance::of(&remark, None).to_string(), words);
        }
    }
}
