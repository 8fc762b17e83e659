-- Values of the server, such as the key of the cookies.
CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- `record` contains everything about a table except its inputs and chat. The other columns repeat
-- what lists filter and sort by.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    phase TEXT NOT NULL,
    listed INTEGER NOT NULL,
    watchable INTEGER NOT NULL,
    secret BLOB NOT NULL,
    record TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_age ON tables (phase, created_at);

-- The inputs of all matches, from which everything else about a game is rebuilt. The key admits
-- each number once.
CREATE TABLE inputs (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    author TEXT NOT NULL,
    origin TEXT,
    at INTEGER NOT NULL,
    -- The seats the game waits for afterwards, as a JSON list. Lists of tables show them.
    awaited TEXT NOT NULL,
    -- The hash of the line in the log, chained to the hash of the line before.
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- Inputs as they arrive, one row per commit: a JSON list of [table_id, n, line, author, origin, at,
-- awaited, hash]. From time to time they move to `inputs`, where those of one table share pages.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    batch TEXT NOT NULL
) STRICT;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    -- The author's seat; NULL for spectators.
    seat INTEGER,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    -- The client and the number of its command, so that a resent message is posted only once.
    origin TEXT,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- The guests at each table, for the list of a guest's tables.
CREATE TABLE seated (
    holder TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (holder, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seated_by_table ON seated (table_id);

CREATE TABLE guests (
    holder TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
