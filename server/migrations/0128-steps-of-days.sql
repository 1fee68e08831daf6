-- Steps of days and registers, too, with what was sold of each article: any days can be looked at, and one register.

-- A month has a row for each branch, and one for the whole tenant by currency; a day has one for each register of a
-- branch, and one for the whole tenant. Any days are whole months with or without the days at their edges.
create table sales_steps (
  tenant_id uuid not null,
  unit_id uuid not null,
  -- The register of a branch's day; else all zeros.
  device_id uuid not null,
  grain text not null check (grain in ('day', 'month')),
  -- The day, or the first one of the month.
  period date not null,
  -- Article keys as registers write them; a pair names them by their place, from 1.
  keys text[] not null,
  -- At the same place the article's id, where a receipt told it, thousandths and cents that were sold of it.
  ids uuid[] not null,
  quantities bigint[] not null,
  turnovers bigint[] not null,
  -- The pairs and how often each was, packed by the server.
  steps bytea not null,
  -- Steps that found no room any more.
  omitted bigint not null,
  primary key (tenant_id, unit_id, grain, period, device_id)
);
create index sales_steps_device on sales_steps (tenant_id, device_id, period);
-- Packed already: to compress it once more takes time and saves nothing.
alter table sales_steps alter column steps set storage external;
alter table sales_steps enable row level security;
create policy own on sales_steps for all to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update, delete on sales_steps to tresen_app;

drop table sales_step_month;

-- All months are counted again, from their receipts.
insert into figure_rebuilds select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts
on conflict do nothing;
