-- How many wrong passwords lock an account is a rule of core; the store is told it with each try.
alter table members drop constraint members_fails_check, add constraint members_fails_check check (fails >= 0);
alter table members drop constraint members_known_fails_check,
  add constraint members_known_fails_check check (known_fails >= 0);
