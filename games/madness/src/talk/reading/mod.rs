//! Free text as a person reads it: words with their typos and disguises, the speech act of each
//! sentence, its addressees, and its claims about the speaker's cards. Since version 2 of the
//! rules, madness judges free text by this.
mod acts;
mod addressees;
mod claims;
mod form;
mod hints;
mod judge;
mod meta;
mod names;
mod numbers;
mod own_claim;
mod things;
mod words;

use kernel::{Seat, SeatSet};

use self::words::{Mark, Word, has_phrase, is_among};
use crate::data::Gear;
use crate::talk::{HeardRemark, ParsedRemark, TypedText};

/// Free text split into words, with what each of them can stand for.
#[derive(Clone, Debug)]
pub(crate) struct Reading {
    typed: TypedText,
    words: Vec<Word>,
}

/// The speech act of a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Act {
    Question,
    Request,
    /// Yes or no.
    Answer,
    /// About the speaker's own cards.
    OwnCards,
    /// About the challenges or other players' cards.
    Plan,
    SmallTalk,
    /// Only names, thanks and the like.
    Filler,
}

/// The equipment and numbers of a remark, read or chosen on the panel.
pub(crate) struct Facts {
    pub gears: Vec<Gear>,
    pub numbers: Vec<u16>,
}

impl Reading {
    pub(crate) fn of(typed: TypedText, seats: u8) -> Reading {
        Reading { typed, words: words::words(typed.as_str(), seats) }
    }

    fn text(&self) -> &str {
        self.typed.as_str()
    }

    fn sentences(&self) -> impl Iterator<Item = &[Word]> {
        self.words.split_inclusive(Word::ends_sentence)
    }

    /// Returns the number of words. An ordinary compound counts as one word, but a sentence written
    /// without spaces does not.
    fn n_words(&self) -> usize {
        let mut n = 0;
        let mut at = 0;
        while at < self.words.len() {
            let place = &self.words[at].place;
            let n_parts = self.words[at..].iter().take_while(|word| word.place == *place).count();
            let typed = &self.text()[place.clone()];
            n += if self.words[at].is_picture {
                0
            } else {
                n_parts.saturating_sub(1).max(1).max(glued_words(typed))
            };
            at += n_parts;
        }
        n
    }

    pub(crate) fn facts(&self) -> Facts {
        let mut numbers: Vec<u16> = self.words.iter().filter_map(|word| word.number).collect();
        for (first, second) in self.sums() {
            numbers.push(first + second);
        }
        Facts { gears: self.words.iter().filter_map(|word| word.gear).collect(), numbers }
    }

    /// Returns the two parts of every sum.
    fn sums(&self) -> impl Iterator<Item = (u16, u16)> {
        (0..self.words.len())
            .filter_map(|at| self.sum_at(at).map(|(first, second, _)| (first, second)))
    }

    /// Returns the parts of a sum that starts here, and the number of its words.
    fn sum_at(&self, at: usize) -> Option<(u16, u16, usize)> {
        let first = self.words.get(at)?;
        let next = self.words.get(at + 1)?;
        let (number, rest) = (first.number?, self.words.get(at + 2));
        if first.mark == Mark::Plus {
            return Some((number, next.number?, 2));
        }
        // "Five and three", but not "tools 5 and 3".
        let is_and = next.is("plus and und n") && first.mark == Mark::None;
        let follows_gear = at > 0 && self.words[at - 1].gear.is_some();
        if is_and && (next.is("plus") || !follows_gear || self.is_sum_form()) {
            return Some((number, rest?.number?, 3));
        }
        let is_more = next.is("more mehr") && rest.is_some_and(|word| word.is("than als"));
        if is_more { Some((number, self.words.get(at + 3)?.number?, 4)) } else { None }
    }

    /// Returns `true` if the text has exactly two numbers, so `tools two and three` may be a sum.
    fn is_sum_form(&self) -> bool {
        self.words.iter().filter(|word| word.number.is_some()).count() == 2
    }

    fn has(&self, list: &str) -> bool {
        self.words.iter().any(|word| word.is(list))
    }

    /// Returns `true` if a challenge is named.
    fn names_challenge(&self) -> bool {
        (0..self.words.len()).any(|at| self.is_challenge(at))
    }

    /// Returns `true` for a capital, and for a small letter where only a challenge makes sense:
    /// "auf a", "b is full".
    fn is_challenge(&self, at: usize) -> bool {
        const AFTER_CHALLENGE: &str = "\
            mit with dann then und and oder or n gell lads leute bitte pls please jetzt now \
            first zuerst los ok";
        let word = &self.words[at];
        let next = self.words.get(at + 1);
        let before = at.checked_sub(1).map(|at| &self.words[at]);
        if word.is("b") {
            return true;
        }
        if !word.is("a") {
            return false;
        }
        let leads_on = next.is_some_and(|next| {
            next.is("\
                is ist needs wants has hat braucht liegt steht first then or and oder und \
                zuerst passt fehlt full done voll fertig hast")
        });
        let is_target = before.is_some_and(|before| {
            before.is("auf bei fur zu nach gegen on for to fuer or oder challenge in")
        });
        let ends = word.ends_part() || next.is_none();
        word.is_capital && (at > 0 || leads_on || ends)
            || leads_on
            || is_target && (ends || next.is_some_and(|next| next.is(AFTER_CHALLENGE)))
    }

    pub(crate) fn is_small_talk(&self) -> bool {
        let facts = self.facts();
        facts.gears.is_empty() && facts.numbers.is_empty() && !self.names_challenge()
    }

    fn is_question(&self) -> bool {
        let mut n = 0;
        let all = self.sentences().all(|sentence| {
            let is_asked = acts::is_question(sentence);
            n += usize::from(is_asked);
            is_asked || self.is_filler(sentence)
        });
        all && n > 0
    }

    fn asks_anything(&self) -> bool {
        self.sentences().any(acts::is_question)
    }

    fn is_filler(&self, sentence: &[Word]) -> bool {
        let bare = acts::core(sentence);
        bare.len() <= 1
            && bare.iter().all(|word| {
                word.number.is_none()
                    && word.gear.is_none()
                    && !word.is("yes no ja nein yep nope yeah")
                    && (word.name.is_some()
                        || word.is_picture
                        || bare.len() < sentence.len()
                        || word.is("hello hi thanks danke ok hey"))
            })
    }

    fn act(&self, sentence: &[Word], speaker: Seat) -> Act {
        if self.is_filler(sentence) {
            return Act::Filler;
        }
        if acts::is_question(sentence) {
            return Act::Question;
        }
        if acts::is_request(sentence) {
            return Act::Request;
        }
        let first = &sentence[0];
        let is_answer = things::is_yes(&first.text)
            || things::is_no(&first.text) && (!first.is("ne na") || sentence.len() == 1);
        let is_bare = sentence.iter().all(|word| word.gear.is_none() && word.number.is_none());
        if is_answer && is_bare && (sentence.len() <= 3 || first.ends_part()) {
            return Act::Answer;
        }
        if claims::is_about_own_cards(sentence, speaker) {
            return Act::OwnCards;
        }
        let is_plan = !is_bare
            || self.names_challenge()
            || sentence.iter().any(|word| {
                word.is("\
                    hand card cards karte karten challenge enough fertig voll play spielen \
                    legen")
            });
        if is_plan { Act::Plan } else { Act::SmallTalk }
    }

    /// Returns the speech act that the text is remembered by: the first that is more than filler.
    fn main_act(&self, speaker: Seat) -> Act {
        let mut acts = self.sentences().map(|sentence| self.act(sentence, speaker));
        acts.find(|act| *act != Act::Filler).unwrap_or(Act::SmallTalk)
    }

    pub(crate) fn names(&self) -> SeatSet {
        words::seats_named(&self.words)
    }
}

impl Facts {
    /// Returns the facts of any remark.
    pub(crate) fn of(said: &HeardRemark, seats: u8) -> Facts {
        if let Some(body) = said.body {
            return Reading::of(body, seats).facts();
        }
        let parsed = ParsedRemark::of(said, seats);
        Facts { gears: parsed.gears().collect(), numbers: parsed.nums }
    }
}

/// Short words that people glue together to dodge a limit.
const GLUE: &str = "\
    i ive im ill id a an the and got have had has my me on for to in is his her your ur u \
    you can will plays play put take here only no need with we do from ich hab habe ein eine \
    einen und auf mit von mir noch da leg spiel nur der die das wer hat b";

/// Returns the number of words written as one, or 1 for an ordinary word.
fn glued_words(typed: &str) -> usize {
    const LONGEST: usize = 60;
    let word = words::folded(&typed.to_lowercase());
    if word.len() < 8 || word.len() > LONGEST || !word.is_ascii() {
        return 1;
    }
    // The fewest parts of each beginning, and whether one of them carries meaning.
    let mut best: Vec<Option<(usize, bool)>> = vec![None; word.len() + 1];
    best[0] = Some((0, false));
    for end in 1..=word.len() {
        for start in end.saturating_sub(14)..end {
            let Some((n, has_meaning)) = best[start] else { continue };
            let part = &word[start..end];
            let is_thing = part.len() > 2
                && (things::gear(part).is_some()
                    || numbers::number(part, false).is_some()
                    || names::name(part).is_some());
            if (is_thing || is_among(GLUE, part))
                && best[end].is_none_or(|(least, _)| n + 1 < least)
            {
                best[end] = Some((n + 1, has_meaning || is_thing));
            }
        }
    }
    match best[word.len()] {
        Some((n, true)) if n >= 3 => n,
        _ => 1,
    }
}
