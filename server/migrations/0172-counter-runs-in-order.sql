-- What came before each run is looked for once, before any run is made longer. Where nothing was known of the table yet, a
-- plan joined each new run with all runs of the company first: a register that counts from one again and again, with a few
-- thousand receipts behind it, held a push of 500 for a quarter of a minute.
create or replace function add_counter_runs(p_tenant uuid, p_runs json) returns void
language plpgsql
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $function$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(36, l.counter) from (
    select distinct counter_lock(p_tenant, x.kind, x.series) counter
    from json_to_recordset(p_runs) x(kind text, series text) order by 1) l;
  with x as materialized (
    select * from json_to_recordset(p_runs) x(kind text, series text, first bigint, first_at timestamptz, last bigint,
      last_at timestamptz, device uuid, unit uuid, first_signature bigint, last_signature bigint)
  ), follows as materialized (
    select x.*, before.first as before_first, before.first_at as before_at
    from x cross join lateral (
      select c.first, c.first_at, c.last from counter_runs c
      where c.tenant_id = p_tenant and c.kind = x.kind and c.series = x.series and c.first_at <= x.first_at
      order by c.first_at desc, c.first desc limit 1) before
    where before.last = x.first - 1
      and not exists (select from x y where y.kind = x.kind and y.series = x.series and y.first <> x.first
        and y.first_at between before.first_at and x.first_at)
  ), longer as (
    update counter_runs r set last = f.last, last_at = greatest(r.last_at, f.last_at), device_id = f.device,
      unit_id = f.unit, last_signature = f.last_signature
    from follows f
    where r.tenant_id = p_tenant and r.kind = f.kind and r.series = f.series and r.first = f.before_first
      and r.first_at = f.before_at
    returning f.kind, f.series, f.first as added
  )
  insert into counter_runs (tenant_id, kind, series, first, first_at, last, last_at, device_id, unit_id,
    first_signature, last_signature)
  select p_tenant, x.kind, x.series, x.first, x.first_at, x.last, x.last_at, x.device, x.unit, x.first_signature,
    x.last_signature
  from x where not exists (
    select from longer l where l.kind = x.kind and l.series = x.series and l.added = x.first)
  order by x.kind, x.series, x.first
  on conflict do nothing;
end $function$;
