-- Figures for many branches, for single registers and employees, and unbroken runs of counters.
--
-- A push brings the sums of its receipts once, by branch, day, register and employee; all other roll-ups of days and
-- hours follow from these within the same statement. Each table also has rows of the whole tenant, one for each
-- currency, under a unit id that no branch has (`totalUnitOf` in the domain): a question about all branches reads as
-- many rows as one about a single branch.

alter table receipts
  add column payments smallint,
  add column marks smallint,
  add column employee_id uuid,
  add column tse_serial text,
  add column tse_transaction bigint,
  add column tse_counter bigint;
create index receipts_device on receipts (tenant_id, device_id, ended_at desc, id desc);

-- Whole months of a range are read here, only the days at its edges from sales_day.
create table sales_month (
  tenant_id uuid not null,
  month date not null,
  unit_id uuid not null,
  receipts int not null,
  customers int not null,
  turnover bigint not null,
  net bigint not null,
  tax bigint not null,
  cash bigint not null,
  card bigint not null,
  digital bigint not null,
  other bigint not null,
  discounts bigint not null,
  cancelled bigint not null,
  primary key (tenant_id, unit_id, month)
) with (fillfactor = 80);

-- By register and employee ('' for none). The hours are arrays of 24, the first for 0 to 1 o'clock: as rows they would
-- be as many as the receipts of a small shop.
create table sales_source_day (
  tenant_id uuid not null,
  day date not null,
  unit_id uuid not null,
  device_id uuid not null,
  employee_key text not null,
  employee_name text not null,
  receipts int not null,
  customers int not null,
  turnover bigint not null,
  net bigint not null,
  tax bigint not null,
  cash bigint not null,
  card bigint not null,
  digital bigint not null,
  other bigint not null,
  discounts bigint not null,
  cancelled bigint not null,
  hour_receipts bigint[] not null,
  hour_turnover bigint[] not null,
  primary key (tenant_id, unit_id, day, device_id, employee_key)
) with (fillfactor = 80);

-- Unbroken runs of a register's counters. A series is a register (receipt and Z numbers) or a security device
-- (transactions, which several registers may share). Between two runs of a series lies a gap, if the lower one had
-- ended when the upper one began; a till that starts again at 1 has a run of its own.
create table counter_runs (
  tenant_id uuid not null,
  kind text not null check (kind in ('receipt', 'transaction', 'z')),
  series text not null,
  first bigint not null,
  first_at timestamptz not null,
  last bigint not null,
  last_at timestamptz not null,
  device_id uuid not null,
  unit_id uuid not null,
  -- Signature counters of the first and last transaction.
  first_signature bigint,
  last_signature bigint,
  primary key (tenant_id, kind, series, first, first_at)
) with (fillfactor = 80);
create index counter_runs_device on counter_runs (tenant_id, device_id);

-- Months whose figures are to be summed again from the receipts, by the job `rebuildFigures`.
create table figure_rebuilds (
  tenant_id uuid not null,
  month date not null,
  primary key (tenant_id, month)
);

do $$ declare t text; begin
  foreach t in array array['sales_month', 'sales_source_day', 'counter_runs', 'figure_rebuilds'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', t);
  end loop;
end $$;
create policy everything on figure_rebuilds to tresen_system using (true) with check (true);

grant select, insert, update, delete on sales_month, sales_source_day, counter_runs, figure_rebuilds to tresen_app;
grant select on figure_rebuilds to tresen_system;

-- The sums of a push by branch, day, register and employee; `total` is the unit of the whole tenant in its currency.
create type sales_part as (
  unit uuid, total uuid, day date, device uuid, employee text, name text,
  receipts int, customers int, turnover bigint, net bigint, tax bigint, cash bigint, card bigint, digital bigint,
  other bigint, discounts bigint, cancelled bigint, hour_receipts bigint[], hour_turnover bigint[]
);

-- Adds sums to all roll-ups. Everything that locks rows is sorted by key, tables come in one order, and the rows that
-- all branches share come as late as they can: no deadlocks, and short waits.
create function add_sales(p_tenant uuid, p_parts json, p_articles json) returns void
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare parts sales_part[]; begin
  select array_agg(x) into parts from json_populate_recordset(null::sales_part, p_parts) x;

  insert into sales_source_day as s
  select p_tenant, x.day, x.unit, x.device, x.employee, x.name, x.receipts, x.customers, x.turnover, x.net, x.tax,
    x.cash, x.card, x.digital, x.other, x.discounts, x.cancelled, x.hour_receipts, x.hour_turnover
  from unnest(parts) x order by x.unit, x.day, x.device, x.employee
  on conflict (tenant_id, unit_id, day, device_id, employee_key) do update set
    employee_name = excluded.employee_name,
    receipts = s.receipts + excluded.receipts, customers = s.customers + excluded.customers,
    turnover = s.turnover + excluded.turnover, net = s.net + excluded.net, tax = s.tax + excluded.tax,
    cash = s.cash + excluded.cash, card = s.card + excluded.card, digital = s.digital + excluded.digital,
    other = s.other + excluded.other, discounts = s.discounts + excluded.discounts,
    cancelled = s.cancelled + excluded.cancelled,
    hour_receipts = array(select a + b
      from unnest(s.hour_receipts, excluded.hour_receipts) with ordinality h(a, b, o) order by o),
    hour_turnover = array(select a + b
      from unnest(s.hour_turnover, excluded.hour_turnover) with ordinality h(a, b, o) order by o);

  insert into sales_article_month as s
  select p_tenant, x.month, w.unit, x.key, max(x.name), sum(x.quantity), sum(x.turnover)
  from json_to_recordset(p_articles) x(month date, unit uuid, total uuid, key text, name text, quantity bigint,
    turnover bigint)
  cross join lateral (values (x.unit), (x.total)) w(unit)
  group by w.unit, x.month, x.key order by w.unit, x.month, x.key
  on conflict (tenant_id, unit_id, month, article_key) do update set
    name = excluded.name, quantity = s.quantity + excluded.quantity, turnover = s.turnover + excluded.turnover;

  insert into sales_hour as s
  select p_tenant, x.day, w.unit, h.o - 1, sum(h.receipts), sum(h.turnover)
  from unnest(parts) x
  cross join lateral (values (x.unit), (x.total)) w(unit)
  cross join lateral unnest(x.hour_receipts, x.hour_turnover) with ordinality h(receipts, turnover, o)
  where h.receipts > 0
  group by w.unit, x.day, h.o order by w.unit, x.day, h.o
  on conflict (tenant_id, unit_id, day, hour) do update set
    receipts = s.receipts + excluded.receipts, turnover = s.turnover + excluded.turnover;

  insert into sales_month as s
  select p_tenant, date_trunc('month', x.day::timestamp)::date as month, w.unit, sum(x.receipts), sum(x.customers),
    sum(x.turnover), sum(x.net), sum(x.tax), sum(x.cash), sum(x.card), sum(x.digital), sum(x.other), sum(x.discounts),
    sum(x.cancelled)
  from unnest(parts) x cross join lateral (values (x.unit), (x.total)) w(unit)
  group by 3, 2 order by 3, 2
  on conflict (tenant_id, unit_id, month) do update set
    receipts = s.receipts + excluded.receipts, customers = s.customers + excluded.customers,
    turnover = s.turnover + excluded.turnover, net = s.net + excluded.net, tax = s.tax + excluded.tax,
    cash = s.cash + excluded.cash, card = s.card + excluded.card, digital = s.digital + excluded.digital,
    other = s.other + excluded.other, discounts = s.discounts + excluded.discounts,
    cancelled = s.cancelled + excluded.cancelled;

  insert into sales_day as s
  select p_tenant, x.day, w.unit, sum(x.receipts), sum(x.customers), sum(x.turnover), sum(x.net), sum(x.tax),
    sum(x.cash), sum(x.card), sum(x.digital), sum(x.other), sum(x.discounts), sum(x.cancelled)
  from unnest(parts) x cross join lateral (values (x.unit), (x.total)) w(unit)
  group by w.unit, x.day order by w.unit, x.day
  on conflict (tenant_id, unit_id, day) do update set
    receipts = s.receipts + excluded.receipts, customers = s.customers + excluded.customers,
    turnover = s.turnover + excluded.turnover, net = s.net + excluded.net, tax = s.tax + excluded.tax,
    cash = s.cash + excluded.cash, card = s.card + excluded.card, digital = s.digital + excluded.digital,
    other = s.other + excluded.other, discounts = s.discounts + excluded.discounts,
    cancelled = s.cancelled + excluded.cancelled;
end $$;

-- Adds runs of counters: one that goes on where the latest of its series ended makes that longer. Indexes decide,
-- however few rows there were when a connection planned it.
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
      select c.first, c.first_at from counter_runs c
      where c.tenant_id = p_tenant and c.kind = x.kind and c.series = x.series and c.last = x.first - 1
      order by c.last_at desc limit 1) before
    where r.tenant_id = p_tenant and r.kind = x.kind and r.series = x.series and r.first = before.first
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

drop function ingest_receipts;

-- As before (0003), with the sums in one place and the runs of counters beside them.
create function ingest_receipts(
  p_tenant uuid, p_devices uuid[], p_received timestamptz,
  p_ids uuid[], p_texts text, p_heads json, p_parts json, p_articles json, p_runs json
) returns table (conflict_id uuid, same boolean) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare stored bigint; begin
  perform set_config('app.tenant_id', p_tenant::text, true);
  if (select count(*) from devices d where d.tenant_id = p_tenant and d.id = any (p_devices)
      and d.unlinked_at is null and d.status = 1) < cardinality(p_devices) then
    raise exception 'DEVICE_UNLINKED' using errcode = 'TR001';
  end if;
  if exists (select from receipts r where r.tenant_id = p_tenant and r.id = any (p_ids)) then
    return query
      select r.id, r.content_hash = decode(h.hash, 'hex')
      from json_to_recordset(p_heads) h(id uuid, hash text)
      join receipts r on r.tenant_id = p_tenant and r.id = h.id;
    return;
  end if;
  -- Who sums a month again waits until nobody stores, and the other way round.
  perform pg_advisory_xact_lock_shared(34, hashtext(p_tenant::text));

  insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at,
    biz_day, biz_hour, z_number, register_name, employee_key, employee_name, employee_id, currency, gross, turnover,
    payments, marks, tse_serial, tse_transaction, tse_counter, content_hash, content)
  select p_tenant, h.id, h.unit, h.device, h.number, h.type, h.started, h.ended, p_received, h.day, h.hour, h.z,
    h.register, h.employee, h.employee_name, h.employee_id, h.currency, h.gross, h.turnover, h.payments, h.marks,
    h.tse_serial, h.tse_transaction, h.tse_counter, decode(h.hash, 'hex'), h.content
  from rows from (
    json_to_recordset(p_heads) as (id uuid, hash text, unit uuid, device uuid, number bigint, type text,
      started timestamptz, ended timestamptz, day date, hour smallint, z bigint, register text, employee text,
      employee_name text, employee_id uuid, currency text, gross bigint, turnover bigint, payments smallint,
      marks smallint, tse_serial text, tse_transaction bigint, tse_counter bigint),
    string_to_table(p_texts, E'\x1e')
  ) as h(id, hash, unit, device, number, type, started, ended, day, hour, z, register, employee, employee_name,
    employee_id, currency, gross, turnover, payments, marks, tse_serial, tse_transaction, tse_counter, content)
  order by h.id
  on conflict do nothing;
  get diagnostics stored = row_count;
  if stored <> cardinality(p_ids) then -- another connection stored one of them in this very moment: the caller looks again
    raise exception 'RECEIPTS_RACED' using errcode = '40001';
  end if;
  perform add_counter_runs(p_tenant, p_runs);
  perform add_sales(p_tenant, p_parts, p_articles);
end $$;

-- Writes what a receipt's own text says into the columns that are younger than the receipt. Nothing else of a stored
-- receipt is ever changed, so nobody may update the table itself.
create function describe_receipts(p_tenant uuid, p_heads json) returns void
language sql security definer set search_path = public as $$
  update receipts r set payments = h.payments, marks = h.marks, employee_id = h.employee_id,
    tse_serial = h.tse_serial, tse_transaction = h.tse_transaction, tse_counter = h.tse_counter
  from json_to_recordset(p_heads) as h(id uuid, employee_id uuid, payments smallint, marks smallint, tse_serial text,
    tse_transaction bigint, tse_counter bigint)
  where r.tenant_id = p_tenant and p_tenant = (select current_tenant()) and r.id = h.id and r.marks is null
$$;

-- Tenants that wait for figures to be summed again: ids only (contract 3).
revoke execute on function add_sales, add_counter_runs, ingest_receipts, describe_receipts from public;
grant execute on function add_sales, add_counter_runs, ingest_receipts, describe_receipts to tresen_app;

-- What is stored already gets its new roll-ups by the job.
insert into figure_rebuilds select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts;
