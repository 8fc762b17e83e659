CREATE TABLE meta (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

-- `record` is everything about a table but its inputs; the columns beside it are for lists.
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

-- The truth of a match. The key lets each number through once: the only concurrency control.
CREATE TABLE inputs (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    line TEXT NOT NULL,
    author TEXT NOT NULL,
    origin TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- Who sits where, for "my tables".
CREATE TABLE seated (
    holder TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (holder, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE guests (
    holder TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
