-- Buttons may carry pictures of their own: one that a grid names is in use, as one that an article names.
create or replace function forget_record_pictures(p_now timestamptz, p_before timestamptz) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  with named_by_buttons as materialized (
    select distinct g.tenant_id, m ->> 'pictureId' as name
    from button_grids g cross join jsonb_array_elements(g.mappings) m where m ->> 'pictureId' is not null)
  update record_pictures p set unused_since = case when n.is_named then null else p_now end
  from (select s.tenant_id, s.name, exists (
      select from articles a where a.tenant_id = s.tenant_id and a.picture = s.name)
      or exists (select from named_by_buttons b where b.tenant_id = s.tenant_id and b.name = s.name) as is_named
    from record_pictures s) n
  where n.tenant_id = p.tenant_id and n.name = p.name and n.is_named = (p.unused_since is not null);
  return query delete from record_pictures where unused_since < p_before returning name;
end $$;
