-- Organization units (branches and grouping headers) and the registers linked to them.

create table organization_units (
  tenant_id uuid not null references tenants,
  id uuid not null,
  parent_id uuid,
  name text not null,
  description text not null default '',
  type text not null default 'branch' check (type in ('branch', 'group', 'event', 'warehouse')),
  database_id uuid,
  country text not null default 'DE' check (country in ('DE', 'AT', 'ES', 'CH')),
  zone text not null default 'Europe/Berlin',
  cut_off_minutes int not null default 240 check (cut_off_minutes between 0 and 720),
  currency text not null default 'EUR' check (currency in ('EUR', 'CHF')),
  status smallint not null default 1,
  version int not null default 1,
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, parent_id) references organization_units
);
create unique index organization_units_name on organization_units (tenant_id, lower(name)) where status > -2;
create unique index organization_units_database on organization_units (tenant_id, database_id)
  where database_id is not null;

create table devices (
  tenant_id uuid not null references tenants,
  id uuid not null,
  unit_id uuid not null,
  name text not null,
  device_type text not null check (device_type in ('android', 'desktop')),
  register_type text not null check (register_type in ('Android', 'Windows')),
  business_type text not null check (business_type in ('retail', 'hospitality')),
  pos_version text not null,
  hardware_serial text not null,
  database_id uuid not null,
  status smallint not null default 1,
  is_default boolean not null default false,
  live_communication boolean not null default true,
  system_info json,
  last_ping_at timestamptz,
  last_receipt_at timestamptz,
  linked_at timestamptz not null default now(),
  unlinked_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, hardware_serial, database_id),
  foreign key (tenant_id, unit_id) references organization_units
);
create index devices_unit on devices (tenant_id, unit_id);
create unique index devices_default on devices (tenant_id, unit_id) where is_default;

alter table organization_units enable row level security;
alter table devices enable row level security;
create policy own on organization_units to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy own on devices to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
-- The session check of a register reads its device and branch before a tenant is known.
create policy every on organization_units to tresen_system using (true);
create policy every on devices to tresen_system using (true);

grant select, insert, update on organization_units, devices to tresen_app;
grant select on organization_units, devices to tresen_system;
