-- Functions that look through all tenants work on several nodes, too (decision 82): what lies on the coordinator is read by a
-- query of its own, and where something is looked up for each register, of one tenant at a time. In the body of a function in
-- SQL, Citus finds no plan at all. Beside older servers: nothing changes their shape.

create or replace function cancelled_by_employees(p_from date, p_least bigint)
returns table (tenant_id uuid, unit_id uuid, unit_name text, zone text, currency text, day date, employee_key text,
  employee_name text, amount bigint)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
-- From each branch to its days, by the key of the sums: most of them are older.
set enable_hashjoin = off set enable_mergejoin = off as $$
#variable_conflict use_column
begin
  return query
  with u as materialized (select u.tenant_id, u.id, u.name, u.zone, u.currency from organization_units u)
  select d.tenant_id, d.unit_id, u.name, u.zone, u.currency, d.day, d.employee_key, max(d.employee_name),
    sum(d.cancelled)::bigint
  from u join sales_source_day d on d.tenant_id = u.tenant_id and d.unit_id = u.id
  where d.day >= p_from and d.employee_key <> ''
  group by d.tenant_id, d.unit_id, u.name, u.zone, u.currency, d.day, d.employee_key
  having sum(d.cancelled) >= p_least
  order by d.tenant_id, d.unit_id, d.day, d.employee_key;
end $$;

create or replace function cancelled_receipts(p_since timestamptz, p_ended timestamptz)
returns table (tenant_id uuid, receipt_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with t as materialized (select t.id from tenants t)
  select r.tenant_id, r.id
  from t join receipts r on r.tenant_id = t.id
  where (r.marks::int & 2) <> 0 and r.ended_at >= p_ended and r.received_at >= p_since
  order by r.tenant_id, r.id;
end $$;

create or replace function cash_differences(p_since timestamptz, p_least bigint)
returns table (tenant_id uuid, unit_id uuid, closing_id uuid, register_name text, unit_name text, zone text,
  currency text, amount bigint, day date, made_at timestamptz)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with c as materialized (
    select c.tenant_id, c.unit_id, c.id, c.register_name, c.currency, c.cash_difference, c.business_day, c.created_at,
      c.received_at
    from closings c
    where c.type = 'daily' and c.cash_difference <> 0 and c.received_at >= p_since
      and abs(c.cash_difference) >= p_least)
  select c.tenant_id, c.unit_id, c.id, c.register_name, u.name, u.zone, c.currency, c.cash_difference, c.business_day,
    c.created_at
  from c join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
  order by c.received_at, c.id;
end $$;

create or replace function closings_to_compare(p_limit integer)
returns table (tenant_id uuid, closing_id uuid)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with o as materialized (
    select c.tenant_id, c.id, c.device_id, c.state, c.checked_at from closings c
    where c.state = 'unchecked' or (c.state = 'incomplete' and c.type = 'daily')
  ), w as materialized (
    select o.tenant_id, o.id from o join devices d on d.tenant_id = o.tenant_id and d.id = o.device_id
    where o.state = 'unchecked' or d.last_receipt_at > o.checked_at - interval '5 seconds')
  select c.tenant_id, c.id
  from w join closings c on c.tenant_id = w.tenant_id and c.id = w.id
  where c.state = 'unchecked'
    or (select count(*) from receipts r where r.tenant_id = c.tenant_id and r.device_id = c.device_id
      and r.ended_at between c.period_from and c.period_to
      and (c.first_number > c.last_number or r.number between c.first_number and c.last_number))
      > c.records - c.missing
  order by c.state = 'incomplete', c.received_at
  limit p_limit;
end $$;

-- What it did not find the tenant's was left alone before, too.
create or replace function describe_receipts(p_tenant uuid, p_heads json) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan as $$
begin
  if p_tenant is distinct from current_tenant() then return; end if;
  update receipts r set payments = h.payments, marks = h.marks, employee_id = h.employee_id,
    tse_serial = h.tse_serial, tse_transaction = h.tse_transaction, tse_counter = h.tse_counter,
    target = h.target, target_key = lower(h.target collate "und-x-icu"), customer = h.customer, note = h.note,
    refers_to = h.refers_to, sold = h.sold
  from json_to_recordset(p_heads) as h(id uuid, employee_id uuid, payments smallint, marks smallint, tse_serial text,
    tse_transaction bigint, tse_counter bigint, target text, customer text, note text, refers_to text, sold text)
  where r.tenant_id = p_tenant and r.id = h.id
    and (r.marks is null or r.customer is null and h.customer is not null
      or r.target_key is null and h.target is not null or r.sold is null);
end $$;

create or replace function gaps_to_tell(p_found_before timestamptz)
returns table (tenant_id uuid, device_id uuid, register_name text, unit_name text, zone text, since timestamptz,
  gaps integer, missing bigint, kinds text[])
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  with g as materialized (
    select g.tenant_id, g.device_id, g.kind, g.fault, g.first, g.last, g.after_at from counter_gaps g
    where g.closed_at is null and g.state = 'open' and g.found_at <= p_found_before)
  select g.tenant_id, g.device_id, d.name, u.name, u.zone, min(g.after_at), count(*)::int,
    sum(case g.fault when 'missing' then g.last - g.first + 1 else 0 end)::bigint,
    array_agg(distinct g.kind order by g.kind)
  from g
  join devices d on d.tenant_id = g.tenant_id and d.id = g.device_id
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  group by 1, 2, 3, 4, 5;
end $$;

create or replace function silent_registers(p_now timestamptz, p_silent interval, p_resting interval, p_weeks integer,
  p_after uuid, p_limit integer)
returns table (tenant_id uuid, device_id uuid, unit_id uuid, register_name text, unit_name text, zone text,
  last_heard timestamptz, known_since timestamptz, weeks_sold integer)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare d record;
begin
  for d in
    select d.tenant_id, d.id, d.unit_id, d.name, u.name unit_name, u.zone,
      greatest(d.last_ping_at, d.last_receipt_at) last_heard, d.created_at
    from devices d
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where d.unlinked_at is null and d.status = 1 and d.live_communication and d.last_ping_at is not null
      and greatest(d.last_ping_at, d.last_receipt_at) between p_now - p_resting and p_now - p_silent
      and d.id > p_after
      and not exists (select from notifications n where n.tenant_id = d.tenant_id and n.resolved_at is null
        and ((n.kind = 'registerOffline' and n.subject = d.id)
          or (n.kind = 'branchOffline' and n.subject = d.unit_id and n.data -> 'deviceIds' ? d.id::text)))
    order by d.id
    limit p_limit
  loop
    return query
    select d.tenant_id, d.id, d.unit_id, d.name, d.unit_name, d.zone, d.last_heard, d.created_at, count(*)::int
    from generate_series(1, p_weeks) week
    cross join lateral (select ((p_now at time zone d.zone) - week * interval '7 days') at time zone d.zone) m(moment)
    -- Not exists: that would be joined, and read all receipts of the register.
    cross join lateral (select from receipts r where r.tenant_id = d.tenant_id and r.device_id = d.id
      and r.ended_at >= m.moment and r.ended_at < m.moment + interval '1 hour' limit 1) sold;
  end loop;
end $$;

create or replace function unclosed_days(p_from date, p_until date, p_devices uuid[])
returns table (tenant_id uuid, device_id uuid, register_name text, unit_name text, zone text, cut_off_minutes integer,
  day date)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare d record;
begin
  for d in
    select d.tenant_id, d.id, d.unit_id, d.name, u.name unit_name, u.zone, u.cut_off_minutes
    from devices d
    join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where d.unlinked_at is null
      and case when p_devices is null then d.last_receipt_at >= p_from else d.id = any (p_devices) end
    order by d.tenant_id, d.id
  loop
    return query
    select d.tenant_id, d.id, d.name, d.unit_name, d.zone, d.cut_off_minutes, x.day::date
    from (
      select c.business_day first_day from closings c
      where c.tenant_id = d.tenant_id and c.unit_id = d.unit_id and c.type = 'daily'
      order by c.business_day limit 1) owed
    cross join lateral generate_series(greatest(p_from, owed.first_day), p_until, interval '1 day') x(day)
    cross join lateral (
      select r.ended_at from receipts r
      where r.tenant_id = d.tenant_id and r.device_id = d.id and r.type = 'Beleg'
        and r.ended_at >= (x.day + d.cut_off_minutes * interval '1 minute') at time zone d.zone
        and r.ended_at < (x.day + interval '1 day' + d.cut_off_minutes * interval '1 minute') at time zone d.zone
      order by r.ended_at desc limit 1) last
    -- Not exists: that would be joined, and read all closings of the register.
    where (select c.id from closings c where c.tenant_id = d.tenant_id and c.device_id = d.id and c.type = 'daily'
      and c.period_to >= last.ended_at and c.period_from <= last.ended_at limit 1) is null
    order by x.day;
  end loop;
end $$;
