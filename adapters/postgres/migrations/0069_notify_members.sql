-- The member who asked to be notified (specification 3, Notify-me); none of a guest, and none once the account is removed.
alter table notify_wishes add column member_id text;
