-- The figures of single registers, whatever branches they stood in.
create index sales_source_day_device on sales_source_day (tenant_id, device_id, day);

-- All branches of a tenant side by side, each by itself: their rows of a day or a month stand together.
create index sales_day_by_day on sales_day (tenant_id, day, unit_id);
create index sales_month_by_month on sales_month (tenant_id, month, unit_id);

-- A dashboard is read in some milliseconds: to start other processes for a part of it takes longer than the part.
alter table sales_day set (parallel_workers = 0);
alter table sales_month set (parallel_workers = 0);
alter table sales_hour set (parallel_workers = 0);
alter table sales_source_day set (parallel_workers = 0);
alter table sales_article_month set (parallel_workers = 0);
