-- Guests use vouchers that count by themselves (decision 0106): such a use has no member.
alter table voucher_uses alter column member_id drop not null;
-- Every checkout asks for them.
create index vouchers_automatic on vouchers (ends_at) where type = 'auto';
