-- What the vendor writes for all beside its news (CNT-05 to CNT-10): articles, downloads, questions, releases, and what
-- holds them together. No tenant stands in it. Only the system role writes: who does is checked to belong to the vendor
-- (contract 2). Everybody may read drafts by the policy, so that the planner uses the indexes for words; the statements of
-- content/entries leave them out.
create table content_entries (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  parent_id uuid references content_entries (id),
  position int not null default 0,
  is_draft boolean not null default true,
  -- milliseconds, as programs read it: a list goes on exactly behind the entry where it stopped
  publish_date timestamptz(3) not null,
  is_public boolean not null default false,
  -- for whom it is; empty for everybody who is signed in
  roles text[] not null default '{}',
  countries text[] not null default '{}',
  front_ends text[] not null default '{}',
  editions text[] not null default '{}',
  -- what only its kind has
  details jsonb not null,
  version int not null default 1,
  last_modified_at timestamptz not null,
  last_modified_by text not null,
  unique (kind, slug)
);
create index content_entries_parent on content_entries (parent_id, position);
create index content_entries_order on content_entries (kind, position, publish_date desc);

-- What an entry says, in each of its languages.
create table content_texts (
  entry_id uuid not null references content_entries (id) on delete cascade,
  language text not null check (language in ('de', 'en')),
  title text not null check (title <> ''),
  summary text not null,
  -- Markdown
  body text not null,
  tags text[] not null,
  -- the tags as one text, since a generated column cannot join them
  tag_words text not null,
  -- the version of the entry with which it was last brought up to date: lower than another language's, it is out of date
  mark int not null,
  search_text text collate "C" not null
    generated always as (searchable(title || ' ' || tag_words || ' ' || summary || ' ' || body)) stored,
  -- what a misspelt word is compared with
  head_text text collate "C" not null
    generated always as (searchable(title || ' ' || tag_words || ' ' || summary)) stored,
  primary key (entry_id, language)
);
create index content_texts_search on content_texts using gin (search_text gin_trgm_ops);
create index content_texts_head on content_texts using gin (head_text gin_trgm_ops);

-- Each state that an entry was saved in, to look back and to restore.
create table content_revisions (
  entry_id uuid not null references content_entries (id) on delete cascade,
  version int not null,
  saved_at timestamptz not null,
  saved_by text not null,
  is_draft boolean not null,
  publish_date timestamptz(3) not null,
  texts jsonb not null,
  primary key (entry_id, version)
);

-- Whether an entry helped somebody, and what was missing.
create table content_votes (
  tenant_id uuid not null references tenants (id),
  entry_id uuid not null references content_entries (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  is_helpful boolean not null,
  comment text not null,
  voted_at timestamptz not null,
  primary key (tenant_id, entry_id, user_id)
);
create index content_votes_entry on content_votes (entry_id, voted_at desc);
create index content_votes_user on content_votes (user_id);

alter table content_entries enable row level security;
create policy everybody on content_entries for select to tresen_app using (true);
create policy every on content_entries to tresen_system using (true) with check (true);
alter table content_texts enable row level security;
create policy everybody on content_texts for select to tresen_app using (true);
create policy every on content_texts to tresen_system using (true) with check (true);
alter table content_votes enable row level security;
create policy own on content_votes to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on content_votes for select to tresen_system using (true);

grant select on content_entries, content_texts to tresen_app;
grant select, insert, update, delete on content_entries, content_texts, content_revisions to tresen_system;
grant select, insert, update on content_votes to tresen_app;
grant select on content_votes to tresen_system;
