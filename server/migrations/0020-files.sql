-- Files that become master data: an upload, how its columns are read, what that would do, and the doing.

create table imports (
  tenant_id uuid not null references tenants,
  id uuid not null,
  entity text not null,
  -- uploaded, checking, checked, started, cancelled or failed
  state text not null default 'uploaded',
  file_name text not null,
  size int not null,
  -- Encoding, separator, sheet and row of heads, as read or as somebody overruled them.
  reading jsonb not null,
  -- Head and some cells of each column.
  columns jsonb not null,
  rows int not null,
  mapping jsonb not null,
  options jsonb not null,
  language text not null default 'de',
  -- Names one check: what is started is what was seen.
  check_id uuid,
  checked_rows int not null default 0,
  -- Counts, the first changes, and the records that would be made along with them.
  report jsonb,
  -- Why it failed: code and parameters of an error.
  failure jsonb,
  -- The change counter when the check began: records that changed later are left alone.
  seen_seq bigint,
  -- The change sets that were started, by kind of record, in the order in which they are done.
  sets jsonb not null default '[]',
  actor_id uuid,
  created_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
create index imports_age on imports (created_at);

-- What a check found: records as they would be stored, in the order in which they are done.
create table import_chunks (
  tenant_id uuid not null,
  import_id uuid not null,
  check_id uuid not null,
  entity text not null,
  number int not null,
  items jsonb not null,
  primary key (tenant_id, import_id, check_id, entity, number),
  foreign key (tenant_id, import_id) references imports on delete cascade
);

create table import_faults (
  tenant_id uuid not null,
  import_id uuid not null,
  check_id uuid not null,
  number int not null,
  -- As Excel numbers it.
  row int not null,
  -- From 0; null when the file has no such column.
  "column" int,
  target text not null,
  code text not null,
  parameters jsonb,
  -- What the cell says.
  text text not null,
  primary key (tenant_id, import_id, check_id, number),
  foreign key (tenant_id, import_id) references imports on delete cascade
);

-- How files with certain heads were read the last time.
create table import_mappings (
  tenant_id uuid not null references tenants,
  entity text not null,
  -- Hash of the heads.
  signature text not null,
  mapping jsonb not null,
  options jsonb not null,
  used_at timestamptz(3) not null,
  primary key (tenant_id, entity, signature)
);

do $$
declare name text;
begin
  foreach name in array array['imports', 'import_chunks', 'import_faults', 'import_mappings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update, delete on %I to tresen_app', name);
  end loop;
end $$;

-- Old uploads are found and thrown away for all tenants at once.
create policy every on imports to tresen_system using (true) with check (true);
grant select, delete on imports to tresen_system;
