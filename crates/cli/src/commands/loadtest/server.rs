//! The server under test: started for the test, or already running.
use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Child, Command, Stdio},
};

use anyhow::Context;
use tempfile::TempDir;

/// Unit of CPU times in `/proc`, which is the same on every Linux system.
const TICKS_PER_SECOND: f64 = 100.0;

pub struct Server {
    pub url: String,
    pid: Option<u32>,
    /// The process and its store, if the test started it.
    child: Option<(Child, TempDir)>,
}

/// The resources that the server has used so far.
#[derive(Clone, Copy)]
pub struct Usage {
    pub cpu_seconds: f64,
    pub rss_kib: u64,
}

impl Server {
    /// Returns the server at `url`, or starts one.
    pub fn find_or_start(url: Option<&str>, pid: Option<u32>) -> anyhow::Result<Server> {
        match url {
            Some(url) => Ok(Server { url: url.trim_end_matches('/').to_owned(), pid, child: None }),
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
        Ok(Server { url, pid: Some(child.id()), child: Some((child, folder)) })
    }

    /// Reads the usage, or returns `None` without a process id or on systems without `/proc`.
    pub fn usage(&self) -> Option<Usage> {
        let pid = self.pid?;
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
        // The process name can contain spaces and parentheses, the fields after it cannot.
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
        if let Some((child, _)) = &mut self.child {
            // The store is deleted anyway, so there is no need for a clean shutdown.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
