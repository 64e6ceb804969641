-- What decides whether a member may write now (D-40): refused submissions in a row, moments of accepted reviews as far back as they
-- may count, and when a pause began. The row is locked while a review is judged.
create table review_writers (
  member_id text primary key references members (id) on delete cascade,
  failures integer not null default 0 check (failures >= 0),
  failed_at timestamptz,
  -- Milliseconds since the epoch, oldest first.
  accepted jsonb not null default '[]',
  blocked_at timestamptz,
  banned_at timestamptz
);

-- Why a review is held (D-41): [{"code": "PRI", "quote": "…"}].
alter table reviews add column findings jsonb not null default '[]';
