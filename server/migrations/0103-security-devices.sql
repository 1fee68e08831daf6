-- Security devices as registers report them (FIS-03 to FIS-06): one row for each serial of a tenant. A device that is no
-- longer used stays, with what it reported.
create table security_devices (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  serial text not null,
  kind text not null check (kind in ('tse', 'signatureUnit')),
  provider smallint not null,
  form_factor text not null,
  bsi_id text,
  operating_state smallint not null check (operating_state in (0, 1, 2, 4)),
  validation_state smallint not null check (validation_state in (0, 1, 2)),
  faults text[] not null,
  -- The last report, as it was read; the columns beside it are for lists and the watch.
  report jsonb not null,
  certificate_chain jsonb not null,
  certificate_expires_at timestamptz,
  remaining_signatures bigint,
  signatures_until timestamptz,
  clock_offset_ms bigint,
  -- The last complete backup, also after a report that names it no more.
  last_archive_at timestamptz,
  firmware text,
  has_firmware_update boolean not null,
  -- Who reported it last: the register that works with it, in the branch where that is now.
  device_id uuid not null,
  status smallint not null default 1 check (status in (0, 1)),
  health text not null check (health in ('ok', 'warning', 'error', 'retired')),
  causes text[] not null,
  urgency smallint not null,
  look_again_at timestamptz,
  admin_pin_sealed bytea,
  time_pin_sealed bytea,
  first_report_at timestamptz not null,
  last_report_at timestamptz not null,
  last_modified_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, serial),
  foreign key (tenant_id, device_id) references devices (tenant_id, id)
);
create index security_devices_device on security_devices (tenant_id, device_id);
create index security_devices_look on security_devices (look_again_at) where look_again_at is not null;
create index security_devices_ill on security_devices (health) where health in ('warning', 'error');

alter table security_devices enable row level security;
create policy own on security_devices to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy every on security_devices to tresen_system using (true) with check (true);
grant select, insert, update on security_devices to tresen_app; -- never deleted
-- The watch judges by time; PINs are sealed anew when the secret changes.
grant select on security_devices to tresen_system;
grant update (health, causes, urgency, look_again_at, admin_pin_sealed, time_pin_sealed) on security_devices to tresen_system;

-- What was reported before: the last report of each hour, so that a register that reports without end fills nothing.
create table security_device_reports (
  tenant_id uuid not null,
  security_device_id uuid not null,
  hour timestamptz not null,
  reported_at timestamptz not null,
  device_id uuid not null,
  used_signatures bigint,
  health text not null,
  causes text[] not null,
  report jsonb not null,
  primary key (tenant_id, security_device_id, hour),
  foreign key (tenant_id, security_device_id) references security_devices (tenant_id, id)
);
create index security_device_reports_old on security_device_reports (hour);

alter table security_device_reports enable row level security;
create policy own on security_device_reports to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
create policy every on security_device_reports to tresen_system using (true);
grant select, insert, update on security_device_reports to tresen_app;
grant select, delete on security_device_reports to tresen_system;
