//! Pictures of the main screens, for people to look at.
use std::{env, path::PathBuf, process::Command};

use anyhow::{bail, ensure};

use crate::project;

/// Builds the server, plays a few games in a real browser and photographs what it shows. The web
/// app is the one in `web/dist`.
pub fn run(args: &[String]) -> anyhow::Result<()> {
    let root = project::root();
    let folder = match args {
        [] => root.join("target/shots"),
        [flag, folder] if flag == "--out" => env::current_dir()?.join(PathBuf::from(folder)),
        _ => bail!("shots takes --out DIR or nothing"),
    };
    let web = root.join("web");
    ensure!(web.join("node_modules").exists(), "the web app's packages are missing: ./run once");
    ensure!(web.join("dist/index.html").exists(), "the web app is not built: ./run once");
    project::run(
        project::cargo().args(["build", "--locked", "--package", "cli"]).current_dir(&root),
    )?;
    project::run(
        Command::new("npm")
            .args(["run", "--silent", "shots"])
            .env("SHOTS", &folder)
            .current_dir(&web),
    )?;
    println!("The pictures are in {}", folder.display());
    Ok(())
}
