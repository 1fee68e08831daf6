-- What a cancelled service has made ends with its term, once.
alter table shop_services
  -- Products that it pays for: its own, and the add-ons that are paid along with it.
  add column products int[] not null default '{}',
  -- When what it had made was taken back; null while it runs, and until the job has come.
  add column ended_at timestamptz(3);
update shop_services s set products = array[s.shop_number] || (
  select coalesce(array_agg((a ->> 'shopNumber')::int), '{}')
  from shop_orders o, jsonb_array_elements(o.lines) l, jsonb_array_elements(l -> 'addOns') a
  where o.tenant_id = s.tenant_id and o.id = s.order_id and l ->> 'lineId' = s.line_id
    and a ->> 'contractType' = 'Recurring' and (a ->> 'billingIntervalMonths')::int = s.billing_interval_months);
alter table shop_services alter column products drop default;
create index shop_services_to_end on shop_services (ends_on) where ends_on is not null and ended_at is null;
create index shop_services_serials on shop_services using gin (serials);

-- Who changes a price sees when somebody else was quicker.
alter table licence_update_prices
  add column version int not null default 1,
  add column last_modified_at timestamptz(3) not null default now();
