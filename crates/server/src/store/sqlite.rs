//! Store in a single SQLite file.
use std::{borrow::Cow, collections::HashMap, path::Path, str::FromStr, sync::Arc, time::Duration};

use kernel::{Seat, SeatSet, Seed};
use sqlx::{
    ConnectOptions, Connection, Row, SqlStr, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{
        SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
    },
};
use tempfile::TempDir;

use super::{
    CHAT_HISTORY_MAX, Commit, Committed, List, ListedTable, NewTable, Store, StoreError,
    StoreFuture, StoredInput, StoredTable,
    files::{self, StoreFiles, create_new_private, create_private, in_file},
    journal::{CommitJournal, INPUTS, LAST_IN_JOURNAL},
    writer::{Arg, Statement, Writer, WriterConnection},
};
use crate::{
    id::{GuestKey, PublicGuestId, TableId},
    record::Record,
    wire::{ChatMessage, Phase, Privacy, Watching},
};

/// Maximum number of tables in a public list.
const LIST_MAX: i64 = 100;
/// Statements that rebuild the index of a table's guests from its record. They run in the
/// transaction that writes the record.
pub(super) const INDEX_SEATED: [&str; 2] = [
    "DELETE FROM seated WHERE table_id = ?1",
    "INSERT INTO seated (holder, table_id)
    SELECT DISTINCT holder.value, ?1 FROM tables, json_each(record, '$.seats') AS seat,
        json_each(seat.value, '$.holders') AS holder
    WHERE tables.id = ?1",
];

/// SQLite store that reads through a small pool and writes through a single task.
pub struct Sqlite {
    reads: SqlitePool,
    /// The writer and the files it writes to, unless the store is open for reading only.
    writer: Option<(Writer, Arc<StoreFiles>)>,
    /// The folder of a migrated copy.
    _copy: Option<TempDir>,
}

impl Sqlite {
    /// Opens the file for this process alone, after creating and migrating it if necessary.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be created, opened or migrated, or if another process
    /// has it open.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        create_private(path)?;
        let path = path.canonicalize().map_err(|error| in_file(path, &error))?;
        let lock = files::lock(&path)?;
        let options = options()?
            .filename(&path)
            .journal_mode(SqliteJournalMode::Wal)
            // FULL: a commit survives a power failure once it has returned.
            .synchronous(SqliteSynchronous::Full)
            // Steps of a table share a page. The longer the page stays in the WAL, the more steps
            // are written with one checkpoint. 8,000 pages are 32 MiB.
            .pragma("wal_autocheckpoint", "8000");
        let connected = options.connect().await;
        let mut connection = connected.map_err(|error| in_file(&path, &error))?;
        let migrated = migrations().run(&mut connection).await;
        migrated.map_err(|error| in_file(&path, &error))?;
        let reads = read_pool(options.clone().read_only(true)).await?;
        let files = Arc::new(StoreFiles::of(&path)?);
        let writer = WriterConnection {
            options,
            files: files.clone(),
            connection: Some(connection),
            journal: CommitJournal::default(),
            lock,
        };
        Ok(Sqlite { reads, writer: Some((Writer::start(writer), files)), _copy: None })
    }

    /// Opens an existing file without changing it, even while a server uses it. A file with an
    /// older schema is copied, and the copy is migrated.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be read, copied or migrated.
    pub async fn open_read_only(path: &Path) -> Result<Sqlite, StoreError> {
        // Without a write-ahead log no process is writing, and SQLite would create one.
        let is_closed = !files::has_log(path);
        let options = options()?.filename(path).read_only(true).immutable(is_closed);
        let reads = read_pool(options).await.map_err(|error| in_file(path, &error))?;
        let store = Sqlite { reads, writer: None, _copy: None };
        if store.has_current_schema().await {
            return Ok(store);
        }
        let folder = tempfile::tempdir().map_err(|error| StoreError(error.to_string()))?;
        let copy = folder.path().join("copy.db");
        store.backup(&copy).await.map_err(|error| in_file(path, &error))?;
        let mut connection = self::options()?.filename(&copy).connect().await?;
        let migrated = migrations().run(&mut connection).await;
        migrated.map_err(|error| in_file(path, &error))?;
        connection.close().await?;
        let reads = read_pool(self::options()?.filename(&copy).read_only(true)).await?;
        Ok(Sqlite { reads, writer: None, _copy: Some(folder) })
    }

    async fn has_current_schema(&self) -> bool {
        let sql = "SELECT checksum FROM _sqlx_migrations ORDER BY version";
        let applied: Result<Vec<Vec<u8>>, _> = sqlx::query_scalar(sql).fetch_all(&self.reads).await;
        let migrations = migrations();
        let known = migrations.iter().map(|migration| migration.checksum.as_ref());
        applied.is_ok_and(|applied| known.eq(applied.iter().map(Vec::as_slice)))
    }

    /// Returns the pool to read from, if the store is still in place.
    fn reads(&self) -> Result<&SqlitePool, StoreError> {
        if let Some((_, files)) = &self.writer {
            files.require_in_place()?;
        }
        Ok(&self.reads)
    }

    fn writer(&self) -> Result<&Writer, StoreError> {
        let (writer, _) = self.writer.as_ref().ok_or_else(read_only)?;
        Ok(writer)
    }

    /// Runs a statement that is not tied to a table.
    async fn run(&self, sql: &'static str, args: Vec<Arg>) -> Result<(), StoreError> {
        let statements = vec![Statement { sql, args }];
        self.writer()?.write(None, statements).await?;
        Ok(())
    }
}

fn read_only() -> StoreError {
    StoreError("the store is open for reading only".to_owned())
}

fn options() -> Result<SqliteConnectOptions, StoreError> {
    let options = SqliteConnectOptions::from_str("sqlite:")?;
    let options = options.busy_timeout(Duration::from_secs(10));
    Ok(options.log_statements(tracing::log::LevelFilter::Off))
}

/// Opens the pool for reading. One connection always stays open: SQLite deletes the write-ahead log
/// with the last one.
async fn read_pool(options: SqliteConnectOptions) -> Result<SqlitePool, StoreError> {
    let pool = SqlitePoolOptions::new().max_connections(4).min_connections(1);
    Ok(pool.idle_timeout(None).max_lifetime(None).connect_with(options).await?)
}

fn migrations() -> Migrator {
    let sql = SqlStr::from_static(include_str!("../../migrations/1_tables.sql"));
    let tables = Migration::new(1, Cow::Borrowed("tables"), MigrationType::Simple, sql, false);
    Migrator::with_migrations(vec![tables])
}

fn text(value: &(impl ToString + ?Sized)) -> Arg {
    Arg::Text(value.to_string())
}

fn number(value: impl Into<i64>) -> Arg {
    Arg::Number(value.into())
}

fn time(unix_ms: u64) -> Result<Arg, StoreError> {
    let time = i64::try_from(unix_ms);
    Ok(Arg::Number(time.map_err(|_| StoreError(format!("invalid time {unix_ms}")))?))
}

/// Reads a stored time.
fn stored_time(row: &SqliteRow) -> Result<u64, StoreError> {
    let time: i64 = row.try_get("at")?;
    u64::try_from(time).map_err(|_| StoreError(format!("invalid time {time}")))
}

/// Reads the seat of a chat message's author.
fn stored_seat(row: &SqliteRow) -> Result<Option<Seat>, StoreError> {
    let Some(index) = row.try_get::<Option<i64>, _>("seat")? else { return Ok(None) };
    let seat = u8::try_from(index).ok().filter(|index| *index < Seat::MAX);
    let seat = seat.ok_or_else(|| StoreError(format!("invalid seat {index}")))?;
    Ok(Some(Seat::new(seat)))
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Lobby => "lobby",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

/// Returns the columns that lists filter by, then the record itself.
fn columns(record: &Record) -> Result<[Arg; 4], StoreError> {
    Ok([
        text(phase_name(record.phase)),
        number(record.privacy == Privacy::Open),
        number(record.watching == Watching::Public),
        Arg::Text(serde_json::to_string(record)?),
    ])
}

/// Returns the statements that write a commit, apart from its inputs.
fn statements(id: TableId, commit: &Commit) -> Result<Vec<Statement>, StoreError> {
    let mut statements = Vec::new();
    if let Some(new) = &commit.create {
        let NewTable { id, secret, record } = &**new;
        let sql = "INSERT INTO tables (id, secret, created_at, phase, listed, watchable, record)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
        let mut args = vec![text(id), Arg::Bytes(secret.to_vec()), time(record.created_at)?];
        args.extend(columns(record)?);
        statements.push(Statement { sql, args });
        statements.extend(index_seated(*id));
    }
    if let Some(record) = &commit.record {
        let sql = "UPDATE tables SET phase = ?2, listed = ?3, watchable = ?4, record = ?5
            WHERE id = ?1";
        let mut args = vec![text(&id)];
        args.extend(columns(record)?);
        statements.push(Statement { sql, args });
        statements.extend(index_seated(id));
    }
    for ChatMessage { n, person, name, seat, text: body, at, origin } in &commit.chat {
        let sql = "INSERT INTO chat (table_id, n, person, name, text, at, origin, seat)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) ON CONFLICT DO NOTHING";
        let args = vec![
            text(&id),
            number(*n),
            text(person.as_str()),
            text(name),
            text(body),
            time(*at)?,
            text(origin.as_deref().unwrap_or_default()),
            seat.map_or(Arg::Null, |seat| number(seat.index() as u32)),
        ];
        statements.push(Statement { sql, args });
        let sql = "DELETE FROM chat WHERE table_id = ?1 AND n <= ?2";
        let args = vec![text(&id), number(i64::from(*n) - i64::from(CHAT_HISTORY_MAX))];
        statements.push(Statement { sql, args });
    }
    Ok(statements)
}

/// Returns the statement that writes an input without the journal.
fn insert_input(id: TableId, input: &StoredInput) -> Result<Statement, StoreError> {
    let sql = "INSERT INTO inputs (table_id, n, line, author, origin, at, awaited, hash)
        VALUES (?1, ?2, ?3, ?4 ->> '$', ?5, ?6, ?7, ?8)";
    let args = vec![
        text(&id),
        number(input.n()),
        Arg::Text(serde_json::to_string(&input.line)?),
        Arg::Text(serde_json::to_string(&input.author)?),
        input.origin.clone().map_or(Arg::Null, Arg::Text),
        time(input.at)?,
        Arg::Text(serde_json::to_string(&input.awaited)?),
        text(&input.hash),
    ];
    Ok(Statement { sql, args })
}

fn index_seated(id: TableId) -> [Statement; 2] {
    INDEX_SEATED.map(|sql| Statement { sql, args: vec![text(&id)] })
}

fn read_record(text: &str) -> Result<Record, StoreError> {
    let record: Record = serde_json::from_str(text)?;
    let n = record.seats.len();
    let is_valid = n <= usize::from(Seat::MAX);
    is_valid.then_some(record).ok_or_else(|| StoreError(format!("{n} seats are too many")))
}

/// Returns a row of a list; `last` is the number of the last step and the seats awaited after it.
fn listed_table(
    id: &str,
    record: &str,
    last: Option<(u32, String)>,
) -> Result<ListedTable, StoreError> {
    let record = read_record(record)?;
    let (step, awaited) = match last {
        Some((n, awaited)) => (n, serde_json::from_str(&awaited)?),
        None => (0, record.started.as_ref().map_or(SeatSet::EMPTY, |started| started.awaited)),
    };
    let awaited = if record.phase == Phase::Playing { awaited } else { SeatSet::EMPTY };
    let id = id.parse().map_err(|_| StoreError(format!("invalid table id {id:?}")))?;
    Ok(ListedTable { id, record, step, awaited })
}

impl Store for Sqlite {
    fn commit(&self, id: TableId, commit: Commit) -> StoreFuture<'_, Committed> {
        Box::pin(async move {
            let statements = statements(id, &commit)?;
            for input in &commit.inputs {
                time(input.at)?;
            }
            let inputs = (!commit.inputs.is_empty()).then_some((id, commit.inputs));
            self.writer()?.write(inputs, statements).await
        })
    }

    fn create_all(&self, tables: Vec<(TableId, StoredTable)>) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let mut statements = Vec::new();
            for (id, StoredTable { record, secret, inputs, chat }) in tables {
                let create = Some(Box::new(NewTable { id, secret, record }));
                let commit = Commit { create, chat, ..Commit::default() };
                statements.extend(self::statements(id, &commit)?);
                for input in &inputs {
                    statements.push(insert_input(id, input)?);
                }
            }
            self.writer()?.write(None, statements).await?;
            Ok(())
        })
    }

    fn delete(&self, id: TableId) -> StoreFuture<'_, ()> {
        Box::pin(async move { self.writer()?.delete(id).await })
    }

    fn load(&self, id: TableId) -> StoreFuture<'_, Option<(Record, Seed)>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT record, secret FROM tables WHERE id = ?1")
                .bind(id.as_str())
                .fetch_optional(self.reads()?)
                .await?;
            let Some(row) = row else { return Ok(None) };
            let record = read_record(row.try_get("record")?)?;
            let secret: Vec<u8> = row.try_get("secret")?;
            let secret = secret
                .try_into()
                .map_err(|_| StoreError(format!("table {id}: the secret must have 32 bytes")))?;
            Ok(Some((record, secret)))
        })
    }

    fn inputs(&self, id: TableId) -> StoreFuture<'_, Vec<StoredInput>> {
        Box::pin(async move {
            let rows = sqlx::query(INPUTS).bind(id.as_str()).fetch_all(self.reads()?).await?;
            rows.iter()
                .map(|row| {
                    let author: String = row.try_get("author")?;
                    Ok(StoredInput {
                        line: serde_json::from_str(row.try_get("line")?)?,
                        hash: row.try_get("hash")?,
                        author: serde_json::from_value(author.into())?,
                        origin: row.try_get("origin")?,
                        awaited: serde_json::from_str(row.try_get("awaited")?)?,
                        at: stored_time(row)?,
                    })
                })
                .collect()
        })
    }

    fn chat(&self, id: TableId) -> StoreFuture<'_, Vec<ChatMessage>> {
        Box::pin(async move {
            let sql = "SELECT n, person, name, seat, text, at, origin FROM chat
                WHERE table_id = ?1 ORDER BY n DESC LIMIT ?2";
            let query = sqlx::query(sql).bind(id.as_str()).bind(i64::from(CHAT_HISTORY_MAX));
            let rows = query.fetch_all(self.reads()?).await?;
            rows.iter()
                .rev()
                .map(|row| {
                    Ok(ChatMessage {
                        n: row.try_get("n")?,
                        person: PublicGuestId::from_stored(row.try_get("person")?),
                        name: row.try_get("name")?,
                        seat: stored_seat(row)?,
                        text: row.try_get("text")?,
                        at: stored_time(row)?,
                        origin: row.try_get("origin")?,
                    })
                })
                .collect()
        })
    }

    fn list<'a>(&'a self, list: List<'a>) -> StoreFuture<'a, Vec<ListedTable>> {
        Box::pin(async move {
            let (filter, holder, max) = match list {
                List::Open => ("phase = 'lobby' AND listed = 1", "", LIST_MAX),
                List::Live => ("phase = 'playing' AND listed = 1 AND watchable = 1", "", LIST_MAX),
                List::SeatedBy(holder) => (
                    "id IN (SELECT table_id FROM seated WHERE holder = ?1)",
                    holder.as_str(),
                    LIST_MAX,
                ),
                List::Playing => ("phase = 'playing'", "", i64::MAX),
            };
            // The last input of a table is found through the key, however long the game is.
            let sql = format!(
                "SELECT id, record, inputs.n, inputs.awaited FROM tables
                LEFT JOIN inputs ON table_id = id
                    AND n = (SELECT max(n) FROM inputs WHERE table_id = id)
                WHERE {filter} ORDER BY created_at DESC LIMIT ?2"
            );
            let query = sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(holder).bind(max);
            let rows: Vec<(String, String, Option<u32>, Option<String>)> =
                query.fetch_all(self.reads()?).await?;
            let query = sqlx::query_as(LAST_IN_JOURNAL);
            let recent: Vec<(String, u32, String)> = query.fetch_all(self.reads()?).await?;
            let mut recent: HashMap<String, (u32, String)> =
                recent.into_iter().map(|(id, n, awaited)| (id, (n, awaited))).collect();
            let mut listed = Vec::with_capacity(rows.len());
            for (id, record, n, awaited) in rows {
                let last = recent.remove(&id).or(n.zip(awaited));
                // A table that cannot be read is skipped instead of failing the whole list.
                match listed_table(&id, &record, last) {
                    Ok(table) => listed.push(table),
                    Err(error) => tracing::error!(table = id, %error, "failed to read table"),
                }
            }
            Ok(listed)
        })
    }

    fn ids(&self) -> StoreFuture<'_, Vec<TableId>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT id FROM tables ORDER BY created_at");
            let ids: Vec<String> = query.fetch_all(self.reads()?).await?;
            Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
        })
    }

    fn guest_name<'a>(&'a self, holder: &'a GuestKey) -> StoreFuture<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT name FROM guests WHERE holder = ?1");
            Ok(query.bind(holder.as_str()).fetch_optional(self.reads()?).await?)
        })
    }

    fn set_guest_name<'a>(&'a self, holder: &'a GuestKey, name: &'a str) -> StoreFuture<'a, ()> {
        let sql = "INSERT INTO guests (holder, name) VALUES (?1, ?2)
            ON CONFLICT (holder) DO UPDATE SET name = ?2";
        Box::pin(self.run(sql, vec![text(holder.as_str()), text(name)]))
    }

    fn get_or_init<'a>(
        &'a self,
        key: &'a str,
        make: &'a (dyn Fn() -> String + Sync),
    ) -> StoreFuture<'a, String> {
        Box::pin(async move {
            let sql = "INSERT INTO meta (key, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
            self.run(sql, vec![text(key), Arg::Text(make())]).await?;
            let query = sqlx::query_scalar("SELECT value FROM meta WHERE key = ?1");
            Ok(query.bind(key).fetch_one(self.reads()?).await?)
        })
    }

    fn check_health(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            let writer = self.writer()?;
            if writer.has_failed() {
                // Only a write can show that writing is possible again.
                // The value changes every time, so that SQLite actually writes.
                let sql = "INSERT INTO meta (key, value) VALUES ('health', '1')
                    ON CONFLICT (key) DO UPDATE SET value = value + 1";
                self.run(sql, Vec::new()).await?;
            }
            if let Some((_, files)) = &self.writer {
                files.require_space()?;
            }
            sqlx::query("SELECT key FROM meta LIMIT 1").fetch_all(self.reads()?).await?;
            Ok(())
        })
    }

    fn backup<'a>(&'a self, path: &'a Path) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let target = path.to_str();
            let target = target.ok_or_else(|| StoreError("the path is not valid UTF-8".into()))?;
            // SQLite writes to an empty file, and the file keeps its permissions.
            create_new_private(path).map_err(|error| in_file(path, &error))?;
            let query = sqlx::query("VACUUM INTO ?1").bind(target);
            if let Err(error) = query.execute(&self.reads).await {
                let _ = std::fs::remove_file(path);
                return Err(error.into());
            }
            Ok(())
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.reads.close().await;
            if let Some((writer, _)) = &self.writer {
                writer.close().await;
            }
            Ok(())
        })
    }
}
