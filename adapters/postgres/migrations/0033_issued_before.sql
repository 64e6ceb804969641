-- What was issued before a change of what opens an account opens nothing after it: reset links, codes and their proofs. Here, so that
-- every statement that writes a member ends it. `adapters/memory/account.memory.ts` does the same. Decision 0079.
create index codes_destination on codes (destination);
create index proofs_destination on proofs (destination);

-- Of the number and the address as they are now: what has left the account opens nothing of it, and comes back by another change.
create function end_issued() returns trigger language plpgsql as $$
declare
  phone text := case when new.phone_verified then new.phone_e164 end;
  address text := nullif(lower(new.email), '');
begin
  delete from reset_links where member_id = new.id;
  -- A code to an address that is not proven logs in, too; the others of its codes are on their way to prove it.
  delete from codes where destination = phone or destination = address and (new.email_verified or scope = 'login');
  -- A statement of its own: it sees the proof that a code became while its row was waited for.
  delete from proofs where destination = phone or destination = address and (new.email_verified or scope = 'login');
  return null;
end
$$;

create trigger members_issued_before_insert after insert on members for each row
  when (new.email <> '' or new.phone_verified)
  execute function end_issued();

-- The epoch counts resets, changed passwords and first proofs by strangers.
create trigger members_issued_before_update after update on members for each row
  when (
    row (old.password_hash, old.epoch, old.removed_at, lower(old.email), case when old.phone_verified then old.phone_e164 end)
    is distinct from
    row (new.password_hash, new.epoch, new.removed_at, lower(new.email), case when new.phone_verified then new.phone_e164 end))
  execute function end_issued();
