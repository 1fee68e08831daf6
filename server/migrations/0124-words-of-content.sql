-- Content is found by its words, each kept once: a search is first mapped to words that there are, misspelt ones to the
-- nearest, and then to the texts that have them. Before, it read thousands of bodies for a word that many have.

-- The words of a text as a search compares them. A compound that is written with hyphens or dots is its parts and the whole.
create function words_of(text) returns text[]
language sql immutable parallel safe strict
return (
  select coalesce(array_agg(distinct w.word), '{}')
  from regexp_matches(searchable($1), '[a-z0-9]+(?:[-.][a-z0-9]+)*', 'g') m,
    lateral (
      select replace(replace(m[1], '-', ''), '.', '') word
      union all
      select unnest(string_to_array(replace(m[1], '.', '-'), '-'))
    ) w
  -- neither is looked for: a checksum, or what a program wrote
  where length(w.word) <= 60
);

alter table content_texts
  drop column head_text,
  add column title_words text[] not null generated always as (words_of(title)) stored,
  -- of title, tags and summary
  add column head_words text[] not null
    generated always as (words_of(title || ' ' || tag_words || ' ' || summary)) stored,
  add column words text[] not null
    generated always as (words_of(title || ' ' || tag_words || ' ' || summary || ' ' || body)) stored;
create index content_texts_words on content_texts using gin (words);
create index content_texts_head_words on content_texts using gin (head_words);

-- Every word that a text has or had: one that no text has any more finds nothing.
create table content_words (
  word text collate "C" primary key
);
create index content_words_like on content_words using gin (word gin_trgm_ops);
insert into content_words select distinct unnest(words) from content_texts;

create function add_content_words() returns trigger language plpgsql as $$
begin
  insert into content_words select distinct unnest(words) from added on conflict do nothing;
  return null;
end $$;
create trigger words_of_new_texts after insert on content_texts
  referencing new table as added for each statement execute function add_content_words();
create trigger words_of_changed_texts after update on content_texts
  referencing new table as added for each statement execute function add_content_words();

alter table content_words enable row level security;
create policy everybody on content_words for select to tresen_app using (true);
create policy every on content_words to tresen_system using (true) with check (true);
grant select on content_words to tresen_app;
grant select, insert on content_words to tresen_system;
