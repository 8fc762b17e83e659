//! Plays the golden matches of a game again under the current version of its rules, and rewrites
//! their logs, traces and stories. The logs of older versions never change.
//!
//! A game with golden matches has `examples/golden.rs`, built as `golden-<id>`. Without arguments
//! it lists their names; given a name it writes that log.
use std::{
    env, fs,
    process::{Command, Stdio},
};

use anyhow::ensure;
use serde_json::Value;

use crate::project;

pub fn run(games: &[String]) -> anyhow::Result<()> {
    let all = project::games()?;
    for game in games {
        ensure!(all.contains(game), "unknown game {game}");
    }
    for game in if games.is_empty() { &all } else { games } {
        if project::root().join("games").join(game).join("examples/golden.rs").exists() {
            rewrite(game)?;
        } else {
            println!("{game} has no examples/golden.rs");
        }
    }
    Ok(())
}

fn rewrite(game: &str) -> anyhow::Result<()> {
    let logs = project::root().join("games").join(game).join("logs");
    let names = record(game, &[])?;
    for name in names.lines() {
        let log = record(game, &[name])?;
        let header: Value = serde_json::from_str(log.lines().next().unwrap_or_default())?;
        let version = format!("v{}", header["rules"]);
        fs::create_dir_all(logs.join(&version))?;
        fs::write(logs.join(&version).join(format!("{name}.jsonl")), log)?;
        println!("games/{game}/logs/{version}/{name}.jsonl");
    }
    let mut update = cargo();
    update.args(["test", "--locked", "--package", game, "golden"]).env("UPDATE_EXPECT", "1");
    project::run(update.stdout(Stdio::null()))
}

fn record(game: &str, args: &[&str]) -> anyhow::Result<String> {
    let mut recorder = cargo();
    let example = format!("golden-{game}");
    recorder.args(["run", "--locked", "--quiet", "--package", game, "--example", &example, "--"]);
    Ok(project::read(recorder.args(args))?.0)
}

fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(project::root());
    cargo
}
