-- What registers bring (contract 9): the data that one held before it was linked, and edits made at one afterwards.

-- One offer of a device at a time; a new one takes its place.
create table take_over_offers (
  tenant_id uuid not null references tenants,
  device_id uuid not null,
  unit_id uuid not null,
  state text not null,
  -- How many records of each kind the register says it has.
  counts jsonb not null,
  offered_at timestamptz(3) not null,
  chosen_at timestamptz(3),
  chosen_by uuid,
  chosen_by_name text,
  -- The sets of changes that take over, by kind of record.
  set_ids jsonb,
  ended_at timestamptz(3),
  primary key (tenant_id, device_id),
  foreign key (tenant_id, device_id) references devices,
  foreign key (tenant_id, unit_id) references organization_units
);

-- The records of an offer, by the register's own keys. Once they are planned `place` is their order, `chunk` those of a
-- kind that are stored together, and `record` what will be stored: values with the ids of the cloud in place of keys.
create table take_over_records (
  tenant_id uuid not null,
  device_id uuid not null,
  entity text not null,
  key text not null,
  content json not null,
  place int,
  chunk int,
  name text,
  outcome text,
  cloud_id uuid,
  record jsonb,
  faults jsonb,
  primary key (tenant_id, device_id, entity, key),
  foreign key (tenant_id, device_id) references take_over_offers on delete cascade
);
create index take_over_records_place on take_over_records (tenant_id, device_id, place);
create index take_over_records_faults on take_over_records (tenant_id, device_id, place) where outcome = 'faulty';

create table proposals (
  tenant_id uuid not null references tenants,
  -- The register's own.
  id uuid not null,
  device_id uuid not null,
  unit_id uuid not null,
  entity text not null,
  record_id uuid not null,
  base_version int not null,
  base jsonb not null,
  changes jsonb not null,
  -- By the register's clock.
  made_at timestamptz(3) not null,
  received_at timestamptz(3) not null,
  state text not null default 'open',
  reason text,
  decided_at timestamptz(3),
  decided_by uuid,
  decided_by_name text,
  primary key (tenant_id, id),
  foreign key (tenant_id, device_id) references devices,
  foreign key (tenant_id, unit_id) references organization_units
);
create index proposals_open on proposals (tenant_id, received_at desc, id desc) where state = 'open';
create index proposals_device on proposals (tenant_id, device_id);

do $$
declare name text;
begin
  foreach name in array array['take_over_offers', 'take_over_records', 'proposals'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to tresen_app', name);
  end loop;
end $$;
