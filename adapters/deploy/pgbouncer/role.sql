-- Once, as the owner of the cluster: in transaction mode what a session sets does not stay with it. With these every connection of the
-- role has what the shop sets for itself when it is connected directly.
alter role pendar set statement_timeout = '5s';
alter role pendar set idle_in_transaction_session_timeout = '10s';
alter role pendar set plan_cache_mode = 'force_generic_plan';
alter role pendar set timezone = 'UTC';
