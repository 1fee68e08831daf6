-- What reports are made of: all measures of a branch's day and month, and of the whole tenant's, by each thing that they can
-- be told by. One row holds all parts of a day or month: as rows of their own they would be some hundred times as many, and
-- a report of three years reads forty rows instead of ten thousands.
create table sales_breakdown (
  tenant_id uuid not null,
  unit_id uuid not null,
  grain text not null check (grain in ('day', 'month')),
  -- The day, or the first day of the month.
  period date not null,
  -- Of each dimension the parts with their sums, as the server writes them (`breakdown-codec.ts`).
  total text not null,
  article text not null,
  category text not null,
  vat text not null,
  payment text not null,
  takings text not null,
  employee text not null,
  register text not null,
  hour text not null,
  place text not null,
  primary key (tenant_id, unit_id, grain, period)
) with (fillfactor = 80, parallel_workers = 0);
alter table sales_breakdown enable row level security;
create policy own on sales_breakdown for all to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update, delete on sales_breakdown to tresen_app;

-- Receipts that are stored already are counted with the figures of their months.
insert into figure_rebuilds select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts
on conflict do nothing;
