-- Deletions that wait are ended by time for every kind of record that registers get, not only for those of 0016.

create index companies_pending on companies (tenant_id, change_seq) where status = -1;
create index employees_pending on employees (tenant_id, change_seq) where status = -1;
create index terminals_pending on terminals (tenant_id, change_seq) where status = -1;
create index rooms_pending on rooms (tenant_id, change_seq) where status = -1;
create index tables_pending on tables (tenant_id, change_seq) where status = -1;
create index button_templates_pending on button_templates (tenant_id, change_seq) where status = -1;
create index button_categories_pending on button_categories (tenant_id, change_seq) where status = -1;
create index configurations_pending on configurations (tenant_id, change_seq) where status = -1;

-- The tables follow from the index that each of them has: a further kind needs no line here.
create or replace function tenants_with_pending_deletions() returns setof uuid language plpgsql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  asked text;
begin
  select string_agg(format('select tenant_id from %s where status = -1', i.indrelid::regclass), ' union ') into asked
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and c.relname = t.relname || '_pending'
    and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'deleted_status');
  return query execute asked;
end $$;
