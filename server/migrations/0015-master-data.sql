-- Master data: what goes down to the registers. Every kind of record has the same columns beside its own (decision 15).

-- One counter per tenant. Whoever changes master data takes the next numbers under the lock of this row and holds it
-- until the commit, so numbers become visible in their order and a register that asks for "after 17" misses none.
create table change_counters (
  tenant_id uuid primary key references tenants,
  last_seq bigint not null
);

-- How digits are ordered: 2 before 10.
create function number_key(text) returns text language sql immutable strict parallel safe
  return lpad(searchable($1), 20, '0');

create table vats (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  symbol text not null,
  value int not null,
  key int not null,
  -- One of the three that each branch gets with its country; it cannot be deleted (VAT-04).
  is_standard boolean not null default false,
  -- Branches that have the record; null is all of them, also future ones.
  unit_ids uuid[],
  -- Branches that had it: their registers are told that it is gone.
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  -- Its status before it was deleted.
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  symbol_key text collate "C" not null generated always as (searchable(symbol)) stored,
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id)
);
create index vats_name on vats (tenant_id, name_key, id) where status >= -1;
create index vats_changes on vats (tenant_id, change_seq);

create table categories (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  description text,
  sort int not null,
  colour text,
  parent_id uuid,
  unit_ids uuid[],
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references categories
);
create index categories_name on categories (tenant_id, name_key, id) where status >= -1;
create index categories_parent on categories (tenant_id, parent_id) where parent_id is not null;
create index categories_changes on categories (tenant_id, change_seq);

create table printers (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  "group" text not null,
  code_page text not null,
  copies int not null,
  print_width int not null,
  signals text not null,
  unit_ids uuid[],
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id)
);
create index printers_name on printers (tenant_id, name_key, id) where status >= -1;
create index printers_changes on printers (tenant_id, change_seq);

create table articles (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  type text not null,
  price_name text,
  short_description text,
  long_description text,
  plu text,
  ean text,
  price bigint not null,
  purchase_price bigint,
  prices jsonb not null,
  main_category_id uuid not null,
  subcategory_id uuid,
  vat_in_house_id uuid not null,
  vat_out_of_house_id uuid not null,
  printer_id uuid,
  course smallint,
  unit text not null,
  base_quantity bigint,
  base_unit text,
  favorite boolean not null,
  use_in_button_mapping boolean not null,
  variable_name boolean not null,
  variable_price boolean not null,
  variable_price_group boolean not null,
  variable_quantity boolean not null,
  variable_serial_number boolean not null,
  variable_name_append boolean not null,
  variable_options boolean not null,
  negative_price boolean not null,
  block_discount boolean not null,
  "grouping" boolean not null,
  inventory_quantity bigint,
  reorder_quantity bigint,
  prevent_negative_stock boolean not null,
  shop_article boolean not null,
  shop_article_number text,
  active_in_shop boolean not null,
  main_article_id uuid,
  members jsonb not null,
  unit_ids uuid[],
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  plu_key text collate "C" not null generated always as (coalesce(number_key(plu), '')) stored,
  ean_key text collate "C" not null generated always as (coalesce(number_key(ean), '')) stored,
  search_text text collate "C" not null
    generated always as (searchable(name || ' ' || coalesce(plu, '') || ' ' || coalesce(ean, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, main_category_id) references categories,
  foreign key (tenant_id, subcategory_id) references categories,
  foreign key (tenant_id, vat_in_house_id) references vats,
  foreign key (tenant_id, vat_out_of_house_id) references vats,
  foreign key (tenant_id, printer_id) references printers,
  foreign key (tenant_id, main_article_id) references articles
);
-- With the text that searches look into: a word that many names have is found by walking the list's own order.
create index articles_name on articles (tenant_id, name_key, id) include (search_text) where status >= -1;
create index articles_plu on articles (tenant_id, plu_key, id) where status >= -1;
create index articles_ean on articles (tenant_id, ean_key, id) where status >= -1;
create index articles_price on articles (tenant_id, price, id) where status >= -1;
create index articles_modified on articles (tenant_id, last_modified_at, id) where status >= -1;
create index articles_category on articles (tenant_id, main_category_id, name_key, id) where status >= -1;
create index articles_changes on articles (tenant_id, change_seq);
-- The references that most articles have are few values of many rows; these are the rare ones.
create index articles_subcategory on articles (tenant_id, subcategory_id) where subcategory_id is not null;
create index articles_printer on articles (tenant_id, printer_id) where printer_id is not null;
create index articles_main_article on articles (tenant_id, main_article_id) where main_article_id is not null;
create index articles_members on articles (tenant_id, id) where members <> '[]';
create index articles_search on articles using gin (tenant_id, search_text gin_trgm_ops);

-- Under a tenant's policy the planner does not use a trigram index (contract 4), so these run as the owner of the
-- tables, and filter by the tenant themselves. `words` is an array of arrays: of each word the ways in which it may be
-- written. Plans are made for these very words, with what is known of how many rows hold them.
create function words_condition(words jsonb) returns text language sql stable return (
  select string_agg('(' || (
    select string_agg(format('search_text like %L',
      '%' || replace(replace(replace(searchable(spelling), '\', '\\'), '%', '\%'), '_', '\_') || '%'), ' or ')
    from jsonb_array_elements_text(word) spelling) || ')', ' and ')
  from jsonb_array_elements(words) word);

-- Ids of the tenant's articles that hold all words: the first by name, as many as `most`.
create function matching_articles(words jsonb, most int) returns uuid[]
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare ids uuid[];
begin
  execute format('select array(select id from articles where tenant_id = %L and status >= -1 and %s
    order by name_key, id limit %s)', current_tenant(), words_condition(words), most) into ids;
  return ids;
end $$;

-- How many they are.
create function count_matching_articles(words jsonb) returns bigint
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare found bigint;
begin
  execute format('select count(*) from articles where tenant_id = %L and status >= -1 and %s',
    current_tenant(), words_condition(words)) into found;
  return found;
end $$;

revoke execute on function words_condition, matching_articles, count_matching_articles from public;
grant execute on function matching_articles, count_matching_articles to tresen_app;

do $$
declare name text;
begin
  foreach name in array array['change_counters', 'vats', 'categories', 'printers', 'articles'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update on %I to tresen_app', name);
  end loop;
end $$;

-- The standard rates of branches that exist already, as the table of rates in domain says for the day this was written.
-- Branches of one country share them.
insert into vats (tenant_id, id, name, symbol, value, key, is_standard, unit_ids, change_seq, created_seq, created_at,
  last_modified_at, last_modified_by_name)
select tenant_id, gen_random_uuid(), rate.name, rate.symbol, rate.value, rate.key, true, unit_ids,
  row_number() over w, row_number() over w, date_trunc('milliseconds', now()), date_trunc('milliseconds', now()), 'system'
from (select tenant_id, country, array_agg(id) as unit_ids from organization_units
  where type <> 'group' and status > -2 group by 1, 2) as branches
join (values ('DE', 1, 'A', 'Umsatzsteuer 19 %', 1900), ('DE', 2, 'B', 'Umsatzsteuer 7 %', 700),
  ('DE', 5, 'C', 'Nicht steuerbar', 0), ('AT', 1, 'A', 'Umsatzsteuer 20 %', 2000), ('AT', 2, 'B', 'Umsatzsteuer 10 %', 1000),
  ('AT', 3, 'C', 'Umsatzsteuer 13 %', 1300), ('ES', 1, 'A', 'IVA 21 %', 2100), ('ES', 2, 'B', 'IVA 10 %', 1000),
  ('ES', 3, 'C', 'IVA 4 %', 400), ('CH', 1, 'A', 'MWST 8,1 %', 810), ('CH', 2, 'B', 'MWST 2,6 %', 260),
  ('CH', 3, 'C', 'MWST 3,8 %', 380)) as rate(country, key, symbol, name, value) using (country)
window w as (partition by tenant_id order by country, key);
insert into change_counters (tenant_id, last_seq) select tenant_id, max(change_seq) from vats group by tenant_id;
