//! One scenario per refusal, with the rule paragraph it cites.
use std::collections::BTreeSet;

use kernel::{Refuse, Seat};
use serde_json::Value;

use super::{
    scene::{ADA, BRUNO, CHLOE, ELSA, Scene, Table},
    texts,
};
use crate::{
    Card, DueStep, EdgeSpaces, Gear, Letter, Pace, Refusal, Relic, Reward, SilenceMode, Space,
    Stage, StartZone, TalkMode, Tile,
    state::{Ending, Phase},
};

type Case = (&'static str, Refusal, fn() -> Refusal);

fn all() -> Vec<Case> {
    let mut all = refusals_by_seat_and_phase();
    all.extend(flights());
    all.extend(timers());
    all.extend(untimed());
    all.extend(in_person());
    all.extend(rewards());
    all.extend(penalties_and_draws());
    all.extend(words());
    all.extend(as_written());
    all
}

fn facing() -> Scene {
    Scene::of(3).facing(Space::C1, Tile::Co04).hand(ADA, "tools-2 tools-3")
}

fn after(scene: Scene, command: &str) -> Table {
    let mut table = scene.ready();
    table.play(ADA, command);
    table
}

fn escaped() -> Scene {
    Scene::of(3)
        .plane(Space::Z3)
        .gone(&[Space::X2, Space::Z1, Space::Z2])
        .phase(Phase::Over { ending: Ending::Escaped })
}

fn rewarding(at: Space, tile: Tile, played: &str) -> Scene {
    let reward = match tile {
        Tile::Co04 => Reward::Specimen,
        Tile::Co06 => Reward::Arcane,
        _ => Reward::Search,
    };
    let scene = Scene::of(3).facing(at, tile).hand(ADA, "").played(ADA, played);
    scene.phase(Phase::Rewarding { reward, missed: vec![Letter::B].into() })
}

fn relic() -> Scene {
    rewarding(Space::C1, Tile::Co04, "tools-5 tools-4")
}

fn arcane() -> Scene {
    rewarding(Space::C1, Tile::Co06, "tools-5 tools-2")
}

fn search() -> Scene {
    rewarding(Space::C1, Tile::Co01, "tools-5 tools-2")
}

fn failing() -> Scene {
    facing().phase(Phase::Failing { missed: vec![Letter::A].into() })
}

fn refusals_by_seat_and_phase() -> Vec<Case> {
    vec![
        ("M12.5", Refusal::GameOver, || escaped().ready().refused(ADA, "move c1")),
        ("M4.3", Refusal::NoSuchSeat { whom: ELSA }, || {
            Scene::of(3).ready().refused(ELSA, "move c1")
        }),
        ("M4.3", Refusal::NoSuchSeat { whom: ELSA }, || {
            Scene::of(3).ready().refused(ADA, "advise seat p5")
        }),
        ("M4.2", Refusal::NotLeader { turn: ADA }, || {
            Scene::of(3).ready().refused(BRUNO, "move c1")
        }),
        ("M5.2", Refusal::NotNow { now: DueStep::Move }, || {
            Scene::of(3).ready().refused(ADA, "flip")
        }),
        ("M6.1", Refusal::NotNow { now: DueStep::Turn }, || {
            after(Scene::of(3), "move c1").refused(ADA, "done")
        }),
        ("M6.2", Refusal::NotNow { now: DueStep::Timer }, || {
            facing().ready().refused(ADA, "advise sign stop")
        }),
        ("M6.4", Refusal::NotNow { now: DueStep::Silence }, || {
            after(facing(), "play tools-2").refused(ADA, "reveal")
        }),
        ("M6.7", Refusal::NotNow { now: DueStep::TimerOut }, || {
            let mut table = facing().ready();
            table.all_done();
            table.refused(ADA, "say yes")
        }),
        ("M7.3", Refusal::NotNow { now: DueStep::Relic }, || {
            relic().ready().refused(ADA, "arcane tools")
        }),
        ("M7.4", Refusal::NotNow { now: DueStep::Arcane }, || {
            arcane().ready().refused(ADA, "relic sp-a p1")
        }),
        ("M7.6", Refusal::NotNow { now: DueStep::Search }, || {
            search().ready().refused(ADA, "roll b")
        }),
        ("M7.6", Refusal::NotNow { now: DueStep::Look }, || {
            after(search(), "search c2").refused(ADA, "skip search")
        }),
        ("M7.7", Refusal::NotNow { now: DueStep::Fail }, || {
            failing().ready().refused(ADA, "accept")
        }),
        ("M7.9", Refusal::NotNow { now: DueStep::Die }, || {
            after(failing(), "roll a").refused(ADA, "roll a")
        }),
        ("M10.1", Refusal::NotNow { now: DueStep::Draw }, || {
            let full = Scene::of(3).plane(Space::C1).phase(Phase::Drawing { limit: 5 });
            full.ready().refused(ADA, "rest")
        }),
        ("M11.1", Refusal::NotNow { now: DueStep::Rest }, || {
            Scene::of(3).plane(Space::C1).phase(Phase::Resting).ready().refused(ADA, "raise")
        }),
    ]
}

fn flights() -> Vec<Case> {
    let (to, at) = (Space::M7, Space::C1);
    vec![
        ("M5.1", Refusal::StartAtCoast { to: Space::M1 }, || {
            Scene::of(3).ready().refused(ADA, "move m1")
        }),
        ("R14", Refusal::StartAtShore { to: Space::C7 }, || {
            let shore = Scene::of(3).options(|options| options.start_zone = StartZone::ShoreRow);
            shore.ready().refused(ADA, "move c7")
        }),
        ("M5.2", Refusal::SameSpace { to: at }, || {
            Scene::of(3).plane(Space::C1).ready().refused(ADA, "move c1")
        }),
        ("M5.2", Refusal::TooFar { to, at }, || {
            Scene::of(3).plane(Space::C1).ready().refused(ADA, "move m7")
        }),
        ("R6", Refusal::NoSuchEdge { to: Space::X1 }, || {
            let small = Scene::of(3).options(|options| options.edge_spaces = EdgeSpaces::One);
            small.plane(Space::Y3).ready().refused(ADA, "move x1")
        }),
        ("M5.5", Refusal::NotMad { whom: BRUNO }, || {
            Scene::of(3).ready().refused(ADA, "ignore p2")
        }),
        ("M5.5", Refusal::AlreadyIgnored { whom: BRUNO }, || {
            after(Scene::of(3).levels(&[0, 1, 0]), "ignore p2").refused(ADA, "ignore p2")
        }),
        ("M5.6", Refusal::NotIgnored { whom: BRUNO }, || {
            Scene::of(3).levels(&[0, 1, 0]).ready().refused(ADA, "undo ignore p2")
        }),
        ("R57", Refusal::NoChangesLeft { max: 3 }, || {
            let thrice = "move c1; undo move; move c2; undo move; move c3; undo move; move c1";
            after(Scene::of(3), thrice).refused(ADA, "undo move")
        }),
        ("M4.4", Refusal::NoToken { discard: 2 }, || {
            Scene::of(3).levels(&[1, 1, 0]).tokens(0, 2).ready().refused(ADA, "ignore p2")
        }),
        ("R21", Refusal::NoCardsLeft, || {
            let empty = (0..3).map(Seat::new).fold(facing(), |scene, seat| scene.hand(seat, ""));
            empty.phase(Phase::TimerOut).ready().refused(ADA, "extend")
        }),
        ("M4.5", Refusal::Covered { stage: Stage::Movement }, || {
            let covered = Scene::of(3).levels(&[1, 1, 0]).relics(ADA, "sp-a");
            covered.ready().refused(ADA, "ignore p2")
        }),
    ]
}

fn timers() -> Vec<Case> {
    vec![
        ("M6.3", Refusal::NotInHand { card: Card::Books6 }, || {
            facing().ready().refused(ADA, "play books-6")
        }),
        ("M6.6", Refusal::AlreadyDone, || after(facing(), "done").refused(ADA, "done")),
        ("M6.6", Refusal::NotDoneYet, || facing().ready().refused(ADA, "not done")),
        ("M6.6", Refusal::EmptyHand, || {
            after(facing(), "play tools-2; play tools-3").refused(ADA, "not done")
        }),
        ("R57", Refusal::NoMindChangesLeft { max: 5 }, || {
            let mind_changes = ["done; not done"; 5].join("; ");
            after(facing(), &format!("{mind_changes}; done")).refused(ADA, "not done")
        }),
    ]
}

fn letters() -> Scene {
    facing().options(|options| options.pace = Pace::Untimed)
}

fn untimed() -> Vec<Case> {
    vec![
        ("M13.1", Refusal::GameIsTimed, || facing().ready().refused(ADA, "pass")),
        ("M13.2", Refusal::PassedAlready, || after(letters(), "pass").refused(ADA, "linger")),
        ("M13.2", Refusal::LingersAlready, || after(letters(), "linger").refused(ADA, "linger")),
        ("M13.2", Refusal::NothingToKeep { max: 2 }, || {
            let short = letters().options(|options| options.budget = 2);
            after(short, "say yes; say no").refused(ADA, "linger")
        }),
        ("M6.4", Refusal::Silence, || {
            after(letters(), "play tools-2").refused(BRUNO, "say seen 1 yes")
        }),
    ]
}

fn voices() -> Scene {
    facing().options(|options| options.talk_mode = TalkMode::InPerson)
}

fn in_person() -> Vec<Case> {
    vec![
        ("M14.1", Refusal::NotInPerson, || facing().ready().refused(ADA, "slip")),
        ("M14.2", Refusal::SlippedAlready, || after(voices(), "slip").refused(ADA, "slip")),
        ("M14.2", Refusal::AccusedAlready, || {
            let mut table = after(voices(), "play tools-2");
            table.play(BRUNO, "accuse p3").play(ADA, "dismiss");
            table.refused(BRUNO, "accuse p3")
        }),
        ("M14.2", Refusal::AccusesSelf, || {
            after(voices(), "play tools-2").refused(BRUNO, "accuse p2")
        }),
        ("M14.2", Refusal::AccusationPending { whom: CHLOE }, || {
            let mut table = after(voices(), "play tools-2");
            table.play(BRUNO, "accuse p3");
            table.refused(CHLOE, "accuse p2")
        }),
        ("M14.2", Refusal::NoAccusation, || after(voices(), "play tools-2").refused(ADA, "uphold")),
        ("M14.3", Refusal::AskedAlready, || after(voices(), "asked").refused(ADA, "asked")),
        ("M14.3", Refusal::BriefedAlready, || after(voices(), "briefed").refused(ADA, "briefed")),
    ]
}

fn rewards() -> Vec<Case> {
    vec![
        ("M7.3", Refusal::WrongRelic { relic: Relic::RuA, reward: Reward::Specimen }, || {
            relic().ready().refused(ADA, "relic ru-a p1")
        }),
        ("M7.3", Refusal::RelicGone { relic: Relic::SpA, whom: CHLOE }, || {
            relic().relics(CHLOE, "sp-a").ready().refused(ADA, "relic sp-a p1")
        }),
        ("M8.3", Refusal::TooMad { whom: BRUNO }, || {
            relic().levels(&[0, 3, 0]).ready().refused(ADA, "relic sp-a p2")
        }),
        ("M7.4", Refusal::NoArcane { gear: Gear::Tools }, || {
            arcane().hand(BRUNO, "tools-10 tools-10").ready().refused(ADA, "arcane tools")
        }),
        ("M7.6", Refusal::NoTileThere { at: Space::Z1 }, || {
            search().ready().refused(ADA, "search z1")
        }),
        ("M7.6", Refusal::SawEnough, || {
            after(search(), "search c2; got it").refused(ADA, "got it")
        }),
    ]
}

fn penalties_and_draws() -> Vec<Case> {
    vec![
        ("M7.7", Refusal::NotMissed { letter: Letter::B }, || {
            failing().ready().refused(ADA, "roll b")
        }),
        ("M10.1", Refusal::HandFull { whom: ADA, limit: 5 }, || {
            let full = Scene::of(3).plane(Space::C1).phase(Phase::Drawing { limit: 5 });
            full.ready().refused(ADA, "deal p1")
        }),
        ("M10.2", Refusal::DealFirst { n: 2 }, || {
            let scene = Scene::of(3).plane(Space::C1).hand(ADA, "tools-2").hand(BRUNO, "tools-2");
            let scene = scene.hand(CHLOE, "tools-3").deck("books-2 books-3");
            scene.phase(Phase::Drawing { limit: 5 }).ready().refused(ADA, "end draw")
        }),
    ]
}

fn words() -> Vec<Case> {
    vec![
        ("M6.4", Refusal::Silence, || {
            let locked = facing().options(|options| options.silence_mode = SilenceMode::Locked);
            after(locked, "play tools-2").refused(BRUNO, "say seen 1 yes")
        }),
        ("M6.5", Refusal::TooLate, || after(facing(), "play tools-2").refused(BRUNO, "say yes")),
        ("M15.2", Refusal::AdviceUsedUp { max: 12 }, || {
            let often = ["advise sign stop"; 12].join("; ");
            after(Scene::of(3), &often).refused(ADA, "advise sign stop")
        }),
        ("M15.2", Refusal::NoAdviceText, || {
            Scene::of(3).ready().refused(ADA, "advise text up we go")
        }),
    ]
}

fn written(scene: Scene) -> Scene {
    scene.options(|options| options.as_written = true)
}

fn as_written() -> Vec<Case> {
    vec![
        ("M16.4", Refusal::SearchRequired, || {
            written(search()).ready().refused(ADA, "skip search")
        }),
        ("M16.5", Refusal::NoAdvice, || {
            written(Scene::of(3)).ready().refused(BRUNO, "advise sign stop")
        }),
        ("M16.6", Refusal::TimerRunsOut, || written(facing()).ready().refused(ADA, "done")),
        ("M16.6", Refusal::TimerRunsOut, || written(facing()).ready().refused(ADA, "not done")),
        ("M16.8", Refusal::NothingToDeclare, || written(voices()).ready().refused(ADA, "asked")),
        ("M16.8", Refusal::NothingToDeclare, || written(voices()).ready().refused(ADA, "briefed")),
    ]
}

#[test]
fn each_scenario_gets_its_refusal() {
    for (rule, wanted, scenario) in all() {
        let refusal = scenario();
        assert_eq!(refusal, wanted);
        assert_eq!(refusal.rule(), rule, "{refusal:?}");
    }
}

#[test]
fn every_kind_of_refusal_has_a_scenario() {
    let code = |refusal: &Refusal| {
        let data = serde_json::to_value(refusal).expect("a refusal is plain data");
        data.get("code").and_then(Value::as_str).map(str::to_owned)
    };
    let shown: BTreeSet<_> = all().iter().map(|(_, refusal, _)| code(refusal)).collect();
    let known: BTreeSet<_> = texts::own_refusals().iter().map(code).collect();
    assert_eq!(shown, known);
    let moments = |refusals: Vec<Refusal>| -> BTreeSet<String> {
        let now = refusals.iter().filter(|it| matches!(it, Refusal::NotNow { .. }));
        now.map(|it| format!("{it:?}")).collect()
    };
    let shown = moments(all().into_iter().map(|(_, refusal, _)| refusal).collect());
    assert_eq!(shown, moments(texts::own_refusals()));
}
