//! Bots know their way about, and every Variety card is played with.
use bots::{Table, run};
use kernel::{Ctx, Dice, Fast, Game, Journal, SeatSet};

use crate::{
    Options, State,
    bot::BOTS,
    data::Variety,
    setup::{Mode, Pick},
};

fn wins(name: &str, options: &Options, seats: u8, n_games: u64) -> usize {
    let maker = BOTS.iter().find(|maker| maker.name == name).expect("a bot of this name");
    let table = Table {
        options,
        seats,
        first_seed: 1,
        seat_bots: &|_| (0..seats).map(|_| (maker.make)()).collect(),
    };
    let played = run::<State>(&table, n_games, 1, &|| ()).expect("a playable table");
    played.iter().filter(|game| game.outcome.ranks[0] == 1).count()
}

#[test]
fn better_bots_win_more_together() {
    let options = Options { mode: Mode::Coop, ..Options::default() };
    let [random, easy, normal] = ["random", "easy", "normal"].map(|it| wins(it, &options, 4, 60));
    assert_eq!(random, 0);
    assert!(normal > easy && normal > 30, "{easy} and {normal} of 60");
}

/// Random games with each card in force, looked at from every seat at every step.
#[test]
fn every_variety_card_is_played_with() {
    for &card in Variety::ALL {
        for number in 0..4 {
            play_with(card, number);
        }
    }
}

fn play_with(card: Variety, number: u64) {
    let options = Options {
        mode: if number % 2 == 0 || card.is_rival() { Mode::Standard } else { Mode::Coop },
        level: 1,
        variety: 1,
        pick_1: Pick(Some(card)),
        ..Options::default()
    };
    let mut luck = Fast::new(number << 8 | card as u64);
    let mut state = State::new(&options, 3, &mut luck).expect("a playable table");
    assert!(state.has(card));
    let mut journal = Journal::muted();
    while !state.is_over() {
        let seat = state.awaited().first().expect("somebody is awaited");
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let eyes = SeatSet::only(seat);
        let imagined = state.determinize(eyes, &mut luck);
        assert_eq!(imagined.view(eyes), state.view(eyes), "{card}");
        let action = *luck.choose(&actions);
        state.apply(seat, action, &mut Ctx::new(&mut luck, &mut journal)).expect("it is listed");
        state.invariants().unwrap_or_else(|problem| panic!("{card}: {problem} after {action}"));
    }
}

/// At a hosted table the same bot is asked again, so a look that has ended is not lost.
#[test]
fn hosts_keep_the_minds_of_bots() {
    use bots::Bot;
    use kernel::Perspective;

    use super::scene::{P1, Scene};
    use crate::bot::Hard;

    let scene = Scene::together(1).trapped([2, 5, 9, 12]).unmasked().at(P1, "w13").slot(P1, 3);
    let mut table = scene.ready();
    table.play(P1, "decipher");
    let mut bot = Hard::default();
    assert!(bot.remembers());
    bot.interject(&Perspective::new(&table.state, P1), &mut Fast::new(1));
    let deadline = table.state.deadline().expect("a look is open");
    assert_eq!(deadline.millis, 5_000);
    let mut journal = Journal::muted();
    table.state.expire(deadline.id, &mut Ctx::new(&mut Fast::new(1), &mut journal));
    let eyes = SeatSet::only(P1);
    assert!(
        table.state.view(eyes).looks.is_empty() && table.state.view(eyes).lava.pairs.is_empty()
    );
    let imagined = bot.imagine(&Perspective::new(&table.state, P1), &mut Fast::new(2));
    let pairs = imagined.view(eyes).lava.pairs;
    assert_eq!(pairs.len(), 1);
    assert_eq!((pairs[0].glyph.word(), pairs[0].number), ("g02", 2));
}
