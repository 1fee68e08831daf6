-- The buttons of an app are stored and read as a whole, 1,296 at most: to take 250 KB apart and to compress them took longer
-- than all else that a save does.
-- Beside older servers: what they store as jsonb is assigned to json, and what they take apart finds the function below,
-- which goes in a later version.
create function jsonb_array_elements(json) returns setof jsonb
language sql immutable parallel safe as $$ select pg_catalog.jsonb_array_elements($1::jsonb) $$;
alter table button_grids alter column mappings type json using mappings::json,
  alter column mappings set storage external;

create or replace function forget_record_pictures(p_now timestamptz, p_before timestamptz) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with named_by_buttons as materialized (
    select distinct g.tenant_id, m ->> 'pictureId' as name
    from button_grids g cross join json_array_elements(g.mappings) m where m ->> 'pictureId' is not null)
  update record_pictures p set unused_since = case when n.is_named then null else p_now end
  from (select s.tenant_id, s.name, exists (
      select from articles a where a.tenant_id = s.tenant_id and a.picture = s.name)
      or exists (select from named_by_buttons b where b.tenant_id = s.tenant_id and b.name = s.name) as is_named
    from record_pictures s) n
  where n.tenant_id = p.tenant_id and n.name = p.name and n.is_named = (p.unused_since is not null);
  return query delete from record_pictures where unused_since < p_before returning name;
end $$;
