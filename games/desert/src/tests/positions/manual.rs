//! Checks that the manual and the format have the same fields.
use super::*;
use serde_json::Value;

const MANUAL: &str = include_str!("../../../POSITION.md");

#[test]
fn the_example_is_legal() {
    let fence = MANUAL.split("```").nth(1).expect("an example between fences");
    let position = read(fence.trim_start_matches("json"));
    let state = set_up(&position, 1).expect("a legal position");
    assert_eq!((state.cell_of(P1), state.pawn(P1).water), (cell("b2"), 1));
}

/// A position with every field of every kind. It need not be legal.
fn full() -> Position {
    let known_to = KnownTo::Seats(seats([P1]));
    let mut position = crew();
    position.crew[0] = PawnAt {
        role: Some(Climber),
        cell: Some(cell("b2")),
        water: Some(1),
        gear: vec![Gear::JetPack],
        has_shield: true,
    };
    let (id, back, city) = (Some(7), Some(Back::Plain), Some(City::Pad));
    let tile = TileAt { id, back, city, sand: 1, excavated: false, known_to };
    position.tiles.insert(cell("b2"), tile);
    position.parts = [(Part::Engine, PartAt::Held(P2))].into();
    position.storm_pile = vec![PileCard { card: StormCard::SUN, known_to }];
    position.guided = Some(Guided { whom: P1, n_left: 1 });
    position.request =
        Some(RequestAt { by: P2, action: "guide p1 b3".to_owned(), asked: seats([P1]) });
    position.options.roles = Roles::Assigned(vec![Climber]);
    position.options.first_player = FirstPlayer::Seat(P1);
    position
}

/// Collects the names of all fields at any depth, except for cells used as keys.
fn collect_names(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, inner) in fields {
                names.insert(name.clone());
                collect_names(inner, names);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| collect_names(item, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn every_field_is_in_the_manual() {
    let phases = [
        Phase::Drafting,
        Phase::Acting,
        Phase::Looking { n_seen: 3, n_placed: 1, has_buried: true },
        Phase::Storm { n_left: 1 },
        Phase::Over(Ending::Thirst(seats([P1]))),
    ];
    let mut names = BTreeSet::new();
    for phase in phases {
        let position = Position { phase, ..full() };
        collect_names(&serde_json::to_value(position).expect("it can be written"), &mut names);
    }
    assert!(names.remove("b2") && names.len() > 50, "{names:?}");
    let tables = MANUAL.split("```").nth(2).expect("what follows the example");
    for name in names {
        let is_named =
            tables.contains(&format!("`{name}`")) || tables.contains(&format!("\"{name}\": "));
        assert!(is_named, "POSITION.md does not explain `{name}`");
    }
}

#[test]
fn every_field_in_the_manual_exists() {
    let all = [
        Role::ALL.iter().map(|it| it.as_str()).collect::<Vec<_>>(),
        Gear::ALL.iter().map(|it| it.as_str()).collect(),
        Part::ALL.iter().map(|it| it.as_str()).collect(),
        Back::ALL.iter().map(|it| it.as_str()).collect(),
        Difficulty::ALL.iter().map(|it| it.as_str()).collect(),
        vec!["drafting", "acting", "looking", "storm", "sun", "over"],
        vec!["won", "thirst", "buried", "swept", "gear", "tunnel", "well", "mirage", "pad"],
    ];
    for word in all.into_iter().flatten() {
        assert!(MANUAL.contains(&format!("`{word}`")), "POSITION.md does not know `{word}`");
    }
}
