-- Kemendagri's codes of the provinces, cities or districts whose deliveries an announcement concerns; null for all.
alter table banners add column regions jsonb;
