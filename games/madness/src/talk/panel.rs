//! Explains the statement panel: which buttons the viewer's own madness forbids now, and why.
use kernel::Seat;
use serde::Serialize;

use crate::data::{Gear, Letter, MadnessId, Sign};
use crate::talk::{
    Clause, Kind, ParsedRemark, PointTarget, Remark, Size, Statement, TalkContext, TalkRefusal,
    TypedText, add_affixes_for, require_madness,
};

/// Every kind of statement, in the order of [`Kind`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Panel {
    pub kinds: Vec<KindHint>,
}

/// One kind of statement. Everything not listed as refused can be said, possibly with a chip, a
/// name or another tone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct KindHint {
    pub kind: Kind,
    /// Why nothing of this kind can be said now.
    pub why: Option<TalkRefusal>,
    /// Single buttons that are forbidden.
    pub refused: Vec<RefusedButtons>,
}

/// Buttons refused for the same reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RefusedButtons {
    pub gear: Option<Gear>,
    pub letter: Option<Letter>,
    /// The player it points at.
    pub whom: Option<Seat>,
    /// The remark it repeats.
    pub of: Option<u8>,
    /// Numbers, or indices of sizes; `None` is the button without a number.
    pub values: Vec<Option<u8>>,
    pub why: TalkRefusal,
}

/// Explains the panel for the speaker of `talk`, who has these cards.
pub(crate) fn panel(talk: &TalkContext<'_>, madness: &[MadnessId]) -> Panel {
    let explain = |&kind| explain(talk, kind, madness);
    Panel { kinds: Kind::ALL.iter().map(explain).collect() }
}

fn explain(talk: &TalkContext<'_>, kind: Kind, madness: &[MadnessId]) -> KindHint {
    let mut refused: Vec<RefusedButtons> = Vec::new();
    let (mut first, mut n_fine) = (None, 0);
    // Sizes are words with different letters.
    let is_counted =
        kind == Kind::HaveSize || talk.all_clauses(madness).any(Clause::depends_on_number);
    let mut last: Option<(Button, Result<(), TalkRefusal>)> = None;
    for (button, says) in buttons(talk, kind) {
        let judge = |remark: &Remark| Ok(require_madness(talk, remark, madness)?);
        // Buttons that differ only in their number usually get the same answer.
        let refusal = match last.take() {
            Some((before, refusal)) if !is_counted && before.is_like(&button) => refusal,
            Some(_) | None => add_affixes_for(talk, Remark::of(says), judge).map(|_| ()),
        };
        last = Some((button, refusal.clone()));
        match refusal {
            Ok(()) => n_fine += 1,
            Err(why) => {
                first.get_or_insert_with(|| why.clone());
                note(&mut refused, &button, why);
            }
        }
    }
    // Free text has no buttons to refuse. It is available if any sample text is allowed.
    if n_fine == 0 || kind == Kind::Text {
        refused.clear();
    }
    KindHint { kind, why: first.filter(|_| n_fine == 0), refused }
}

fn note(refused: &mut Vec<RefusedButtons>, button: &Button, why: TalkRefusal) {
    let is_alike = |it: &&mut RefusedButtons| {
        (it.gear, it.letter, it.whom, it.of) == (button.gear, button.letter, button.whom, button.of)
            && it.why == why
    };
    if let Some(alike) = refused.iter_mut().find(is_alike) {
        alike.values.push(button.value);
        return;
    }
    let Button { gear, letter, whom, of, value } = *button;
    refused.push(RefusedButtons { gear, letter, whom, of, values: vec![value], why });
}

/// A button of the panel.
#[derive(Clone, Copy, Default)]
struct Button {
    gear: Option<Gear>,
    letter: Option<Letter>,
    whom: Option<Seat>,
    of: Option<u8>,
    value: Option<u8>,
}

impl Button {
    /// Returns `true` if both have a number and nothing else differs.
    fn is_like(&self, other: &Button) -> bool {
        let about = |it: &Button| (it.gear, it.letter, it.whom, it.of);
        self.value.is_some() && other.value.is_some() && about(self) == about(other)
    }
}

/// Returns all buttons of a kind with their statements.
fn buttons(talk: &TalkContext<'_>, kind: Kind) -> Vec<(Button, Statement)> {
    match kind {
        Kind::HaveCard => of_gears(kind, |gear, number| Statement::HaveCard {
            gear,
            value: number.unwrap_or_default(),
        }),
        Kind::HaveTotal => of_gears(kind, |gear, number| Statement::HaveTotal {
            gear,
            value: number.unwrap_or_default(),
        }),
        Kind::HaveCount => of_gears(kind, |gear, number| Statement::HaveCount {
            gear,
            count: number.unwrap_or_default(),
        }),
        Kind::HaveSize => of_gears(kind, |gear, number| Statement::HaveSize {
            gear,
            size: Size::ALL[number.unwrap_or_default() as usize],
        }),
        Kind::Request => of_gears(kind, |gear, value| Statement::Request { gear, value }),
        Kind::Hold => of_gears(kind, |gear, _| Statement::Hold { gear }),
        Kind::Ask => of_gears(kind, |gear, _| Statement::Ask { gear }),
        Kind::Offer => of_letters(kind, |letter, value| Statement::Offer { letter, value }),
        Kind::Total => of_letters(kind, |letter, number| Statement::Total {
            letter,
            value: number.unwrap_or_default(),
        }),
        Kind::Need => of_letters(kind, |letter, number| Statement::Need {
            letter,
            value: number.unwrap_or_default(),
        }),
        Kind::Focus => of_letters(kind, |letter, _| Statement::Focus { letter }),
        Kind::Number => of_numbers(kind, |value| Statement::Number { value }),
        Kind::Injured => of_numbers(kind, |count| Statement::Injured { count }),
        Kind::Point => of_things(talk),
        Kind::React => {
            let react = |&sign| (Button::default(), Statement::React { sign });
            Sign::ALL.iter().map(react).collect()
        }
        Kind::Echo => of_remarks(talk),
        Kind::Text => probes(talk),
        Kind::Yes => vec![(Button::default(), Statement::Yes)],
        Kind::No => vec![(Button::default(), Statement::No)],
        Kind::Go => vec![(Button::default(), Statement::Go)],
        Kind::Wait => vec![(Button::default(), Statement::Wait)],
    }
}

/// Returns the numbers of a kind, after `None` where the number is optional.
fn values(kind: Kind) -> Vec<Option<u8>> {
    let can_be_bare =
        matches!(kind, Kind::Offer | Kind::Request | Kind::Hold | Kind::Ask | Kind::Focus);
    let mut all: Vec<Option<u8>> = if can_be_bare { vec![None] } else { Vec::new() };
    if kind == Kind::HaveSize {
        all.extend((0..Size::ALL.len() as u8).map(Some));
    }
    all.extend(kind.domain().into_iter().flatten().map(Some));
    all
}

fn of_gears(kind: Kind, says: impl Fn(Gear, Option<u8>) -> Statement) -> Vec<(Button, Statement)> {
    let mut all = Vec::new();
    for &gear in Gear::ALL {
        for value in values(kind) {
            let button = Button { gear: Some(gear), value, ..Button::default() };
            all.push((button, says(gear, value)));
        }
    }
    all
}

fn of_letters(
    kind: Kind,
    says: impl Fn(Letter, Option<u8>) -> Statement,
) -> Vec<(Button, Statement)> {
    let mut all = Vec::new();
    for &letter in Letter::ALL {
        for value in values(kind) {
            let button = Button { letter: Some(letter), value, ..Button::default() };
            all.push((button, says(letter, value)));
        }
    }
    all
}

fn of_numbers(kind: Kind, says: impl Fn(u8) -> Statement) -> Vec<(Button, Statement)> {
    let button = |value| (Button { value: Some(value), ..Button::default() }, says(value));
    kind.domain().into_iter().flatten().map(button).collect()
}

fn of_things(talk: &TalkContext<'_>) -> Vec<(Button, Statement)> {
    let point = |at| Statement::Point { at };
    let gears = Gear::ALL.iter().map(|&gear| {
        (Button { gear: Some(gear), ..Button::default() }, point(PointTarget::Gear(gear)))
    });
    let letters = Letter::ALL.iter().map(|&letter| {
        (Button { letter: Some(letter), ..Button::default() }, point(PointTarget::Letter(letter)))
    });
    let seats = talk.others().iter().map(|seat| {
        (Button { whom: Some(seat), ..Button::default() }, point(PointTarget::Seat(seat)))
    });
    gears.chain(letters).chain(seats).collect()
}

/// Returns the echoes of other players' remarks.
fn of_remarks(talk: &TalkContext<'_>) -> Vec<(Button, Statement)> {
    let n = talk.log.len().min(u8::MAX as usize) as u8;
    let is_theirs = |&id: &u8| talk.heard(id).is_some_and(|(from, _)| from != talk.speaker);
    let echo = |id| (Button { of: Some(id), ..Button::default() }, Statement::Echo { of: id });
    (0..n).filter(is_theirs).map(echo).collect()
}

/// Returns sample texts that represent all texts: if none is allowed, typing is useless.
fn probes(talk: &TalkContext<'_>) -> Vec<(Button, Statement)> {
    let mut texts: Vec<String> =
        ["hm", "yes", "7", "cold", "tools?", "4 crates", "p1?", "p2 tools?"]
            .iter()
            .map(|text| (*text).to_owned())
            .collect();
    for (from, said) in talk.all_heard() {
        if from != talk.speaker {
            texts.push(ParsedRemark::of(&said, talk.seats).words.join(" "));
        }
    }
    let bodies = texts.iter().filter_map(|text| TypedText::new(text));
    bodies.map(|body| (Button::default(), Statement::Text { body })).collect()
}
