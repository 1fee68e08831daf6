-- Which registers have worked with which security device, and with which they work now: one that several registers share is
-- one row of `security_devices`, and `device_id` there says no more than who reported it last. What is told to the tax office,
-- what is swapped and what an archive is compared with goes by this table.
create table security_device_uses (
  tenant_id uuid not null,
  device_id uuid not null,
  security_device_id uuid not null,
  -- The name by which the register uses it.
  client_id text not null,
  -- Whether this is what the register reported last.
  is_current boolean not null,
  first_report_at timestamptz not null,
  last_report_at timestamptz not null,
  primary key (tenant_id, device_id, security_device_id),
  foreign key (tenant_id, device_id) references devices (tenant_id, id),
  foreign key (tenant_id, security_device_id) references security_devices (tenant_id, id)
);
create index security_device_uses_device on security_device_uses (tenant_id, security_device_id);

alter table security_device_uses enable row level security;
create policy own on security_device_uses to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
grant select, insert, update on security_device_uses to tresen_app; -- never deleted

insert into security_device_uses (tenant_id, device_id, security_device_id, client_id, is_current, first_report_at,
  last_report_at)
select tenant_id, device_id, security_device_id, (array_agg(client_id order by at desc))[1], false, min(first_at), max(at)
from (
  select tenant_id, device_id, security_device_id, coalesce(report ->> 'clientId', '') client_id, reported_at first_at,
    reported_at at from security_device_reports
  union all
  select tenant_id, device_id, id, coalesce(report ->> 'clientId', ''), last_report_at, last_report_at
  from security_devices
) told
group by tenant_id, device_id, security_device_id;

update security_device_uses u set is_current = true
where not exists (select from security_device_uses o where o.tenant_id = u.tenant_id and o.device_id = u.device_id
  and (o.last_report_at, o.security_device_id) > (u.last_report_at, u.security_device_id));
