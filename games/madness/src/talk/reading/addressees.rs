//! Whom a text addresses. A name may also only be mentioned: "Bruno's tools", "Chloe has books".
use kernel::{Seat, SeatSet};

use super::{
    Reading, has_phrase,
    words::{Mark, Word},
};
use crate::talk::TalkContext;

/// Words for the whole table.
const EVERYONE: &str = "\
    everyone everybody every1 all lads guys folks yous yall team anyone anybody any1 \
    somebody someone some1 people peeps nobody gang alle allen leute jungs jemand wer \
    irgendwer irgendjemand who whos freunde kinder zusammen mates yis keiner einer leutz \
    loite madels both beide";
/// Words before a name that is only mentioned.
const BEFORE_MENTION: &str = "\
    der die dem den dass that if ob about with mit von think reckon ask tell sag frag weil \
    cause because cos than als like wie from has does did is was says unless until when wenn \
    hat glaub denk what thats to vom beim zum helps help uber fur for by hope wants let \
    glaubst bet over neben after nach vor before bei and und";
/// Verbs after a name that is only mentioned.
const AFTER_MENTION: &str = "\
    has wants needs says said plays does is was hat will braucht kann soll sollte spielt \
    legt ist sagt macht would wud could should isnt asked wins thinks knows had schlaft \
    gibt nimmt meint muss holds can goes fragt wollte war uses used gets looks seems";

/// The players a text is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Addressees {
    pub seats: SeatSet,
    /// It calls on the whole table.
    pub is_everyone: bool,
}

impl Reading {
    /// Returns the players it addresses by name or by their place at the table.
    pub(crate) fn addressees(&self, talk: &TalkContext<'_>) -> Addressees {
        let others = talk.others();
        let mut addressed = SeatSet::EMPTY;
        let mut mentioned = SeatSet::EMPTY;
        for (at, word) in self.words.iter().enumerate() {
            let Some(name) = word.name else { continue };
            let seat = SeatSet::only(name.seat);
            if name.is_possessive && !self.ends_at(at) || self.is_mention(at) {
                mentioned = mentioned.with(seat);
            } else {
                addressed = addressed.with(seat);
            }
        }
        // In "Bruno and Chloe", Chloe is addressed if Bruno is.
        for (at, word) in self.words.iter().enumerate() {
            let joins = word.is("and und n") || word.number == Some(2);
            let name =
                |at: Option<usize>| at.and_then(|at| self.words.get(at)).and_then(|word| word.name);
            if let (true, Some(first), Some(second)) =
                (joins, name(at.checked_sub(1)), name(Some(at + 1)))
                && addressed.has(first.seat)
                && !second.is_possessive
            {
                addressed = addressed.with(SeatSet::only(second.seat));
            }
        }
        addressed = addressed.and(others);
        if addressed.is_empty() {
            addressed = relation_named(self, talk);
        }
        if addressed.is_empty()
            && self.sentences().count() == 1
            && self.has("you u du ur your dein deine deinen dir dich")
        {
            addressed = mentioned.and(others);
        }
        let is_everyone = self
            .words
            .iter()
            .enumerate()
            .any(|(at, word)| word.is(EVERYONE) && self.calls_everyone(at));
        Addressees { seats: addressed, is_everyone }
    }

    fn ends_at(&self, at: usize) -> bool {
        self.words.get(at + 1).is_none() || self.words[at].ends_part()
    }

    fn is_mention(&self, at: usize) -> bool {
        let starts = at == 0 || self.words[at - 1].ends_part();
        let before = at.checked_sub(1).map(|at| &self.words[at]);
        let after = self.words.get(at + 1);
        let ends = self.ends_at(at);
        let is_set_off = starts && self.words[at].mark == Mark::Pause;
        if is_set_off {
            return false;
        }
        let follows_preposition = !starts
            && before.is_some_and(|before| {
                before.is(BEFORE_MENTION)
                    && !(ends
                        && before.is("and und for that thats to like is mit what nach bei")
                        && before.is("thats"))
            });
        let is_subject =
            !ends && after.is_some_and(|after| after.is(AFTER_MENTION)) && !self.is_asked(at);
        follows_preposition || is_subject
    }

    /// Returns `true` for "Bruno will you" and "bruno kannst du".
    fn is_asked(&self, at: usize) -> bool {
        let second = self.words.get(at + 2);
        second.is_some_and(|word| word.is("you u ye du i we ich wir that it any das the"))
    }

    fn calls_everyone(&self, at: usize) -> bool {
        let word = &self.words[at];
        if word.is("all both") {
            let before = at.checked_sub(1).map(|at| &self.words[at]);
            let after = self.words.get(at + 1);
            let is_you = before.is_some_and(|before| before.is("you ye u hi hey morning hello"));
            return is_you
                || word.is("all")
                    && before.is_none()
                    && after.is_some_and(|after| {
                        !after.is("in good fine the done yours right gone urs out")
                    });
        }
        if word.is("beide zusammen") {
            return false;
        }
        // "Someone" and "who" call on everyone unless one player is addressed.
        let is_vague = word.is("\
            anyone anybody any1 somebody someone some1 jemand wer irgendwer irgendjemand who \
            whos nobody keiner einer people peeps team");
        !is_vague || self.words.iter().all(|word| word.name.is_none())
    }

    /// Returns `true` if it names this player or points at them by their place.
    pub(super) fn mentions(&self, whom: Seat, talk: &TalkContext<'_>) -> bool {
        self.names().has(whom) || relation_named(self, talk).has(whom)
    }
}

/// Returns the neighbour whom the text describes: "you on my left", "rechter Nachbar".
fn relation_named(reading: &Reading, talk: &TalkContext<'_>) -> SeatSet {
    let words = &reading.words;
    let is_at = |sides: &str| {
        words.iter().enumerate().any(|(at, word)| word.is(sides) && is_place(words, at))
    };
    if is_at("left lefty links linker linken linke lefthand") {
        return SeatSet::only(talk.left());
    }
    if is_at("right righty rechts rechter rechten rechte righthand") {
        return SeatSet::only(talk.right());
    }
    SeatSet::EMPTY
}

/// Returns `true` if a side means a player rather than "correct" or a direction.
fn is_place(words: &[Word], at: usize) -> bool {
    const NEIGHBOUR: &str =
        "neighbour neighbor nachbar nachbarin neighbours hand nebenmann sitznachbar nachba";
    let near = &words[at.saturating_sub(2)..(at + 4).min(words.len())];
    let has_neighbour = near.iter().any(|word| word.is(NEIGHBOUR));
    let before = &words[at.saturating_sub(3)..at];
    let has_my = before.iter().any(|word| word.is("my meiner meine zu"))
        && before.iter().any(|word| word.is("on to zu meiner"));
    let is_beside = has_phrase(words, "rechts von mir")
        || has_phrase(words, "rechts neben mir")
        || has_phrase(words, "links von mir")
        || has_phrase(words, "links neben mir")
        || has_phrase(words, "neben mir rechts")
        || has_phrase(words, "neben mir links");
    let is_there =
        before.iter().any(|word| word.is("da dort druben du you")) && words[at].is("links rechts");
    has_neighbour || has_my || is_beside || is_there
}
