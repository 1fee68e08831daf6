-- Lists show "Bank 2" before "Bank 10": names are ordered with their numbers as numbers. The keys themselves stay as they
-- are, and so do the indexes that find equal ones.
create collation natural_order (provider = icu, locale = 'und-u-kn-true');

create index vats_by_name on vats (tenant_id, name_key collate natural_order, id) where status >= -1;
create index categories_by_name on categories (tenant_id, name_key collate natural_order, id) where status >= -1;
create index printers_by_name on printers (tenant_id, name_key collate natural_order, id) where status >= -1;
create index companies_by_name on companies (tenant_id, name_key collate natural_order, id) where status >= -1;
create index employees_by_name on employees (tenant_id, name_key collate natural_order, id) where status >= -1;
create index terminals_by_name on terminals (tenant_id, name_key collate natural_order, id) where status >= -1;
create index rooms_by_name on rooms (tenant_id, name_key collate natural_order, id) where status >= -1;
create index tables_by_name on tables (tenant_id, name_key collate natural_order, id) where status >= -1;
create index organizations_by_name on organizations (tenant_id, name_key collate natural_order, id)
  where status >= -1;
create index organization_addresses_by_name on organization_addresses (tenant_id, name_key collate natural_order, id)
  where status >= -1;
create index customers_by_name on customers (tenant_id, name_key collate natural_order, id) where status >= -1;

-- Of articles there are many: what lists read with the name stands in the index of their order alone.
create index articles_by_name on articles (tenant_id, name_key collate natural_order, id) include (search_text)
  where status >= -1;
drop index articles_name;
create index articles_name on articles (tenant_id, name_key) where status >= -1;
drop index articles_category;
create index articles_category on articles (tenant_id, main_category_id, name_key collate natural_order, id)
  where status >= -1;
drop index article_texts_name;
create index article_texts_name on article_texts (tenant_id, name_key collate natural_order, article_id)
  include (search_text);

-- As before (0050), in the order of lists.
create or replace function matching_articles(words jsonb, most int) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare ids uuid[];
begin
  execute format('select array(select article_id from article_texts where tenant_id = %L and %s
    order by name_key collate natural_order, article_id limit %s)',
    current_tenant(), words_condition(words), most) into ids;
  return ids;
end $$;
