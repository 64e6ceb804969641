-- Features that operations have switched off, and when. A switch without a row is on, as far as the settings of the server allow.
create table feature_toggles (
  name text primary key,
  is_on boolean not null,
  changed_at timestamptz not null
);
insert into versions (name, value) values ('toggles', 0);
