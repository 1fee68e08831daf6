-- Sums by table, and how many tables were taken how long: any days add up to a median (`stay.ts` of the domain).
-- The defaults stay: a server of the version before writes rows without them during an update.
alter table sales_breakdown add column target text not null default '[]', add column stay text not null default '[]';

-- Months are counted again, from their receipts: covers and seatings are new in all parts, too.
insert into figure_rebuilds select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts
on conflict do nothing;
