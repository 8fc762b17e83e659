//! Failures of the file system under the store: a full disk, write errors, deleted files.
use std::{
    fs::{self, File},
    io::{ErrorKind, Write},
    path::PathBuf,
    process::{Command, Stdio},
};

use serde_json::{Value, json};

use crate::{
    guest::Guest,
    page::Page,
    play::{act, choose, frames, play_out, play_step, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

/// Mounts a file system of 1 MiB on the store's folder, visible to the server only.
const SMALL_DISK: [&str; 6] = [
    "unshare",
    "-rm",
    "sh",
    "-c",
    "mount -t tmpfs -o size=1m tmpfs \"$1\" && shift && exec \"$@\"",
    "sh",
];
/// Ignores the signal raised by a write beyond the size limit, so that the write fails instead.
const SIZE_LIMITED: [&str; 4] = ["sh", "-c", "trap '' XFSZ; shift; exec \"$@\"", "sh"];

/// A fault that makes the server's writes fail until it is removed.
trait Fault {
    fn begin(&self, server: &Server);
    fn end(&self, server: &Server);
}

/// Fills the small disk to the last byte.
struct FullDisk;

impl FullDisk {
    fn ballast(server: &Server) -> PathBuf {
        let folder = server.store().parent().expect("the store is in a folder").to_owned();
        PathBuf::from(format!("/proc/{}/root{}/ballast", server.pid(), folder.display()))
    }
}

impl Fault for FullDisk {
    fn begin(&self, server: &Server) {
        let mut ballast = File::create(FullDisk::ballast(server)).expect("the disk has room");
        let error = loop {
            if let Err(error) = ballast.write_all(&[0; 4096]) {
                break error;
            }
        };
        assert_eq!(error.kind(), ErrorKind::StorageFull, "{error}");
    }

    fn end(&self, server: &Server) {
        fs::remove_file(FullDisk::ballast(server)).expect("the file exists");
    }
}

/// Limits the size of files to the current size of the write-ahead log.
struct WriteErrors;

impl WriteErrors {
    fn limit(server: &Server, size: u64) {
        let pid = i32::try_from(server.pid()).expect("process ids are small");
        let limits = Some((size, rlimit::INFINITY));
        rlimit::prlimit(pid, rlimit::Resource::FSIZE, limits, None).expect("it is our process");
    }
}

impl Fault for WriteErrors {
    fn begin(&self, server: &Server) {
        let log = server.store().with_extension("db-wal");
        WriteErrors::limit(server, fs::metadata(log).expect("the store is open").len());
    }

    fn end(&self, server: &Server) {
        WriteErrors::limit(server, rlimit::INFINITY);
    }
}

async fn next_move(page: &mut Page, rng: &TestRng) -> Value {
    page.wait_until(|page| !page.awaited().is_empty()).await;
    let (seat, command) = choose(page, rng).expect("Ann is awaited");
    act(seat, &command)
}

/// Plays before, during and after a fault. Nothing is acknowledged during the fault, and play
/// resumes after it.
async fn play_through(server: &Server, fault: &impl Fault) {
    let rng = TestRng::new(45);
    let ann = Guest::new(server).await;
    let table = ann.create(table_request(&["me", "me"], json!({}))).await;
    let lobby = ann.create(table_request(&["me", "open"], json!({}))).await;
    let mut page = Page::open(&ann, &table).await;
    let mut other = Page::open(&ann, &lobby).await;
    for _ in 0..3 {
        play_step(&mut page, &rng).await;
        let step = page.step();
        let command = next_move(&mut page, &rng).await;
        fault.begin(server);
        // The first failure and those after it: a single statement, and a transaction.
        for _ in 0..2 {
            page.expect_refused(command.clone(), "store").await;
            other.expect_refused(json!({"type": "n_seats", "n": 3}), "store").await;
            let body = table_request(&["me", "me"], json!({}));
            ann.post("/api/tables", &body).await.expect_error(503, "store");
            let health = ann.get("/healthz").await;
            assert_eq!(health.status, 503, "{health:?}");
        }
        assert_eq!(frames(&ann, &table, "mine").await.len() as u32, step + 1);
        fault.end(server);
        let health = ann.get("/healthz").await;
        assert_eq!(health.status, 200, "{health:?}");
        assert_eq!(page.expect_done(command).await["step"], step + 1);
    }
    other.expect_done(json!({"type": "n_seats", "n": 3})).await;
    assert_eq!(
        ann.get("/api/tables?list=mine").await.expect_ok().as_array().map(Vec::len),
        Some(2)
    );
    play_out(&mut page, &rng).await;
    verified_log(&ann, &table).await;
    assert!(!server.log_output().contains("panicked"), "{}", server.log_output());
}

#[tokio::test]
async fn play_resumes_when_a_full_disk_has_room_again() {
    let mut probe = Command::new(SMALL_DISK[0]);
    let folder = tempfile::tempdir().expect("the test folder is writable");
    probe.args(&SMALL_DISK[1..]).arg(folder.path()).arg("true").stderr(Stdio::null());
    if probe.status().is_ok_and(|status| status.success()) {
        play_through(&Server::start_by(&SMALL_DISK), &FullDisk).await;
    } else {
        // Only administrators can mount file systems here, so a size limit takes the place of a
        // full disk.
        play_through(&Server::start_by(&SIZE_LIMITED), &WriteErrors).await;
    }
}

#[tokio::test]
async fn play_resumes_when_writes_succeed_again() {
    play_through(&Server::start_by(&SIZE_LIMITED), &WriteErrors).await;
}

#[tokio::test]
async fn nothing_is_acknowledged_after_the_store_was_deleted_or_replaced() {
    for is_replaced in [false, true] {
        let server = Server::start();
        let rng = TestRng::new(46);
        let ann = Guest::new(&server).await;
        let table = ann.create(table_request(&["me", "me"], json!({}))).await;
        let mut page = Page::open(&ann, &table).await;
        play_step(&mut page, &rng).await;
        let command = next_move(&mut page, &rng).await;
        let copy = server.store().with_extension("copy");
        fs::copy(server.store(), &copy).expect("the store can be copied");
        for suffix in ["db", "db-wal", "db-shm"] {
            fs::remove_file(server.store().with_extension(suffix)).expect("the file exists");
        }
        if is_replaced {
            fs::rename(&copy, server.store()).expect("the folder is writable");
        }
        page.send(command).await;
        page.read_until_closed().await;
        assert_eq!(page.unanswered.len(), 1, "there is no reply");
        let health = ann.get("/healthz").await;
        assert_eq!(health.status, 503, "{health:?}");
        assert!(health.text.contains("x.db"), "{health:?}");
        let body = table_request(&["me", "me"], json!({}));
        ann.post("/api/tables", &body).await.expect_error(503, "store");
        ann.get(&format!("/api/tables/{table}/frames")).await.expect_error(503, "store");
    }
}
