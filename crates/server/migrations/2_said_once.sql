-- The page and the number of its command: what is sent again is not said again.
ALTER TABLE chat ADD COLUMN origin TEXT;
