-- What each tenant has uploaded, by day and kind of upload: quotas that survive a restart and count over processes.
create table upload_days (
  tenant_id uuid not null references tenants,
  kind text not null,
  -- In the zone of the tenant's first branch.
  day date not null,
  uploads int not null check (uploads >= 0),
  -- Announced when an upload begins, set right when it ends. One whose process was killed counts in full.
  bytes bigint not null check (bytes >= 0),
  primary key (tenant_id, kind, day)
);
create index upload_days_age on upload_days (day);

alter table upload_days enable row level security;
create policy own on upload_days to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on upload_days to tresen_system using (true);

grant select, insert, update on upload_days to tresen_app;
grant select, delete on upload_days to tresen_system;
