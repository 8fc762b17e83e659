//! Properties of a text that clauses ask for.
use super::{
    Act, Mark, Reading, Word, acts,
    claims::{self, Question},
    judge::Verdict,
    things,
    words::any_phrase,
};
use crate::data::MadnessId;
use crate::talk::{MadnessRefusal, parse::plain_letters};

impl Reading {
    /// Returns `true` for signs and pictures, which could smuggle in a message.
    pub(super) fn has_symbols(&self) -> bool {
        let is_usual =
            |c: char| c.is_alphanumeric() || c.is_whitespace() || ".,:;!?…'’-+/()\"".contains(c);
        !self.text().starts_with(char::is_alphanumeric) || !self.text().chars().all(is_usual)
    }

    pub(super) fn only_names(&self) -> bool {
        !self.names().is_empty()
            && self.words.iter().all(|word| word.name.is_some_and(|name| !name.is_possessive))
    }

    /// Returns `true` if nothing but words was typed: marks may end them, but not join them.
    pub(super) fn is_plain(&self) -> bool {
        !self.has_symbols()
            && self.words.iter().all(|word| {
                !matches!(word.mark, Mark::Plus | Mark::Sign | Mark::Joined) && !word.is_picture
            })
    }

    pub(super) fn ends_with_song(&self) -> bool {
        let mut last = self.words.iter().rev().filter(|word| !word.is_picture);
        let plain = |word: Option<&Word>| word.map_or(String::new(), |it| it.text.replace('-', ""));
        let (last, before) = (plain(last.next()), plain(last.next()));
        let is_song = |word: &str| strsim::osa_distance(word, "tekelili") <= 1;
        is_song(&last) || is_song(&(before + &last))
    }

    /// Returns `true` if the text opens with a "no". "Na" and "ne" open other sentences, too.
    pub(super) fn starts_with_no(&self) -> bool {
        self.words.first().is_some_and(|word| things::is_no(&word.text) && !word.is("na ne"))
    }

    pub(super) fn says_please(&self) -> bool {
        self.words.iter().any(|word| things::is_please(&word.text))
    }

    pub(super) fn is_shouted(&self) -> bool {
        let mut letters = self.text().chars().filter(|c| c.is_alphabetic()).peekable();
        letters.peek().is_some() && letters.all(|c| !c.is_lowercase() || c == 'ß')
    }

    pub(super) fn mentions_weather(&self) -> bool {
        const FIGURES: &str = "\
            a breeze, rain check, under the weather, hail mary, snowed under, brain freeze, \
            cloud nine, cloud 9, the ice, by storm, wind von, schnee von gestern, vom regen in, \
            kalte fusse, lightning fast, storm through, storm in, sturm im, aus eis, \
            freeze there, warm up, warm anziehen";
        if any_phrase(&self.words, FIGURES) {
            return false;
        }
        self.words.iter().enumerate().any(|(at, word)| {
            let before = at.checked_sub(1).map(|at| &self.words[at]);
            let is_feet = self
                .words
                .get(at + 1)
                .is_some_and(|next| next.is("feet blood hard shoulder fusse"));
            let is_tease = word.is("wind winds")
                && self.words.get(at + 1).is_some_and(|next| next.is("me up you him her"));
            let is_degree =
                word.is("grad degrees") && before.is_none_or(|before| before.number.is_none());
            things::is_weather(&word.text) && !is_feet && !is_tease && !is_degree
        })
    }

    pub(super) fn paint(&self) -> Option<things::Paint> {
        let first = self.words.first()?;
        let by_shade = || {
            things::is_shade(&first.text)
                .then(|| self.words.get(1).and_then(|word| things::paint(&word.text)))?
        };
        things::paint(&first.text).or_else(by_shade)
    }

    pub(super) fn judge_letter(&self, letter: char, madness: MadnessId) -> Verdict {
        let typed = |word: &Word| {
            let raw = plain_letters(&self.text()[word.place.clone()]).to_lowercase();
            // A digit in a word stands for a letter.
            if raw.contains(char::is_alphabetic) { raw.replace('0', "o") } else { raw }
        };
        match self.words.iter().map(typed).find(|word| word.contains(letter)) {
            Some(word) => Err(MadnessRefusal::LetterLost { madness, letter, word }),
            None => Ok(()),
        }
    }

    /// Returns a number that is not the sum of two smaller ones.
    pub(super) fn number_outside_sums(&self) -> Option<u16> {
        let mut at = 0;
        while at < self.words.len() {
            let Some(number) = self.words[at].number else {
                at += 1;
                continue;
            };
            let Some((first, second, n)) = self.sum_at(at) else { return Some(number) };
            let last = &self.words[at + n - 1];
            let goes_on = matches!(last.mark, Mark::Plus | Mark::Sign)
                || self.words.get(at + n).is_some_and(|word| word.is("plus minus"));
            if first == 0 || second == 0 || goes_on || n == 4 {
                return Some(number);
            }
            at += n;
        }
        None
    }

    /// Returns a word for a total or a shortfall.
    pub(super) fn word_of_sums(&self) -> Option<String> {
        const TOTALS: &str = "\
            altogether total totals sum together combined zusammen insgesamt gesamt summe \
            zamm zsamm zusamm gesamtsumme sums totalling subtotal between aufsummiert tally \
            addiert";
        const WITH_NUMBER: &str = "\
            short lack lacking missing need needs left makes make adds add come comes \
            remaining over under off fehlt fehlen fehln fehlts mangelt brauch brauche \
            brauchen braucht brauchts brauchma ubrig uebrig macht wir waren ergibt ergeben \
            we sind hamma samma haben now jetzt require requires fewer kommen wants were \
            drunter druber";
        let has_number = self.words.iter().any(|word| word.number.is_some());
        let total = self.words.iter().find(|word| word.is(TOTALS));
        let needed = self.words.iter().find(|word| word.is(WITH_NUMBER));
        if !has_number {
            return None;
        }
        // "That's nine", "stehen bei acht": a sum, unless it is one card.
        let names_gear = self.words.iter().any(|word| word.gear.is_some());
        let state = self.words.windows(2).find(|pair| {
            pair[0].is("thats thatll its at bei far up puts equals")
                && pair[1].number.is_some()
                && !names_gear
        });
        total.or(needed).or(state.map(|pair| &pair[0])).map(|word| word.text.clone())
    }

    /// Returns the first word of an order or wish.
    pub(super) fn order(&self) -> Option<String> {
        let please = self.words.iter().find(|word| things::is_please(&word.text));
        let by_order = self.sentences().find(|sentence| acts::is_request(sentence));
        please
            .or_else(|| by_order.and_then(|sentence| acts::core(sentence).first()))
            .map(|word| word.text.clone())
    }

    /// Returns a word by which the speaker talks about their own cards.
    pub(super) fn word_of_self(
        &self,
        speaker: kernel::Seat,
        question: Option<&Question>,
    ) -> Option<String> {
        for sentence in self.sentences() {
            let act = self.act(sentence, speaker);
            let is_own = match act {
                Act::OwnCards => true,
                Act::Request | Act::Question => claims::adds_own_card(sentence, speaker),
                Act::Answer | Act::Plan | Act::SmallTalk => {
                    question.is_some_and(|question| question.is_about_hand)
                        && !self.names_challenge()
                        && (act == Act::Answer
                            || sentence.iter().any(|word| word.number.is_some())
                            || claims::denies(sentence))
                }
                Act::Filler => false,
            };
            if is_own {
                return sentence
                    .iter()
                    .find(|word| word.is(claims::SELF))
                    .or(sentence.first())
                    .map(|word| word.text.clone());
            }
        }
        None
    }

    /// Returns `true` if both consist of the same words.
    pub(crate) fn has_same_words(&self, other: &Reading) -> bool {
        let texts = |reading: &Reading| {
            reading.words.iter().map(|word| word.text.clone()).collect::<Vec<_>>()
        };
        texts(self) == texts(other)
    }

    /// Returns `true` if the text itself says everything twice.
    pub(crate) fn is_doubled(&self) -> bool {
        let (first, second) = self.words.split_at(self.words.len() / 2);
        !first.is_empty()
            && first.len() == second.len()
            && first.iter().zip(second).all(|(first, second)| first.text == second.text)
    }
}
