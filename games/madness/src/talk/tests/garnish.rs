//! With any single card there is always something to say, and the panel shows what.
use kernel::{FastRng, GameRng, GameRngExt};

use super::scene::{BRUNO, CHLOE, DMITRI, Glass, read};
use crate::{
    data::{Card, Gear, Letter, Sign},
    talk::{
        At, CARDS, Kind, Remark, Size, Statement, Utterance, Verdict, any_remark, check, dress,
        panel,
    },
};

/// Returns statements a bot might want to make, whatever it holds.
fn wishes(glass: &Glass) -> Vec<Statement> {
    let holding = glass.talk().holding;
    let mut all = vec![Statement::Yes, Statement::No, Statement::Wait];
    for &gear in Gear::ALL {
        let value = holding.total(gear);
        all.push(Statement::HaveTotal { gear, value });
        all.push(Statement::Ask { gear });
        all.extend((1..=20).map(|value| Statement::HaveCard { gear, value }));
        all.extend(Size::ALL.iter().map(|&size| Statement::HaveSize { gear, size }));
        all.push(Statement::Point { at: At::Gear(gear) });
        all.push(Statement::HaveCount { gear, count: 0 });
    }
    all.extend((0..=20).map(|value| Statement::Number { value }));
    all.push(Statement::Offer { letter: Letter::A, value: None });
    all.push(Statement::React { sign: Sign::ThumbsUp });
    all.extend((0..glass.log.len() as u8).map(|of| Statement::Echo { of }));
    all
}

fn has_something_to_say(glass: &Glass) -> bool {
    let talk = glass.talk();
    let fits = |says| dress(&talk, Remark::of(says), &glass.cards).is_ok();
    wishes(glass).into_iter().any(fits)
}

/// Returns a log in which every card can speak: someone asked, everyone spoke, the cue was given.
fn lively(card: &str, hand: &[Card]) -> Glass {
    let mut glass = Glass::empty(&[card]);
    glass.hold(hand);
    glass.hear(BRUNO, "to p1 ask tools").hear(CHLOE, "yes").hear(DMITRI, "sum crates 9");
    glass.at(match card {
        "l2-16" => 5,
        _ => 24,
    });
    glass
}

#[test]
fn every_card_alone_leaves_something_to_say() {
    let mut rng = FastRng::new(5);
    let mut hands = vec![vec![], vec![Card::Injury], vec![Card::Tools10, Card::Tools6]];
    for _ in 0..20 {
        hands.push((0..rng.below(6)).map(|_| *rng.choose(Card::ALL)).collect());
    }
    for card in &CARDS {
        for hand in &hands {
            let mut glass = lively(&card.id.to_string(), hand);
            assert!(has_something_to_say(&glass), "{} is mute with {hand:?}", card.id);
            // And again after the first remark, unless only one is allowed.
            let first = wishes(&glass)
                .into_iter()
                .find_map(|says| dress(&glass.talk(), Remark::of(says), &glass.cards).ok());
            let tick = glass.tick;
            glass.said(&first.expect("just seen").to_string()).at(tick + 5);
            glass.hear(BRUNO, "to p1 ask books").hear(CHLOE, "yes").hear(DMITRI, "number 3");
            let is_spent = ["l3-02"].contains(&card.id.to_string().as_str());
            assert_eq!(has_something_to_say(&glass), !is_spent, "{} with {hand:?}", card.id);
        }
    }
}

#[test]
fn dress_is_what_the_cards_ask_for() {
    let dressed = |cards: &[&str], remark: &str| {
        let glass = Glass::sample(cards);
        dress(&glass.talk(), read(remark), &glass.cards).map(|it| it.to_string())
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
fn colours_and_colleagues_take_turns() {
    let mut glass = Glass::sample(&["l1-13"]);
    glass.said("first red yes");
    let next = dress(&glass.talk(), read("no"), &glass.cards).map(|it| it.to_string());
    assert_eq!(next, Ok("first orange no".to_owned()));
    let mut glass = Glass::sample(&["l3-19"]);
    glass.said("to p2 ask tools");
    let next = dress(&glass.talk(), read("ask tools"), &glass.cards).map(|it| it.to_string());
    assert_eq!(next, Ok("to p3 ask tools".to_owned()));
}

/// One card requires a name or an answer, another forbids the default one.
#[test]
fn another_name_or_answer_will_do() {
    let dressed = |glass: &Glass, remark: &str| {
        dress(&glass.talk(), read(remark), &glass.cards).map(|it| it.to_string())
    };
    for cards in [&["l1-17", "l2-07"][..], &["l1-17", "l2-02", "l3-19"]] {
        let mut glass = Glass::sample(cards);
        glass.leader = DMITRI;
        assert_eq!(dressed(&glass, "ask tools"), Ok("to p2 ask tools".to_owned()), "{cards:?}");
    }
    let glass = Glass::sample(&["l1-17", "l2-11"]);
    assert_eq!(dressed(&glass, "have tools 5"), Ok("re 1 first no have tools 5".to_owned()));
    let mut glass = Glass::sample(&["l1-17", "l2-06"]);
    glass.hear(DMITRI, "ask tools");
    assert_eq!(dressed(&glass, "have tools 5"), Ok("re 1 have tools 5".to_owned()));
}

#[test]
fn a_request_goes_to_nobody_else_and_an_answer_stays_one() {
    for (card, remark) in [("l1-12", "to p3 play tools 4"), ("l2-06", "re 0 yes")] {
        let glass = Glass::sample(&[card]);
        assert!(dress(&glass.talk(), read(remark), &glass.cards).is_err(), "{card}");
    }
    let glass = Glass::sample(&["l1-12"]);
    let told = dress(&glass.talk(), read("to p3 have tools 5"), &glass.cards);
    assert_eq!(told.map(|it| it.to_string()), Ok("to p2 have tools 5".to_owned()));
}

#[test]
fn the_panel_explains_what_is_forbidden() {
    let glass = Glass::sample(&["l1-10"]);
    let hints = panel(&glass.talk(), &glass.cards);
    let of = |kind: Kind| hints.kinds.iter().find(|hint| hint.kind == kind).expect("every kind");
    let cards = of(Kind::HaveCard);
    assert_eq!(cards.why, None);
    assert_eq!(cards.refused.len(), 4);
    assert!(cards.refused.iter().all(|it| it.values == [Some(6)]));
    assert!(of(Kind::Yes).refused.is_empty() && of(Kind::Text).why.is_none());
    let glass = Glass::sample(&["l3-01"]);
    let hints = panel(&glass.talk(), &glass.cards);
    for hint in &hints.kinds {
        let is_fine = matches!(hint.kind, Kind::Yes | Kind::No | Kind::Text);
        assert_eq!(hint.why.is_none(), is_fine, "{:?}", hint.kind);
        assert!(hint.refused.is_empty(), "{:?}", hint.kind);
    }
}

/// The panel agrees with the check: every button it allows passes, with the required additions.
#[test]
fn the_panel_is_right() {
    for card in &CARDS {
        let glass = lively(&card.id.to_string(), &[Card::Tools5, Card::Books4, Card::Injury]);
        let (talk, hints) = (glass.talk(), panel(&glass.talk(), &glass.cards));
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
            let said = Utterance::of(&Remark::of(says), None);
            let size = said.size.map(|size| size as u8);
            let value = said.value.or(said.count).or(size);
            let hint = hints.kinds.iter().find(|it| it.kind == says.kind()).expect("a kind");
            let is_listed = hint.refused.iter().any(|it| {
                (it.gear, it.letter) == (said.gear, said.letter) && it.values.contains(&value)
            });
            let is_refused = hint.why.is_some() || is_listed;
            let fits = dress(&talk, Remark::of(says), &glass.cards).is_ok();
            assert_eq!(fits, !is_refused, "{} {says}", card.id);
        }
    }
}

/// The verdict depends only on what the speaker can see: words they did not hear have no effect.
#[test]
fn words_that_went_past_make_no_difference() {
    let mut rng = FastRng::new(8);
    for card in &CARDS {
        let id = card.id.to_string();
        for _ in 0..40 {
            let hidden = ["have books 2", "to p1 ask tools", "sign stop", "number 7", "text A?"];
            let mut worlds = hidden.iter().map(|words| {
                let mut glass = lively(&id, &[Card::Tools5, Card::Weapons2]);
                glass.hear_by(BRUNO, words, kernel::SeatSet::only(CHLOE));
                glass.at(26);
                glass
            });
            let first = worlds.next().expect("several worlds");
            let remark = any_remark(4, first.log.len() as u8, &mut rng);
            let verdict = check(&first.talk(), &remark, &first.cards).map(|it| it.audience);
            for other in worlds {
                let theirs = check(&other.talk(), &remark, &other.cards).map(|it| it.audience);
                assert_eq!(verdict, theirs, "{id} {remark}");
            }
        }
    }
}

#[test]
fn three_stacked_cards_seldom_leave_one_mute() {
    let mut rng = FastRng::new(3);
    let (mut n_mute, n) = (0, 600);
    for _ in 0..n {
        let cards: Vec<String> =
            (1..=3).map(|level| format!("l{level}-{:02}", rng.below(20) + 1)).collect();
        let mut glass = lively(&cards[0], &[Card::Tools5, Card::Books4, Card::Weapons6]);
        glass.cards = cards.iter().map(|id| id.parse().expect("a card")).collect();
        let is_first_light = cards[1] == "l2-16";
        glass.at(if is_first_light { 5 } else { 24 });
        n_mute += u32::from(!has_something_to_say(&glass));
    }
    assert!(n_mute * 100 < n * 12, "{n_mute} of {n} stacks are mute");
}

#[test]
fn a_verdict_says_what_is_missing_first() {
    let glass = Glass::sample(&["l1-03", "l1-04"]);
    assert!(matches!(glass.weigh("yes"), Err(Verdict::NoSong { .. })));
    assert!(matches!(glass.weigh("last tekeli-li yes"), Err(Verdict::NoPlease { .. })));
}
