//! Claims in free text about the speaker's own cards.
use kernel::Seat;

use super::{
    Act, Reading, acts, has_phrase,
    own_claim::OwnClaim,
    things,
    words::{Mark, Word, any, any_phrase},
};
use crate::data::Gear;
use crate::talk::{ClaimMode, HeardRemark, Kind};

pub(super) const SELF: &str = "\
    i ive im ill id me my mine mines myself meself ich mich mir mein meine meinen meinem \
    meiner meines meins mei ichs ihab meim";
/// Words that open a sentence about oneself without naming oneself.
const ELLIPTIC: &str = "\
    got have holding hab habe hatt hatte bin nehm nehme lege spiele gebe geb havent haven \
    aint sitting kann konnt konnte hob hav biete besitze adding playing putting throwing";
const OTHERS: &str = "\
    u you ur your yours urs ye yer du dein deine deinen deinem deiner deins dir dich ihr \
    euer eure euren his her hers their theirs somebody someone dei";
const NONE_OF: &str = "\
    no not none without zero kein keine keinen keiner keines keins nix nicht nich nit ned \
    net nichts ohne null ka koa koane nope out havent aint dont never nada kan nein fresh \
    lack nah nee";
const TOTALS: &str = "\
    total totals together altogether sum combined zusammen insgesamt gesamt summe zamm zsamm \
    add adds makes make come comes";
/// Verbs for the use of one's own cards.
const OFFERS: &str = "\
    cover take handle sort add contribute throw play put chuck stick bring offer hold keep \
    nehm nehme leg lege spiel spiele deck decke schaff schaffe ubernehm ubernehme geb gebe \
    behalt behalte beitragen halt hau schmeiss werf";
const CARDS: &str = "hand hands card cards karte karten blatt stuff haend pfoten";
const NOTHING: &str = "nothing none nix nichts nada nowt blank nought eh";
/// Words that may stand between a kind and its number.
const LINKS: &str = "\
    is a an its mit in ist worth of card my mine karte der die den eine ne auch noch nur \
    only just are und zwar wert bei with the ein einen n s big kann hab i ich grad popeliger \
    value on drauf von ive got mines has says hat dicke lovely zahlt as wie arme also too \
    fur eh ma wer werd lousy measly have strength starke at wit de mittlere";
/// Phrases for the speaker's own hand.
const SIDES: &str = "\
    from me, on me, von mir, bei mir, my side, my end, count me in, leave it to me, on my side, \
    count me out, me neither, same here, no use to you, cant help with, no help to, \
    kann nicht helfen, kann nix beitragen, kann nichts beitragen, bin leer, bin blank, \
    bei mir auch, bei mir nicht";

/// Returns `true` if a statement is about the speaker's own cards.
pub(super) fn is_about_own_cards(sentence: &[Word], speaker: Seat) -> bool {
    let has = |list: &str| sentence.iter().any(|word| word.is(list));
    let has_gear = sentence.iter().any(|word| word.gear.is_some() || things::is_arcane(&word.text));
    let has_number = sentence.iter().any(|word| word.number.is_some());
    let names_self = sentence.iter().any(|word| word.name.is_some_and(|name| name.seat == speaker));
    let bare = acts::core(sentence);
    let is_me = has(SELF) || names_self || bare.first().is_some_and(|first| first.is(ELLIPTIC));
    let has_cards = has_gear
        || has_number
        || has(CARDS)
        || has(NOTHING)
        || has("\
            single einzige einziges einzigen covered sorted them welche eins one was \
            something highest best biggest hochste beste starkste lowest");
    let is_idiom = has_phrase(sentence, "hand aufs herz");
    let is_opinion = has("\
        think reckon guess glaub glaube denk denke finde say want need needs brauchen brauch \
        brauche mein")
        && !has("my mine ive hab got have");
    let offers = sentence.iter().enumerate().any(|(at, word)| {
        let after = &sentence[at + 1..(at + 4).min(sentence.len())];
        word.is("i ill ich id ive") && after.iter().any(|word| word.is(OFFERS))
            || word.is(OFFERS) && after.first().is_some_and(|word| word.is("ich i"))
    });
    let is_side = any_phrase(sentence, SIDES);
    if (offers || is_side) && !is_idiom {
        return true;
    }
    if is_me && has_cards && !is_idiom && !(is_opinion && !has_gear && !has(CARDS)) {
        return true;
    }
    // "Tools 5" and "waffen 6 hier" are claims unless they are about other players or a plan.
    let is_others = has(OTHERS)
        || sentence
            .iter()
            .any(|word| word.name.is_some_and(|name| name.seat != speaker && name.is_possessive))
        || has("\
            we wir need needs brauchen braucht brauch uns us wants fehlt fehlen fehln short \
            total everyone alle full enough more lets should soll sollte hamma samma \
            challenge chance sekunden seconds secs sek uhr wer who jemand");
    let has_pair = (0..sentence.len()).any(|at| number_of(sentence, at).is_some());
    let has_none = has_gear && has(NONE_OF) && (has(CARDS) || !has("more mehr auf on"));
    let calls = sentence.iter().any(|word| word.name.is_some_and(|name| name.seat != speaker))
        && !has("here hier da over coming ready");
    let in_hand = has_gear && has("hand haende hands") && !has("hat has");
    !is_others && !calls && (has_pair || has_none || in_hand)
}

/// Returns the number that belongs to the kind of equipment at `at`, and where it stands.
fn number_of(words: &[Word], at: usize) -> Option<(u16, usize)> {
    words[at].gear.or(things::is_arcane(&words[at].text).then_some(Gear::Tools))?;
    let part_end = |from: usize| words[from].ends_sentence();
    // After the kind, with only linking words in between.
    for (next, word) in words.iter().enumerate().skip(at + 1).take(5) {
        if part_end(next - 1) {
            break;
        }
        if let Some(number) = word.number {
            return Some((number, next));
        }
        if !word.is(LINKS) {
            break;
        }
    }
    // Or before the kind, unless it belongs to an earlier one.
    for back in (at.saturating_sub(5)..at).rev() {
        if part_end(back) {
            break;
        }
        if let Some(number) = words[back].number {
            let is_taken =
                back > 0 && words[back - 1].gear.is_some() && words[back].mark != Mark::None;
            return (!is_taken).then_some((number, back));
        }
        if !words[back].is(LINKS) && !words[back].is(CARDS) {
            break;
        }
    }
    None
}

impl Reading {
    /// Returns the claims about the speaker's own cards, in order.
    pub(super) fn own_claims(
        &self,
        mode: ClaimMode,
        speaker: Seat,
        answered: Option<&Question>,
    ) -> Vec<OwnClaim> {
        let mut found = Vec::new();
        for sentence in self.sentences() {
            let act = self.act(sentence, speaker);
            let is_reply = answered.is_some_and(|question| question.is_about_hand);
            if sentence.iter().all(|word| things::is_yes(&word.text) || things::is_no(&word.text))
                && mode != ClaimMode::FirstFalse
            {
                continue;
            }
            let is_same = answered.is_some_and(|question| !question.claims.is_empty())
                && sentence.iter().any(|word| word.is("same genauso dito ditto likewise ebenso"));
            let states = act == Act::OwnCards
                || is_same
                || is_reply && matches!(act, Act::Plan | Act::Answer | Act::SmallTalk);
            if states {
                claims_in(sentence, answered, &mut found);
            }
        }
        found
    }

    /// Returns `true` if every sentence is a claim about the speaker's cards or, if allowed, yes or
    /// no.
    pub(super) fn is_only_claims(
        &self,
        speaker: Seat,
        allows_answers: bool,
        answered: Option<&Question>,
    ) -> bool {
        let has_others = self.words.iter().any(|word| {
            word.name.is_some_and(|name| name.seat != speaker)
                || word.is("\
                    u you ur your du dein deine who wer we wir need needs brauchen sekunden \
                    seconds sek sec")
        });
        let is_reply = answered.is_some_and(|question| question.is_about_hand);
        let is_topic = |sentence: &[Word]| {
            sentence.len() == 1 && sentence[0].gear.is_some() && self.sentences().count() > 1
        };
        let asks =
            self.sentences().any(|sentence| acts::is_question(sentence) && !is_topic(sentence));
        let is_fine = |sentence: &[Word]| {
            is_topic(sentence)
                || match self.act(sentence, speaker) {
                    Act::OwnCards | Act::Filler => true,
                    Act::Answer => {
                        allows_answers
                            || is_reply && sentence.iter().any(|word| word.number.is_some())
                    }
                    Act::Plan => {
                        is_reply
                            && !self.names_challenge()
                            && sentence.iter().any(|word| word.number.is_some() || word.is(NONE_OF))
                    }
                    Act::Question | Act::Request | Act::SmallTalk => {
                        is_reply && sentence.iter().all(|word| word.is(NONE_OF) || word.is(SELF))
                    }
                }
        };
        let is_answer = |word: &Word| things::is_yes(&word.text) || things::is_no(&word.text);
        let is_bare_answer = self.words.iter().all(is_answer);
        if is_bare_answer {
            return allows_answers;
        }
        !has_others && !asks && self.sentences().all(is_fine)
    }
}

/// The remark that the speaker answers, as far as it fills in what a short answer leaves out.
#[derive(Clone, Debug, Default)]
pub(super) struct Question {
    pub gears: Vec<Gear>,
    pub claims: Vec<(Gear, u16)>,
    /// It asks about the speaker's cards rather than about the asker's.
    pub is_about_hand: bool,
}

impl Question {
    pub(super) fn of(said: &HeardRemark, seats: u8) -> Question {
        let facts = super::Facts::of(said, seats);
        let Some(body) = said.body else {
            let claims = said.gear.zip(said.value.map(u16::from)).into_iter().collect();
            return Question { gears: facts.gears, claims, is_about_hand: said.what == Kind::Ask };
        };
        let reading = Reading::of(body, seats);
        let claims = (0..reading.words.len())
            .filter_map(|at| Some((reading.words[at].gear?, number_of(&reading.words, at)?.0)))
            .collect();
        let asks_back = reading.has("i ich my mein meine we wir shall should soll");
        let about = reading.has(
            "\
            you u your ur du dein deine hast haste any anyone anybody who whos wer ada got \
            have jemand what was how biggest best highest hat",
        );
        let is_about_hand = reading.asks_anything()
            && (!asks_back || reading.has("hast haste got your ur"))
            && (about || !reading.facts().gears.is_empty());
        Question { gears: facts.gears, claims, is_about_hand }
    }
}

fn claims_in(words: &[Word], answered: Option<&Question>, found: &mut Vec<OwnClaim>) {
    let n_before = found.len();
    let mut used = vec![false; words.len()];
    for at in 0..words.len() {
        if let Some(gear) = words[at].gear {
            claims_about(words, at, gear, &mut used, found);
        } else if things::is_arcane(&words[at].text) {
            let is_none = is_none(words, at);
            found.push(if is_none { OwnClaim::NoCards } else { OwnClaim::Impossible });
            if let Some((_, nth)) = number_of(words, at) {
                used[nth] = true;
            }
        }
    }
    if found.len() == n_before {
        claims_without_gear(words, answered, found);
        return;
    }
    let is_loose = |&at: &usize| !used[at] && words[at].is_digits && words[at].mark != Mark::Plus;
    let loose = (0..words.len()).filter(is_loose);
    found.extend(loose.filter_map(|at| words[at].number).map(OwnClaim::AnyCard));
}

/// Adds the claims about the kind at `at`.
fn claims_about(
    words: &[Word],
    at: usize,
    gear: Gear,
    used: &mut [bool],
    found: &mut Vec<OwnClaim>,
) {
    let n_gears = words.iter().filter(|word| word.gear.is_some()).count();
    let Some((number, nth)) = number_of(words, at).filter(|(_, nth)| !used[*nth]) else {
        let is_only = n_gears == 1 && any(words, "nur only just all bloss lauter nothing");
        found.push(match (is_none(words, at), is_only) {
            (true, _) => OwnClaim::None(gear),
            (false, true) => OwnClaim::Only(gear),
            (false, false) => OwnClaim::Some(gear),
        });
        return;
    };
    used[nth] = true;
    if number == 0 {
        found.push(OwnClaim::None(gear));
        return;
    }
    let is_count = nth + 1 == at && is_plural(&words[at].text) && !words[nth].text.ends_with("er");
    found.push(match (is_total(words), is_count) {
        (true, _) => OwnClaim::Total(gear, number),
        (false, true) => OwnClaim::CountOrCard(gear, number),
        (false, false) => OwnClaim::Card(gear, number),
    });
    if let Some(third) = second_number(words, at, nth) {
        used[third] = true;
        found.extend(words[third].number.map(|number| OwnClaim::Card(gear, number)));
    }
}

/// Returns the place of the second number in "tools 5 and 3".
fn second_number(words: &[Word], gear: usize, number: usize) -> Option<usize> {
    let next = words.get(number + 1)?;
    let is_sum = words[number].mark == Mark::Plus && next.number.is_some();
    let is_row = number > gear && next.is("and und n plus");
    let third = if next.number.is_some() { number + 1 } else { number + 2 };
    let ends = words.get(third + 1).is_none_or(|word| word.gear.is_none());
    ((is_sum || is_row) && ends && words.get(third)?.number.is_some()).then_some(third)
}

fn is_total(words: &[Word]) -> bool {
    any(words, TOTALS) && words.iter().filter(|word| word.number.is_some()).count() == 1
}

fn is_plural(word: &str) -> bool {
    word.ends_with('s')
        || word.ends_with('e')
        || word.ends_with("en")
        || word.starts_with("buecher")
        || word.starts_with("bucher")
}

/// Returns `true` if the kind at `at` is denied: "no tools", "waffen hab ich keine".
fn is_none(words: &[Word], at: usize) -> bool {
    let near = &words[at.saturating_sub(5)..(at + 6).min(words.len())];
    near.iter().any(|word| word.is(NONE_OF))
        && !near.iter().any(|word| word.is("bother but aber nur"))
        || has_phrase(words, "out of")
}

/// Reads "got a 4", "none" or "same as me", where the question says which kind is meant.
fn claims_without_gear(words: &[Word], answered: Option<&Question>, found: &mut Vec<OwnClaim>) {
    let has = |list: &str| words.iter().any(|word| word.is(list));
    let numbers: Vec<u16> = words.iter().filter_map(|word| word.number).collect();
    let is_best = has("highest best biggest hochste beste starkste largest groesste grosste");
    let asked = answered.map(|question| question.gears.as_slice()).unwrap_or_default();
    if let (Some(question), true) =
        (answered, has("same genauso dito ditto likewise auch ebenso") && numbers.is_empty())
    {
        found.extend(question.claims.iter().map(|&(gear, number)| OwnClaim::Card(gear, number)));
        return;
    }
    if !numbers.is_empty() {
        found.extend(numbers.iter().map(|&number| match asked {
            _ if is_best => OwnClaim::Best(number),
            [gear] => OwnClaim::Card(*gear, number),
            _ => OwnClaim::AnyCard(number),
        }));
        return;
    }
    if has("eins one some welche yes yeah yep ja jo") && !has(NONE_OF) {
        found.extend(asked.iter().map(|&gear| OwnClaim::Some(gear)));
        return;
    }
    if has(NONE_OF) || has(NOTHING) {
        if asked.is_empty() {
            found.push(OwnClaim::NoCards);
        }
        found.extend(asked.iter().map(|&gear| OwnClaim::None(gear)));
    }
}

/// Returns `true` if an order mentions the speaker's own card: "match my 5".
pub(super) fn adds_own_card(sentence: &[Word], speaker: Seat) -> bool {
    let is_mine =
        |word: &Word| word.is("my mine mein meine meinen meinem meiner meins mines ive ill mei");
    let names_self = |word: &Word| word.name.is_some_and(|name| name.seat == speaker);
    sentence.iter().enumerate().any(|(at, word)| {
        let after = &sentence[at + 1..];
        is_mine(word)
            && after.iter().take(3).any(|word| {
                word.number.is_some() || word.gear.is_some() || word.is(CARDS) || word.is("a b")
            })
            || word.is("i ich")
                && after
                    .iter()
                    .take(3)
                    .any(|word| word.is("have hab got add put leg hav habe eh auch"))
                && after.iter().any(|word| {
                    word.number.is_some()
                        || word.gear.is_some()
                        || word.is(NOTHING)
                        || word.is("eins one")
                })
            || word.is("hab habe") && after.iter().take(2).any(|word| word.is("i ich"))
            || names_self(word)
    })
}

/// Returns `true` if a short answer says that there is none.
pub(super) fn denies(sentence: &[Word]) -> bool {
    sentence
        .iter()
        .any(|word| word.is(NONE_OF) || word.is(NOTHING) || word.is("eins one welche some"))
}
