-- A session that another login of its member took the place of counts a moment longer, and never longer than that one.
alter table sessions add column successor text references sessions (id) on delete cascade;
alter table sessions add column ends_at timestamptz;
alter table sessions add constraint sessions_handed_over check ((successor is null) = (ends_at is null));
create index sessions_successor on sessions (successor) where successor is not null;
create index sessions_ends on sessions (ends_at) where ends_at is not null;
