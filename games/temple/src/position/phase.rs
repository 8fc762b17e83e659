//! The phase of a position.
use kernel::{PositionError, Seat};
use serde::{Deserialize, Serialize};

use super::error;
use crate::{
    cards::CardSet,
    data::{FACES, Lock, N_DICE, N_TREASURES, Trial},
    state::{Attempt, Exchange, Phase, State, Test},
};

/// The phase of the game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum PhaseAt {
    /// The beginning of a round.
    #[default]
    Begin,
    Choosing,
    Briefing,
    Loading,
    Bracing,
    Acting,
    Testing {
        test: TestAt,
    },
    Helping {
        test: TestAt,
    },
    Losing,
    Unlocking {
        attempt: AttemptAt,
    },
    Removing,
    Composing {
        exchange: ExchangeAt,
    },
    Answering {
        exchange: ExchangeAt,
    },
    Confirming {
        exchange: ExchangeAt,
    },
    Gathering,
    Replacing,
    Over,
}

/// A test that shows ones.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TestAt {
    pub trial: Trial,
    pub seat: Seat,
    pub dice: Vec<u8>,
    /// The dice rerolled for cards and those ignored, numbered from 0.
    #[serde(default)]
    pub bought: Vec<u8>,
    #[serde(default)]
    pub ignored: Vec<u8>,
    /// The indices of the cards laid out.
    #[serde(default)]
    pub paid: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AttemptAt {
    pub lock: Lock,
    pub dice: Vec<u8>,
    /// Whether the Old Keyring still grants a reroll.
    #[serde(default)]
    pub free: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExchangeAt {
    pub whom: Seat,
    /// Card indices.
    #[serde(default)]
    pub given: Vec<u8>,
    #[serde(default)]
    pub asked: Vec<u8>,
}

pub(super) fn read(phase: &PhaseAt) -> Result<Phase, PositionError> {
    Ok(match phase {
        // The round begins once everything has been checked.
        PhaseAt::Begin | PhaseAt::Briefing => Phase::Briefing,
        PhaseAt::Choosing => Phase::Choosing,
        PhaseAt::Loading => Phase::Loading,
        PhaseAt::Bracing => Phase::Bracing,
        PhaseAt::Acting => Phase::Acting,
        PhaseAt::Testing { test } => Phase::Testing(read_test(test)?),
        PhaseAt::Helping { test } => Phase::Helping(read_test(test)?),
        PhaseAt::Losing => Phase::Losing,
        PhaseAt::Unlocking { attempt } => Phase::Unlocking(Attempt {
            lock: attempt.lock,
            dice: read_five("phase.attempt.dice", &attempt.dice)?,
            is_free: attempt.free,
        }),
        PhaseAt::Removing => Phase::Removing,
        PhaseAt::Composing { exchange } => Phase::Composing(read_exchange(exchange)?),
        PhaseAt::Answering { exchange } => Phase::Answering(read_exchange(exchange)?),
        PhaseAt::Confirming { exchange } => Phase::Confirming(read_exchange(exchange)?),
        PhaseAt::Gathering => Phase::Gathering,
        PhaseAt::Replacing => Phase::Replacing,
        PhaseAt::Over => Phase::Over,
    })
}

fn read_test(at: &TestAt) -> Result<Test, PositionError> {
    let n = at.dice.len();
    let mut dice = [0; N_DICE];
    if !(1..=N_DICE).contains(&n) {
        return error("phase.test.dice", "a test has one to five dice");
    }
    check_faces("phase.test.dice", &at.dice)?;
    dice[..n].copy_from_slice(&at.dice);
    Ok(Test {
        trial: at.trial,
        seat: at.seat,
        dice,
        n: n as u8,
        bought: read_mask("phase.test.bought", &at.bought, n)?,
        ignored: read_mask("phase.test.ignored", &at.ignored, n)?,
        paid: read_places("phase.test.paid", &at.paid)?,
    })
}

fn read_mask(field: &str, list: &[u8], n: usize) -> Result<u8, PositionError> {
    let mut mask = 0;
    for &die in list {
        if usize::from(die) >= n {
            return error(field, format!("there is no die {die}"));
        }
        mask |= 1 << die;
    }
    Ok(mask)
}

fn read_exchange(at: &ExchangeAt) -> Result<Exchange, PositionError> {
    Ok(Exchange {
        whom: at.whom,
        given: read_places("phase.exchange.given", &at.given)?,
        asked: read_places("phase.exchange.asked", &at.asked)?,
    })
}

pub(super) fn read_places(field: &str, places: &[u8]) -> Result<CardSet, PositionError> {
    let mut set = CardSet::EMPTY;
    for &place in places {
        if usize::from(place) >= N_TREASURES {
            return error(field, format!("places must be below {N_TREASURES}"));
        }
        if set.has(place) {
            return error(field, format!("place {place} is listed twice"));
        }
        set.insert(place);
    }
    Ok(set)
}

/// Requires exactly five valid dice.
pub(super) fn read_five(field: &str, faces: &[u8]) -> Result<[u8; N_DICE], PositionError> {
    check_faces(field, faces)?;
    match faces.try_into() {
        Ok(dice) => Ok(dice),
        Err(_) => error(field, "must have five dice"),
    }
}

fn check_faces(field: &str, faces: &[u8]) -> Result<(), PositionError> {
    if faces.iter().all(|face| (1..=FACES).contains(face)) {
        return Ok(());
    }
    error(field, "faces must be between 1 and 6")
}

pub(super) fn write(state: &State) -> PhaseAt {
    match state.phase {
        Phase::Choosing => PhaseAt::Choosing,
        Phase::Briefing => PhaseAt::Briefing,
        Phase::Loading => PhaseAt::Loading,
        Phase::Bracing => PhaseAt::Bracing,
        Phase::Acting => PhaseAt::Acting,
        Phase::Testing(test) => PhaseAt::Testing { test: write_test(&test) },
        Phase::Helping(test) => PhaseAt::Helping { test: write_test(&test) },
        Phase::Losing => PhaseAt::Losing,
        Phase::Unlocking(attempt) => PhaseAt::Unlocking {
            attempt: AttemptAt {
                lock: attempt.lock,
                dice: attempt.dice.to_vec(),
                free: attempt.is_free,
            },
        },
        Phase::Removing => PhaseAt::Removing,
        Phase::Composing(exchange) => PhaseAt::Composing { exchange: write_exchange(&exchange) },
        Phase::Answering(exchange) => PhaseAt::Answering { exchange: write_exchange(&exchange) },
        Phase::Confirming(exchange) => PhaseAt::Confirming { exchange: write_exchange(&exchange) },
        Phase::Gathering => PhaseAt::Gathering,
        Phase::Replacing => PhaseAt::Replacing,
        Phase::Over => PhaseAt::Over,
    }
}

fn write_test(test: &Test) -> TestAt {
    let bits = |mask: u8| (0..test.n).filter(|die| mask >> die & 1 != 0).collect();
    TestAt {
        trial: test.trial,
        seat: test.seat,
        dice: test.dice[..test.n as usize].to_vec(),
        bought: bits(test.bought),
        ignored: bits(test.ignored),
        paid: test.paid.iter().collect(),
    }
}

fn write_exchange(exchange: &Exchange) -> ExchangeAt {
    ExchangeAt {
        whom: exchange.whom,
        given: exchange.given.iter().collect(),
        asked: exchange.asked.iter().collect(),
    }
}
