-- A session that another login of its member took the place of counts until then, for what other tabs have under way.
alter table sessions add column ends_at timestamptz;
create index sessions_ends on sessions (ends_at) where ends_at is not null;
