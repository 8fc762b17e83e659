//! Takes screenshots of the main screens for visual review.
use std::{env, path::PathBuf, process::Command};

use anyhow::{bail, ensure};

use crate::project;

/// Builds the server, plays a few games in a real browser and takes screenshots. The web app is
/// taken from `web/dist` as it is.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let root = project::root();
    let folder = match args {
        [] => root.join("target/shots"),
        [flag, folder] if flag == "--out" => env::current_dir()?.join(PathBuf::from(folder)),
        _ => bail!("shots takes --out DIR or nothing"),
    };
    let web = root.join("web");
    ensure!(
        web.join("node_modules").exists(),
        "the web app's packages are missing: run ./run once"
    );
    ensure!(web.join("dist/index.html").exists(), "the web app is not built: run ./run once");
    project::run(
        project::cargo().args(["build", "--locked", "--package", "cli"]).current_dir(&root),
    )?;
    project::run(
        Command::new("npm")
            .args(["run", "--silent", "shots"])
            .env("SHOTS", &folder)
            .current_dir(&web),
    )?;
    println!("screenshots written to {}", folder.display());
    Ok(())
}
