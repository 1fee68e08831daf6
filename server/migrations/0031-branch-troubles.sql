-- What registers of a branch have in common that somebody should know: software that is too old, records that could not
-- be taken. It reads failures of all tenants for whom the system role may not: counts come out.
create function branch_troubles() returns table (
  tenant_id uuid, unit_id uuid, unit_name text, zone text, kind text, registers int, register_name text
) language sql stable security definer set search_path = public, pg_temp as $$
  select t.tenant_id, t.unit_id, u.name, u.zone, t.kind, t.registers, t.register_name
  from (
    select d.tenant_id, d.unit_id, 'versionTooOld' as kind, count(*)::int as registers, min(d.name) as register_name
    from devices d
    where d.version_too_old and d.unlinked_at is null and d.status = 1
    group by d.tenant_id, d.unit_id
    union all
    select d.tenant_id, d.unit_id, 'recordsRefused', count(distinct d.id)::int, min(d.name)
    from sync_failures f join devices d on d.tenant_id = f.tenant_id and d.id = f.device_id
    where d.unlinked_at is null and d.status = 1
    group by d.tenant_id, d.unit_id) t
  join organization_units u on u.tenant_id = t.tenant_id and u.id = t.unit_id
$$;
revoke execute on function branch_troubles from public;
grant execute on function branch_troubles to tresen_system;

create index devices_too_old on devices (tenant_id, unit_id) where version_too_old;
