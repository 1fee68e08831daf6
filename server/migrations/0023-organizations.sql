-- Organizations, their addresses, and customers: kinds of record that no register gets. They have the columns that
-- migration 0015 gave to all kinds; unit_ids stays null, since they belong to the tenant as a whole.

create table organizations (
  -- One is made along with its tenant, and goes along with a registration that nobody confirmed.
  tenant_id uuid not null references tenants on delete cascade,
  id uuid not null,
  name text not null,
  name_addition text,
  address text,
  additional_address text,
  zip_code text,
  city text,
  state text,
  country text not null,
  phone text,
  mobile text,
  email text,
  website text,
  unit_ids uuid[] check (unit_ids is null),
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  zip_code_key text collate "C" not null generated always as (coalesce(searchable(zip_code), '')) stored,
  city_key text collate "C" not null generated always as (coalesce(searchable(city), '')) stored,
  search_text text collate "C" not null
    generated always as (searchable(name || ' ' || coalesce(address, '') || ' ' || coalesce(city, ''))) stored,
  primary key (tenant_id, id)
);
create index organizations_name on organizations (tenant_id, name_key, id) where status >= -1;

create table organization_addresses (
  tenant_id uuid not null references tenants,
  id uuid not null,
  organization_id uuid not null,
  kind text not null,
  is_default boolean not null,
  name text not null,
  address text not null,
  additional_address text,
  zip_code text not null,
  city text not null,
  state text,
  country text not null,
  phone text,
  mobile text,
  email text,
  website text,
  unit_ids uuid[] check (unit_ids is null),
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  zip_code_key text collate "C" not null generated always as (searchable(zip_code)) stored,
  city_key text collate "C" not null generated always as (searchable(city)) stored,
  search_text text collate "C" not null generated always as (searchable(name || ' ' || address || ' ' || city)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations
);
create index organization_addresses_name on organization_addresses (tenant_id, name_key, id) where status >= -1;
create index organization_addresses_organization on organization_addresses (tenant_id, organization_id);

create table customers (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  company text,
  title text,
  first_name text,
  last_name text,
  street text,
  house_number text,
  zip_code text,
  city text,
  country text not null,
  phone text,
  fax text,
  external_crm_entity_id text,
  unit_ids uuid[] check (unit_ids is null),
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  last_name_key text collate "C" not null generated always as (coalesce(searchable(last_name), '')) stored,
  zip_code_key text collate "C" not null generated always as (coalesce(searchable(zip_code), '')) stored,
  city_key text collate "C" not null generated always as (coalesce(searchable(city), '')) stored,
  search_text text collate "C" not null generated always as (searchable(name || ' ' || coalesce(first_name, '') || ' '
    || coalesce(last_name, '') || ' ' || coalesce(street, '') || ' ' || coalesce(city, '') || ' '
    || coalesce(external_crm_entity_id, ''))) stored,
  primary key (tenant_id, id)
);
create index customers_name on customers (tenant_id, name_key, id) where status >= -1;

do $$
declare name text;
begin
  foreach name in array array['organizations', 'organization_addresses', 'customers'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update on %I to tresen_app', name);
  end loop;
end $$;

-- A registration makes the first one.
create policy every on organizations for insert to tresen_system with check (true);
grant insert on organizations to tresen_system;

-- Every tenant has at least one.
insert into organizations (tenant_id, id, name, country, change_seq, created_seq, created_at, last_modified_at,
  last_modified_by_name)
select id, gen_random_uuid(), name, 'DE', 0, 0, date_trunc('milliseconds', now()), date_trunc('milliseconds', now()),
  'system'
from tenants;
