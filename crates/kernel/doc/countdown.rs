use std::{fmt, str::FromStr};

use kernel::{
    CommandParser, Ctx, Game, GameRng, Meta, Outcome, ParseError, Refuse, Seat, SeatSet, SetupError,
};
use serde::Serialize;

/// Two players take one or two counters in turn. Taking the last one wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Countdown {
    left: u8,
    turn: Seat,
}

// Nothing is hidden, so the state is also its own view.
kernel::patched!(Countdown { left, turn });

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Action {
    Take { n: u8 },
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Action::Take { n } = self;
        write!(f, "take {n}")
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(command: &str) -> Result<Action, ParseError> {
        let mut words = CommandParser::new(command);
        match words.next_word() {
            "take" => {
                let n = words.number(1..=2)?;
                words.end(Action::Take { n })
            }
            found => Err(ParseError::expected("take", found)),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    Took { seat: Seat, n: u8 },
}

#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Refusal {
    NotYourTurn,
    TooFewCounters { left: u8 },
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        "C1"
    }
}

impl Game for Countdown {
    const META: Meta = Meta {
        id: "countdown",
        rules_versions: 1..=1,
        seats_min: 2,
        seats_max: 2,
        seats_default: 2,
        hidden: false,
        talk: false,
        steps_max: 20,
    };

    type Options = ();
    type Action = Action;
    type Event = Event;
    type View = Countdown;
    type Refusal = Refusal;

    fn new((): &(), seats: u8, rng: &mut dyn GameRng) -> Result<Countdown, SetupError> {
        if seats != 2 {
            return Err(SetupError::SeatCount { got: seats, min: 2, max: 2 });
        }
        Ok(Countdown { left: 10 + rng.below(11) as u8, turn: Seat::new(0) })
    }

    fn seats(&self) -> u8 {
        2
    }

    fn is_cooperative(&self) -> bool {
        false
    }

    fn has_private_hands(&self) -> bool {
        false
    }

    fn awaited(&self) -> SeatSet {
        if self.left == 0 { SeatSet::EMPTY } else { SeatSet::only(self.turn) }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat == self.turn {
            actions.extend((1..=self.left.min(2)).map(|n| Action::Take { n }));
        }
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        ctx: &mut Ctx<'_, Countdown>,
    ) -> Result<(), Refusal> {
        let Action::Take { n } = action;
        if seat != self.turn {
            return Err(Refusal::NotYourTurn);
        }
        if n > self.left {
            return Err(Refusal::TooFewCounters { left: self.left });
        }
        self.left -= n;
        self.turn = seat.next_of(2);
        ctx.emit(self, || Event::Took { seat, n });
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        let scores = if self.turn == Seat::new(0) { vec![0, 1] } else { vec![1, 0] };
        let ranks = scores.iter().map(|&score| if score == 1 { 1 } else { 2 }).collect();
        (self.left == 0).then(|| Outcome { ranks, scores, reason: "last_counter".to_owned() })
    }

    fn view(&self, _: SeatSet) -> Countdown {
        self.clone()
    }

    fn determinize(&self, _: SeatSet, _: &mut dyn GameRng) -> Countdown {
        self.clone()
    }
}
