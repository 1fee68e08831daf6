-- People look for a table by its number as often as by its name.
alter table tables drop column search_text;
alter table tables add column search_text text collate "C" not null
  generated always as (searchable(number::text || ' ' || name)) stored;
