-- Months tell how long tables were taken by weekday (`month-stays.ts` of the domain), so a year needs no days: they are
-- counted again, from their receipts.
-- Beside older servers: nothing changes its shape. What one of them adds to a month is told apart by its key; such a month is
-- read by its days.
insert into figure_rebuilds select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts
on conflict do nothing;
