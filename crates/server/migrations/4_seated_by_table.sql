-- Every change of a table asks who sat there: without this, all tables there ever were are searched.
CREATE INDEX seated_by_table ON seated (table_id);
