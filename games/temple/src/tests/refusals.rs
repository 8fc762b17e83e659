//! One scenario per refusal, with its numbers and the paragraph it cites.
use std::collections::BTreeSet;

use kernel::{Refuse, Seat};
use serde_json::Value;

use super::{
    scene::{P1, P2, P3, Scene, Table, space},
    texts,
};
use crate::{
    Ability, Adventurer, Decision, Deck, DiceSet, Lock, Refusal, Sun, Treasure, Trial, Variety,
    cards::CardSet,
    data::{N_DICE, WallCard},
    position::CardAt,
    state::{Attempt, Exchange, Phase, Status, Test},
};

/// The cited paragraph, the expected refusal, and the scenario that produces it.
type Case = (&'static str, Refusal, fn() -> Refusal);

const P6: Seat = Seat::new(5);

/// The cards that close the Walls Room.
const ARROWS: [WallCard; 5] =
    [WallCard::Both, WallCard::Orange, WallCard::Orange, WallCard::Grey, WallCard::Grey];

fn all() -> Vec<Case> {
    [
        seats(),
        moments(),
        loads(),
        turns(),
        ways(),
        searches(),
        locks(),
        partners(),
        tokens(),
        tests(),
    ]
    .concat()
}

/// Returns a scene with P1 on this space, in a turn with three actions, and P2 far away.
fn turn(name: &str) -> Scene {
    Scene::of(2).at(P1, name).at(P2, "bank").turn(P1, 3)
}

fn ask(scene: &Scene, command: &str) -> Refusal {
    scene.ready().refused(P1, command)
}

fn after(table: &mut Table, seat: Seat, commands: &str) {
    table.play(seat, commands);
}

fn seats() -> Vec<Case> {
    vec![
        ("T16.1", Refusal::GameOver, || {
            let out = |seat, scene: Scene| scene.player(seat, |at| at.status = Status::Out);
            let scene = out(P1, out(P2, Scene::of(2))).phase(Phase::Over);
            ask(&scene, "end")
        }),
        ("T1.3", Refusal::NoSuchSeat { whom: P6 }, || turn("c9").ready().refused(P6, "end")),
        ("T1.3", Refusal::NoSuchSeat { whom: P6 }, || ask(&turn("c9"), "exchange p6")),
        ("T4.3", Refusal::NotYourTurn { turn: P1 }, || turn("c9").ready().refused(P2, "end")),
        ("T3.7", Refusal::NotYourAdventurer { adventurer: Adventurer::Nicole }, || {
            choosing().ready().refused(P1, "choose nicole")
        }),
        ("T3.7", Refusal::AlreadyChosen { adventurer: Adventurer::Lea }, || {
            let mut table = choosing().ready();
            after(&mut table, P1, "choose lea");
            table.refused(P1, "choose lea")
        }),
    ]
}

fn choosing() -> Scene {
    Scene::of(2).round(0).phase(Phase::Choosing)
}

fn loading() -> Scene {
    Scene::of(3).hand(P1, "z1-1 z1-2").hand(P2, "z2-1").loading()
}

fn bracing() -> Scene {
    Scene::of(2).is(P1, Adventurer::Bill).phase(Phase::Bracing)
}

fn testing(trial: Trial, at: &str, dice: &[u8]) -> Scene {
    let (level, none) = (dice.len() as u8, DiceSet::default());
    let mut rolled = [0; N_DICE];
    rolled[..dice.len()].copy_from_slice(dice);
    let paid = CardSet::EMPTY;
    let test = Test { trial, seat: P1, dice: rolled, bought: none, ignored: none, paid };
    turn(at).hand(P1, "z1-1 z1-2 z1-3 z1-4").level(P1, level).phase(Phase::Testing(test))
}

fn unlocking() -> Scene {
    let attempt = Attempt { lock: Lock::Alcove1, dice: [1, 1, 6, 6, 6], is_free: false };
    turn("c9").phase(Phase::Unlocking(attempt))
}

fn composing() -> Scene {
    let exchange = Exchange { whom: P2, given: CardSet::EMPTY, asked: CardSet::EMPTY };
    let scene = turn("c9").at(P2, "c9").hand(P1, "z1-1").hand(P2, "z2-1");
    scene.phase(Phase::Composing(exchange))
}

fn moments() -> Vec<Case> {
    vec![
        ("T3.7", Refusal::NotNow { now: Decision::Choose }, || ask(&choosing(), "begin")),
        ("T3.9", Refusal::NotNow { now: Decision::Begin }, || {
            ask(&Scene::of(2).round(0).phase(Phase::Briefing), "end")
        }),
        ("T5.1", Refusal::NotNow { now: Decision::Load }, || ask(&loading(), "pass")),
        ("T5.4", Refusal::NotNow { now: Decision::Brace }, || ask(&bracing(), "ready")),
        ("T4.3", Refusal::NotNow { now: Decision::Act }, || ask(&turn("c9"), "ready")),
        ("T12.2", Refusal::NotNow { now: Decision::Test }, || {
            ask(&testing(Trial::Pit, "c20", &[1, 6]), "end")
        }),
        ("T12.4", Refusal::NotNow { now: Decision::Help }, || {
            let mut table = helping();
            table.rolls(&[1, 6]).play(P1, "exit");
            table.refused(P2, "end")
        }),
        ("T8.6", Refusal::NotNow { now: Decision::Lose }, || {
            let scene = turn("c12").hand(P1, "z1-1 z1-2").player(P1, |at| at.stuck = true);
            ask(&scene.phase(Phase::Losing), "end")
        }),
        ("T8.2", Refusal::NotNow { now: Decision::Unlock }, || ask(&unlocking(), "end")),
        ("V02", Refusal::NotNow { now: Decision::Door }, || {
            let scene = turn("c19").is(P1, Adventurer::Len).with(Variety::SECRET_DOOR);
            ask(&scene.phase(Phase::Removing), "end")
        }),
        ("T6.4", Refusal::NotNow { now: Decision::Compose }, || ask(&composing(), "end")),
        ("T6.4", Refusal::NotNow { now: Decision::Answer }, || {
            let mut table = composing().ready();
            after(&mut table, P1, "give z1-1; propose");
            table.refused(P2, "confirm")
        }),
        ("T6.4", Refusal::NotNow { now: Decision::Confirm }, || {
            let mut table = composing().ready();
            after(&mut table, P1, "give z1-1; propose");
            after(&mut table, P2, "agree");
            table.refused(P1, "end")
        }),
        ("T6.5", Refusal::NotNow { now: Decision::Gather }, || {
            ask(&turn("c9").pile("c9", "z1-1").phase(Phase::Gathering), "end")
        }),
        ("T15.2", Refusal::NotNow { now: Decision::Replace }, || ask(&replacing(), "end")),
        ("T5.1", Refusal::NotAsked { now: Decision::Load }, || {
            loading().ready().refused(P3, "ready")
        }),
        ("T5.4", Refusal::NotAsked { now: Decision::Brace }, || {
            bracing().ready().refused(P2, "pass")
        }),
        ("T4.7", Refusal::AlreadyAnswered, || {
            let mut table = loading().ready();
            after(&mut table, P1, "ready");
            table.refused(P1, "ready")
        }),
    ]
}

fn helping() -> Table {
    let scene = turn("r8").is(P2, Adventurer::Puccio).level(P1, 2);
    scene.ready()
}

fn replacing() -> Scene {
    let scene = Scene::of(2).at(P2, "bank").boulder("c17").round(7);
    scene.player(P1, |at| at.status = Status::Waiting).phase(Phase::Replacing)
}

fn loads() -> Vec<Case> {
    vec![
        ("T5.1", Refusal::NoSuchCard { card: Treasure::Z3N4 }, || ask(&loading(), "drop z3-4")),
        ("T5.1", Refusal::NotLaidAside { card: Treasure::Z1N1 }, || ask(&loading(), "keep z1-1")),
        ("T5.3", Refusal::OverLimit { n_cards: 13, n: 1 }, || {
            let many = "z1-1 z1-2 z1-2 z1-2 z1-3 z1-3 z1-3 z1-4 z1-5 z2-1 z2-1 z2-2 z2-2";
            ask(&Scene::of(2).hand(P1, many).loading(), "ready")
        }),
        ("T6.6", Refusal::NoSupply, || ask(&bracing(), "shed")),
    ]
}

fn turns() -> Vec<Case> {
    vec![
        ("T6.6", Refusal::NoSupply, || ask(&turn("c9"), "heal")),
        ("T6.6", Refusal::NoWound, || ask(&turn("c9").player(P1, |at| at.supplies = 1), "heal")),
        ("T6.3", Refusal::NoGravel, || ask(&turn("c9"), "clear")),
        ("T6.3", Refusal::GravelHarmless, || {
            ask(&turn("c9").player(P1, |at| at.gravel = 2), "clear")
        }),
        ("T18.3", Refusal::GravelFirst { n: 2 }, || {
            ask(&turn("c9").player(P1, |at| at.gravel = 2).published(), "move c10")
        }),
        ("T8.7", Refusal::StuckInWeb { at: space("c12") }, || {
            ask(&turn("c12").player(P1, |at| at.stuck = true), "move c13")
        }),
        ("T8.7", Refusal::NotStuck, || ask(&turn("c9"), "tear")),
        ("T6.1", Refusal::NotEnoughActions { needed: 2, left: 1 }, || {
            let scene = turn("c9").with(Variety::MUDDY_TEMPLE).at(P2, "c9").turn(P1, 1);
            ask(&scene, "move c10")
        }),
        ("T3.6", Refusal::NotInForce { variety: Variety::SUPPLY_CACHE }, || {
            ask(&turn("c13"), "supply")
        }),
        ("V23", Refusal::NotAtCache { at: space("c9") }, || {
            ask(&turn("c9").with(Variety::SUPPLY_CACHE), "supply")
        }),
        ("V23", Refusal::CacheEmpty, || {
            let mut scene = turn("c13").with(Variety::SUPPLY_CACHE);
            scene.position.cache = Some(0);
            ask(&scene, "supply")
        }),
        ("V23", Refusal::SupplyAlreadyTaken, || {
            let scene = turn("c13").with(Variety::SUPPLY_CACHE);
            ask(&scene.player(P1, |at| at.supply_taken = true), "supply")
        }),
    ]
}

fn ways() -> Vec<Case> {
    let [c9, c21, w21, w13, l32] = ["c9", "c21", "w21", "w13", "l32"].map(space);
    vec![
        ("T6.2", Refusal::NotAdjacent { at: c9, to: c21 }, || ask(&turn("c9"), "move c21")),
        ("T13.5", Refusal::BoulderThere { to: c9 }, || ask(&turn("c10").boulder("c9"), "move c9")),
        ("T7.4", Refusal::WallClosed { to: w21 }, || {
            ask(&turn("w22").walls(&[WallCard::Orange], &[]), "move w21")
        }),
        ("T7.5", Refusal::RoomClosed { to: space("w43") }, || {
            ask(&turn("c6").walls(&ARROWS, &[]), "move w43")
        }),
        ("T9.2", Refusal::HoleThere { to: l32 }, || {
            let mut scene = turn("l33").trapped([2, 5, 9, 12]).unmasked();
            scene.position.lava.flipped = vec![space("l33")];
            scene.position.lava.flipped.push(space("l32"));
            ask(&scene, "move l32")
        }),
        ("T8.5", Refusal::PitThere, || ask(&turn("c20"), "move c21")),
        ("T11.1", Refusal::BridgeGone, || ask(&turn("c20").planks(0), "move br")),
        ("V02", Refusal::DoorShut, || ask(&turn("c18").with(Variety::SECRET_DOOR), "move c19")),
        ("T10.3", Refusal::OverTheBrink, || ask(&turn("r8"), "move bank")),
        ("T8.5", Refusal::NoPit, || {
            ask(&turn("c20").options(|options| options.pit = false), "jump")
        }),
        ("T8.5", Refusal::NotAtPit { at: c9 }, || ask(&turn("c9"), "jump")),
        ("T13.5", Refusal::BoulderThere { to: c21 }, || ask(&turn("c22").boulder("c21"), "jump")),
        ("T11.1", Refusal::NotOnBridge { at: c9 }, || ask(&turn("c9"), "hop")),
        ("T11.3", Refusal::StatueGone, || {
            ask(&turn("br").options(|options| options.statue = false), "statue")
        }),
        ("T10.3", Refusal::NotAtBrink { at: c9 }, || ask(&turn("c9"), "exit")),
        ("T14.7", Refusal::NotDiagonal { at: c9, to: w13 }, || {
            ask(&turn("c9").is(P1, Adventurer::Nicole), "leap w13")
        }),
        ("T14.7", Refusal::CornerBlocked { at: space("c10") }, || {
            ask(&turn("c11").is(P1, Adventurer::Nicole).boulder("c10"), "leap c9")
        }),
        ("R36", Refusal::NoSprintInRiver, || {
            ask(&turn("c18").is(P1, Adventurer::Lea), "sprint r1")
        }),
        ("T18.13", Refusal::NoSprintFromRiver, || {
            ask(&turn("r3").is(P1, Adventurer::Lea).written(), "sprint r4")
        }),
    ]
}

fn searches() -> Vec<Case> {
    vec![
        ("T6.8", Refusal::NothingToSearch { at: space("c9") }, || ask(&turn("c9"), "search")),
        ("T6.8", Refusal::DeckEmpty { deck: Deck::Zone4 }, || {
            let all = "z4-1 z4-1 z4-1 z4-1 z4-2 z4-2 z4-2 z4-3 z4-3 z4-k";
            ask(&turn("w43").hand(P2, all), "search")
        }),
        ("T9.3", Refusal::TileSearched { at: space("l33") }, || {
            let mut scene = turn("l33").trapped([2, 5, 9, 12]).unmasked();
            scene.position.lava.flipped = vec![space("l33")];
            scene.position.lava.searched = vec![space("l33")];
            ask(&scene, "search")
        }),
        ("T10.2", Refusal::LyingDown, || {
            ask(&turn("r3").player(P1, |at| at.lying = true), "search")
        }),
        ("T7.2", Refusal::NoClueHere { at: space("c9") }, || ask(&turn("c9"), "decipher")),
        ("V01", Refusal::CluesHidden, || {
            ask(&turn("w13").with(Variety::LAVA_SURPRISE), "decipher")
        }),
        ("T6.5", Refusal::NoPile { at: space("c9") }, || ask(&turn("c9"), "gather")),
        ("T2.8", Refusal::UnsafeSpace { at: space("br") }, || ask(&turn("br"), "gather")),
        ("T6.5", Refusal::NotInPile { card: Treasure::Z2N1 }, || {
            ask(&turn("c9").pile("c9", "z1-1").phase(Phase::Gathering), "take z2-1")
        }),
    ]
}

fn locks() -> Vec<Case> {
    vec![
        ("T8.1", Refusal::NoSuchLock { lock: Lock::Door }, || ask(&turn("c18"), "unlock door")),
        ("T8.1", Refusal::LockElsewhere { lock: Lock::Stone, at: space("c23") }, || {
            ask(&turn("c9"), "unlock stone")
        }),
        ("T8.1", Refusal::LockOpen { lock: Lock::Alcove1 }, || {
            let taken = turn("c9").player(P2, |at| {
                at.hand = vec![CardAt { face: Treasure::Al, place: Some(60) }];
            });
            ask(&taken, "unlock alcove_1")
        }),
        ("T13.5", Refusal::BoulderThere { to: space("c18") }, || {
            ask(&turn("c19").with(Variety::SECRET_DOOR).boulder("c18"), "unlock door")
        }),
        ("T8.4", Refusal::NoTunnel, || {
            ask(&turn("c23").options(|options| options.tunnel = false), "tunnel")
        }),
        ("T8.4", Refusal::NotAtTunnel { at: space("c9") }, || ask(&turn("c9"), "tunnel")),
        ("T8.4", Refusal::StoneNeeded, || ask(&turn("c23"), "tunnel")),
        ("T14.6", Refusal::SameFace { face: 6 }, || {
            ask(&unlocking().is(P1, Adventurer::Len), "set 5 6")
        }),
        ("T6.1", Refusal::NotEnoughActions { needed: 1, left: 0 }, || {
            let mut scene = unlocking().is(P1, Adventurer::Len);
            scene.position.turn.as_mut().expect("a turn").actions = 0;
            ask(&scene, "reroll 345")
        }),
    ]
}

fn partners() -> Vec<Case> {
    vec![
        ("T6.4", Refusal::WithYourself, || ask(&turn("c9"), "exchange p1")),
        ("T6.4", Refusal::NotInTemple { whom: P2 }, || ask(&turn("c9").dead(P2), "exchange p2")),
        ("T6.4", Refusal::TooFar { whom: P2, at: space("bank") }, || {
            ask(&turn("c9"), "exchange p2")
        }),
        ("T2.8", Refusal::UnsafeSpace { at: space("br") }, || {
            ask(&turn("c20").at(P2, "br"), "exchange p2")
        }),
        ("T6.4", Refusal::PartnerStuck { whom: P2 }, || {
            let scene = turn("c11").at(P2, "c12").player(P2, |at| at.stuck = true);
            ask(&scene.hand(P1, "z1-1"), "exchange p2")
        }),
        ("T6.4", Refusal::PairBarred { whom: P2 }, || {
            let mut table = composing().ready();
            after(&mut table, P1, "give z1-1; propose");
            after(&mut table, P2, "decline");
            table.refused(P1, "exchange p2")
        }),
        ("T6.4", Refusal::NothingToExchange { whom: P2 }, || {
            ask(&turn("c9").at(P2, "c9"), "exchange p2")
        }),
        ("T6.4", Refusal::HandsHidden, || ask(&composing(), "ask z2-1")),
        ("T6.4", Refusal::PartnerLacks { whom: P2, card: Treasure::Z1N5 }, || {
            let open = composing().options(|options| options.hands = crate::Hands::Open);
            ask(&open, "ask z1-5")
        }),
        ("T6.4", Refusal::NotAskedFor { card: Treasure::Z2N1 }, || {
            let open = composing().options(|options| options.hands = crate::Hands::Open);
            ask(&open, "unask z2-1")
        }),
        ("T6.4", Refusal::EmptyExchange, || ask(&composing().hand(P2, ""), "propose")),
        ("T18.10", Refusal::NotInCorridor { at: space("w13") }, || {
            ask(&turn("w13").at(P2, "w13").hand(P1, "z1-1").written(), "exchange p2")
        }),
        ("T18.10", Refusal::NothingToSwap { whom: P2 }, || {
            ask(&turn("c9").at(P2, "c9").hand(P1, "z1-1").written(), "exchange p2")
        }),
        ("T18.10", Refusal::OneSided, || {
            let mut table = composing().written().ready();
            after(&mut table, P1, "give z1-1; propose");
            table.refused(P2, "agree")
        }),
        ("V26", Refusal::MonkeysAlreadySent, || {
            let mut scene = turn("c9").at(P2, "c9").with(Variety::MISCHIEVOUS_MONKEYS);
            scene.position.turn.as_mut().expect("a turn").is_monkey_used = true;
            ask(&scene, "monkey p2")
        }),
    ]
}

fn tokens() -> Vec<Case> {
    vec![
        ("T14.1", Refusal::NoToken { ability: Ability::Sprint }, || ask(&turn("c9"), "sprint c10")),
        ("T14.1", Refusal::NoToken { ability: Ability::Swimming }, || {
            ask(&testing(Trial::RiverExit, "r8", &[1, 6]), "ignore")
        }),
        ("T14.4", Refusal::NotInLava { at: space("c9") }, || {
            ask(&turn("c9").is(P1, Adventurer::Arely), "read l12")
        }),
        ("T14.4", Refusal::NoTileToRead { at: space("l44") }, || {
            ask(&turn("l11").unmasked().is(P1, Adventurer::Arely), "read l44")
        }),
        ("T3.6", Refusal::NotInForce { variety: Variety::LAVA_SURPRISE }, || {
            ask(&turn("c9").is(P1, Adventurer::Arely), "clue 1")
        }),
    ]
}

fn tests() -> Vec<Case> {
    vec![
        ("T12.3", Refusal::TokenUseless { trial: Trial::Web }, || {
            ask(&testing(Trial::Web, "c12", &[1, 6]), "ignore")
        }),
        ("T12.2", Refusal::NothingToBuy, || {
            let mut scene = testing(Trial::Pit, "c20", &[1, 6]).is(P1, Adventurer::Nicole);
            if let Some(Phase::Testing(test)) = &mut scene.position.phase {
                test.bought.insert(0);
            }
            ask(&scene, "pay z1-1")
        }),
        ("T12.2", Refusal::TooFewToPay { n: 2 }, || {
            let scene = testing(Trial::Pit, "c20", &[1, 6]).is(P1, Adventurer::Nicole);
            ask(&scene.hand(P1, "z1-1 z1-2"), "pay z1-1")
        }),
        ("T12.2", Refusal::PaymentBegun { n: 1 }, || {
            let mut table = testing(Trial::Pit, "c20", &[1, 6]).ready();
            after(&mut table, P1, "pay z1-1");
            table.refused(P1, "accept")
        }),
        ("T15.2", Refusal::SunClosed { sun: Sun::B }, || {
            ask(&replacing().boulder("c12"), "enter b")
        }),
    ]
}

#[test]
fn every_refusal_cites_its_paragraph() {
    for (rule, expected, scenario) in all() {
        let refusal = scenario();
        assert_eq!(refusal, expected);
        assert_eq!(refusal.rule(), rule, "{refusal:?}");
    }
}

#[test]
fn every_refusal_has_a_scenario() {
    let code = |refusal: &Refusal| {
        let data: Value = serde_json::to_value(refusal).expect("refusals can be written");
        data["code"].as_str().expect("a code").to_owned()
    };
    let tested: BTreeSet<String> = all().iter().map(|(_, refusal, _)| code(refusal)).collect();
    let known: BTreeSet<String> = texts::every_refusal().iter().map(code).collect();
    let missing: Vec<_> = known.difference(&tested).collect();
    assert!(missing.is_empty(), "without a scenario: {missing:?}");
}
