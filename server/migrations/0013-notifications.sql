-- What the server tells people by itself, and who has put it away. The kinds are a closed list of the domain.

create table notifications (
  tenant_id uuid not null references tenants,
  id uuid not null,
  kind text not null,
  -- The id of the register, branch … that it is about.
  subject uuid not null,
  since timestamptz not null,
  -- When there was last something new to tell: who put it away before sees it again.
  renewed_at timestamptz not null,
  resolved_at timestamptz,
  data jsonb not null,
  primary key (tenant_id, id)
);
-- One open alert of a kind for each subject: processes that raise the same at once raise it once.
create unique index notifications_open on notifications (tenant_id, kind, subject) where resolved_at is null;
create index notifications_resolved on notifications (resolved_at) where resolved_at is not null;

create table notification_dismissals (
  tenant_id uuid not null,
  user_id uuid not null references users on delete cascade,
  notification_id uuid not null,
  dismissed_at timestamptz not null,
  primary key (tenant_id, user_id, notification_id),
  foreign key (tenant_id, notification_id) references notifications on delete cascade
);
create index notification_dismissals_notification on notification_dismissals (tenant_id, notification_id);
create index notification_dismissals_user on notification_dismissals (user_id);

alter table notifications enable row level security;
alter table notification_dismissals enable row level security;
create policy own on notifications to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy own on notification_dismissals to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
-- What happens by time is found for all tenants at once.
create policy every on notifications to tresen_system using (true) with check (true);

grant select, insert, update on notifications to tresen_app;
grant select, insert, update, delete on notification_dismissals to tresen_app;
grant select, insert, update, delete on notifications to tresen_system;

-- Registers that were connected once and are not heard, with what the domain's rule needs to know of them
-- (register-silence.ts), by id. It reads receipts of all tenants for whom the system role may not: counts come out.
create function silent_registers(
  p_now timestamptz, p_silent interval, p_resting interval, p_weeks int, p_after uuid, p_limit int
) returns table (
  tenant_id uuid, device_id uuid, register_name text, unit_name text, zone text, last_heard timestamptz,
  known_since timestamptz, weeks_sold int
) language sql stable security definer set search_path = public, pg_temp as $$
  select d.tenant_id, d.id, d.name, u.name, u.zone, greatest(d.last_ping_at, d.last_receipt_at), d.created_at,
    (select count(*)::int from generate_series(1, p_weeks) week
      -- The same time on the clock of the branch, also across a change of its summer time.
      cross join lateral (select ((p_now at time zone u.zone) - week * interval '7 days') at time zone u.zone) m(moment)
      where exists (select from receipts r where r.tenant_id = d.tenant_id and r.device_id = d.id
        and r.ended_at >= m.moment and r.ended_at < m.moment + interval '1 hour'))
  from devices d
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where d.unlinked_at is null and d.status = 1 and d.live_communication and d.last_ping_at is not null
    and greatest(d.last_ping_at, d.last_receipt_at) between p_now - p_resting and p_now - p_silent
    and d.id > p_after
    and not exists (select from notifications n where n.tenant_id = d.tenant_id and n.kind = 'registerOffline'
      and n.subject = d.id and n.resolved_at is null)
  order by d.id
  limit p_limit
$$;
revoke execute on function silent_registers from public;
grant execute on function silent_registers to tresen_system;

-- Branches whose records wait already are told of, too.
insert into notifications (tenant_id, id, kind, subject, since, renewed_at, data)
select p.tenant_id, gen_random_uuid(), 'syncFailed', p.unit_id, date_trunc('milliseconds', min(p.received_at)),
  date_trunc('milliseconds', max(p.received_at)),
  jsonb_build_object('unitName', u.name, 'zone', u.zone, 'count', count(*))
from sync_problems p
join organization_units u on u.tenant_id = p.tenant_id and u.id = p.unit_id
where p.resolved_at is null
group by p.tenant_id, p.unit_id, u.name, u.zone;
