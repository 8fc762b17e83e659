//! Moving tables between stores, and deleting them.
use std::{
    collections::BTreeMap,
    ffi::OsString,
    fs,
    os::unix::fs::PermissionsExt,
    path::Path,
    process::{Command, Output},
};

use reqwest::Method;
use serde_json::{Value, json};

use crate::{
    guest::{Guest, Response, send_request},
    page::Page,
    play::{play_out, play_step, table_request, verified_log},
    process::Server,
    rng::TestRng,
};

fn ovoo(args: &[&str], store: &Path, files: &[&Path]) -> Output {
    let mut ovoo = Command::new(env!("CARGO_BIN_EXE_ovoo"));
    let store = format!("sqlite:{}", store.display());
    ovoo.args(args).args(["--store", &store]).args(files).output().expect("ovoo runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Exports all tables of a store and returns the files' contents by name.
fn export(store: &Path, folder: &Path) -> BTreeMap<String, Value> {
    let output = ovoo(&["export", "--to", folder.to_str().expect("UTF-8")], store, &[]);
    assert!(output.status.success(), "{output:?}");
    let files = fs::read_dir(folder).expect("the folder exists");
    let read = |path: std::path::PathBuf| {
        let mode = fs::metadata(&path).expect("the file exists").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "seeds are for the owner only");
        let content = fs::read_to_string(&path).expect("the file is readable");
        let name = path.file_name().expect("it has a name").to_string_lossy().into_owned();
        (name, serde_json::from_str(&content).expect("exported tables are JSON"))
    };
    files.map(|file| read(file.expect("it is listed").path())).collect()
}

#[tokio::test]
async fn an_import_is_complete_or_changes_nothing_and_can_be_repeated() {
    let server = Server::start();
    let rng = TestRng::new(61);
    let ann = Guest::new(&server).await;
    let over = ann.create(table_request(&["me", "me"], json!({}))).await;
    play_out(&mut Page::open(&ann, &over).await, &rng).await;
    let running = ann.create(table_request(&["me", "me"], json!({}))).await;
    let mut page = Page::open(&ann, &running).await;
    play_step(&mut page, &rng).await;
    page.expect_done(json!({"type": "chat", "text": "to be continued"})).await;
    ann.create(table_request(&["me", "open"], json!({}))).await;
    let folder = tempfile::tempdir().expect("the test folder is writable");
    let (first, second) = (folder.path().join("first"), folder.path().join("second"));
    let tables = export(&server.store(), &first);
    assert_eq!(tables.len(), 3);
    let paths: Vec<_> = tables.keys().map(|name| first.join(name)).collect();
    let files: Vec<&Path> = paths.iter().map(std::path::PathBuf::as_path).collect();

    // The last file is damaged, so none of the others is imported either.
    let store = folder.path().join("new.db");
    let damaged = first.join(format!("{over}.json"));
    let whole = fs::read_to_string(&damaged).expect("readable");
    fs::write(&damaged, whole.replacen("\"n\": 2,", "\"n\": 3,", 1)).expect("writable");
    let mut order = files.clone();
    order.sort_by_key(|path| **path == *damaged);
    let output = ovoo(&["import"], &store, &order);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(export(&store, &folder.path().join("none")).is_empty());
    fs::write(&damaged, &whole).expect("writable");

    let output = ovoo(&["import"], &store, &files);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(export(&store, &second), tables);
    let output = ovoo(&["import"], &store, &files);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(text(&output.stdout).matches("already in the store").count(), 3);
    // A different table with a known id is refused.
    fs::write(&damaged, whole.replacen("\"bot_ms\": 0", "\"bot_ms\": 1", 1)).expect("writable");
    let output = ovoo(&["import"], &store, &files);
    assert!(text(&output.stderr).contains("already exists"), "{output:?}");
    assert_eq!(export(&store, &folder.path().join("third")), tables);
}

async fn delete(guest: &Guest, table: &str) -> Response {
    send_request(guest.request(Method::DELETE, &format!("/api/tables/{table}"))).await
}

#[tokio::test]
async fn hosts_delete_tables_where_they_are_alone() {
    let server = Server::start();
    let rng = TestRng::new(62);
    let [ann, bob] = Guest::several(&server).await;
    let [alone, shared, kept] = [["me", "random"], ["me", "open"], ["me", "random"]];
    let alone = ann.create(table_request(&alone, json!({}))).await;
    let shared = ann.create(table_request(&shared, json!({}))).await;
    let kept = ann.create(table_request(&kept, json!({}))).await;
    let mut pages = [Page::open(&ann, &alone).await, Page::open(&ann, &kept).await];
    for page in &mut pages {
        play_step(page, &rng).await;
    }
    let [mut deleted, mut page] = pages;
    let mut bobs = Page::open(&bob, &shared).await;
    bobs.expect_done(json!({"type": "sit", "seat": 1, "name": "Bob"})).await;
    delete(&bob, &alone).await.expect_error(403, "not_host");
    delete(&Guest::anonymous(&server), &alone).await.expect_error(403, "not_host");
    delete(&ann, &shared).await.expect_error(409, "not_alone");
    assert_eq!(delete(&ann, &alone).await.status, 204);
    delete(&ann, &alone).await.expect_error(404, "not_found");
    deleted.read_until_closed().await;
    ann.get(&format!("/api/tables/{alone}")).await.expect_error(404, "not_found");
    ann.get(&format!("/api/tables/{alone}/frames")).await.expect_error(404, "not_found");
    assert_eq!(
        ann.get("/api/tables?list=mine").await.expect_ok().as_array().map(Vec::len),
        Some(2)
    );
    play_out(&mut page, &rng).await;
    verified_log(&ann, &kept).await;
}

#[tokio::test]
async fn operators_delete_tables_while_the_server_is_stopped() {
    let mut server = Server::start();
    let ann = Guest::new(&server).await;
    let [gone, kept] = [0, 1].map(|_| ann.create(table_request(&["me", "me"], json!({}))));
    let (gone, kept) = (gone.await, kept.await);
    for table in [&gone, &kept] {
        play_step(&mut Page::open(&ann, table).await, &TestRng::new(63)).await;
    }
    let output = ovoo(&["delete", &gone], &server.store(), &[]);
    assert!(text(&output.stderr).contains("in use by process"), "{output:?}");
    server.terminate();
    server.wait();
    let output = ovoo(&["delete", &gone], &server.store(), &[]);
    assert!(output.status.success(), "{output:?}");
    let output = ovoo(&["delete", &gone], &server.store(), &[]);
    assert!(text(&output.stderr).contains("no such table"), "{output:?}");
    server.restart();
    ann.get(&format!("/api/tables/{gone}")).await.expect_error(404, "not_found");
    assert_eq!(ann.table(&kept).await["step"], 1);
}

/// Returns the contents of a store's files. The index of the write-ahead log contains no data.
fn contents(store: &Path) -> Vec<(OsString, Vec<u8>)> {
    let entries = fs::read_dir(store.parent().expect("it is in a folder")).expect("readable");
    let entries = entries.map(|entry| entry.expect("it is listed"));
    let is_store = |name: &OsString| {
        let name = name.to_string_lossy();
        name.contains(".db") && !name.ends_with("-shm")
    };
    let files = entries.filter(|entry| is_store(&entry.file_name()));
    let read = |path| fs::read(path).expect("the file is readable");
    let mut files: Vec<_> = files.map(|file| (file.file_name(), read(file.path()))).collect();
    files.sort();
    files
}

#[tokio::test]
async fn commands_that_read_a_store_in_use_do_not_change_it() {
    let server = Server::start();
    let ann = Guest::new(&server).await;
    let table = ann.create(table_request(&["me", "me"], json!({}))).await;
    play_step(&mut Page::open(&ann, &table).await, &TestRng::new(64)).await;
    let before = contents(&server.store());
    assert!(before.len() >= 3, "the store, its log and its lock: {}", before.len());
    let output = ovoo(&["check"], &server.store(), &[]);
    assert_eq!(text(&output.stdout), "1 tables, 0 broken\n", "{output:?}");
    let folder = tempfile::tempdir().expect("the test folder is writable");
    assert_eq!(export(&server.store(), folder.path()).len(), 1);
    assert!(contents(&server.store()) == before, "the files have changed");
}
