//! Stronger bots beat weaker ones, and every Variety card is playable.
use bots::{Crew, Table, run};
use kernel::{Ctx, EventBuffer, FastRng, Game, GameRngExt, SeatSet};
use table::{Conformance, HostedGame};

use crate::{
    Options, State,
    bot::BOTS,
    data::Variety,
    setup::{Mode, Pick},
};

fn wins(name: &str, options: &Options, seats: u8, n_games: u64) -> usize {
    let maker = BOTS.iter().find(|maker| maker.name == name).expect("the bot exists");
    let table = Table {
        options,
        seats,
        first_seed: 1,
        seat_bots: &|_| Crew::of((0..seats).map(|_| (maker.make)())),
    };
    let played = run::<State>(&table, n_games, 1, &|| ()).expect("the options are valid");
    played.iter().filter(|game| game.outcome.ranks[0] == 1).count()
}

#[test]
fn better_bots_win_more_cooperative_games() {
    let options = Options { mode: Mode::Coop, ..Options::default() };
    let [random, easy, normal] = ["random", "easy", "normal"].map(|it| wins(it, &options, 4, 60));
    assert_eq!(random, 0);
    assert!(normal > easy && normal > 30, "{easy} and {normal} of 60");
}

/// A bot that tries a refused action ends the run with a panic.
#[test]
fn bots_play_by_the_rules_of_every_preset() {
    for preset in State::presets() {
        for name in ["random", "easy", "normal"] {
            for seats in [1, 2, 5] {
                wins(name, &preset.options, seats, 3);
            }
        }
    }
}

/// Bots that know the rules do about as well as written as they do with the default options.
#[test]
fn bots_play_as_written_about_as_well() {
    let coop = Options { mode: Mode::Coop, ..Options::default() };
    let [usual, written] = [coop, coop.as_written()].map(|it| wins("normal", &it, 4, 100));
    assert!(usual > 60 && written > 60, "{usual} and {written} of 100");
}

/// Plays random games with each card, checking the views of the acting seat at every step.
#[test]
fn every_variety_card_is_playable() {
    for &card in Variety::ALL {
        for number in 0..4 {
            play_with(card, number);
        }
    }
}

fn play_with(card: Variety, number: u64) {
    let options = Options {
        mode: if number.is_multiple_of(2) || card.is_rival() { Mode::Standard } else { Mode::Coop },
        level: 1,
        variety: 1,
        pick_1: Pick(Some(card)),
        ..Options::default()
    };
    let mut rng = FastRng::new(number << 8 | card as u64);
    let mut state = State::new(&options, 3, &mut rng).expect("the options are valid");
    assert!(state.has(card));
    let mut events = EventBuffer::muted();
    while !state.is_over() {
        let seat = state.awaited().first().expect("a seat is awaited until the game is over");
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        let viewers = SeatSet::only(seat);
        let imagined = state.determinize(viewers, &mut rng);
        assert_eq!(imagined.view(viewers), state.view(viewers), "{card}");
        let action = *rng.choose(&actions);
        state
            .apply(seat, action, &mut Ctx::new(&mut rng, &mut events))
            .expect("a listed action is legal");
        state.invariants().unwrap_or_else(|problem| panic!("{card}: {problem} after {action}"));
    }
}

/// A match keeps its bots, so a bot's notes outlive the look.
#[test]
fn hosted_bots_remember_ended_looks() {
    use bots::Bot;
    use kernel::Perspective;

    use super::scene::{P1, Scene};
    use crate::bot::Hard;

    let scene = Scene::together(1).trapped([2, 5, 9, 12]).unmasked().at(P1, "w13").turn(P1, 3);
    let mut table = scene.ready();
    table.play(P1, "decipher");
    let mut bot = Hard::default();
    bot.interject(&Perspective::new(&table.state, P1), &mut FastRng::new(1));
    let deadline = table.state.deadline().expect("a look is open");
    assert_eq!(deadline.millis, 5_000);
    let mut events = EventBuffer::muted();
    table.state.expire(deadline.id, &mut Ctx::new(&mut FastRng::new(1), &mut events));
    let viewers = SeatSet::only(P1);
    assert!(
        table.state.view(viewers).looks.is_empty()
            && table.state.view(viewers).lava.pairs.is_empty()
    );
    let imagined = bot.sample_state(&Perspective::new(&table.state, P1), &mut FastRng::new(2));
    let pairs = imagined.view(viewers).lava.pairs;
    assert_eq!(pairs.len(), 1);
    assert_eq!((pairs[0].glyph.as_str(), pairs[0].number), ("g02", 2));
}
