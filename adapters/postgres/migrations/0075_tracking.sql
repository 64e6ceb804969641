-- What viewers who agreed do (specification 3, Tracking event; D-72; decision 0130): one partition for each month in UTC, made when its
-- first event comes and dropped by the clock. An event is known by the id that the browser gave it, so that one sent twice is stored once.
create table tracking_events (
  session_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  received_at timestamptz not null,
  verb text not null,
  object_type text not null,
  object_id text,
  from_type text,
  target_type text,
  target_id text,
  primary key (session_id, id, at)
) partition by range (at);
create index tracking_events_at on tracking_events (at, object_type, verb);

-- Events name no member: who a viewer was stands here alone, and goes with the account.
create table tracking_sessions (
  session_id uuid primary key,
  member_id text not null,
  joined_at timestamptz not null
);
create index tracking_sessions_member on tracking_sessions (member_id);
create index tracking_sessions_joined on tracking_sessions (joined_at);

-- Orders that a viewer's page of thanks has reported, each once.
create table tracking_orders (
  order_code text primary key,
  session_id uuid not null,
  at timestamptz not null
);
create index tracking_orders_at on tracking_orders (at);
