//! Games, rules, simulations and counts; and what happens when they are asked for wrongly.
use std::fs;

use serde_json::Value;

use crate::run::{file, folder, ovoo};

#[test]
fn games_are_listed() {
    let said = ovoo(&["games"]).fine();
    assert!(said.contains("desert  Forbidden Desert\n  Seats: 2 to 5\n  Bots: random"), "{said}");
    let said = ovoo(&["games", "--lang", "de"]).fine();
    assert!(said.contains("  Plätze: 2 bis 5\n"), "{said}");
    let games = ovoo(&["games", "--json"]).json();
    let desert = games.as_array().and_then(|games| games.iter().find(|one| one["id"] == "desert"));
    let desert = desert.expect("the desert is there");
    assert_eq!(desert["presets"][0]["id"], "novice");
    assert_eq!(desert["presets"][0]["options"]["difficulty"], "novice");
    assert_eq!(desert["seats"]["max"], 5);
}

#[test]
fn every_tool_knows_every_game() {
    for entry in catalog::GAMES {
        let id = entry.meta.id;
        ovoo(&["rules", id]).fine();
        ovoo(&["perft", id, "--depth", "2"]).fine();
        ovoo(&["sim", id, "--bots", "random", "--games", "3"]).fine();
        ovoo(&["bench", id, "--seconds", "0.01"]).fine();
        let logs = format!("{}/../../games/{id}/logs", env!("CARGO_MANIFEST_DIR"));
        for log in fs::read_dir(logs).expect("golden matches") {
            let path = log.expect("a file").path();
            if path.extension().is_some_and(|kind| kind == "jsonl") {
                let path = path.to_str().expect("a name");
                assert!(ovoo(&["verify", path]).fine().contains(&format!("OK. {id}")));
                ovoo(&["replay", path]).fine();
            }
        }
    }
}

#[test]
fn help_has_examples() {
    let help = ovoo(&["--help"]).fine();
    for verb in ["games", "play", "replay", "verify", "rules", "sim", "perft", "bench", "pipe"] {
        assert!(help.contains(&format!("\n  {verb} ")), "{verb}: {help}");
        let own = ovoo(&[verb, "--help"]).fine();
        assert!(own.contains("Example"), "{verb}: {own}");
    }
    assert!(ovoo(&["--version"]).fine().starts_with("ovoo "));
}

#[test]
fn rules_are_read_by_paragraph() {
    let said = ovoo(&["rules", "desert", "D5.2"]).fine();
    assert!(said.starts_with("D5.2  Blocked tiles, those with two or more"), "{said}");
    assert_eq!(said, ovoo(&["rules", "desert", "d5.2"]).fine());
    let said = ovoo(&["rules", "desert", "D5.2", "--lang", "de"]).fine();
    assert!(said.starts_with("D5.2  Dünen, also Felder mit"), "{said}");
    let said = ovoo(&["rules", "desert", "r12"]).fine();
    assert!(said.starts_with("R12  A tunnel needs both ends") && said.lines().count() == 1);
    let said = ovoo(&["rules", "desert", "D2.4"]).fine();
    assert!(said.contains("| Sun Beats Down | 4 |"), "tables belong to their paragraph: {said}");
    let book = ovoo(&["rules", "desert"]).fine();
    assert!(book.starts_with("# Forbidden Desert") && book.contains("\n**D5.2** Blocked"));
    let found = ovoo(&["rules", "desert", "--search", "MIRAGE"]).fine();
    assert!(found.contains("R16  The Water Carrier"), "{found}");
    let list = ovoo(&["rules", "desert", "--json"]).json();
    assert_eq!(list[0]["id"], "D1.1");
    assert_eq!(found, ovoo(&["rules", "desert", "mirage"]).fine());
    let chapter = ovoo(&["rules", "desert", "d5"]).fine();
    assert!(chapter.starts_with("D5.1  ") && chapter.contains("\nD5.2  "), "{chapter}");
    assert!(!chapter.contains("\nD6.1  ") && !chapter.contains("\nR12  "), "{chapter}");
    ovoo(&["rules", "desert", "D5.99"]).fails(2, &["unknown paragraph \"D5.99\"", "D5.2"]);
    ovoo(&["rules", "desert", "submarine"]).fails(2, &["unknown paragraph \"submarine\""]);
    ovoo(&["rules", "desert", "--search", "submarine"]).fails(1, &["contains \"submarine\""]);
}

#[test]
fn simulations_do_not_depend_on_threads() {
    let folder = folder("sim");
    let csv = file(&folder, "games.csv");
    let svg = file(&folder, "games.svg");
    let simulate = |threads: &str, extra: &[&str]| {
        let args = ["sim", "desert", "--bots", "random", "--seats", "3", "--games", "300"];
        let mut report =
            ovoo(&[&args[..], &["--threads", threads, "--json"], extra].concat()).json();
        let timing = report.as_object_mut().and_then(|fields| fields.remove("timing"));
        let n_threads: u64 = threads.parse().expect("a number");
        assert!(timing.is_some_and(|timing| timing["threads"] == n_threads));
        report
    };
    let report = simulate("1", &["--csv", &csv, "--svg", &svg]);
    assert_eq!(report, simulate("3", &[]));
    assert_ne!(report, simulate("3", &["--seed", "7"]));
    assert_ne!(report, simulate("1", &["--preset", "legendary"]));
    check_report(&report);
    let rows = fs::read_to_string(&csv).expect("the table was written");
    let mut rows = rows.lines();
    assert_eq!(rows.next(), Some("number,seed,reason,steps,ranks,scores"));
    assert_eq!(rows.clone().count(), 300);
    assert!(rows.all(|row| row.split(',').count() == 6));
    let svg = fs::read_to_string(&svg).expect("the picture was drawn");
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
}

fn check_report(report: &Value) {
    assert_eq!(report["games"], 300);
    assert_eq!(report["shared"], true);
    let wins = report["wins"].as_array().expect("a list");
    assert_eq!(wins.len(), 1, "a shared fate is said once");
    let (low, high) = (wins[0]["low"].as_f64(), wins[0]["high"].as_f64());
    assert!(low <= wins[0]["rate"].as_f64() && wins[0]["rate"].as_f64() <= high);
    // Wilson's interval for none of 300, by hand: 0 to z²/(n + z²).
    if wins[0]["n"] == 0 {
        assert!(high.is_some_and(|high| (high - 3.8415 / 303.8415).abs() < 1e-5), "{high:?}");
    }
    let reasons = report["reasons"].as_array().expect("a list");
    let total: u64 = reasons.iter().filter_map(|reason| reason["share"]["n"].as_u64()).sum();
    assert_eq!(total, 300);
    let steps = &report["steps"];
    assert!(steps["p10"].as_u64() <= steps["p50"].as_u64());
    assert!(steps["p50"].as_u64() <= steps["p90"].as_u64());
}

#[test]
fn a_simulation_is_told_in_words() {
    let args = ["sim", "desert", "--bots", "random,random", "--games", "20", "--lang", "de"];
    let said = ovoo(&args).fine();
    assert!(said.contains("Gemeinsam gewonnen") && said.contains("20 Partien"), "{said}");
}

#[test]
fn the_tree_is_counted() {
    let report = ovoo(&["perft", "desert", "--seats", "2", "--depth", "3", "--json"]).json();
    let entry = catalog::find("desert").expect("the desert is there");
    let counts = entry.perft(1, 2, 3);
    assert_eq!(report["depths"].as_array().map(Vec::len), Some(3));
    for (depth, count) in counts.iter().enumerate() {
        assert_eq!(report["depths"][depth]["count"], *count);
    }
    let said = ovoo(&["perft", "desert", "--seats", "2", "--depth", "2"]).fine();
    assert!(said.contains(&format!("{:>5}  {:>16}  ", 2, counts[1])), "{said}");
}

#[test]
fn speed_is_measured() {
    let reports = ovoo(&["bench", "desert", "--seconds", "0.01", "--json"]).json();
    assert_eq!(reports[0]["game"], "desert");
    assert!(reports[0]["playouts_per_second"].as_f64().is_some_and(|figure| figure > 0.0));
    let said = ovoo(&["bench", "--seats", "2", "--seconds", "0.01", "--threads", "1"]).fine();
    assert!(said.contains("desert with 2 seats\n") && said.contains(" /s\n"), "{said}");
    assert!(!said.contains("oasis"), "two are too few for it: {said}");
    ovoo(&["bench", "--seats", "60"]).fails(2, &["no game is for 60"]);
}

#[test]
fn wrong_usage_is_told_and_never_panics() {
    let games = "unknown game \"chess\"; available: desert";
    for verb in ["play", "rules", "perft", "bench"] {
        ovoo(&[verb, "chess"]).fails(2, &[games]);
    }
    ovoo(&["sim", "chess", "--bots", "random"]).fails(2, &[games]);
    ovoo(&[]).fails(2, &["Usage"]);
    ovoo(&["fly"]).fails(2, &["fly"]);
    ovoo(&["play"]).fails(2, &["GAME"]);
    ovoo(&["games", "--lang", "tlh"]).fails(2, &["tlh", "en, de"]);
    let play = |extra: &[&str], parts: &[&str]| {
        ovoo(&[&["play", "desert"], extra].concat()).fails(2, parts);
    };
    play(&["--seats", "9"], &["for 2 to 5 players, not 9"]);
    play(&["--seats", "many"], &["many"]);
    play(&["--preset", "easy"], &["unknown preset \"easy\"", "novice, normal, elite, legendary"]);
    play(&["--options", "{"], &["not JSON"]);
    play(&["--options", "[]"], &["not a JSON object"]);
    play(&["--options", "{\"sand\": 1}"], &["unknown field `sand`"]);
    play(&["--options", "{\"sand_total\": 9}"], &["sand_total"]);
    play(&["--seed", "tomorrow"], &["invalid seed \"tomorrow\""]);
    play(&["--bots", "genius"], &["unknown bot \"genius\"", "available: random"]);
    play(&["--bot", "p9=random"], &["invalid seat"]);
    play(&["--bot", "p5=random", "--seats", "2"], &["no seat p5"]);
    play(&["--bot", "random"], &["SEAT=LEVEL"]);
    play(&["--name", "a,b,c,d,e,f"], &["6 for 4 seats"]);
    play(&["--resume", "x", "--save", "y"], &["cannot be used with"]);
    play(&["--force"], &["--save"]);
    let sim = |extra: &[&str], parts: &[&str]| {
        ovoo(&[&["sim", "desert"], extra].concat()).fails(2, parts);
    };
    sim(&[], &["--bots"]);
    sim(&["--bots", "genius"], &["available: random"]);
    sim(&["--bots", "random,random", "--seats", "3"], &["2 bots for 3 seats"]);
    sim(&["--bots", "random", "--games", "0"], &["0"]);
    sim(&["--bots", "random", "--options", "{\"sand_total\": 9}"], &["sand_total"]);
    ovoo(&["perft", "desert", "--seats", "9"]).fails(2, &["not 9"]);
    ovoo(&["perft", "desert", "--depth", "0"]).fails(2, &["depth"]);
    ovoo(&["bench", "--seconds", "0"]).fails(2, &["--seconds"]);
    ovoo(&["bench", "--seconds", "NaN"]).fails(2, &["--seconds"]);
    ovoo(&["verify"]).fails(2, &["FILE"]);
    // Nothing is played in vain: this would take years.
    for picture in ["--csv", "--svg"] {
        let args = ["--bots", "hard", "--games", "1000000000", picture, "/no/such/file"];
        ovoo(&[&["sim", "desert"], &args[..]].concat()).fails(1, &["cannot write /no/such/file"]);
    }
}

#[test]
fn bots_move_on_by_one_seat() {
    let args = ["sim", "oasis", "--bots", "easy,random,random", "--games", "60", "--threads", "1"];
    let rotated = ovoo(&[&args[..], &["--rotate", "--json"]].concat()).json();
    let shares = |report: &Value, of: &str| -> Vec<u64> {
        let shares = report[of].as_array().expect("a list");
        shares.iter().filter_map(|share| share["n"].as_u64()).collect()
    };
    let wins = shares(&rotated, "wins");
    assert_eq!((wins.len(), wins.iter().sum::<u64>()), (3, 60), "{rotated}");
    assert!(wins[0] > 40, "whoever places well wins from every seat: {rotated}");
    assert_eq!(shares(&rotated, "by_order").iter().sum::<u64>(), 60);
    let score = |bot: usize| rotated["scores"][bot].as_f64();
    assert!(score(0) > score(1) && score(0) > score(2), "{rotated}");
    let said = ovoo(&[&args[..], &["--rotate"]].concat()).fine();
    assert!(said.contains("bot 1 (easy), mean score") && said.contains("position 3"), "{said}");
}
