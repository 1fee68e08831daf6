-- What people had registers do with their security devices: who asked for what, when, and what the register said of it.
create table security_device_actions (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  security_device_id uuid not null,
  -- The register that was asked.
  device_id uuid not null,
  action text not null check (action in ('selfTest', 'readOut', 'exportArchive', 'registerClient', 'deregisterClient')),
  client_id text,
  asked_by uuid not null,
  asked_by_name text not null,
  asked_at timestamptz(3) not null,
  -- Null until the register has answered.
  answered_at timestamptz(3),
  is_success boolean,
  -- In the words of the register.
  message text,
  -- What an export has sent.
  archive_id uuid,
  primary key (tenant_id, id),
  foreign key (tenant_id, security_device_id) references security_devices (tenant_id, id),
  foreign key (tenant_id, device_id) references devices (tenant_id, id)
);
create index security_device_actions_device on security_device_actions (tenant_id, security_device_id, asked_at desc);

alter table security_device_actions enable row level security;
create policy own on security_device_actions to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
grant select, insert on security_device_actions to tresen_app; -- never deleted, as the audit log
grant update (answered_at, is_success, message, archive_id) on security_device_actions to tresen_app;
