-- Nobody may squat an address: a registration that was never confirmed gives way to a new one of the same address.
-- The foreign keys decide whether its tenant is unused, those of tables to come included.
create function remove_stale_registration(of_email text, before timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare stale record;
begin
  select u.id, u.tenant_id into stale
  from public.users u join public.tenants t on t.id = u.tenant_id
  where u.email = of_email and not u.email_confirmed and not u.disabled and u.created_at <= before
    and u.last_login_at is null and t.kind = 'customer' and t.reseller_id is null
  for update of u;
  if not found then return false; end if;
  delete from public.users where id = stale.id;
  delete from public.tenants where id = stale.tenant_id;
  return true;
exception when foreign_key_violation then
  return false;
end $$;
revoke all on function remove_stale_registration from public;
grant execute on function remove_stale_registration to tresen_system;
