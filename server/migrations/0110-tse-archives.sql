-- Archives of security devices (TAR of TR-03153): what was sent, by whom, and what was said of it. Their octets are files.
create table tse_archives (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  security_device_id uuid not null,
  name text not null,
  size bigint not null check (size > 0),
  -- Octets that have arrived; the next piece begins there.
  received bigint not null default 0,
  -- What the sender says it is, and what it is.
  announced_sha256 text,
  sha256 text,
  state text not null check (state in ('receiving', 'waiting', 'checking', 'checked', 'same', 'failed')),
  verdict text check (verdict in ('sound', 'doubtful', 'unreadable')),
  cause text,
  -- The archive that it is the same as.
  same_as uuid,
  summary jsonb,
  comparison jsonb,
  -- Octets that were read so far, and when that was told last: a process that tells nothing is gone.
  progress bigint not null default 0,
  heard_at timestamptz,
  attempts smallint not null default 0,
  sender_kind text not null check (sender_kind in ('user', 'register')),
  sender_id uuid not null,
  sender_name text not null,
  begun_at timestamptz not null,
  received_at timestamptz,
  checked_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, security_device_id) references security_devices (tenant_id, id)
);
create index tse_archives_device on tse_archives (tenant_id, security_device_id, begun_at desc);
create index tse_archives_open on tse_archives (begun_at) where state in ('receiving', 'waiting', 'checking');

alter table tse_archives enable row level security;
create policy own on tse_archives to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy every on tse_archives to tresen_system using (true);
grant select, insert, update, delete on tse_archives to tresen_app;
grant select on tse_archives to tresen_system;

-- What was found, in the order in which it was: of each kind the first thousand.
create table tse_archive_findings (
  tenant_id uuid not null,
  archive_id uuid not null,
  position int not null,
  finding text not null,
  transaction bigint,
  counter bigint,
  detail text,
  receipt_id uuid,
  primary key (tenant_id, archive_id, position),
  foreign key (tenant_id, archive_id) references tse_archives (tenant_id, id) on delete cascade
);

alter table tse_archive_findings enable row level security;
create policy own on tse_archive_findings to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
grant select, insert, delete on tse_archive_findings to tresen_app;
