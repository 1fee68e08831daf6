-- What registers bring to be kept: backups of their databases, archives, configurations and logs. Their octets are files.

-- The key of each tenant for the files that are kept encrypted, sealed as other secrets are.
create table file_keys (
  tenant_id uuid primary key references tenants (id),
  id uuid not null unique,
  sealed bytea not null
);
alter table file_keys enable row level security;
create policy own on file_keys to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy every on file_keys to tresen_system using (true);
grant select, insert on file_keys to tresen_app;
grant select, update on file_keys to tresen_system;
-- Whoever takes space holds the key's row meanwhile.
grant update (id) on file_keys to tresen_app;

create table backups (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  device_id uuid not null,
  register_name text not null,
  pos_serial text not null,
  category text not null check (category in ('database', 'tse', 'configuration', 'log')),
  state smallint not null check (state in (1, 2, 3, -2)),
  file_name text not null,
  content_type text not null,
  size bigint not null check (size > 0),
  -- Octets that have arrived; the next part begins there.
  received bigint not null default 0,
  sha256 text not null,
  -- Days that it is kept when it was begun; null: for ever.
  policy_days int,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  begun_at timestamptz not null,
  heard_at timestamptz not null,
  received_at timestamptz,
  -- When its octets were read and compared last, and what was wrong with them.
  verified_at timestamptz,
  fault text check (fault in ('missing', 'damaged', 'unreadable')),
  archived_at timestamptz,
  deleted_at timestamptz,
  last_modified_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, device_id) references devices (tenant_id, id)
);
create index backups_device on backups (tenant_id, device_id, category, ended_at desc);
create index backups_open on backups (heard_at) where state = 3;

alter table backups enable row level security;
create policy own on backups to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy every on backups to tresen_system using (true);
grant select, insert, update, delete on backups to tresen_app;
grant select on backups to tresen_system;

-- Where the octets lie: one file for each part, encrypted under the tenant's key with a counter of its own.
create table backup_parts (
  tenant_id uuid not null,
  backup_id uuid not null,
  begins_at bigint not null,
  bytes int not null check (bytes > 0),
  file uuid not null,
  iv bytea not null,
  primary key (tenant_id, backup_id, begins_at),
  foreign key (tenant_id, backup_id) references backups (tenant_id, id) on delete cascade
);
alter table backup_parts enable row level security;
create policy own on backup_parts to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy every on backup_parts to tresen_system using (true);
grant select, insert, delete on backup_parts to tresen_app;
grant select on backup_parts to tresen_system;

-- How long a tenant keeps what; a category without a row is kept as long as the product says.
create table backup_policies (
  tenant_id uuid not null references tenants (id),
  category text not null check (category in ('database', 'tse', 'configuration', 'log')),
  days int check (days between 1 and 3650),
  primary key (tenant_id, category)
);
alter table backup_policies enable row level security;
create policy own on backup_policies to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
grant select, insert, update on backup_policies to tresen_app;

-- Addresses under which a backup may be fetched: once, and for some minutes. Only the hash of one is kept.
create table backup_downloads (
  hash bytea primary key,
  tenant_id uuid not null,
  backup_id uuid not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, backup_id) references backups (tenant_id, id) on delete cascade
);
create index backup_downloads_backup on backup_downloads (tenant_id, backup_id);
alter table backup_downloads enable row level security;
create policy own on backup_downloads to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy every on backup_downloads to tresen_system using (true);
grant insert on backup_downloads to tresen_app;
grant select, delete on backup_downloads to tresen_system;
