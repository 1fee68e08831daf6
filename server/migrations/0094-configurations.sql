-- What registers are set to: a value of a setting for the whole company, for branches or for one register, from a
-- business day on (decision 55). The value is JSON text; without one that of the wider place holds from that day on.
create table configurations (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  key text not null,
  level text not null,
  device_id uuid,
  from_day text,
  value text,
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
  foreign key (tenant_id, device_id) references devices on delete set null (device_id)
);
create index configurations_name on configurations (tenant_id, name_key, id) where status >= -1;
create index configurations_by_name on configurations (tenant_id, name_key collate natural_order, id)
  where status >= -1;
create index configurations_changes on configurations (tenant_id, change_seq);
create index configurations_key on configurations (tenant_id, key) where status >= -1;
create index configurations_device on configurations (tenant_id, device_id) where device_id is not null;

alter table configurations enable row level security;
create policy own on configurations to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
grant select, insert, update on configurations to tresen_app;
