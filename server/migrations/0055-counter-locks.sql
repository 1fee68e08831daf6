-- Who changes the runs of a counter takes its lock before, and of several all of them in one order: rows would be locked
-- as a plan finds them, and pushes that make many runs longer waited in a circle with the watch that joins them.
create function counter_lock(p_tenant uuid, p_kind text, p_series text) returns int language sql immutable
  return hashtext(p_tenant || ' ' || p_kind || ' ' || p_series);

-- As in 0038, behind the locks: what is read is what is changed, so that no run is made longer twice.
create or replace function add_counter_runs(p_tenant uuid, p_runs json) returns void
language plpgsql set plan_cache_mode = force_generic_plan set enable_seqscan = off as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(36, l.counter) from (
    select distinct counter_lock(p_tenant, x.kind, x.series) counter
    from json_to_recordset(p_runs) x(kind text, series text) order by 1) l;
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

revoke execute on function counter_lock from public;
grant execute on function counter_lock to tresen_app;
