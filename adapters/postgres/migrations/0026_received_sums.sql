-- The sum of the transfer that an event is about; null for events without one, and for those from before.
alter table order_events add column amount bigint;
