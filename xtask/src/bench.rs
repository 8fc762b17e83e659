//! Measures speed on this machine, also relative to a floor program that runs just before and
//! after.
//!
//! A floor is a small separate program that plays something like the game as fast as the machine
//! can. Absolute figures vary between machines and over time; the ratios are comparable.
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{self, Command},
};

use anyhow::{Context, bail, ensure};
use serde_json::Value;

use crate::project;

/// The default folder of the floor program, next to the project.
const FLOOR: &str = "../shared/bench/floor";

pub fn run(args: &[String]) -> anyhow::Result<()> {
    let floor = find_floor(args)?;
    project::require_cpu()?;
    let target = project::build_for_cpu(&["--profile", "dist", "--package", "cli"])?;
    let floor = floor.map(|source| Floor::build(&source)).transpose()?;
    let before = floor.as_ref().map(Floor::steps_per_second).transpose()?;
    let mut ovoo = Command::new(target.join("dist/ovoo"));
    ovoo.args(["bench", "--json"]);
    println!("$ {}", project::show(&ovoo));
    let (figures, _) = project::read(&mut ovoo)?;
    let after = floor.as_ref().map(Floor::steps_per_second).transpose()?;
    let figures: Vec<Value> = serde_json::from_str(&figures).context("ovoo bench --json")?;
    for game in &figures {
        let steps_per_second = show_figures(game)?;
        if let (Some(before), Some(after)) = (before, after) {
            let floor = f64::midpoint(before, after);
            println!("  floor, before               {:.2} million steps/s", before / 1e6);
            println!("  floor, after                {:.2} million steps/s", after / 1e6);
            println!("  ours / floor                {:.3}", steps_per_second / floor);
        }
    }
    if let Ok(load) = fs::read_to_string("/proc/loadavg") {
        let minute = load.split(' ').next().unwrap_or_default();
        println!(
            "Load average over the last minute: {minute}. Only an idle machine gives reliable"
        );
        println!("figures: the floor measures CPU time, ovoo wall-clock time.");
    }
    Ok(())
}

/// Returns the floor program's folder, if there is one.
fn find_floor(args: &[String]) -> anyhow::Result<Option<PathBuf>> {
    match args {
        [] => {
            let floor = project::root().join(FLOOR);
            if floor.join("Cargo.toml").exists() {
                return Ok(Some(floor));
            }
            println!("No floor program in {FLOOR}, so no ratios.");
            Ok(None)
        }
        [flag, folder] if flag == "--floor" => {
            let floor = PathBuf::from(folder);
            ensure!(floor.join("Cargo.toml").exists(), "{folder} has no Cargo.toml");
            Ok(Some(floor))
        }
        _ => bail!("bench takes --floor DIR or nothing"),
    }
}

/// Prints the figures of one game and returns its random steps per second.
fn show_figures(game: &Value) -> anyhow::Result<f64> {
    println!("{} with {} seats", game["game"].as_str().unwrap_or("?"), game["seats"]);
    for (name, figure) in game.as_object().context("ovoo bench reports one object per game")? {
        match figure.as_f64() {
            Some(_) if name == "seats" => {}
            Some(number) if number.fract() != 0.0 => println!("  {name:<27} {number:.1}"),
            Some(number) => println!("  {name:<27} {number}"),
            None => {}
        }
    }
    let step_ns = game["step_ns"].as_f64().context("the report has no step_ns")?;
    println!("  random steps                {:.2} million steps/s", 1e3 / step_ns);
    Ok(1e9 / step_ns)
}

/// A copy of the floor program outside the workspace, built for [`project::CPU`] and deleted on
/// drop.
struct Floor {
    copy: PathBuf,
    program: PathBuf,
}

impl Floor {
    fn build(source: &Path) -> anyhow::Result<Floor> {
        let copy = env::temp_dir().join(format!("ovoo-floor-{}", process::id()));
        let mut floor = Floor { program: PathBuf::new(), copy };
        println!("Building a copy of the floor program in {}.", source.display());
        copy_folder(source, &floor.copy)?;
        let target = floor.copy.join("target");
        let mut cargo = project::cargo_for_cpu();
        cargo.args(["build", "--release", "--target-dir"]).arg(&target);
        project::run(cargo.current_dir(&floor.copy))?;
        floor.program = find_program(&target.join("release"))?;
        Ok(floor)
    }

    /// Runs the program and returns the median of the figures it prints as `<number> M moves/s`.
    fn steps_per_second(&self) -> anyhow::Result<f64> {
        let mut command = Command::new(&self.program);
        println!("$ {}", project::show(&command));
        let (stdout, _) = project::read(&mut command)?;
        let mut figures = Vec::new();
        for line in stdout.lines() {
            let words: Vec<&str> = line.split_whitespace().collect();
            for window in words.windows(3) {
                if window[1..] == ["M", "moves/s"] {
                    figures.push(window[0].parse::<f64>().with_context(|| line.to_owned())? * 1e6);
                }
            }
        }
        figures.sort_by(f64::total_cmp);
        let median = figures.get(figures.len() / 2);
        median.copied().with_context(|| format!("the floor printed no moves/s:\n{stdout}"))
    }
}

impl Drop for Floor {
    fn drop(&mut self) {
        // A leftover in the temporary folder is harmless.
        let _ = fs::remove_dir_all(&self.copy);
    }
}

fn copy_folder(from: &Path, to: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from).with_context(|| format!("cannot read {}", from.display()))? {
        let entry = entry?;
        let copy = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            if entry.file_name() != "target" {
                copy_folder(&entry.path(), &copy)?;
            }
        } else {
            fs::write(copy, fs::read(entry.path())?)?;
        }
    }
    Ok(())
}

/// Returns the only executable in a folder of build artifacts.
fn find_program(folder: &Path) -> anyhow::Result<PathBuf> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_file() && path.extension().is_none() && !path.ends_with(".cargo-lock") {
            return Ok(path);
        }
    }
    bail!("the floor's build produced no executable")
}
