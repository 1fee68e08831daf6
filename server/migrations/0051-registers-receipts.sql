-- Payments and marks beside the order of time: what of a register's receipts is rare is found without reading them all.
drop index receipts_device;
create index receipts_device on receipts (tenant_id, device_id, ended_at desc, id desc) include (payments, marks);
