//! Guarantees of the store: no input is lost, and no step number is written twice.
use kernel::{FastRng, GameRng, GameRngExt, Seat, SeatSet};
use serde_json::json;
use sqlx::{ConnectOptions, SqliteConnection, sqlite::SqliteConnectOptions};
use table::Line;
use tempfile::TempDir;

use super::{
    Commit, Committed, List, MemoryStore, NewTable, Sqlite, Store, StoreError, StoredInput,
};
use crate::{
    id::{GuestKey, TableId, Token},
    record::{Place, Record},
    wire::{ChatMessage, Phase, Privacy, StepSource},
};

fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder can be created")
}

async fn open(folder: &TempDir) -> Sqlite {
    Sqlite::open(&folder.path().join("test.db")).await.expect("the store opens")
}

async fn bare(folder: &TempDir) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(folder.path().join("test.db"));
    options.create_if_missing(true).connect().await.expect("the file opens")
}

async fn count(folder: &TempDir, table: &str) -> i64 {
    let sql = format!("SELECT count(*) FROM {table}");
    let mut connection = bare(folder).await;
    let n = sqlx::query_scalar(sqlx::AssertSqlSafe(sql)).fetch_one(&mut connection).await;
    n.expect("the file is readable")
}

/// Returns an input by `who` as step `n`, with characters that JSON must escape.
fn input(n: u32, who: &str) -> StoredInput {
    let line = Line::Act { n, seat: Seat::new(1), act: format!("say \"{who}\\ {n}\"") };
    let origin = (n.is_multiple_of(2)).then(|| format!("{who}:{n}"));
    let (awaited, at) = (SeatSet::first_n(n as u8 % 7), 1_700_000_000_000 + u64::from(n));
    StoredInput { line, hash: format!("hash {n}"), author: StepSource::Person, origin, awaited, at }
}

async fn try_append(
    store: &Sqlite,
    id: TableId,
    input: StoredInput,
) -> Result<Committed, StoreError> {
    store.commit(id, Commit { inputs: vec![input], ..Commit::default() }).await
}

async fn append(store: &Sqlite, id: TableId, input: StoredInput) -> Committed {
    try_append(store, id, input).await.expect("the input is stored")
}

async fn inputs(store: &Sqlite, id: TableId) -> Vec<StoredInput> {
    store.inputs(id).await.expect("the inputs are readable")
}

#[tokio::test]
async fn inputs_are_read_back_unchanged_before_and_after_compaction() {
    let folder = folder();
    let (one, other) = (TableId::random(), TableId::random());
    let store = open(&folder).await;
    for n in 1..=5 {
        assert_eq!(append(&store, one, input(n, "ann")).await, Committed::Done);
        assert_eq!(append(&store, other, input(n, "bob")).await, Committed::Done);
    }
    let written: Vec<StoredInput> = (1..=5).map(|n| input(n, "ann")).collect();
    assert_eq!(inputs(&store, one).await, written);
    assert!(count(&folder, "journal").await > 0 && count(&folder, "inputs").await == 0);
    // The next server to open the file compacts the journal with its first step.
    store.close().await.expect("closed");
    let store = open(&folder).await;
    assert_eq!(inputs(&store, one).await, written, "before compaction");
    assert_eq!(append(&store, other, input(6, "bob")).await, Committed::Done);
    assert_eq!((count(&folder, "inputs").await, count(&folder, "journal").await), (10, 1));
    assert_eq!(inputs(&store, one).await, written, "after compaction");
    assert_eq!(inputs(&store, other).await.len(), 6, "partly compacted");
    assert!(inputs(&store, TableId::random()).await.is_empty());
}

#[tokio::test]
async fn a_step_number_is_written_only_once() {
    let folder = folder();
    let id = TableId::random();
    let store = open(&folder).await;
    assert_eq!(append(&store, id, input(1, "ann")).await, Committed::Done);
    assert_eq!(append(&store, id, input(1, "bob")).await, Committed::Conflict);
    let both =
        tokio::join!(append(&store, id, input(2, "ann")), append(&store, id, input(2, "bob")));
    assert_eq!(both, (Committed::Done, Committed::Conflict), "in one commit");
    store.close().await.expect("closed");
    let store = open(&folder).await;
    assert_eq!(append(&store, id, input(2, "bob")).await, Committed::Conflict, "from before");
    assert_eq!(append(&store, id, input(3, "ann")).await, Committed::Done);
    assert_eq!(
        append(&store, id, input(2, "bob")).await,
        Committed::Conflict,
        "compacted meanwhile"
    );
    let all: Vec<StoredInput> = (1..=3).map(|n| input(n, "ann")).collect();
    assert_eq!(inputs(&store, id).await, all);
}

#[tokio::test]
async fn a_second_writer_is_refused_with_the_process_id_of_the_first() {
    let folder = folder();
    let path = folder.path().join("test.db");
    let store = open(&folder).await;
    let error = Sqlite::open(&path).await.err().expect("the store is in use").to_string();
    let process = format!("in use by process {}", std::process::id());
    assert!(error.contains(&process) && error.contains("test.db"), "{error}");
    assert_eq!(append(&store, TableId::random(), input(1, "ann")).await, Committed::Done);
    store.close().await.expect("closed");
    open(&folder).await;
}

#[tokio::test]
async fn only_the_owner_can_read_the_store_and_its_backups() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder();
    let others_can_read = |folder: &TempDir| {
        let files = std::fs::read_dir(folder.path()).expect("the folder is readable");
        let files = files.map(|file| file.expect("the folder is readable"));
        let mode = |file: &std::fs::DirEntry| file.metadata().expect("it exists").permissions();
        files.filter(|file| mode(file).mode() & 0o077 != 0).map(|file| file.file_name()).collect()
    };
    // A store that an earlier version left readable by everyone.
    let path = folder.path().join("test.db");
    std::fs::write(&path, "").expect("the folder is writable");
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o644)).expect("it is our file");
    let store = open(&folder).await;
    append(&store, TableId::random(), input(1, "ann")).await;
    store.backup(&folder.path().join("copy.db")).await.expect("the backup is written");
    let readable: Vec<std::ffi::OsString> = others_can_read(&folder);
    assert!(readable.is_empty(), "{readable:?}");
    assert!(store.backup(&path).await.is_err(), "a backup never replaces a file");
}

#[tokio::test]
async fn a_store_that_is_read_only_is_not_changed() {
    let folder = folder();
    let contents = || {
        let files = std::fs::read_dir(folder.path()).expect("the folder is readable");
        let paths = files.map(|file| file.expect("the folder is readable").path());
        // SQLite may rebuild the index of the write-ahead log, which contains no data.
        let paths = paths.filter(|path| !path.to_string_lossy().ends_with("-shm"));
        let read = |path: std::path::PathBuf| (std::fs::read(&path).expect("readable"), path);
        let mut files: Vec<_> = paths.map(read).collect();
        files.sort();
        files
    };
    let path = folder.path().join("test.db");
    // An empty file has an older schema: none.
    std::fs::write(&path, "").expect("the folder is writable");
    let before = contents();
    let store = Sqlite::open_read_only(&path).await.expect("the copy is migrated");
    assert!(store.ids().await.expect("readable").is_empty());
    assert_eq!(contents(), before, "an older schema");

    let (id, ann) = (TableId::random(), Token::random().digest());
    let store = open(&folder).await;
    store.commit(id, create(id, &ann)).await.expect("written");
    append(&store, id, input(1, "ann")).await;
    let before = contents();
    let reader = Sqlite::open_read_only(&path).await.expect("readable");
    assert_eq!(inputs(&reader, id).await, [input(1, "ann")]);
    assert!(reader.commit(id, create(id, &ann)).await.is_err(), "it cannot be written");
    reader.close().await.expect("closed");
    assert_eq!(contents(), before, "a store in use");
    store.close().await.expect("closed");

    let before = contents();
    let reader = Sqlite::open_read_only(&path).await.expect("readable");
    assert_eq!(inputs(&reader, id).await, [input(1, "ann")]);
    reader.close().await.expect("closed");
    assert_eq!(contents(), before, "a closed store");
}

#[tokio::test]
async fn an_invalid_time_is_an_error() {
    let folder = folder();
    let (id, ann) = (TableId::random(), Token::random().digest());
    let store = open(&folder).await;
    let mut new = create(id, &ann);
    new.create.as_mut().expect("it creates").record.created_at = u64::MAX;
    assert!(store.commit(id, new).await.is_err());
    let late = StoredInput { at: u64::MAX, ..input(1, "ann") };
    assert!(try_append(&store, id, late).await.is_err());
    assert_eq!(append(&store, id, input(1, "ann")).await, Committed::Done);
}

#[tokio::test]
async fn a_long_journal_is_compacted_during_play() {
    let folder = folder();
    let ids: Vec<TableId> = (0..100).map(|_| TableId::random()).collect();
    let store = open(&folder).await;
    for n in 1..=60 {
        let writing = ids.iter().map(|id| try_append(&store, *id, input(n, "ann")));
        for written in futures_util::future::join_all(writing).await {
            assert_eq!(written.expect("the input is stored"), Committed::Done);
        }
    }
    let n_compacted = count(&folder, "inputs").await;
    assert!((4096..6000).contains(&n_compacted), "{n_compacted} are compacted");
    let all: Vec<StoredInput> = (1..=60).map(|n| input(n, "ann")).collect();
    for id in &ids {
        assert_eq!(inputs(&store, *id).await, all);
    }
    for (n, answer) in [(60, Committed::Conflict), (61, Committed::Done)] {
        let writing = ids.iter().map(|id| append(&store, *id, input(n, "bob")));
        assert!(futures_util::future::join_all(writing).await.iter().all(|it| *it == answer));
    }
}

#[tokio::test]
async fn a_failed_commit_leaves_its_step_number_free() {
    let folder = folder();
    let id = TableId::random();
    let store = open(&folder).await;
    assert_eq!(append(&store, id, input(1, "ann")).await, Committed::Done);
    let mut hand = bare(&folder).await;
    sqlx::query("ALTER TABLE journal RENAME TO away").execute(&mut hand).await.expect("renamed");
    assert!(try_append(&store, id, input(2, "ann")).await.is_err());
    assert!(try_append(&store, id, input(2, "ann")).await.is_err(), "the journal is still missing");
    sqlx::query("ALTER TABLE away RENAME TO journal").execute(&mut hand).await.expect("renamed");
    assert_eq!(append(&store, id, input(2, "bob")).await, Committed::Done, "the number is free");
    assert_eq!(inputs(&store, id).await, [input(1, "ann"), input(2, "bob")]);
}

#[tokio::test]
async fn a_backup_contains_inputs_that_are_not_compacted() {
    let folder = folder();
    let id = TableId::random();
    let store = open(&folder).await;
    assert_eq!(append(&store, id, input(1, "ann")).await, Committed::Done);
    let copy = folder.path().join("copy.db");
    store.backup(&copy).await.expect("the backup is written");
    let copy = Sqlite::open(&copy).await.expect("the copy opens");
    assert_eq!(inputs(&copy, id).await, [input(1, "ann")]);
}

/// Saving a table must not become slower as the number of tables grows.
#[tokio::test]
async fn seated_guests_are_found_through_an_index() {
    let folder = folder();
    open(&folder).await.close().await.expect("closed");
    let plan = format!("EXPLAIN QUERY PLAN {}", super::sqlite::INDEX_SEATED[0]);
    let query = sqlx::query_as(sqlx::AssertSqlSafe(plan)).bind("t");
    let steps: Vec<(i64, i64, i64, String)> =
        query.fetch_all(&mut bare(&folder).await).await.expect("the query has a plan");
    let plan: Vec<&str> = steps.iter().map(|(_, _, _, step)| step.as_str()).collect();
    assert!(plan.iter().any(|step| step.starts_with("SEARCH seated")), "{plan:?}");
    assert!(!plan.iter().any(|step| step.starts_with("SCAN seated")), "{plan:?}");
}

/// Returns the record of a listed table where `holder` has a seat.
fn record(holder: &GuestKey) -> Record {
    let place = Place::human(holder.clone(), "Ann".to_owned(), None);
    let record = json!({
        "game": "toy", "title": null, "preset": null, "options": {}, "position": null,
        "privacy": "open", "watching": "public", "undo": "free", "pace": {"kind": "live"},
        "pace_since": 0, "absence": "bot", "stand_in": "random", "host_away_at": null,
        "acting_host": null, "origin": {"kind": "new"}, "kicked": [], "question": null,
        "history": [], "bot_ms": 0, "host": holder, "seats": [place], "phase": "playing",
        "created_at": 1,
        "started": {
            "rules": 1, "names": ["Ann"], "entropy": [], "at": 1, "awaited": [0], "hash": "",
        },
        "outcome": null, "next": null, "muted": [], "recent_commands": [],
    });
    serde_json::from_value(record).expect("the record is complete")
}

fn create(id: TableId, holder: &GuestKey) -> Commit {
    let create = Some(Box::new(NewTable { id, secret: [7; 32], record: record(holder) }));
    Commit { create, ..Commit::default() }
}

#[tokio::test]
async fn a_commit_writes_all_its_parts_or_none() {
    let folder = folder();
    let (id, next, ann) = (TableId::random(), TableId::random(), Token::random().digest());
    let store = open(&folder).await;
    let commit = Commit { inputs: vec![input(1, "ann"), input(2, "ann")], ..create(id, &ann) };
    assert_eq!(store.commit(id, commit).await.expect("written"), Committed::Done);
    // The step number is taken, so neither the record nor the rematch is written.
    let changed = Record { title: Some("changed".to_owned()), ..record(&ann) };
    let commit = Commit {
        record: Some(Box::new(changed)),
        inputs: vec![input(2, "bob")],
        ..create(next, &ann)
    };
    assert_eq!(store.commit(id, commit).await.expect("refused"), Committed::Conflict);
    assert!(store.load(next).await.expect("readable").is_none());
    let (stored, _) = store.load(id).await.expect("readable").expect("it exists");
    assert_eq!(stored.title, None);
    assert_eq!(inputs(&store, id).await, [input(1, "ann"), input(2, "ann")]);
}

#[tokio::test]
async fn steps_and_other_writes_share_a_commit() {
    let folder = folder();
    let (one, other, ann) = (TableId::random(), TableId::random(), Token::random().digest());
    let store = open(&folder).await;
    let (appended, created, named) = tokio::join!(
        append(&store, one, input(1, "ann")),
        store.commit(other, create(other, &ann)),
        store.set_guest_name(&ann, "Ann"),
    );
    assert_eq!((appended, created.expect("written")), (Committed::Done, Committed::Done));
    named.expect("written");
    assert_eq!(store.guest_name(&ann).await.expect("readable").as_deref(), Some("Ann"));
}

#[tokio::test]
async fn lists_show_the_last_step_before_and_after_compaction() {
    let folder = folder();
    let (fresh, played, ann) = (TableId::random(), TableId::random(), Token::random().digest());
    let store = open(&folder).await;
    for id in [fresh, played] {
        store.commit(id, create(id, &ann)).await.expect("written");
    }
    let last = async |store: &Sqlite, wanted: TableId| {
        for list in [List::Live, List::SeatedBy(&ann), List::Playing] {
            let rows = store.list(list).await.expect("readable");
            assert_eq!(rows.len(), 2, "{list:?}");
        }
        let rows = store.list(List::SeatedBy(&ann)).await.expect("readable");
        let row = rows.into_iter().find(|row| row.id == wanted).expect("it is listed");
        (row.step, row.awaited)
    };
    assert_eq!(last(&store, fresh).await, (0, SeatSet::only(Seat::new(0))));
    for n in 1..=3 {
        append(&store, played, input(n, "ann")).await;
    }
    assert_eq!(last(&store, played).await, (3, SeatSet::first_n(3)));
    store.close().await.expect("closed");
    // The first step of the next server compacts the journal.
    let store = open(&folder).await;
    append(&store, TableId::random(), input(1, "bob")).await;
    assert_eq!(last(&store, played).await, (3, SeatSet::first_n(3)), "compacted");
    append(&store, played, input(4, "ann")).await;
    assert_eq!(last(&store, played).await, (4, SeatSet::first_n(4)), "partly compacted");
    assert!(store.list(List::Open).await.expect("readable").is_empty());
}

#[tokio::test]
async fn health_checks_write_nothing_while_the_store_works() {
    let folder = folder();
    let store = open(&folder).await;
    assert_eq!(append(&store, TableId::random(), input(1, "ann")).await, Committed::Done);
    let log = folder.path().join("test.db-wal");
    let size = || std::fs::metadata(&log).expect("the store is open").len();
    let before = size();
    for _ in 0..10 {
        store.check_health().await.expect("the store works");
    }
    assert_eq!(size(), before);
}

#[tokio::test]
async fn a_deleted_table_leaves_nothing_behind() {
    let folder = folder();
    let (gone, kept, ann) = (TableId::random(), TableId::random(), Token::random().digest());
    let store = open(&folder).await;
    for id in [gone, kept] {
        store.commit(id, create(id, &ann)).await.expect("written");
        append(&store, id, input(1, "ann")).await;
    }
    store.delete(gone).await.expect("deleted");
    assert!(store.load(gone).await.expect("readable").is_none());
    assert!(inputs(&store, gone).await.is_empty());
    assert_eq!(inputs(&store, kept).await, [input(1, "ann")]);
    let mine = store.list(List::SeatedBy(&ann)).await.expect("readable");
    assert_eq!(mine.iter().map(|table| table.id).collect::<Vec<_>>(), [kept]);
    // The number is free again, for a table that is imported later.
    assert_eq!(append(&store, gone, input(1, "bob")).await, Committed::Done);
}

/// The simulation relies on the store in memory to behave like the one on disk.
#[tokio::test]
async fn the_store_in_memory_behaves_like_the_one_on_disk() {
    let folder = folder();
    let disk = open(&folder).await;
    let memory = MemoryStore::default();
    let guests = [1, 2].map(|n| Token::from_random([n; 16]).digest());
    let ids = [1, 2, 3].map(|n| TableId::from_random([n; TableId::LEN]));
    let mut rng = FastRng::new(5);
    for round in 0..200 {
        let id = *rng.choose(&ids);
        let guest = rng.choose(&guests).clone();
        let commit = random_commit(&mut rng, id, &guest, round);
        if rng.below(40) == 0 {
            disk.delete(id).await.expect("deleted");
            memory.delete(id).await.expect("deleted");
        } else {
            let written = disk.commit(id, commit.clone()).await.expect("written");
            assert_eq!(memory.commit(id, commit).await.expect("written"), written, "{round}");
        }
        let (one, other) = (contents(&disk, id).await, contents(&memory, id).await);
        assert_eq!(one, other, "{round}");
        let (one, other) = (lists(&disk, &guest).await, lists(&memory, &guest).await);
        assert_eq!(one, other, "{round}");
    }
    assert_eq!(disk.ids().await.expect("listed").len(), memory.ids().await.expect("listed").len());
}

/// Returns a commit that may create the table, change it, add inputs and add chat.
fn random_commit(rng: &mut FastRng, id: TableId, guest: &GuestKey, round: u32) -> Commit {
    let mut record = record(guest);
    record.title = Some(format!("title {round}"));
    record.created_at = id.as_str().bytes().map(u64::from).sum();
    record.phase = *rng.choose(&[Phase::Lobby, Phase::Playing, Phase::Over]);
    record.privacy = *rng.choose(&[Privacy::Link, Privacy::Open]);
    let new = NewTable { id, secret: [round as u8; 32], record: record.clone() };
    let n = rng.below(12) + 1;
    let message = ChatMessage {
        n: rng.below(300),
        person: guest.public_id(),
        name: "Ann".to_owned(),
        seat: rng.coin().then(|| Seat::new(1)),
        text: format!("text {round}"),
        at: u64::from(round),
        origin: Some(format!("client:{round}")),
    };
    Commit {
        create: (rng.below(3) == 0).then(|| Box::new(new)),
        record: rng.coin().then(|| Box::new(record)),
        inputs: if rng.below(3) == 0 { vec![input(n, "ann")] } else { Vec::new() },
        chat: if rng.below(3) == 0 { vec![message] } else { Vec::new() },
    }
}

async fn contents(store: &dyn Store, id: TableId) -> String {
    let loaded = store.load(id).await.expect("readable");
    let record = loaded.map(|(record, secret)| (json!(record), secret));
    let inputs = store.inputs(id).await.expect("readable");
    let chat = store.chat(id).await.expect("readable");
    format!("{record:?} {inputs:?} {chat:?}")
}

async fn lists(store: &dyn Store, guest: &GuestKey) -> Vec<String> {
    let mut listed = Vec::new();
    for list in [List::Open, List::Live, List::SeatedBy(guest), List::Playing] {
        let tables = store.list(list).await.expect("readable");
        let tables = tables.iter().map(|table| (table.id, table.step, table.awaited));
        listed.push(format!("{:?}", tables.collect::<Vec<_>>()));
    }
    listed
}
