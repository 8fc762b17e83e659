//! Store in a single SQLite file.
use std::{borrow::Cow, collections::HashMap, path::Path, str::FromStr, time::Duration};

use kernel::{Seat, SeatSet, Seed};
use sqlx::{
    ConnectOptions, Row, SqlStr, SqlitePool,
    migrate::{Migration, MigrationType, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{
    Commit, Committed, List, ListedTable, NewTable, Store, StoreError, StoreFuture, StoredInput,
    journal::{INPUTS, LAST_IN_JOURNAL},
    writer::{Arg, Statement, Writer},
};
use crate::{
    id::{GuestKey, PublicGuestId, TableId},
    record::Record,
    wire::{ChatMessage, Phase, Privacy, Watching},
};

/// Number of chat messages loaded with a table.
const CHAT_HISTORY_MAX: i64 = 100;
/// Maximum number of tables in a public list.
const LIST_MAX: i64 = 100;

/// Removes the guests who no longer hold a seat at a table.
pub(super) const DELETE_SEATED: &str = "DELETE FROM seated WHERE table_id = ?1
    AND holder NOT IN (SELECT value FROM json_each(?2))";
/// Adds the guests who hold a seat at a table.
const INSERT_SEATED: &str = "INSERT INTO seated (holder, table_id)
    SELECT value, ?1 FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING";

/// SQLite store that reads through a small pool and writes through a single task.
pub struct Sqlite {
    reads: SqlitePool,
    writer: Writer,
}

impl Sqlite {
    /// Opens the file, after creating and migrating it if necessary.
    ///
    /// # Errors
    ///
    /// Returns an error if the file cannot be created, opened or migrated.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder)
                .map_err(|error| StoreError(format!("{}: {error}", folder.display())))?;
        }
        let options = SqliteConnectOptions::from_str("sqlite:")?
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // FULL: a commit survives a power failure once it has returned.
            .synchronous(SqliteSynchronous::Full)
            // Steps of a table share a page. The longer the page stays in the WAL, the more steps
            // are written with one checkpoint. 8,000 pages are 32 MiB.
            .pragma("wal_autocheckpoint", "8000")
            .busy_timeout(Duration::from_secs(10))
            .log_statements(tracing::log::LevelFilter::Off);
        let in_file = |error: sqlx::Error| StoreError(format!("{}: {error}", path.display()));
        let mut connection = options.connect().await.map_err(in_file)?;
        let migrated = migrations().run(&mut connection).await;
        migrated.map_err(|error| StoreError(format!("{}: {error}", path.display())))?;
        let pool = SqlitePoolOptions::new().max_connections(4);
        let reads = pool.connect_with(options.read_only(true)).await.map_err(in_file)?;
        Ok(Sqlite { reads, writer: Writer::start(connection) })
    }
}

fn migrations() -> Migrator {
    let sql = SqlStr::from_static(include_str!("../../migrations/1_tables.sql"));
    let tables = Migration::new(1, Cow::Borrowed("tables"), MigrationType::Simple, sql, false);
    Migrator::with_migrations(vec![tables])
}

fn text(value: &(impl ToString + ?Sized)) -> Arg {
    Arg::Text(value.to_string())
}

fn number(value: u64) -> Arg {
    Arg::Number(i64::try_from(value).expect("times and counts fit into an i64"))
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
        number(u64::from(record.privacy == Privacy::Open)),
        number(u64::from(record.watching == Watching::Public)),
        Arg::Text(serde_json::to_string(record)?),
    ])
}

/// Returns the statements that write a commit, apart from its inputs.
fn statements(id: TableId, commit: &Commit) -> Result<Vec<Statement>, StoreError> {
    let mut statements = Vec::new();
    if let Some(new) = &commit.create {
        let NewTable { id, secret, record } = &**new;
        let sql = "INSERT INTO tables (id, secret, created_at, phase, listed, watchable, record)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
        let mut args = vec![text(id), Arg::Bytes(secret.to_vec()), number(record.created_at)];
        args.extend(columns(record)?);
        statements.push(Statement { sql, args });
        statements.extend(seat_holders(*id, record)?);
    }
    if let Some(record) = &commit.record {
        let sql = "UPDATE tables SET phase = ?2, listed = ?3, watchable = ?4, record = ?5
            WHERE id = ?1";
        let mut args = vec![text(&id)];
        args.extend(columns(record)?);
        statements.push(Statement { sql, args });
        statements.extend(seat_holders(id, record)?);
    }
    for ChatMessage { n, person, name, text: body, at, origin } in &commit.chat {
        let sql = "INSERT INTO chat (table_id, n, person, name, text, at, origin)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING";
        let args = vec![
            text(&id),
            number(u64::from(*n)),
            text(person.as_str()),
            text(name),
            text(body),
            number(*at),
            text(origin.as_deref().unwrap_or_default()),
        ];
        statements.push(Statement { sql, args });
    }
    Ok(statements)
}

/// Returns the statements that update the index of a table's guests.
fn seat_holders(id: TableId, record: &Record) -> Result<[Statement; 2], StoreError> {
    let holders: Vec<&GuestKey> = record.holders().collect();
    let holders = serde_json::to_string(&holders)?;
    let statement = |sql| Statement { sql, args: vec![text(&id), text(&holders)] };
    Ok([statement(DELETE_SEATED), statement(INSERT_SEATED)])
}

/// Returns a row of a list; `last` is the number of the last step and the seats awaited after it.
fn listed_table(
    id: &str,
    record: &str,
    last: Option<(u32, String)>,
) -> Result<ListedTable, StoreError> {
    let record: Record = serde_json::from_str(record)?;
    if record.seats.len() > usize::from(Seat::MAX) {
        return Err(StoreError(format!("{} seats are too many", record.seats.len())));
    }
    let (step, awaited) = match last {
        Some((n, awaited)) => (n, serde_json::from_str(&awaited)?),
        None => (0, record.started.as_ref().map_or(SeatSet::EMPTY, |started| started.awaited)),
    };
    let awaited = if record.phase == Phase::Playing { awaited } else { SeatSet::EMPTY };
    let id = id.parse().map_err(|_| StoreError(format!("invalid table id {id:?}")))?;
    Ok(ListedTable { id, record, step, awaited })
}

impl Sqlite {
    /// Runs a statement that is not tied to a table.
    async fn run(&self, sql: &'static str, args: Vec<Arg>) -> Result<(), StoreError> {
        let statements = vec![Statement { sql, args }];
        self.writer.write(None, statements).await?;
        Ok(())
    }
}

impl Store for Sqlite {
    fn commit(&self, id: TableId, commit: Commit) -> StoreFuture<'_, Committed> {
        Box::pin(async move {
            let statements = statements(id, &commit)?;
            let inputs = (!commit.inputs.is_empty()).then_some((id, commit.inputs));
            self.writer.write(inputs, statements).await
        })
    }

    fn load(&self, id: TableId) -> StoreFuture<'_, Option<(Record, Seed)>> {
        Box::pin(async move {
            let row = sqlx::query("SELECT record, secret FROM tables WHERE id = ?1")
                .bind(id.as_str())
                .fetch_optional(&self.reads)
                .await?;
            let Some(row) = row else { return Ok(None) };
            let record = serde_json::from_str(row.try_get("record")?)?;
            let secret: Vec<u8> = row.try_get("secret")?;
            let secret = secret
                .try_into()
                .map_err(|_| StoreError(format!("table {id}: the secret must have 32 bytes")))?;
            Ok(Some((record, secret)))
        })
    }

    fn inputs(&self, id: TableId) -> StoreFuture<'_, Vec<StoredInput>> {
        Box::pin(async move {
            let rows = sqlx::query(INPUTS).bind(id.as_str()).fetch_all(&self.reads).await?;
            rows.iter()
                .map(|row| {
                    let author: String = row.try_get("author")?;
                    Ok(StoredInput {
                        line: serde_json::from_str(row.try_get("line")?)?,
                        author: serde_json::from_value(author.into())?,
                        origin: row.try_get("origin")?,
                        awaited: serde_json::from_str(row.try_get("awaited")?)?,
                        at: row.try_get::<i64, _>("at")? as u64,
                    })
                })
                .collect()
        })
    }

    fn chat(&self, id: TableId) -> StoreFuture<'_, Vec<ChatMessage>> {
        Box::pin(async move {
            let sql = "SELECT n, person, name, text, at, origin FROM chat
                WHERE table_id = ?1 ORDER BY n DESC LIMIT ?2";
            let query = sqlx::query(sql).bind(id.as_str()).bind(CHAT_HISTORY_MAX);
            let rows = query.fetch_all(&self.reads).await?;
            rows.iter()
                .rev()
                .map(|row| {
                    Ok(ChatMessage {
                        n: row.try_get("n")?,
                        person: PublicGuestId::from_stored(row.try_get("person")?),
                        name: row.try_get("name")?,
                        text: row.try_get("text")?,
                        at: row.try_get::<i64, _>("at")? as u64,
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
                query.fetch_all(&self.reads).await?;
            let query = sqlx::query_as(LAST_IN_JOURNAL);
            let recent: Vec<(String, u32, String)> = query.fetch_all(&self.reads).await?;
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
            let ids: Vec<String> = query.fetch_all(&self.reads).await?;
            Ok(ids.iter().filter_map(|id| id.parse().ok()).collect())
        })
    }

    fn guest_name<'a>(&'a self, holder: &'a GuestKey) -> StoreFuture<'a, Option<String>> {
        Box::pin(async move {
            let query = sqlx::query_scalar("SELECT name FROM guests WHERE holder = ?1");
            Ok(query.bind(holder.as_str()).fetch_optional(&self.reads).await?)
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
            Ok(query.bind(key).fetch_one(&self.reads).await?)
        })
    }

    fn check_health(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            // The value changes every time, so that SQLite actually writes.
            let sql = "INSERT INTO meta (key, value) VALUES ('health', '1')
                ON CONFLICT (key) DO UPDATE SET value = value + 1";
            self.run(sql, Vec::new()).await?;
            sqlx::query("SELECT key FROM meta LIMIT 1").fetch_all(&self.reads).await?;
            Ok(())
        })
    }

    fn backup<'a>(&'a self, path: &'a Path) -> StoreFuture<'a, ()> {
        Box::pin(async move {
            let target = path.to_str();
            let target = target.ok_or_else(|| StoreError("the path is not valid UTF-8".into()))?;
            sqlx::query("VACUUM INTO ?1").bind(target).execute(&self.reads).await?;
            Ok(())
        })
    }

    fn close(&self) -> StoreFuture<'_, ()> {
        Box::pin(async move {
            self.reads.close().await;
            Ok(())
        })
    }
}
