//! The table before the first turn.
use super::*;

#[test]
fn the_board_at_the_start() {
    for number in 0..50 {
        let table = Table::of(fresh(&Options::default(), 4, number));
        assert_eq!((table.eye().as_str(), table.supply()), ("c3", 40));
        let diamond: Vec<usize> = table.state.board.sandy().iter().map(Cell::index).collect();
        assert_eq!(diamond, [2, 6, 8, 10, 14, 16, 18, 22]);
        assert!(table.state.board.blocked().is_empty());
        assert_eq!(table.state.board.excavated(), Cells::NONE);
        assert!(Part::ALL.iter().all(|&part| table.part(part) == PartAt::Hidden));
    }
}

#[test]
fn the_crew_at_the_start() {
    for number in 0..50 {
        let state = fresh(&Options::default(), 5, number);
        let wreck = state.board.ground().iter().find(|&at| state.board.tile(at).id == 0);
        let mut roles = BTreeSet::new();
        for seat in state.all_seats().iter() {
            let pawn = state.pawn(seat);
            assert_eq!(Some(pawn.cell), wreck);
            assert_eq!(pawn.water, pawn.role.canteen());
            assert!(pawn.gear.is_empty() && !state.is_buried(seat));
            roles.insert(pawn.role);
        }
        assert_eq!(roles.len(), 5, "no adventurer appears twice");
        assert_eq!((state.phase, state.actions_left), (Phase::Acting, 4));
    }
}

#[test]
fn everything_is_dealt_at_random() {
    let tables: Vec<State> = (0..300).map(|number| fresh(&Options::default(), 2, number)).collect();
    let wrecks: BTreeSet<Cell> = tables.iter().map(|state| state.cell_of(P1)).collect();
    assert_eq!(wrecks.len(), 24);
    let roles: BTreeSet<Role> = tables.iter().map(|state| state.pawn(P1).role).collect();
    assert_eq!(roles.len(), 6);
    let storm: BTreeSet<_> =
        tables.iter().map(|state| state.storm.cards[30]).map(|it| *it.truth()).collect();
    assert_eq!(storm.len(), 14);
    let gear: BTreeSet<Gear> = tables.iter().map(|state| state.gear.truth()[11]).collect();
    assert_eq!(gear.len(), 6);
}

#[test]
fn all_hidden_information_is_unknown_at_first() {
    let state = fresh(&Options::default(), 2, 1);
    for viewers in [SeatSet::only(P1), SeatSet::only(P2), SeatSet::SPECTATORS] {
        let view = state.view(viewers);
        assert!(view.tiles.iter().all(|tile| tile.city.is_none()));
        assert!(view.storm.known.is_empty());
        let backs = tally(view.tiles.iter().map(|tile| tile.back));
        let printed = [(Back::Wreck, 1), (Back::Drop, 3), (Back::Plain, 20)];
        assert_eq!(backs, BTreeMap::from(printed));
    }
}

#[test]
fn wells_and_mirage_lie_under_the_drops() {
    let state = fresh(&Options::default(), 2, 1);
    for at in state.board.ground().iter() {
        let tile = state.board.tile(at);
        let is_water = matches!(*tile.city.truth(), City::Well | City::Mirage);
        assert_eq!(is_water, tile.back() == Back::Drop);
    }
}
