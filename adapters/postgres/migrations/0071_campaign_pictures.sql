-- Pictures that operations add for banners; `file` is the name of its files before their width.
create table campaign_pictures (
  file text primary key,
  picture jsonb not null,
  name text not null,
  added_at timestamptz not null
);
