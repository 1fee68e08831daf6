-- The day on which an article was sold by its name last: a renamed article is called what it is called now, also where a
-- till brings receipts of before later, and where branches or months are added up. Rows of before count as named at the
-- beginning of their month.
alter table sales_article_month add column named_on date not null default '0001-01-01';

create or replace function add_sales(p_tenant uuid, p_parts json, p_articles json) returns void
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

  insert into sales_article_month as s (tenant_id, month, unit_id, article_key, name, quantity, turnover, named_on)
  select p_tenant, x.month, w.unit, x.key,
    substr(max((coalesce(x.named, x.month)::text || x.name) collate "C"), 11), sum(x.quantity), sum(x.turnover),
    max(coalesce(x.named, x.month))
  from json_to_recordset(p_articles) x(month date, unit uuid, total uuid, key text, name text, named date,
    quantity bigint, turnover bigint)
  cross join lateral (values (x.unit), (x.total)) w(unit)
  group by w.unit, x.month, x.key order by w.unit, x.month, x.key
  on conflict (tenant_id, unit_id, month, article_key) do update set
    name = case when excluded.named_on >= s.named_on then excluded.name else s.name end,
    named_on = greatest(excluded.named_on, s.named_on),
    quantity = s.quantity + excluded.quantity, turnover = s.turnover + excluded.turnover;

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
