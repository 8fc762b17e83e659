//! With any single card there is always something to say, and the panel shows what.
use kernel::{FastRng, GameRng, GameRngExt};

use super::scene::{BRUNO, CHLOE, DMITRI, Timer, read};
use crate::{
    data::{Card, Gear, Letter, Sign},
    talk::{
        CARDS, HeardRemark, Kind, MadnessRefusal, PointTarget, Remark, Size, Statement,
        TalkRefusal, add_affixes, check, panel, random_remark,
    },
};

/// Returns statements a bot might want to make, whatever it holds.
fn candidates(timer: &Timer) -> Vec<Statement> {
    let holding = timer.talk().holding;
    let mut all = vec![Statement::Yes, Statement::No, Statement::Wait];
    for &gear in Gear::ALL {
        let value = holding.total(gear);
        all.push(Statement::HaveTotal { gear, value });
        all.push(Statement::Ask { gear });
        all.extend((1..=20).map(|value| Statement::HaveCard { gear, value }));
        all.extend(Size::ALL.iter().map(|&size| Statement::HaveSize { gear, size }));
        all.push(Statement::Point { at: PointTarget::Gear(gear) });
        all.push(Statement::HaveCount { gear, count: 0 });
    }
    all.extend((0..=20).map(|value| Statement::Number { value }));
    all.push(Statement::Offer { letter: Letter::A, value: None });
    all.push(Statement::React { sign: Sign::ThumbsUp });
    all.extend((0..timer.log.len() as u8).map(|of| Statement::Echo { of }));
    all
}

fn has_something_to_say(timer: &Timer) -> bool {
    let talk = timer.talk();
    let fits = |says| add_affixes(&talk, Remark::of(says), &timer.cards).is_ok();
    candidates(timer).into_iter().any(fits)
}

/// Returns a log in which every card can speak: someone asked, everyone spoke, the cue was given.
fn lively(card: &str, hand: &[Card]) -> Timer {
    let mut timer = Timer::empty(&[card]);
    timer.hold(hand);
    timer.hear(BRUNO, "to p1 ask tools").hear(CHLOE, "yes").hear(DMITRI, "sum crates 9");
    timer.at(match card {
        "l2-16" => 5,
        _ => 24,
    });
    timer
}

#[test]
fn every_single_card_allows_some_remark() {
    let mut rng = FastRng::new(5);
    let mut hands = vec![vec![], vec![Card::Injury], vec![Card::Tools10, Card::Tools6]];
    for _ in 0..20 {
        hands.push((0..rng.below(6)).map(|_| *rng.choose(Card::ALL)).collect());
    }
    for card in &CARDS {
        for hand in &hands {
            let mut timer = lively(&card.id.to_string(), hand);
            assert!(has_something_to_say(&timer), "{} is mute with {hand:?}", card.id);
            // And again after the first remark, unless only one is allowed.
            let first = candidates(&timer)
                .into_iter()
                .find_map(|says| add_affixes(&timer.talk(), Remark::of(says), &timer.cards).ok());
            let tick = timer.tick;
            timer.said(&first.expect("just seen").to_string()).at(tick + 5);
            timer.hear(BRUNO, "to p1 ask books").hear(CHLOE, "yes").hear(DMITRI, "number 3");
            let is_spent = ["l3-02"].contains(&card.id.to_string().as_str());
            assert_eq!(has_something_to_say(&timer), !is_spent, "{} with {hand:?}", card.id);
        }
    }
}

#[test]
fn affixes_match_the_cards() {
    let dressed = |cards: &[&str], remark: &str| {
        let timer = Timer::sample(cards);
        add_affixes(&timer.talk(), read(remark), &timer.cards).map(|it| it.to_string())
    };
    let fine = |cards: &[&str], remark: &str, expected: &str| {
        assert_eq!(dressed(cards, remark), Ok(expected.to_owned()), "{cards:?}");
    };
    fine(&[], "have tools 5", "have tools 5");
    fine(&["l1-02"], "have tools 5", "to p2 have tools 5");
    fine(&["l1-03"], "have tools 5", "last tekeli-li have tools 5");
    fine(&["l1-04", "l2-11"], "yes", "re 2 first no last please yes");
    fine(&["l1-05"], "have tools 5", "last ? have tools 5");
    fine(&["l1-06"], "have tools 5", "shout have tools 5");
    fine(&["l1-11", "l1-13"], "have tools 5", "first 1,red have tools 5");
    fine(&["l1-12"], "have tools 5", "to p2 have tools 5");
    fine(&["l1-14"], "have tools 5", "last cold have tools 5");
    fine(&["l1-16"], "have tools 5", "as 2+3 have tools 5");
    fine(&["l2-06"], "have books 4", "re 1 have books 4");
    fine(&["l3-19"], "ask books", "to p2 ask books");
    fine(&["l1-02"], "sign stop", "sign stop");
    for (cards, remark) in
        [(&["l2-01"][..], "have tools 5"), (&["l1-16"], "number 1"), (&["l3-01"], "wait")]
    {
        assert!(dressed(cards, remark).is_err(), "{cards:?} {remark}");
    }
}

#[test]
fn colours_and_addressees_alternate() {
    let mut timer = Timer::sample(&["l1-13"]);
    timer.said("first red yes");
    let next = add_affixes(&timer.talk(), read("no"), &timer.cards).map(|it| it.to_string());
    assert_eq!(next, Ok("first orange no".to_owned()));
    let mut timer = Timer::sample(&["l3-19"]);
    timer.said("to p2 ask tools");
    let next = add_affixes(&timer.talk(), read("ask tools"), &timer.cards).map(|it| it.to_string());
    assert_eq!(next, Ok("to p3 ask tools".to_owned()));
}

/// One card requires a name or an answer, another forbids the default one.
#[test]
fn a_forbidden_name_or_answer_is_replaced() {
    let dressed = |timer: &Timer, remark: &str| {
        add_affixes(&timer.talk(), read(remark), &timer.cards).map(|it| it.to_string())
    };
    for cards in [&["l1-17", "l2-07"][..], &["l1-17", "l2-02", "l3-19"]] {
        let mut timer = Timer::sample(cards);
        timer.leader = DMITRI;
        assert_eq!(dressed(&timer, "ask tools"), Ok("to p2 ask tools".to_owned()), "{cards:?}");
    }
    let timer = Timer::sample(&["l1-17", "l2-11"]);
    assert_eq!(dressed(&timer, "have tools 5"), Ok("re 1 first no have tools 5".to_owned()));
    let mut timer = Timer::sample(&["l1-17", "l2-06"]);
    timer.hear(DMITRI, "ask tools");
    assert_eq!(dressed(&timer, "have tools 5"), Ok("re 1 have tools 5".to_owned()));
}

#[test]
fn the_addressee_of_a_request_and_the_answered_remark_do_not_change() {
    for (card, remark) in [("l1-12", "to p3 play tools 4"), ("l2-06", "re 0 yes")] {
        let timer = Timer::sample(&[card]);
        assert!(add_affixes(&timer.talk(), read(remark), &timer.cards).is_err(), "{card}");
    }
    let timer = Timer::sample(&["l1-12"]);
    let said = add_affixes(&timer.talk(), read("to p3 have tools 5"), &timer.cards);
    assert_eq!(said.map(|it| it.to_string()), Ok("to p2 have tools 5".to_owned()));
}

#[test]
fn the_panel_explains_forbidden_buttons() {
    let timer = Timer::sample(&["l1-10"]);
    let hints = panel(&timer.talk(), &timer.cards);
    let of = |kind: Kind| hints.kinds.iter().find(|hint| hint.kind == kind).expect("every kind");
    let cards = of(Kind::HaveCard);
    assert_eq!(cards.why, None);
    assert_eq!(cards.refused.len(), 4);
    assert!(cards.refused.iter().all(|it| it.values == [Some(6)]));
    assert!(of(Kind::Yes).refused.is_empty() && of(Kind::Text).why.is_none());
    let timer = Timer::sample(&["l3-01"]);
    let hints = panel(&timer.talk(), &timer.cards);
    for hint in &hints.kinds {
        let is_fine = matches!(hint.kind, Kind::Yes | Kind::No | Kind::Text);
        assert_eq!(hint.why.is_none(), is_fine, "{:?}", hint.kind);
        assert!(hint.refused.is_empty(), "{:?}", hint.kind);
    }
}

/// The panel agrees with the check: every button it allows passes, with the required additions.
#[test]
fn the_panel_agrees_with_the_checks() {
    for card in &CARDS {
        let timer = lively(&card.id.to_string(), &[Card::Tools5, Card::Books4, Card::Injury]);
        let (talk, hints) = (timer.talk(), panel(&timer.talk(), &timer.cards));
        for says in [
            "have tools 5",
            "have tools 10",
            "have weapons 5",
            "sum tools 5",
            "sum books 8",
            "size tools no",
            "size crates plenty",
            "count books 1",
            "cover a",
            "cover b 8",
            "play books",
            "play books 4",
            "need a 0",
            "need b 6",
            "total a 10",
            "ask crates",
            "number 1",
            "number 6",
            "injured 1",
        ] {
            let says: Statement = says.parse().expect("a statement");
            let said = HeardRemark::of(&Remark::of(says), None);
            let size = said.size.map(|size| size as u8);
            let value = said.value.or(said.count).or(size);
            let hint = hints.kinds.iter().find(|it| it.kind == says.kind()).expect("a kind");
            let is_listed = hint.refused.iter().any(|it| {
                (it.gear, it.letter) == (said.gear, said.letter) && it.values.contains(&value)
            });
            let is_refused = hint.why.is_some() || is_listed;
            let fits = add_affixes(&talk, Remark::of(says), &timer.cards).is_ok();
            assert_eq!(fits, !is_refused, "{} {says}", card.id);
        }
    }
}

/// The verdict depends only on what the speaker can see: words they did not hear have no effect.
#[test]
fn unheard_remarks_do_not_change_the_panel() {
    let mut rng = FastRng::new(8);
    for card in &CARDS {
        let id = card.id.to_string();
        for _ in 0..40 {
            let hidden = ["have books 2", "to p1 ask tools", "sign stop", "number 7", "text A?"];
            let mut worlds = hidden.iter().map(|words| {
                let mut timer = lively(&id, &[Card::Tools5, Card::Weapons2]);
                timer.hear_by(BRUNO, words, kernel::SeatSet::only(CHLOE));
                timer.at(26);
                timer
            });
            let first = worlds.next().expect("several possible states");
            let remark = random_remark(4, first.log.len() as u8, &mut rng);
            let refusal = check(&first.talk(), &remark, &first.cards).map(|it| it.audience);
            for other in worlds {
                let theirs = check(&other.talk(), &remark, &other.cards).map(|it| it.audience);
                assert_eq!(refusal, theirs, "{id} {remark}");
            }
        }
    }
}

#[test]
fn three_stacked_cards_rarely_forbid_everything() {
    let mut rng = FastRng::new(3);
    let (mut n_mute, n) = (0, 600);
    for _ in 0..n {
        let cards: Vec<String> =
            (1..=3).map(|level| format!("l{level}-{:02}", rng.below(20) + 1)).collect();
        let mut timer = lively(&cards[0], &[Card::Tools5, Card::Books4, Card::Weapons6]);
        timer.cards = cards.iter().map(|id| id.parse().expect("a card")).collect();
        let is_first_light = cards[1] == "l2-16";
        timer.at(if is_first_light { 5 } else { 24 });
        n_mute += u32::from(!has_something_to_say(&timer));
    }
    assert!(n_mute * 100 < n * 12, "{n_mute} of {n} stacks are mute");
}

#[test]
fn the_first_missing_affix_is_reported() {
    let timer = Timer::sample(&["l1-03", "l1-04"]);
    assert!(matches!(timer.judge("yes"), Err(TalkRefusal::Madness(MadnessRefusal::NoSong { .. }))));
    assert!(matches!(
        timer.judge("last tekeli-li yes"),
        Err(TalkRefusal::Madness(MadnessRefusal::NoPlease { .. }))
    ));
}
