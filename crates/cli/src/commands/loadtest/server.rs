//! The server under load: one of our own, or one that runs already.
use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use anyhow::Context;
use tempfile::TempDir;

/// Ticks of the processor clock in `/proc`, which Linux fixes for programs.
const TICKS_PER_SECOND: f64 = 100.0;

pub struct Server {
    pub url: String,
    pid: Option<u32>,
    /// Ours: stopped and wiped at the end.
    own: Option<(Child, TempDir)>,
}

/// What a process has used so far.
#[derive(Clone, Copy)]
pub struct Usage {
    pub cpu_seconds: f64,
    pub rss_kib: u64,
}

impl Server {
    pub fn find(url: Option<&str>, pid: Option<u32>) -> anyhow::Result<Server> {
        match url {
            Some(url) => Ok(Server { url: url.trim_end_matches('/').to_owned(), pid, own: None }),
            None => Server::start(),
        }
    }

    fn start() -> anyhow::Result<Server> {
        let folder = tempfile::tempdir().context("cannot create a folder for the store")?;
        let store = format!("sqlite:{}", folder.path().join("load.db").display());
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--no-limits", "--log", "warn"])
            .args(["--store", &store])
            .stdout(Stdio::piped())
            .spawn()
            .context("cannot start the server")?;
        let out = child.stdout.take().context("cannot read the server's output")?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let url = line.split_whitespace().last().filter(|word| word.starts_with("http"));
        let url = url.context("the server did not print its address")?.to_owned();
        Ok(Server { url, pid: Some(child.id()), own: Some((child, folder)) })
    }

    /// `None` where there is no `/proc`.
    pub fn usage(&self) -> Option<Usage> {
        let pid = self.pid?;
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The name may hold anything; the fields after it are plain.
        let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let ticks: f64 =
            fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
        let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
        let rss = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        let rss_kib = rss.split_whitespace().next()?.parse().ok()?;
        Some(Usage { cpu_seconds: ticks / TICKS_PER_SECOND, rss_kib })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some((child, _)) = &mut self.own {
            // A store of its own, wiped anyway: no need to be polite.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
