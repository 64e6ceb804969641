-- How often every session of a member was ended at once. A session of an earlier epoch is over, also if its login read the member
-- before that and was written after it.
alter table members add column epoch integer not null default 0;
alter table sessions add column epoch integer not null default 0;
