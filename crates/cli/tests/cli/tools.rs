//! Tests of `games`, `rules`, `sim`, `perft` and `bench`, and of usage errors.
use std::fs;

use serde_json::Value;

use crate::run::{file, folder, ovoo};

#[test]
fn games_are_listed() {
    let output = ovoo(&["games"]).expect_success();
    assert!(
        output.contains("desert  Forbidden Desert\n  Seats: 2 to 5\n  Bots: random"),
        "{output}"
    );
    let output = ovoo(&["games", "--lang", "de"]).expect_success();
    assert!(output.contains("  Plätze: 2 bis 5\n"), "{output}");
    let games = ovoo(&["games", "--json"]).json();
    let desert = games.as_array().and_then(|games| games.iter().find(|one| one["id"] == "desert"));
    let desert = desert.expect("desert is in the catalogue");
    assert_eq!(desert["presets"][0]["id"], "novice");
    assert_eq!(desert["presets"][0]["options"]["difficulty"], "novice");
    assert_eq!(desert["seats"]["max"], 5);
}

#[test]
fn every_tool_supports_every_game() {
    for entry in catalog::GAMES {
        let id = entry.meta.id;
        ovoo(&["rules", id]).expect_success();
        ovoo(&["perft", id, "--depth", "2"]).expect_success();
        ovoo(&["sim", id, "--bots", "random", "--games", "3"]).expect_success();
        ovoo(&["bench", id, "--seconds", "0.01"]).expect_success();
        let logs = format!("{}/../../games/{id}/logs", env!("CARGO_MANIFEST_DIR"));
        for log in fs::read_dir(logs).expect("the game has golden matches") {
            let path = log.expect("the folder is readable").path();
            if path.extension().is_some_and(|kind| kind == "jsonl") {
                let path = path.to_str().expect("paths are UTF-8");
                assert!(ovoo(&["verify", path]).expect_success().contains(&format!("OK. {id}")));
                ovoo(&["replay", path]).expect_success();
            }
        }
    }
}

#[test]
fn help_has_examples() {
    let help = ovoo(&["--help"]).expect_success();
    for verb in ["games", "play", "replay", "verify", "rules", "sim", "perft", "bench", "pipe"] {
        assert!(help.contains(&format!("\n  {verb} ")), "{verb}: {help}");
        let own = ovoo(&[verb, "--help"]).expect_success();
        assert!(own.contains("Example"), "{verb}: {own}");
    }
    assert!(ovoo(&["--version"]).expect_success().starts_with("ovoo "));
}

#[test]
fn rules_are_printed_by_paragraph_chapter_or_word() {
    let output = ovoo(&["rules", "desert", "D5.2"]).expect_success();
    assert!(output.starts_with("D5.2  Blocked tiles, those with two or more"), "{output}");
    assert_eq!(output, ovoo(&["rules", "desert", "d5.2"]).expect_success());
    let output = ovoo(&["rules", "desert", "D5.2", "--lang", "de"]).expect_success();
    assert!(output.starts_with("D5.2  Dünen, also Felder mit"), "{output}");
    let output = ovoo(&["rules", "desert", "r12"]).expect_success();
    assert!(output.starts_with("R12  Both ends of a tunnel") && output.lines().count() == 1);
    let output = ovoo(&["rules", "desert", "D2.4"]).expect_success();
    assert!(output.contains("| Sun Beats Down | 4 |"), "a paragraph includes its table: {output}");
    let book = ovoo(&["rules", "desert"]).expect_success();
    assert!(book.starts_with("# Forbidden Desert") && book.contains("\n**D5.2** Blocked"));
    let found = ovoo(&["rules", "desert", "--search", "MIRAGE"]).expect_success();
    assert!(found.contains("R16  The Water Carrier"), "{found}");
    let list = ovoo(&["rules", "desert", "--json"]).json();
    assert_eq!(list[0]["id"], "D1.1");
    assert_eq!(found, ovoo(&["rules", "desert", "mirage"]).expect_success());
    let chapter = ovoo(&["rules", "desert", "d5"]).expect_success();
    assert!(chapter.starts_with("D5.1  ") && chapter.contains("\nD5.2  "), "{chapter}");
    assert!(!chapter.contains("\nD6.1  ") && !chapter.contains("\nR12  "), "{chapter}");
    ovoo(&["rules", "desert", "D5.99"]).expect_failure(2, &["unknown paragraph \"D5.99\"", "D5.2"]);
    ovoo(&["rules", "desert", "submarine"]).expect_failure(2, &["unknown paragraph \"submarine\""]);
    ovoo(&["rules", "desert", "--search", "submarine"])
        .expect_failure(1, &["contains \"submarine\""]);
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
        let n_threads: u64 = threads.parse().expect("the value is a number");
        assert!(timing.is_some_and(|timing| timing["threads"] == n_threads));
        report
    };
    let report = simulate("1", &["--csv", &csv, "--svg", &svg]);
    assert_eq!(report, simulate("3", &[]));
    assert_ne!(report, simulate("3", &["--seed", "7"]));
    assert_ne!(report, simulate("1", &["--preset", "legendary"]));
    assert_report_is_consistent(&report);
    let rows = fs::read_to_string(&csv).expect("the CSV file was written");
    let mut rows = rows.lines();
    assert_eq!(rows.next(), Some("number,seed,reason,steps,ranks,scores"));
    assert_eq!(rows.clone().count(), 300);
    assert!(rows.all(|row| row.split(',').count() == 6));
    let svg = fs::read_to_string(&svg).expect("the SVG file was written");
    assert!(svg.starts_with("<svg ") && svg.trim_end().ends_with("</svg>"));
}

fn assert_report_is_consistent(report: &Value) {
    assert_eq!(report["games"], 300);
    assert_eq!(report["shared"], true);
    let wins = report["wins"].as_array().expect("the value is a list");
    assert_eq!(wins.len(), 1, "shared results are listed once");
    let (low, high) = (wins[0]["low"].as_f64(), wins[0]["high"].as_f64());
    assert!(low <= wins[0]["rate"].as_f64() && wins[0]["rate"].as_f64() <= high);
    // Wilson's interval for 0 of 300 wins, computed by hand: 0 to z²/(n + z²).
    if wins[0]["n"] == 0 {
        assert!(high.is_some_and(|high| (high - 3.8415 / 303.8415).abs() < 1e-5), "{high:?}");
    }
    let reasons = report["reasons"].as_array().expect("the value is a list");
    let total: u64 = reasons.iter().filter_map(|reason| reason["share"]["n"].as_u64()).sum();
    assert_eq!(total, 300);
    let steps = &report["steps"];
    assert!(steps["p10"].as_u64() <= steps["p50"].as_u64());
    assert!(steps["p50"].as_u64() <= steps["p90"].as_u64());
}

#[test]
fn simulation_summaries_are_localized() {
    let args = ["sim", "desert", "--bots", "random,random", "--games", "20", "--lang", "de"];
    let output = ovoo(&args).expect_success();
    assert!(output.contains("Gemeinsam gewonnen") && output.contains("20 Partien"), "{output}");
}

#[test]
fn perft_counts_match_the_engine() {
    let report = ovoo(&["perft", "desert", "--seats", "2", "--depth", "3", "--json"]).json();
    let entry = catalog::find("desert").expect("desert is in the catalogue");
    let counts = entry.perft(1, 2, 3);
    assert_eq!(report["depths"].as_array().map(Vec::len), Some(3));
    for (depth, count) in counts.iter().enumerate() {
        assert_eq!(report["depths"][depth]["count"], *count);
    }
    let output = ovoo(&["perft", "desert", "--seats", "2", "--depth", "2"]).expect_success();
    assert!(output.contains(&format!("{:>5}  {:>16}  ", 2, counts[1])), "{output}");
}

#[test]
fn bench_reports_playouts_for_games_with_enough_seats() {
    let reports = ovoo(&["bench", "desert", "--seconds", "0.01", "--json"]).json();
    assert_eq!(reports[0]["game"], "desert");
    assert!(reports[0]["playouts_per_second"].as_f64().is_some_and(|figure| figure > 0.0));
    let output =
        ovoo(&["bench", "--seats", "2", "--seconds", "0.01", "--threads", "1"]).expect_success();
    assert!(output.contains("desert with 2 seats\n") && output.contains(" /s\n"), "{output}");
    assert!(!output.contains("oasis"), "oasis needs more than two seats: {output}");
    ovoo(&["bench", "--seats", "60"]).expect_failure(2, &["no game takes 60"]);
}

#[test]
fn usage_errors_exit_with_status_2() {
    let games = "unknown game \"chess\"; available: desert";
    for verb in ["play", "rules", "perft", "bench"] {
        ovoo(&[verb, "chess"]).expect_failure(2, &[games]);
    }
    ovoo(&["sim", "chess", "--bots", "random"]).expect_failure(2, &[games]);
    ovoo(&[]).expect_failure(2, &["Usage"]);
    ovoo(&["fly"]).expect_failure(2, &["fly"]);
    ovoo(&["play"]).expect_failure(2, &["GAME"]);
    ovoo(&["games", "--lang", "tlh"]).expect_failure(2, &["tlh", "en, de"]);
    let play = |extra: &[&str], parts: &[&str]| {
        ovoo(&[&["play", "desert"], extra].concat()).expect_failure(2, parts);
    };
    play(&["--seats", "9"], &["invalid seat count 9: desert takes 2 to 5 players"]);
    play(&["--seats", "many"], &["many"]);
    play(&["--preset", "easy"], &["unknown preset \"easy\"", "novice, normal, elite, legendary"]);
    play(&["--options", "{"], &["not JSON"]);
    play(&["--options", "[]"], &["not a JSON object"]);
    play(&["--options", "{\"sand\": 1}"], &["unknown field `sand`"]);
    play(&["--options", "{\"sand_total\": 9}"], &["sand_total"]);
    play(&["--seed", "tomorrow"], &["invalid seed \"tomorrow\""]);
    play(&["--bots", "genius"], &["unknown bot \"genius\"", "available: random"]);
    play(&["--bot", "p9=random"], &["invalid seat"]);
    play(&["--bot", "p5=random", "--seats", "2"], &["invalid seat p5"]);
    play(&["--bot", "random"], &["SEAT=LEVEL"]);
    play(&["--name", "a,b,c,d,e,f"], &["6 names for 4 seats"]);
    play(&["--resume", "x", "--save", "y"], &["cannot be used with"]);
    play(&["--force"], &["--save"]);
    let sim = |extra: &[&str], parts: &[&str]| {
        ovoo(&[&["sim", "desert"], extra].concat()).expect_failure(2, parts);
    };
    sim(&[], &["--bots"]);
    sim(&["--bots", "genius"], &["available: random"]);
    sim(&["--bots", "random,random", "--seats", "3"], &["2 bots for 3 seats"]);
    sim(&["--bots", "random", "--games", "0"], &["0"]);
    sim(&["--bots", "random", "--options", "{\"sand_total\": 9}"], &["sand_total"]);
    ovoo(&["perft", "desert", "--seats", "9"]).expect_failure(2, &["invalid seat count 9"]);
    ovoo(&["perft", "desert", "--depth", "0"]).expect_failure(2, &["depth"]);
    ovoo(&["bench", "--seconds", "0"]).expect_failure(2, &["--seconds"]);
    ovoo(&["bench", "--seconds", "NaN"]).expect_failure(2, &["--seconds"]);
    ovoo(&["verify"]).expect_failure(2, &["FILE"]);
    // Output files are opened before any game is played: a billion games would take years.
    for flag in ["--csv", "--svg"] {
        let args = ["--bots", "hard", "--games", "1000000000", flag, "/no/such/file"];
        ovoo(&[&["sim", "desert"], &args[..]].concat())
            .expect_failure(1, &["cannot write /no/such/file"]);
    }
}

#[test]
fn bots_rotate_by_one_seat_per_game() {
    let args = ["sim", "oasis", "--bots", "easy,random,random", "--games", "60", "--threads", "1"];
    let rotated = ovoo(&[&args[..], &["--rotate", "--json"]].concat()).json();
    let shares = |report: &Value, of: &str| -> Vec<u64> {
        let shares = report[of].as_array().expect("the value is a list");
        shares.iter().filter_map(|share| share["n"].as_u64()).collect()
    };
    let wins = shares(&rotated, "wins");
    assert_eq!((wins.len(), wins.iter().sum::<u64>()), (3, 60), "{rotated}");
    assert!(wins[0] > 40, "the better bot wins from every seat: {rotated}");
    assert_eq!(shares(&rotated, "by_order").iter().sum::<u64>(), 60);
    let score = |bot: usize| rotated["scores"][bot].as_f64();
    assert!(score(0) > score(1) && score(0) > score(2), "{rotated}");
    let output = ovoo(&[&args[..], &["--rotate"]].concat()).expect_success();
    assert!(
        output.contains("bot 1 (easy), mean score") && output.contains("position 3"),
        "{output}"
    );
}
