-- The figures of single registers, whatever branches they stood in.
create index sales_source_day_device on sales_source_day (tenant_id, device_id, day);
