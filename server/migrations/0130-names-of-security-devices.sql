-- The list of security devices is narrowed and ordered by what stands in its own rows, the names of its register and branch,
-- too: triggers keep them. Joined and made searchable for each row, they took longer than all the rest.

alter table security_devices
  add column unit_id uuid,
  add column register_name_key text collate "C",
  add column unit_name_key text collate "C";

update security_devices s
set unit_id = u.id, register_name_key = searchable(d.name), unit_name_key = searchable(u.name)
from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
where d.tenant_id = s.tenant_id and d.id = s.device_id;

-- Serials and ids of certificates have no letters but those of ASCII. By instants lists are ordered as microseconds since
-- 1970; 9e15 is never, or not known.
alter table security_devices
  -- Not `not null`, which writers would have to fulfil: the trigger does.
  add constraint security_devices_named check (num_nulls(unit_id, register_name_key, unit_name_key) = 0),
  add column search_text text collate "C" not null generated always as (serial || ' ' || register_name_key || ' '
    || unit_name_key || ' ' || lower(coalesce(bsi_id, '') collate "C")) stored,
  add column certificate_expires_key bigint not null generated always as (coalesce(
    (extract(epoch from certificate_expires_at at time zone 'UTC') * 1000000)::bigint, 9000000000000000)) stored,
  add column last_report_key bigint not null generated always as (
    (extract(epoch from last_report_at at time zone 'UTC') * 1000000)::bigint) stored,
  add column remaining_signatures_key bigint not null generated always as (
    coalesce(remaining_signatures, 9000000000000000)) stored;

create index security_devices_branch on security_devices (tenant_id, unit_name_key collate natural_order, id)
  include (status);
create index security_devices_register on security_devices (tenant_id, register_name_key collate natural_order, id)
  include (status);

-- Each report takes the names anew. Nothing is held for it: whoever renames waits for devices, and would be waited for.
create function name_security_device() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select u.id, searchable(d.name), searchable(u.name)
  into new.unit_id, new.register_name_key, new.unit_name_key
  from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.tenant_id = new.tenant_id and d.id = new.device_id;
  return new;
end $$;
revoke execute on function name_security_device() from public;
create trigger take_names before insert or update of device_id on security_devices
  for each row execute function name_security_device();

create function name_security_devices_of_register() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update security_devices set device_id = device_id where tenant_id = new.tenant_id and device_id = new.id;
  return null;
end $$;
revoke execute on function name_security_devices_of_register() from public;
create trigger name_security_devices after update of name, unit_id on devices
  for each row when (new.name is distinct from old.name or new.unit_id is distinct from old.unit_id)
  execute function name_security_devices_of_register();

create function name_security_devices_of_branch() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update security_devices set device_id = device_id where tenant_id = new.tenant_id and unit_id = new.id;
  return null;
end $$;
revoke execute on function name_security_devices_of_branch() from public;
create trigger name_security_devices after update of name on organization_units
  for each row when (new.name is distinct from old.name) execute function name_security_devices_of_branch();
