-- Advertisements of the house (specification 2, Ad slots; D-76; decision 0131). What each has had is counted by conditional writes, so
-- that no budget is exceeded and no click counts without an impression.
create table ads (
  id text primary key,
  slot text not null check (slot in ('top', 'side', 'small')),
  pages text[] not null,
  targets text[] not null default '{}',
  title jsonb not null,
  text jsonb,
  action jsonb not null,
  link text not null,
  picture jsonb,
  per_day integer not null default 0 check (per_day >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  budget bigint check (budget > 0),
  impressions bigint not null default 0,
  clicks bigint not null default 0,
  check (ends_at > starts_at),
  check (clicks between 0 and impressions),
  -- A budget that is lowered below what an advertisement has had ends it.
  check (impressions >= 0)
);
create index ads_running on ads (ends_at);
