-- From when on people are told: what a tenant says, and for single branches.
create table alert_rules (
  tenant_id uuid not null references tenants,
  -- null: for all branches that say nothing themselves
  unit_id uuid,
  -- names of rules with their values; null: never told
  rules jsonb not null,
  foreign key (tenant_id, unit_id) references organization_units (tenant_id, id),
  unique nulls not distinct (tenant_id, unit_id)
);
alter table alert_rules enable row level security;
create policy own on alert_rules to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on alert_rules for select to tresen_system using (true);
grant select, insert, update, delete on alert_rules to tresen_app;
grant select on alert_rules to tresen_system;

-- Few closings have a difference: what came last is found among them.
create index closings_differing on closings (received_at) where cash_difference <> 0 and type = 'daily';

-- Daily closings that came since a moment, whose counted cash differs by so much at least.
create function cash_differences(p_since timestamptz, p_least bigint) returns table (
  tenant_id uuid, unit_id uuid, closing_id uuid, register_name text, unit_name text, zone text, currency text,
  amount bigint, day date, made_at timestamptz
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select c.tenant_id, c.unit_id, c.id, c.register_name, u.name, u.zone, c.currency, c.cash_difference, c.business_day,
    c.created_at
  from closings c join organization_units u on u.tenant_id = c.tenant_id and u.id = c.unit_id
  where c.type = 'daily' and c.cash_difference <> 0 and c.received_at >= p_since
    and abs(c.cash_difference) >= p_least
  order by c.received_at, c.id
$$;

-- Receipts that came since a moment and hold something cancelled; what it is worth stands in their texts.
create function cancelled_receipts(p_since timestamptz, p_ended timestamptz) returns table (
  tenant_id uuid, receipt_id uuid
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.tenant_id, r.id
  from tenants t cross join lateral (
    select r.tenant_id, r.id from receipts r
    where r.tenant_id = t.id and (r.marks::int & 2) <> 0 and r.ended_at >= p_ended and r.received_at >= p_since
  ) r
  order by r.tenant_id, r.id
$$;

-- What single employees have cancelled on a day, from a day on, where it is so much at least.
create function cancelled_by_employees(p_from date, p_least bigint) returns table (
  tenant_id uuid, unit_id uuid, unit_name text, zone text, currency text, day date, employee_key text,
  employee_name text, amount bigint
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.tenant_id, u.id, u.name, u.zone, u.currency, s.day, s.employee_key, s.employee_name, s.cancelled
  from organization_units u cross join lateral (
    select d.day, d.employee_key, max(d.employee_name) employee_name, sum(d.cancelled)::bigint cancelled
    from sales_source_day d where d.tenant_id = u.tenant_id and d.unit_id = u.id and d.day >= p_from
    group by d.day, d.employee_key
  ) s
  where s.cancelled >= p_least and s.employee_key <> ''
  order by u.tenant_id, u.id, s.day, s.employee_key
$$;

create index articles_reorder on articles (tenant_id, id) where reorder_quantity is not null and status >= 0;

-- How many articles of a branch have come down to the quantity at which they are ordered, and the first of them.
create function low_stock(p_names int) returns table (
  tenant_id uuid, unit_id uuid, unit_name text, zone text, articles int, names text[]
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select u.tenant_id, u.id, u.name, u.zone, count(*)::int,
    (array_agg(a.name order by a.name_key, a.id))[1:p_names]
  from articles a
  join stock_counts c on c.tenant_id = a.tenant_id and c.article_id = a.id
  join organization_units u on u.tenant_id = a.tenant_id and u.id = c.unit_id and u.status > 0
  where a.reorder_quantity is not null and a.status >= 0 and c.moved_at is not null
    and c.amount <= a.reorder_quantity and (a.unit_ids is null or u.id = any (a.unit_ids))
  group by u.tenant_id, u.id, u.name, u.zone
$$;

revoke execute on function cash_differences, cancelled_receipts, cancelled_by_employees, low_stock from public;
grant execute on function cash_differences, cancelled_receipts, cancelled_by_employees, low_stock to tresen_system;
