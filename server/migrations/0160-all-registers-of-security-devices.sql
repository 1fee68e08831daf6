-- A device that registers share is found by the names and branches of all of them, not of the one that reported it last. As
-- before they stand in the device's own row, where triggers keep them: who works with it says `security_device_uses`.
alter table security_devices
  add column unit_ids uuid[],
  -- Searchable names of its registers.
  add column register_keys text[] collate "C",
  -- Searchable names of those that did not report it last, and of their branches, each behind a blank.
  add column shared_names text collate "C" not null default '';

create or replace function name_security_device() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  select u.id, searchable(d.name), searchable(u.name)
  into new.unit_id, new.register_name_key, new.unit_name_key
  from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.tenant_id = new.tenant_id and d.id = new.device_id;
  select array_agg(distinct u.id), array_agg(distinct searchable(d.name)),
    coalesce(string_agg(' ' || searchable(d.name) || ' ' || searchable(u.name), '' order by d.id)
      filter (where d.id <> new.device_id), '')
  into new.unit_ids, new.register_keys, new.shared_names
  from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.tenant_id = new.tenant_id and (d.id = new.device_id or d.unlinked_at is null and d.id in (
    select use.device_id from security_device_uses use
    where use.tenant_id = new.tenant_id and use.security_device_id = new.id and use.is_current));
  return new;
end $$;
update security_devices set device_id = device_id;

-- With the names of a register, whether it is linked.
create or replace function name_security_devices_of_register() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update security_devices set device_id = device_id
  where tenant_id = new.tenant_id and (device_id = new.id or id in (
    select use.security_device_id from security_device_uses use
    where use.tenant_id = new.tenant_id and use.device_id = new.id and use.is_current));
  return null;
end $$;
create or replace trigger name_security_devices after update of name, unit_id, unlinked_at on devices
  for each row when (new.name is distinct from old.name or new.unit_id is distinct from old.unit_id
    or new.unlinked_at is distinct from old.unlinked_at)
  execute function name_security_devices_of_register();

create or replace function name_security_devices_of_branch() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update security_devices set device_id = device_id where tenant_id = new.tenant_id and new.id = any (unit_ids);
  return null;
end $$;

create function name_used_security_device() returns trigger language plpgsql
security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update security_devices set device_id = device_id where tenant_id = new.tenant_id and id = new.security_device_id;
  return null;
end $$;
revoke execute on function name_used_security_device() from public;
create trigger name_begun after insert on security_device_uses
  for each row when (new.is_current) execute function name_used_security_device();
create trigger name_changed after update of is_current on security_device_uses
  for each row when (new.is_current is distinct from old.is_current) execute function name_used_security_device();
