-- A picture of an article: its name in the file store. Which pictures a tenant has sent, so that none names another's, and
-- since when nothing names one.
alter table articles add column picture text;

create table record_pictures (
  tenant_id uuid not null references tenants (id),
  name text not null check (name ~ '^[0-9a-f]{32}\.webp$'),
  uploaded_at timestamptz(3) not null,
  unused_since timestamptz(3),
  primary key (tenant_id, name)
);
create index record_pictures_unused on record_pictures (unused_since) where unused_since is not null;
alter table record_pictures enable row level security;
create policy own on record_pictures to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert on record_pictures to tresen_app;

-- Forgets pictures that no article has named since an instant; their names. Those of a deleted article stay with it.
create function forget_record_pictures(p_now timestamptz, p_before timestamptz) returns setof text
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update record_pictures p set unused_since = case when n.is_named then null else p_now end
  from (select s.tenant_id, s.name, exists (
      select from articles a where a.tenant_id = s.tenant_id and a.picture = s.name) as is_named
    from record_pictures s) n
  where n.tenant_id = p.tenant_id and n.name = p.name and n.is_named = (p.unused_since is not null);
  return query delete from record_pictures where unused_since < p_before returning name;
end $$;
revoke execute on function forget_record_pictures from public;
grant execute on function forget_record_pictures to tresen_system;
create index articles_picture on articles (tenant_id, picture) where picture is not null;
