-- A transfer that was booked without its day counts as the same as one that states it later. Decision 0047.
alter table transfers add column is_undated boolean not null default false;
-- `returned`: it went back to its sender and waits for nobody.
alter table transfers drop constraint transfers_fate_check;
alter table transfers add constraint transfers_fate_check
  check (fate in ('matched', 'late', 'unmatched', 'excess', 'conflicting', 'returned'));
