//! Effects of the options.
use super::*;

#[test]
fn default_options() {
    let options = Options::default();
    assert_eq!(options.difficulty, crate::data::Difficulty::Novice);
    assert_eq!(options.roles, Roles::Random);
    assert_eq!(options.first_player, FirstPlayer::LowestCanteen);
    assert_eq!((options.sand_total, options.storm_pause), (48, StormPause::Auto));
    assert!(!options.meteo_reorder && !options.zero_is_death && !options.ask_before_moving_me);
    assert!(options.peek_shared);
}

#[test]
fn sand_total_from_40_to_60() {
    for sand_total in [40, 48, 60] {
        let state = fresh(&Options { sand_total, ..Options::default() }, 2, 1);
        assert_eq!(state.board.supply(), sand_total - 8);
    }
    for sand_total in [39, 61] {
        let options = Options { sand_total, ..Options::default() };
        let result = State::new(&options, 2, &mut FastRng::new(1));
        assert!(matches!(result, Err(SetupError::Option { key: "sand_total", .. })));
    }
}

#[test]
fn zero_is_death() {
    let scene = Scene::of(&[Navigator, Explorer])
        .at(P1, "b2")
        .at(P2, "d2")
        .options(|options| options.zero_is_death = true)
        .storm_of(P1, 1)
        .pile("sun");
    let mut two = scene.clone().water(P1, 2).ready();
    two.play(P1, "draw");
    assert_eq!((two.waters(), two.ending()), (vec![1, 3], None));
    let mut one = scene.water(P1, 1).ready();
    one.play(P1, "draw");
    assert_eq!(one.ending(), Some(Ending::Thirst(SeatSet::only(P1))));
}

#[test]
fn the_host_chooses_the_first_player() {
    let first_player = FirstPlayer::Seat(P2);
    let options = Options { first_player, ..cast(&[Climber, Carrier, Archaeologist]) };
    for number in 0..20 {
        assert_eq!(fresh(&options, 3, number).turn, P2);
    }
    let result = State::new(
        &Options { first_player: FirstPlayer::Seat(P3), ..Options::default() },
        2,
        &mut FastRng::new(1),
    );
    assert!(matches!(result, Err(SetupError::Option { key: "first_player", .. })));
}

#[test]
fn the_first_player_is_drawn_from_all_seats() {
    let first_player = FirstPlayer::Random;
    let options = Options { first_player, ..cast(&[Climber, Carrier, Explorer]) };
    let first = tally((0..300).map(|number| fresh(&options, 3, number).turn));
    assert_eq!(first.len(), 3);
    assert!(first.values().all(|n| (70..=130).contains(n)), "{first:?}");
}

#[test]
fn roles_are_assigned_by_the_host() {
    let roles = [Carrier, Meteorologist, Climber];
    let state = fresh(&cast(&roles), 3, 1);
    let seated: Vec<Role> = state.all_seats().iter().map(|seat| state.pawn(seat).role).collect();
    assert_eq!(seated, roles);
    for (wrong, seats) in [(cast(&roles), 2), (cast(&[Climber, Climber]), 2)] {
        let result = State::new(&wrong, seats, &mut FastRng::new(1));
        assert!(matches!(result, Err(SetupError::Option { key: "roles", .. })));
    }
}

#[test]
fn roles_are_drafted_in_seat_order() {
    let options = Options { roles: Roles::Draft, ..Options::default() };
    let mut table = Table::of(fresh(&options, 3, 1));
    assert_eq!((table.state.phase, table.state.turn), (Phase::Drafting, P1));
    assert_eq!(table.legal(P1, "pick").len(), 6);
    assert_eq!(table.refused(P2, "pick climber"), Refusal::DraftFirst { turn: P1 });
    table.play(P1, "pick climber");
    assert_eq!(table.refused(P2, "pick climber"), Refusal::RoleTaken { role: Climber });
    let first = Refusal::DraftFirst { turn: P2 };
    assert_eq!(table.refused(P1, "excavate"), first);
    assert_eq!(table.refused(P1, "give p2 water 1"), first);
    table.play(P2, "pick water_carrier");
    let events = table.play(P3, "pick explorer");
    assert_eq!(events.last(), Some(&Event::TurnBegan { seat: P1 }), "the thirstiest");
    assert_eq!((table.state.phase, table.state.actions_left), (Phase::Acting, 4));
    assert_eq!(table.waters(), [3, 5, 4]);
    assert_eq!(table.refused(P1, "pick navigator"), Refusal::DraftIsOver);
}

#[test]
fn a_tie_after_the_draft_is_broken_at_random() {
    let options = Options { roles: Roles::Draft, ..Options::default() };
    let first = tally((0..100).map(|number| {
        let mut table = Table::of(fresh(&options, 2, 1));
        table.rng = Box::new(FastRng::new(number));
        table.play(P1, "pick climber");
        table.play(P2, "pick archaeologist");
        table.state.turn
    }));
    assert!(first.len() == 2 && first.values().all(|&n| n >= 30), "{first:?}");
}
