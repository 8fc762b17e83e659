//! Every language has a text for all that the game can say, and no text is left over.
mod events;
mod refusals;

use std::collections::BTreeSet;

use kernel::Seat;
use laws::texts::{self, Sayings, variant};
use table::{Hosted, OptionKind};

use self::events::every_event;
pub(super) use self::refusals::every_refusal;
use crate::{
    Ability, Area, Character, Death, Deck, DicePass, Event, FirstPlayer, Glyph, Hands, Lock, Mode,
    Moment, Node, Pairing, Peek, Pick, PitFail, RoundOrder, State, Sun, Tie, Treasure, Trial,
    Variety, Wall, WallCard, Way,
};

/// Reasons that an outcome can have.
const REASONS: [&str; 5] =
    ["together_won", "together_short", "together_lost", "rivals_out", "nobody_out"];

#[test]
fn every_language_has_the_same_texts() {
    texts::check_languages::<State>();
}

#[test]
fn everything_told_has_its_sentence() {
    sayings().check_sentences();
}

#[test]
fn actions_have_labels_that_tell_them_apart() {
    texts::check_labels::<State>();
}

#[test]
fn every_name_can_be_said() {
    sayings().check_names();
}

#[test]
fn no_text_is_missing_or_left_over() {
    sayings().check_completeness();
}

#[test]
fn forms_offer_every_word_and_every_option() {
    sayings().check_forms();
}

#[test]
fn refusals_cite_paragraphs_of_the_rulebook() {
    sayings().check_citations();
}

/// Lists of cards are told by their names, not by the words of commands.
#[test]
fn cards_are_told_by_their_names() {
    for texts in texts::all::<State>() {
        for event in every_event() {
            let sentence = texts::tell(&texts, "event", &event);
            assert!(!sentence.contains("z1-") && !sentence.contains("lv-"), "{sentence}");
        }
    }
}

/// Nobody reads `l12` as 112, and `br` is no word.
#[test]
fn spaces_are_told_by_their_names() {
    let tell = |language: &str, at: Node| {
        let texts = texts::of::<State>(language);
        texts::tell(&texts, "event", &Event::Moved { seat: Seat::new(0), at })
    };
    assert_eq!(tell("en", Node::L12), "Ann goes to L12.");
    assert_eq!(tell("en", Node::W12), "Ann goes to w12.");
    assert_eq!(tell("en", Node::Br), "Ann goes onto the bridge.");
    assert_eq!(tell("de", Node::Br), "Ann geht auf die Brücke.");
    assert_eq!(tell("de", Node::Ent), "Ann geht zum Eingang.");
}

/// The same card has the same name wherever it is agreed on.
#[test]
fn cards_agreed_on_are_called_by_their_names() {
    for texts in texts::all::<State>() {
        let say = |key: &str| texts.format(key, &Default::default()).expect("the name is there");
        for spec in State::OPTIONS.iter().filter(|spec| spec.name.starts_with("pick_")) {
            assert!(matches!(spec.kind, OptionKind::Choice { .. }));
            for card in Variety::ALL {
                let picked = say(&format!("option-{}-{card}", spec.name));
                assert_eq!(picked, say(&format!("variety-{card}")));
            }
        }
    }
}

fn sayings() -> Sayings<State> {
    Sayings {
        events: every_event(),
        refusals: every_refusal(),
        outcomes: REASONS.map(str::to_owned).to_vec(),
        names: names_of_things(),
        words_of_options: words_of_options(),
        picture: include_str!("../picture.rs"),
    }
}

fn names_of_things() -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    keys.extend(Deck::ALL.iter().map(|deck| format!("deck-{deck}")));
    keys.extend(Treasure::ALL.iter().map(|card| format!("card-{card}")));
    keys.extend(WallCard::ALL.iter().map(|card| format!("card-{card}")));
    keys.extend(Character::ALL.iter().map(|character| format!("character-{character}")));
    keys.extend(Ability::ALL.iter().map(|ability| format!("ability-{ability}")));
    keys.extend(Lock::ALL.iter().map(|lock| format!("lock-{lock}")));
    keys.extend(Trial::ALL.iter().map(|trial| format!("trial-{trial}")));
    keys.extend(Death::ALL.iter().map(|death| format!("death-{death}")));
    keys.extend(Sun::ALL.iter().map(|sun| format!("sun-{sun}")));
    keys.extend(Wall::ALL.iter().map(|wall| format!("wall-{wall}")));
    keys.extend(Way::ALL.iter().map(|way| format!("way-{way}")));
    keys.extend(Glyph::ALL.iter().map(|glyph| format!("glyph-{glyph}")));
    keys.extend(Moment::ALL.iter().map(|now| format!("now-{now}")));
    for at in Node::ALL.iter().filter(|at| at.area() == Area::Lava) {
        keys.extend([format!("at-{at}"), format!("to-{at}")]);
    }
    for card in Variety::ALL {
        keys.extend([format!("variety-{card}"), format!("variety-{card}-about")]);
    }
    keys.extend(texts::expectations::<State>());
    keys
}

/// Lists the variants of a switch; a new one breaks the build here.
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

fn words_of_options() -> Vec<(&'static str, String)> {
    let mut words = Vec::new();
    every!(words, "mode", Mode: Standard, Coop);
    every!(words, "pit_fail", PitFail: Eliminated, Wounded);
    every!(words, "round_order", RoundOrder: RollFirst, LoadFirst);
    every!(words, "dice_pass", DicePass: Closest, Left);
    every!(words, "tie", Tie: Shared, Stone);
    every!(words, "peek", Peek: Timed5s, Notebook);
    every!(words, "glyph_pairing", Pairing: Shuffled, Fixed);
    every!(words, "hands", Hands: Usual, Hidden, Open);
    every!(words, "first_player", FirstPlayer: Triplet, Random);
    for pick in ["pick_1", "pick_2", "pick_3", "pick_4"] {
        words.push((pick, Pick(None).to_string()));
        words.extend(Variety::ALL.iter().map(|&card| (pick, Pick(Some(card)).to_string())));
    }
    words
}
