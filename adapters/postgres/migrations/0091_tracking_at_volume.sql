-- A million events come in an afternoon and are counted a few times a day: a summary of the moments in each block serves the figures,
-- and costs a write next to nothing (decision 0139).
drop index tracking_events_at;
create index tracking_events_at on tracking_events using brin (at) with (autosummarize = on);
