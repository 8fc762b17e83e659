//! Runs the fuzz targets in `fuzz/` with libFuzzer, through `cargo fuzz`.
use std::{fs, path::Path};

use anyhow::{Context, bail, ensure};

use crate::project;

/// Seconds after which an input counts as too slow.
const TIMEOUT: u32 = 60;

pub fn run(args: &[String]) -> anyhow::Result<()> {
    let (mut targets, seconds) = read_args(args)?;
    if targets.is_empty() {
        targets = names(&project::root().join("fuzz/fuzz_targets"))?;
    }
    let installed = project::cargo().args(["fuzz", "--version"]).output();
    let is_installed = installed.is_ok_and(|output| output.status.success());
    ensure!(is_installed, "cargo-fuzz is missing: cargo install --locked cargo-fuzz@0.13.2");
    for target in &targets {
        fuzz(target, seconds)?;
    }
    Ok(())
}

/// Returns the targets and the time for each.
fn read_args(args: &[String]) -> anyhow::Result<(Vec<String>, u32)> {
    let (mut targets, mut seconds) = (Vec::new(), 60);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "--seconds" => {
                let number = args.next().context("--seconds needs a number")?;
                seconds = number.parse().with_context(|| format!("--seconds {number}"))?;
            }
            flag if flag.starts_with('-') => bail!("unknown flag {flag} for fuzz"),
            target => targets.push(target.to_owned()),
        }
    }
    Ok((targets, seconds))
}

fn names(folder: &Path) -> anyhow::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        names.extend(path.file_stem().map(|stem| stem.to_string_lossy().into_owned()));
    }
    names.sort();
    Ok(names)
}

/// Runs a target until it finds a bug or the time is over. New inputs are kept in `target/fuzz`.
fn fuzz(target: &str, seconds: u32) -> anyhow::Result<()> {
    let root = project::root();
    let found = root.join("target/fuzz").join(target);
    fs::create_dir_all(&found)?;
    let mut cargo = project::cargo();
    // The stable compiler lacks nothing but the permission to use sanitizers.
    cargo.env("RUSTC_BOOTSTRAP", "1").current_dir(&root);
    // The development profile optimises what takes time here, and checks for overflows.
    cargo.args(["fuzz", "run", "--dev", "--fuzz-dir", "fuzz", "--features", "libfuzzer", target]);
    cargo.arg(&found).arg(root.join("fuzz/corpus").join(target));
    cargo
        .args(["--", "-print_final_stats=1"])
        .args([format!("-max_total_time={seconds}"), format!("-timeout={TIMEOUT}")]);
    project::run(&mut cargo)
}
