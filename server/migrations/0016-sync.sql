-- How far each register has come with master data, and what it could not take (decision 15). Nothing here is written
-- when a record changes: what a change costs does not depend on how many registers there are.

create table device_sync (
  tenant_id uuid not null references tenants,
  device_id uuid not null,
  -- The branch of the cursor: a register that was moved begins anew.
  unit_id uuid not null,
  -- The register has applied every change up to this number; 0 until it has all that its branch had at first.
  cursor bigint not null default 0,
  -- Grows whenever somebody asks the register to begin anew; cursors of before are out of date.
  epoch int not null default 0,
  -- When it said so: pairs of number and seconds since 1970, oldest first, the fewer the older.
  acknowledgements bigint[] not null default '{}',
  -- When it last asked, to the hour, or acknowledged.
  seen_at timestamptz not null,
  primary key (tenant_id, device_id),
  foreign key (tenant_id, device_id) references devices
);

create table sync_failures (
  tenant_id uuid not null references tenants,
  device_id uuid not null,
  entity text not null,
  record_id uuid not null,
  -- The change that could not be applied. Once the record has a later one, this counts no more.
  change_seq bigint not null,
  reason text not null,
  failed_at timestamptz not null,
  primary key (tenant_id, entity, record_id, device_id),
  foreign key (tenant_id, device_id) references devices
);
create index sync_failures_device on sync_failures (tenant_id, device_id);

alter table device_sync enable row level security;
alter table sync_failures enable row level security;
create policy own on device_sync to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy own on sync_failures to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update on device_sync to tresen_app;
grant select, insert, update, delete on sync_failures to tresen_app;

-- Linked registers with their cursors. Whoever asks decides from when on one is heard no more.
create view register_cursors with (security_invoker = true) as
select d.tenant_id, d.id as device_id, d.name, d.unit_id,
  case when s.unit_id = d.unit_id then s.cursor else 0 end as cursor,
  case when s.unit_id = d.unit_id then s.acknowledgements else '{}' end as acknowledgements,
  greatest(d.linked_at, d.last_ping_at, s.seen_at) as seen_at
from devices d
left join device_sync s on s.tenant_id = d.tenant_id and s.device_id = d.id
where d.unlinked_at is null and d.status = 1;
grant select on register_cursors to tresen_app;

-- Deletions that wait for registers are few, and looked for with every acknowledgement.
create index vats_pending on vats (tenant_id, change_seq) where status = -1;
create index categories_pending on categories (tenant_id, change_seq) where status = -1;
create index printers_pending on printers (tenant_id, change_seq) where status = -1;
create index articles_pending on articles (tenant_id, change_seq) where status = -1;

-- Tenants whose deletions wait: by time alone a register stops to hold them up. Ids only, since it crosses tenants.
create function tenants_with_pending_deletions() returns setof uuid
  language sql stable security definer set search_path = public, pg_temp as $$
  select tenant_id from vats where status = -1
  union select tenant_id from categories where status = -1
  union select tenant_id from printers where status = -1
  union select tenant_id from articles where status = -1
$$;
revoke execute on function tenants_with_pending_deletions from public;
grant execute on function tenants_with_pending_deletions to tresen_system;
