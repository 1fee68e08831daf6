-- The licence registry of the built-in licence service: global (contract 3). A tenant sees its own, a reseller those of
-- the tenants that name it, the vendor all. Who sells to a tenant writes its licences: completing an order is one
-- transaction of the seller. A tenant itself says only which of its customers uses a licence.

create table licences (
  -- The key that people type, as `normalLicenceKey` has it.
  serial text primary key check (serial = upper(serial) and serial !~ '\s'),
  uid uuid not null unique,
  -- Whose it is: null until somebody has it.
  tenant_id uuid references tenants,
  reseller_id uuid references tenants,
  -- The customer of that tenant (a reseller's) that uses it.
  customer_id uuid,
  customer_name text not null default '',
  app_name text not null,
  app_type text not null check (app_type in ('gastro', 'retail', 'event')),
  licence_type text not null check (licence_type in ('basic', 'professional')),
  state text not null check (state in ('active', 'inactive', 'expired', 'blocked', 'needsReactivation')),
  -- What was paid for (5 for all of 5.x), and what was last seen running.
  main_version int not null,
  last_version text,
  -- Bits of its registration levels: its own and those of its add-ons.
  reg_levels int not null default 0,
  base_serial text references licences,
  -- The first moment without it; null for one that never ends.
  ends_at timestamptz(3),
  -- The register that uses it.
  device_id uuid,
  -- The mainboard that the licence is bound to, and the other one that was seen: it waits for a reactivation.
  mainboard_serial text,
  seen_mainboard_serial text,
  computer_name text,
  hdd_firmware text,
  last_contact_at timestamptz(3),
  last_contact_version text,
  version int not null default 1,
  created_at timestamptz(3) not null,
  last_modified_at timestamptz(3) not null,
  serial_key text collate "C" not null generated always as (searchable(serial)) stored,
  customer_name_key text collate "C" not null generated always as (searchable(customer_name)) stored,
  search_text text collate "C" not null generated always as (searchable(serial || ' ' || customer_name)) stored
);
create index licences_tenant on licences (tenant_id, serial) where tenant_id is not null;
create index licences_reseller on licences (reseller_id, serial) where reseller_id is not null;
create index licences_device on licences (tenant_id, device_id) where device_id is not null;
create index licences_ending on licences (ends_at) where ends_at is not null;
create index licences_to_expire on licences (ends_at) where ends_at is not null and state not in ('expired', 'blocked');
-- The search runs outside row-level security, with the tenant in its condition (contract 4).
create index licences_search on licences using gin (search_text gin_trgm_ops);
create index licences_tenant_search on licences using gin (tenant_id, search_text gin_trgm_ops);
create index licences_reseller_search on licences using gin (reseller_id, search_text gin_trgm_ops);
-- The orders of the vendor's list; those of others sort few rows.
create index licences_by_serial on licences (serial_key, uid);
create index licences_by_customer on licences (customer_name_key, uid);
create index licences_by_change on licences (last_modified_at, uid);

-- Add-ons of a licence: what it has now, and what it had before an update ("old").
create table licence_add_ons (
  serial text not null references licences,
  id uuid not null,
  shop_number int,
  name text not null,
  app_reg_level int not null,
  is_old boolean not null default false,
  added_at timestamptz(3) not null,
  removed_at timestamptz(3),
  primary key (serial, id)
);

create table licence_updates (
  id uuid primary key,
  serial text not null references licences,
  old_version text not null,
  new_version text not null,
  ticket_number text,
  user_name text not null,
  at timestamptz(3) not null
);
create index licence_updates_serial on licence_updates (serial, at desc, id);

-- What an update or upgrade costs, net in cents: by what it leads to and what the licence is now.
create table licence_update_prices (
  app_type text not null check (app_type in ('gastro', 'retail', 'event')),
  licence_type text not null check (licence_type in ('basic', 'professional')),
  -- See shop_products.upgrade_value.
  upgrade_value int not null,
  from_version int not null,
  price bigint not null check (price >= 0),
  primary key (app_type, licence_type, upgrade_value, from_version)
);

-- What was done for a line of an order, once: who asks again gets the same answer.
create table licence_fulfilments (
  order_id uuid not null,
  line_id text not null,
  piece int not null check (piece > 0),
  -- Whose order it is, and the reseller who completed it, if one did.
  tenant_id uuid not null references tenants,
  reseller_id uuid references tenants,
  serial text not null references licences,
  done text not null check (done in ('created', 'updated', 'upgraded', 'reactivated', 'extended')),
  at timestamptz(3) not null,
  primary key (order_id, line_id, piece)
);

-- A tenant that changes its reseller takes its licences along.
create function follow_reseller() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update licences set reseller_id = new.reseller_id where tenant_id = new.id;
  return null;
end $$;
create trigger licences_follow after update of reseller_id on tenants for each row
  when (old.reseller_id is distinct from new.reseller_id) execute function follow_reseller();

-- Failed tries to guess keys, per person.
create table licence_check_failures (
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  window_start timestamptz not null,
  failures int not null,
  primary key (tenant_id, user_id, window_start)
);

alter table licences enable row level security;
create policy own on licences for select to tresen_app using (tenant_id = (select current_tenant()));
create policy of_reseller on licences for select to tresen_app using (reseller_id = (select current_tenant()));
create policy of_vendor on licences for select to tresen_app using ((select is_vendor_tenant()));
create policy use_own on licences for update to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy make_as_seller on licences for insert to tresen_app
  with check (reseller_id = (select current_tenant()) or (select is_vendor_tenant()));
create policy change_as_seller on licences for update to tresen_app
  using (reseller_id = (select current_tenant()) or (select is_vendor_tenant()))
  with check (reseller_id = (select current_tenant()) or (select is_vendor_tenant()));
create policy every on licences to tresen_system using (true) with check (true);
grant select, insert, update on licences to tresen_app, tresen_system;

alter table licence_fulfilments enable row level security;
create policy as_seller on licence_fulfilments to tresen_app
  using (reseller_id = (select current_tenant()) or (select is_vendor_tenant()))
  with check (reseller_id = (select current_tenant()) or (select is_vendor_tenant()));
create policy own on licence_fulfilments for select to tresen_app using (tenant_id = (select current_tenant()));
create policy every on licence_fulfilments to tresen_system using (true) with check (true);
grant select, insert on licence_fulfilments to tresen_app, tresen_system;

do $$
declare name text;
begin
  foreach name in array array['licence_add_ons', 'licence_updates'] loop
    execute format('alter table %I enable row level security', name);
    -- Who sees a licence sees what became of it.
    execute format('create policy of_licence on %I for select to tresen_app
      using (exists (select from licences l where l.serial = %I.serial))', name, name);
    execute format('create policy make_as_seller on %I for insert to tresen_app with check (exists (select from licences l
      where l.serial = %I.serial and (l.reseller_id = (select current_tenant()) or (select is_vendor_tenant()))))',
      name, name);
    execute format('create policy every on %I to tresen_system using (true) with check (true)', name);
    execute format('grant select, insert on %I to tresen_app', name);
    execute format('grant select, insert, update on %I to tresen_system', name);
  end loop;
end $$;
create policy change_as_seller on licence_add_ons for update to tresen_app
  using (exists (select from licences l where l.serial = licence_add_ons.serial
    and (l.reseller_id = (select current_tenant()) or (select is_vendor_tenant()))));
grant update (is_old, removed_at) on licence_add_ons to tresen_app;

alter table licence_update_prices enable row level security;
create policy every on licence_update_prices to tresen_system using (true) with check (true);
grant select, insert, update, delete on licence_update_prices to tresen_system;

alter table licence_check_failures enable row level security;
create policy every on licence_check_failures to tresen_system using (true) with check (true);
grant select, insert, update, delete on licence_check_failures to tresen_system;
