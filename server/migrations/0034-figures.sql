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

-- What stores receipts, and what fills columns that are younger than a receipt: 0035, when all columns are there. What
-- adds runs of counters: 0038.
drop function ingest_receipts;

revoke execute on function add_sales from public;
grant execute on function add_sales to tresen_app;

-- What is stored already gets its new roll-ups by the job.
insert into figure_rebuilds select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts;
