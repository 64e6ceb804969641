-- Devices that are notified of a member's orders (D-59, decision 0140). Rows go with the account (D-36c), with the log-out of their
-- session, and once the push service no longer knows the address.
create table push_subscriptions (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  -- Ends the subscription with a log-out. No reference: a session that was not used for a week ends without one.
  session_id text,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null check (char_length(p256dh) <= 100),
  auth text not null check (char_length(auth) <= 30),
  renewed_at timestamptz not null
);
create index push_subscriptions_member on push_subscriptions (member_id, renewed_at);
create index push_subscriptions_session on push_subscriptions (session_id);
