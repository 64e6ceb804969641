-- Files that could not be removed are tried again later, behind the others; null before the first try.
alter table removed_photos add column tried_at timestamptz;
