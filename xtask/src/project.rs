//! The project's folders, and builds for benchmarks.
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, bail, ensure};

/// The instruction set that both Valgrind and all processors of the last ten years support.
pub const CPU: &str = "x86-64-v3";

/// Returns the folder of the workspace's `Cargo.toml`.
pub fn root() -> PathBuf {
    let here =
        env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    Path::new(&here).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Returns the names of all game crates, sorted.
pub fn games() -> anyhow::Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root().join("games"))? {
        let entry = entry?;
        if entry.path().join("Cargo.toml").exists() {
            games.push(entry.file_name().to_string_lossy().into_owned());
        }
    }
    games.sort();
    Ok(games)
}

/// Runs `cargo build --locked` with these arguments for [`CPU`] and returns the target folder,
/// which is a separate one so that it does not invalidate ordinary builds.
pub fn build_for_cpu(args: &[&str]) -> anyhow::Result<PathBuf> {
    let target = root().join("target").join(CPU);
    let mut cargo = cargo_for_cpu();
    cargo.args(["build", "--locked"]).args(args).arg("--target-dir").arg(&target);
    run(cargo.current_dir(root()))?;
    Ok(target)
}

pub fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

pub fn cargo_for_cpu() -> Command {
    let mut cargo = cargo();
    cargo.env("RUSTFLAGS", format!("-C target-cpu={CPU}"));
    cargo
}

/// Fails if this machine cannot run code built for [`CPU`].
pub fn require_cpu() -> anyhow::Result<()> {
    #[cfg(target_arch = "x86_64")]
    let is_supported = std::arch::is_x86_feature_detected!("avx2")
        && std::arch::is_x86_feature_detected!("bmi2")
        && std::arch::is_x86_feature_detected!("fma");
    #[cfg(not(target_arch = "x86_64"))]
    let is_supported = false;
    ensure!(
        is_supported,
        "this processor cannot run {CPU} code, so its figures would not be comparable"
    );
    Ok(())
}

/// Runs a command with inherited output and fails unless it succeeds.
pub fn run(command: &mut Command) -> anyhow::Result<()> {
    let shown = show(command);
    println!("$ {shown}");
    let status = command.status().with_context(|| format!("cannot start {shown}"))?;
    ensure!(status.success(), "{shown} failed with {status}");
    Ok(())
}

/// Runs a command and returns its stdout and stderr.
pub fn read(command: &mut Command) -> anyhow::Result<(String, String)> {
    let shown = show(command);
    let output = command.output().with_context(|| format!("cannot start {shown}"))?;
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() {
        bail!("{shown} failed with {}:\n{stderr}", output.status);
    }
    Ok((String::from_utf8_lossy(&output.stdout).into_owned(), stderr))
}

/// Formats the command as typed in the project's folder.
pub fn show(command: &Command) -> String {
    let mut words = Vec::new();
    for (key, value) in command.get_envs() {
        if let Some(value) = value {
            words.push(format!("{}={:?}", key.to_string_lossy(), value.to_string_lossy()));
        }
    }
    let program = Path::new(command.get_program());
    let is_cargo = program.file_stem().is_some_and(|stem| stem == "cargo");
    words.push(if is_cargo { "cargo".to_owned() } else { program.to_string_lossy().into_owned() });
    words.extend(command.get_args().map(|arg| arg.to_string_lossy().into_owned()));
    let root = format!("{}/", root().display());
    words.join(" ").replace(&root, "")
}
