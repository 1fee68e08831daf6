-- News of the vendor for whoever uses one of its front ends (CNT-02). Content of the vendor, so no tenant stands in it.
-- An item has a row for each of its languages; what joins them is item_id. Only the system role writes: an editor
-- checks that who writes belongs to the vendor (contract 2).

create table news_items (
  id uuid primary key,
  item_id uuid not null,
  language text not null check (language in ('de', 'en')),
  front_end_type_id int not null default 2 check (front_end_type_id > 0),
  title text not null check (title <> ''),
  description text not null default '',
  -- Markdown
  content text not null default '',
  tags text[] not null default '{}',
  -- of this server only
  image_path text check (image_path ~ '^/[^/\\]'),
  position int not null default 0,
  is_draft boolean not null default true,
  -- milliseconds, as programs read it: a list goes on exactly behind the item where it stopped
  publish_date timestamptz(3) not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now(),
  search_text text collate "C" not null
    generated always as (searchable(title || ' ' || description || ' ' || content)) stored,
  unique (item_id, language)
);
create index news_items_order on news_items (front_end_type_id, publish_date desc, position, id);

alter table news_items enable row level security;
create policy finished on news_items for select to tresen_app using (not is_draft);
create policy every on news_items to tresen_system using (true) with check (true);

grant select on news_items to tresen_app;
grant select, insert, update, delete on news_items to tresen_system;
