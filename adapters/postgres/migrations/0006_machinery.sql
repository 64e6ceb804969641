-- What is to be sent or done after the transaction that decided it. Leased by one server at a time, given up after ten tries.
create table outbox (
  id text primary key,
  kind text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  done_at timestamptz,
  failure text
);
create index outbox_due on outbox (due_at) where done_at is null;

-- Counters of requests per address, in the shape rate-limiter-flexible keeps.
create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_expire on rate_limits (expire);
