-- A message that was tried too often is left for a person to look at.
alter table outbox add column given_up_at timestamptz;
drop index outbox_due;
create index outbox_due on outbox (due_at) where done_at is null and given_up_at is null;
create index outbox_created on outbox (created_at desc);

-- Calls that must not be carried out twice, by call, whom it concerns (both in `scope`) and key; a row is written in the
-- transaction of its call and names what the call made. Kept for 24 hours (wire.md, Idempotency-Key).
create table idempotency_keys (
  scope text not null,
  key text not null,
  -- Digest of what was asked.
  asked text not null,
  -- What the first call made, to answer it again.
  made text not null default '',
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_created on idempotency_keys (created_at);
