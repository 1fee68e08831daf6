-- Staff, companies, terminals and rooms: kinds of master data like those of migration 0015.

create table companies (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  name_addition text,
  salutation text,
  first_name text,
  last_name text,
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
  tax_number text,
  tax_id text,
  sales_tax_id text,
  bank_name text,
  bank_code text,
  iban text,
  bic text,
  unit_ids uuid[],
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
  search_text text collate "C" not null generated always as (searchable(name || ' ' || coalesce(last_name, '') || ' ' || coalesce(address, '') || ' ' || coalesce(city, ''))) stored,
  primary key (tenant_id, id)
);
create index companies_name on companies (tenant_id, name_key, id) where status >= -1;
create index companies_changes on companies (tenant_id, change_seq);

create table employees (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  salutation text,
  first_name text,
  last_name text,
  personnel_number text,
  email text,
  phone text,
  role smallint not null,
  unit_ids uuid[],
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
  personnel_number_key text collate "C" not null generated always as (coalesce(number_key(personnel_number), '')) stored,
  search_text text collate "C" not null generated always as (searchable(name || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(personnel_number, ''))) stored,
  primary key (tenant_id, id)
);
create index employees_name on employees (tenant_id, name_key, id) where status >= -1;
create index employees_changes on employees (tenant_id, change_seq);
create index employees_personnel_number on employees (tenant_id, personnel_number_key) where status >= -1;

create table terminals (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  type text not null,
  price_group int not null,
  vat_type text not null,
  auto_logout int not null,
  unit_ids uuid[],
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
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id)
);
create index terminals_name on terminals (tenant_id, name_key, id) where status >= -1;
create index terminals_changes on terminals (tenant_id, change_seq);

create table rooms (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  colour text,
  sort int not null,
  width int not null,
  length int not null,
  unit_ids uuid[],
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
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id)
);
create index rooms_name on rooms (tenant_id, name_key, id) where status >= -1;
create index rooms_changes on rooms (tenant_id, change_seq);

create table tables (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  number int not null,
  room_id uuid not null,
  seats int not null,
  shape text not null,
  x int not null,
  y int not null,
  width int not null,
  length int not null,
  rotation int not null,
  sort int not null,
  unit_ids uuid[],
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
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, room_id) references rooms
);
create index tables_name on tables (tenant_id, name_key, id) where status >= -1;
create index tables_changes on tables (tenant_id, change_seq);
create index tables_number on tables (tenant_id, number) where status >= -1;
create index tables_room on tables (tenant_id, room_id);

do $$
declare name text;
begin
  foreach name in array array['companies', 'employees', 'terminals', 'rooms', 'tables'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update on %I to tresen_app', name);
  end loop;
end $$;
