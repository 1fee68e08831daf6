-- What articles are found by stands apart from them. An index of trigrams takes as long for a row as all other indexes
-- together, and each version of a row is a new entry in it: a change of 100,000 prices wrote all their names anew.

-- One row for each article that is not deleted; the trigger below keeps it. Only what runs as the owner reads it.
create table article_texts (
  tenant_id uuid not null references tenants,
  article_id uuid not null,
  name_key text collate "C" not null,
  search_text text collate "C" not null,
  primary key (tenant_id, article_id),
  foreign key (tenant_id, article_id) references articles on delete cascade
);
alter table article_texts enable row level security;

insert into article_texts (tenant_id, article_id, name_key, search_text)
select tenant_id, id, name_key, search_text from articles where status >= -1;

-- A word that many names have is found by walking in the order of names, a rare one by its trigrams.
create index article_texts_name on article_texts (tenant_id, name_key, article_id) include (search_text);
create index article_texts_search on article_texts using gin (tenant_id, search_text gin_trgm_ops);
drop index articles_search;

create function keep_article_text() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.status >= -1 then
    insert into article_texts (tenant_id, article_id, name_key, search_text)
    values (new.tenant_id, new.id, new.name_key, new.search_text)
    on conflict (tenant_id, article_id) do update
      set name_key = excluded.name_key, search_text = excluded.search_text;
  else
    delete from article_texts where tenant_id = new.tenant_id and article_id = new.id;
  end if;
  return null;
end $$;
revoke execute on function keep_article_text from public;

create trigger keep_text after insert on articles for each row
  when (new.status >= -1) execute function keep_article_text();
create trigger keep_changed_text after update of name, plu, ean, status on articles for each row
  when ((new.name_key, new.search_text, new.status >= -1) is distinct from
    (old.name_key, old.search_text, old.status >= -1)) execute function keep_article_text();

-- As before (migration 0015), from the texts alone.
create or replace function matching_articles(words jsonb, most int) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare ids uuid[];
begin
  execute format('select array(select article_id from article_texts where tenant_id = %L and %s
    order by name_key, article_id limit %s)', current_tenant(), words_condition(words), most) into ids;
  return ids;
end $$;

create or replace function count_matching_articles(words jsonb) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare found bigint;
begin
  execute format('select count(*) from article_texts where tenant_id = %L and %s',
    current_tenant(), words_condition(words)) into found;
  return found;
end $$;
