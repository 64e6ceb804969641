-- Articles of the journal, one row for each language. `origin` identifies an article in the feed it was imported from. Specification 7.
create table journal_articles (
  slug text not null,
  language text not null check (language in ('id', 'en')),
  origin text not null,
  title text not null,
  summary text not null,
  blocks jsonb not null,
  published_at timestamptz not null,
  author text,
  source text,
  products bigint[] not null default '{}',
  primary key (slug, language)
);
create unique index journal_articles_origin on journal_articles (origin, language);
create index journal_articles_newest on journal_articles (published_at desc, slug);
