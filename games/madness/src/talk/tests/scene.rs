//! A running timer for tests of remarks, which are written as players type them.
use kernel::{FastRng, ScriptedRng, Seat, SeatSet};

use crate::{
    data::{Card, MadnessId},
    talk::{
        Channels, CustomCards, Delivery, Holding, Progress, Remark, SentRemark, TalkContext,
        TalkRefusal, check,
    },
};

pub(super) const ADA: Seat = Seat::new(0);
pub(super) const BRUNO: Seat = Seat::new(1);
pub(super) const CHLOE: Seat = Seat::new(2);
pub(super) const DMITRI: Seat = Seat::new(3);

/// Four seats, a timer of half a minute, and Ada as the speaker.
#[derive(Clone)]
pub(super) struct Timer {
    pub rules: u16,
    pub seats: u8,
    pub me: Seat,
    pub leader: Seat,
    pub tick: u16,
    pub length: u16,
    pub budget: Option<u8>,
    pub passed: SeatSet,
    pub channels: Channels,
    pub custom_cards: CustomCards,
    pub log: Vec<SentRemark>,
    pub pending: Vec<SentRemark>,
    pub hand: Vec<Card>,
    pub cards: Vec<MadnessId>,
}

impl Timer {
    /// Returns a timer without remarks after ten seconds.
    pub(super) fn empty(cards: &[&str]) -> Timer {
        let cards = cards.iter().map(|id| id.parse().expect("a madness card")).collect();
        Timer {
            rules: 2,
            seats: 4,
            me: ADA,
            leader: BRUNO,
            tick: 10,
            length: 30,
            budget: None,
            passed: SeatSet::EMPTY,
            channels: Channels::ALL,
            custom_cards: CustomCards::default(),
            log: Vec::new(),
            pending: Vec::new(),
            hand: vec![Card::Tools5, Card::Tools3, Card::Books4, Card::Weapons6],
            cards,
        }
    }

    /// Returns the context of the sample verdicts.
    pub(super) fn sample(cards: &[&str]) -> Timer {
        let mut timer = Timer::empty(cards);
        timer.hear(BRUNO, "have tools 4");
        timer.hear(CHLOE, "to p1 ask books");
        timer.hear(DMITRI, "sum crates 9");
        timer
    }

    /// Adds a remark by another player without madness.
    pub(super) fn hear(&mut self, from: Seat, remark: &str) -> &mut Timer {
        self.hear_by(from, remark, SeatSet::EVERYONE)
    }

    /// Adds a remark by another player with a limited audience.
    pub(super) fn hear_by(&mut self, from: Seat, remark: &str, audience: SeatSet) -> &mut Timer {
        let speaker = Timer { me: from, cards: Vec::new(), ..self.clone() };
        let delivery = check(&TalkContext { tick: 99, ..speaker.talk() }, &read(remark), &[])
            .expect("a player without madness may say it");
        let sent = delivery.send(&speaker.talk(), &mut ScriptedRng::none());
        let audience = audience.with(SeatSet::only(from));
        self.log.push(SentRemark { audience, ..sent });
        self
    }

    /// Adds a remark of the speaker without checking it and lets a second pass.
    pub(super) fn said(&mut self, remark: &str) -> &mut Timer {
        let healthy = Timer { cards: Vec::new(), ..self.clone() };
        let delivery = healthy.judge(remark).expect("a speaker without madness may say it");
        let sent = delivery.send(&self.talk(), &mut FastRng::new(1));
        self.log.push(sent);
        self.tick += 1;
        self
    }

    pub(super) fn at(&mut self, tick: u16) -> &mut Timer {
        self.tick = tick;
        self
    }

    pub(super) fn hold(&mut self, cards: &[Card]) -> &mut Timer {
        self.hand = cards.to_vec();
        self
    }

    pub(super) fn talk(&self) -> TalkContext<'_> {
        TalkContext {
            rules: self.rules,
            seats: self.seats,
            speaker: self.me,
            leader: self.leader,
            tick: self.tick,
            progress: Progress { run: self.tick, whole: self.length },
            budget: self.budget,
            passed: self.passed,
            spent: self.passed,
            channels: self.channels,
            custom_cards: &self.custom_cards,
            log: &self.log,
            pending: &self.pending,
            holding: Holding::of(self.hand.iter().copied()),
        }
    }

    pub(super) fn judge(&self, remark: &str) -> Result<Delivery, TalkRefusal> {
        check(&self.talk(), &read(remark), &self.cards)
    }

    #[track_caller]
    pub(super) fn assert_passes(&self, remarks: &[&str]) -> &Timer {
        for remark in remarks {
            if let Err(refusal) = self.judge(remark) {
                panic!("{:?} refuse {remark:?}: {refusal:?}", self.cards);
            }
        }
        self
    }

    #[track_caller]
    pub(super) fn assert_refuses(&self, remarks: &[&str]) -> &Timer {
        for remark in remarks {
            assert!(self.judge(remark).is_err(), "{:?} let {remark:?} pass", self.cards);
        }
        self
    }

    /// Returns the code of the verdict, which must be a refusal.
    #[track_caller]
    pub(super) fn code(&self, remark: &str) -> String {
        let refusal = self.judge(remark).expect_err(remark);
        let data = serde_json::to_value(&refusal).expect("a verdict is plain data");
        data["code"].as_str().expect("a verdict is tagged").to_owned()
    }

    #[track_caller]
    pub(super) fn assert_code(&self, code: &str, remarks: &[&str]) -> &Timer {
        for remark in remarks {
            assert_eq!(self.code(remark), code, "{remark:?}");
        }
        self
    }
}

pub(super) fn read(remark: &str) -> Remark {
    remark.parse().unwrap_or_else(|error| panic!("{remark:?}: {error}"))
}
