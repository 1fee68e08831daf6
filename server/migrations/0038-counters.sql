-- What a record that waits is about, for the list, its filters, and for gaps of counters that it explains.
alter table sync_problems
  add column number bigint,
  add column ended_at timestamptz,
  add column gross bigint,
  add column currency text,
  add column tse_serial text,
  add column tse_transaction bigint,
  -- Who decided may leave; their name stays.
  add column resolved_by_name text;

-- PostgreSQL 15 cannot ask whether a text is JSON.
create function is_json(content text) returns boolean language plpgsql immutable as $$
begin
  perform content::json;
  return true;
exception when invalid_text_representation then return false;
end $$;
update sync_problems set number = (raw::json ->> 'number')::bigint, ended_at = (raw::json ->> 'end')::timestamptz,
  gross = (raw::json ->> 'gross')::bigint, currency = raw::json ->> 'currency',
  tse_serial = raw::json #>> '{tse,serial}', tse_transaction = (raw::json #>> '{tse,transaction}')::bigint
where kind = 'receipt' and reason <> 'UNSTORABLE' and is_json(raw);
drop function is_json;
update sync_problems p set resolved_by_name = trim(u.first_name || ' ' || u.last_name)
from users u where u.id = p.resolved_by;

create index sync_problems_done on sync_problems (tenant_id, id desc) where resolved_at is not null;
create index sync_problems_device on sync_problems (tenant_id, device_id, kind, number);
create index sync_problems_transaction on sync_problems (tenant_id, tse_serial, tse_transaction)
  where tse_serial is not null;

-- Gaps that were found in counters: numbers that are missing, or a counter that went backwards. One that closes by itself
-- (its receipts came late) stays with the time when it did.
create table counter_gaps (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('receipt', 'transaction', 'z')),
  series text not null,
  fault text not null check (fault in ('missing', 'backwards')),
  -- The missing numbers; of a counter that went backwards, the number that it went to, and the one that it had.
  first bigint not null,
  last bigint not null,
  -- Between these two records of the series.
  after_at timestamptz not null,
  before_at timestamptz not null,
  -- Signature counters that are missing along with transactions.
  first_signature bigint,
  last_signature bigint,
  device_id uuid not null,
  unit_id uuid not null,
  found_at timestamptz not null,
  -- open: nobody knows why; waiting: in the sync problems; noted: settled there without being stored; acknowledged.
  state text not null check (state in ('open', 'waiting', 'noted', 'acknowledged')),
  acknowledged_at timestamptz,
  acknowledged_by uuid,
  acknowledged_by_name text,
  acknowledged_reason text,
  closed_at timestamptz,
  primary key (tenant_id, id)
);
create unique index counter_gaps_open on counter_gaps (tenant_id, kind, series, fault, first, after_at)
  where closed_at is null;
create index counter_gaps_device on counter_gaps (tenant_id, device_id, id desc);
create index counter_gaps_list on counter_gaps (tenant_id, id desc) where closed_at is null;

alter table counter_gaps enable row level security;
create policy own on counter_gaps to tresen_app using (tenant_id = (select current_tenant()))
  with check (tenant_id = (select current_tenant()));
grant select, insert, update on counter_gaps to tresen_app; -- never deleted

-- What happens by time is found for all tenants at once: which series have more than one run, and whose gaps are to be
-- told of. Counts and ids come out.
create function broken_series() returns table (tenant_id uuid, kind text, series text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.tenant_id, r.kind, r.series from counter_runs r group by 1, 2, 3 having count(*) > 1
  union
  select g.tenant_id, g.kind, g.series from counter_gaps g where g.closed_at is null
$$;

create function gaps_to_tell(p_found_before timestamptz) returns table (
  tenant_id uuid, device_id uuid, register_name text, unit_name text, zone text, since timestamptz, gaps int, missing bigint,
  kinds text[]
) language sql stable security definer set search_path = public, pg_temp as $$
  select g.tenant_id, g.device_id, d.name, u.name, u.zone, min(g.after_at), count(*)::int,
    sum(case g.fault when 'missing' then g.last - g.first + 1 else 0 end)::bigint,
    array_agg(distinct g.kind order by g.kind)
  from counter_gaps g
  join devices d on d.tenant_id = g.tenant_id and d.id = g.device_id
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  where g.closed_at is null and g.state = 'open' and g.found_at <= p_found_before
  group by 1, 2, 3, 4, 5
$$;
revoke execute on function broken_series, gaps_to_tell from public;
grant execute on function broken_series, gaps_to_tell to tresen_system;

-- Adds runs of counters: one that goes on where the latest of its series ended makes that longer. Indexes decide,
-- however few rows there were when a connection planned it.
-- A till that starts again at 1 gives out numbers again, so a run goes on only with the one that was before it in time:
-- else the 4 of its second life would be put behind the 3 of its first, and hide that the second has no 3.
create index counter_runs_time on counter_runs (tenant_id, kind, series, first_at, first);
create function add_counter_runs(p_tenant uuid, p_runs json) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  with x as materialized (
    select * from json_to_recordset(p_runs) x(kind text, series text, first bigint, first_at timestamptz, last bigint,
      last_at timestamptz, device uuid, unit uuid, first_signature bigint, last_signature bigint)
  ), longer as (
    update counter_runs r set last = x.last, last_at = greatest(r.last_at, x.last_at), device_id = x.device,
      unit_id = x.unit, last_signature = x.last_signature
    from x cross join lateral (
      select c.first, c.first_at, c.last from counter_runs c
      where c.tenant_id = p_tenant and c.kind = x.kind and c.series = x.series and c.first_at <= x.first_at
      order by c.first_at desc, c.first desc limit 1) before
    where before.last = x.first - 1
      and not exists (select from x y where y.kind = x.kind and y.series = x.series and y.first <> x.first
        and y.first_at between before.first_at and x.first_at)
      and r.tenant_id = p_tenant and r.kind = x.kind and r.series = x.series and r.first = before.first
      and r.first_at = before.first_at
    returning x.kind, x.series, x.first as added
  )
  insert into counter_runs (tenant_id, kind, series, first, first_at, last, last_at, device_id, unit_id,
    first_signature, last_signature)
  select p_tenant, x.kind, x.series, x.first, x.first_at, x.last, x.last_at, x.device, x.unit, x.first_signature,
    x.last_signature
  from x where not exists (
    select from longer l where l.kind = x.kind and l.series = x.series and l.added = x.first)
  order by x.kind, x.series, x.first
  on conflict do nothing;
end $$;

revoke execute on function add_counter_runs from public;
grant execute on function add_counter_runs to tresen_app;
