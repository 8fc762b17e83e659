//! Every language has a text for everything the game can emit, and no text is unused.
mod events;
mod refusals;

use std::collections::BTreeSet;

use conformance::texts::{self, TextSamples, variant};
use kernel::Seat;
use table::{HostedGame, OptionKind};

use self::events::every_event;
pub(super) use self::refusals::every_refusal;
use crate::{
    Ability, Adventurer, Area, BridgeTest, Death, Decision, Deck, DicePass, EmptyTemple,
    EscapeRoute, Event, FinePrint, Glyph, Gravel, Hands, Lock, LookTime, Mask, Mode, Pick, PitFail,
    RoundOrder, Space, State, Sun, Tie, Trade, Treasure, Trial, TunnelTo, Variety, Wall, WallCard,
    WallsKill,
};

/// The possible reasons for an outcome.
const REASONS: [&str; 6] =
    ["together_won", "together_short", "together_lost", "rivals_out", "no_one_out", "nothing_out"];

#[test]
fn texts_are_complete_and_well_formed() {
    text_samples().check();
}

/// Events use the names of cards, not their command words.
#[test]
fn events_name_cards() {
    for texts in texts::all::<State>() {
        for event in every_event() {
            let sentence = texts::localize(&texts, "event", &event);
            assert!(!sentence.contains("z1-") && !sentence.contains("lv-"), "{sentence}");
        }
    }
}

/// `l12` could be misread as 112, and `br` is not a word.
#[test]
fn events_name_spaces() {
    let localize = |language: &str, at: Space| {
        let texts = texts::of::<State>(language);
        texts::localize(&texts, "event", &Event::Moved { seat: Seat::new(0), at })
    };
    assert_eq!(localize("en", Space::L12), "Ann moves to L12.");
    assert_eq!(localize("en", Space::W12), "Ann moves to w12.");
    assert_eq!(localize("en", Space::Br), "Ann steps onto the bridge.");
    assert_eq!(localize("de", Space::Br), "Ann geht auf die Brücke.");
    assert_eq!(localize("de", Space::Ent), "Ann geht zum Eingang.");
}

/// An agreed Variety card has the same name in every option.
#[test]
fn picked_variety_cards_keep_their_names() {
    for texts in texts::all::<State>() {
        let localize_name =
            |key: &str| texts.format(key, &Default::default()).expect("the name has a text");
        for spec in State::OPTIONS.iter().filter(|spec| spec.name.starts_with("pick_")) {
            assert!(matches!(spec.kind, OptionKind::Choice { .. }));
            for card in Variety::ALL {
                let picked = localize_name(&format!("option-{}-{card}", spec.name));
                assert_eq!(picked, localize_name(&format!("variety-{card}")));
            }
        }
    }
}

fn text_samples() -> TextSamples<State> {
    TextSamples {
        events: every_event(),
        refusals: every_refusal(),
        outcomes: REASONS.map(str::to_owned).to_vec(),
        names: name_keys(),
        option_values: option_values(),
        render_source: include_str!("../render_text.rs"),
    }
}

fn name_keys() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(Deck::ALL.iter().map(|deck| format!("deck-{deck}")));
    keys.extend(Treasure::ALL.iter().map(|card| format!("card-{card}")));
    keys.extend(WallCard::ALL.iter().map(|card| format!("card-{card}")));
    keys.extend(Adventurer::ALL.iter().map(|adventurer| format!("adventurer-{adventurer}")));
    keys.extend(Ability::ALL.iter().map(|ability| format!("ability-{ability}")));
    keys.extend(Lock::ALL.iter().map(|lock| format!("lock-{lock}")));
    keys.extend(Trial::ALL.iter().map(|trial| format!("trial-{trial}")));
    keys.extend(Death::ALL.iter().map(|death| format!("death-{death}")));
    keys.extend(Sun::ALL.iter().map(|sun| format!("sun-{sun}")));
    keys.extend(Wall::ALL.iter().map(|wall| format!("wall-{wall}")));
    keys.extend(EscapeRoute::ALL.iter().map(|route| format!("route-{route}")));
    keys.extend(Glyph::ALL.iter().map(|glyph| format!("glyph-{glyph}")));
    keys.extend(Decision::ALL.iter().map(|now| format!("now-{now}")));
    for at in Space::ALL.iter().filter(|at| at.area() == Area::Lava) {
        keys.extend([format!("at-{at}"), format!("to-{at}")]);
    }
    for card in Variety::ALL {
        keys.extend([format!("variety-{card}"), format!("variety-{card}-about")]);
    }
    keys.extend(texts::expectations::<State>());
    keys
}

/// Lists the values of an option. A new value breaks the build here.
macro_rules! every {
    ($words:ident, $option:literal, $name:ident: $($variant:ident),*) => {
        for value in [$($name::$variant),*] {
            match value {
                $($name::$variant)|* => {}
            }
            $words.push(($option, variant(&value)));
        }
    };
}

fn option_values() -> Vec<(&'static str, String)> {
    let mut words = Vec::new();
    every!(words, "mode", Mode: Standard, Coop);
    every!(words, "pit_fail", PitFail: Stays, Wounded, Eliminated);
    every!(words, "gravel", Gravel: Marker, Burden);
    every!(words, "mask", Mask: Entry, Openings);
    every!(words, "walls_kill", WallsKill: Room, RoomAndEntrance);
    every!(words, "empty_temple", EmptyTemple: Ends, Waits);
    every!(words, "bridge_test", BridgeTest: Entering, EveryMove);
    every!(words, "tunnel_to", TunnelTo: Outside, Entrance);
    every!(words, "trade", Trade: SafeSpaces, CorridorSwap);
    every!(words, "fine_print", FinePrint: Usual, AsWritten);
    every!(words, "round_order", RoundOrder: RollFirst, LoadFirst);
    every!(words, "dice_pass", DicePass: Closest, Left);
    every!(words, "tie", Tie: Shared, Stone);
    every!(words, "looks", LookTime: Timed, Notebook);
    every!(words, "hands", Hands: Usual, Hidden, Open);
    for pick in ["pick_1", "pick_2", "pick_3", "pick_4"] {
        words.push((pick, Pick(None).to_string()));
        words.extend(Variety::ALL.iter().map(|&card| (pick, Pick(Some(card)).to_string())));
    }
    words
}
