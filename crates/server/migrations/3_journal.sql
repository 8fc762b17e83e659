-- Inputs as they come, one row a commit: a JSON list of [table_id, n, line, author, origin, at].
-- A commit writes to the end of this table alone, whichever tables its inputs belong to; now and
-- then all of it moves to `inputs`, where those of one table lie together. `writer` in `meta` says
-- who may write here.
CREATE TABLE journal (
    id INTEGER PRIMARY KEY,
    batch TEXT NOT NULL
) STRICT;
