-- Registers that move between branches or rest, how far a first sync has come, and what people are told of.

alter table devices
  -- When it came to the branch where it is now; null when it was never anywhere else.
  add column moved_at timestamptz,
  -- By the rule of the domain (isTooOld), written with the version.
  add column version_too_old boolean not null default false;
update devices set version_too_old =
  coalesce(string_to_array(substring(pos_version from '^[vV]?(\d+(?:\.\d+){0,5})'), '.')::int[] < '{5,9,3}', true);

-- Where a register was before: what it sold there and sends later belongs to that branch (contract 6).
create table device_stays (
  tenant_id uuid not null references tenants,
  device_id uuid not null,
  unit_id uuid not null,
  database_id uuid not null,
  until timestamptz not null,
  primary key (tenant_id, device_id, until),
  foreign key (tenant_id, device_id) references devices,
  foreign key (tenant_id, unit_id) references organization_units
);
alter table device_stays enable row level security;
create policy own on device_stays to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert on device_stays to tresen_app;

-- The last record of a snapshot that the register has applied, and when it began; null where none is under way.
alter table device_sync
  add column snapshot_entity text,
  add column snapshot_id uuid,
  add column snapshot_at timestamptz;

-- As in 0013, with the branch; what is told of already, alone or with its branch, is left out.
drop function silent_registers;
create function silent_registers(
  p_now timestamptz, p_silent interval, p_resting interval, p_weeks int, p_after uuid, p_limit int
) returns table (
  tenant_id uuid, device_id uuid, unit_id uuid, register_name text, unit_name text, zone text, last_heard timestamptz,
  known_since timestamptz, weeks_sold int
) language sql stable security definer set search_path = public, pg_temp as $$
  select d.tenant_id, d.id, d.unit_id, d.name, u.name, u.zone, greatest(d.last_ping_at, d.last_receipt_at), d.created_at,
    (select count(*)::int from generate_series(1, p_weeks) week
      cross join lateral (select ((p_now at time zone u.zone) - week * interval '7 days') at time zone u.zone) m(moment)
      where exists (select from receipts r where r.tenant_id = d.tenant_id and r.device_id = d.id
        and r.ended_at >= m.moment and r.ended_at < m.moment + interval '1 hour'))
  from devices d
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.unlinked_at is null and d.status = 1 and d.live_communication and d.last_ping_at is not null
    and greatest(d.last_ping_at, d.last_receipt_at) between p_now - p_resting and p_now - p_silent
    and d.id > p_after
    and not exists (select from notifications n where n.tenant_id = d.tenant_id and n.resolved_at is null
      and ((n.kind = 'registerOffline' and n.subject = d.id)
        or (n.kind = 'branchOffline' and n.subject = d.unit_id and n.data -> 'deviceIds' ? d.id::text)))
  order by d.id
  limit p_limit
$$;
revoke execute on function silent_registers from public;
grant execute on function silent_registers to tresen_system;
