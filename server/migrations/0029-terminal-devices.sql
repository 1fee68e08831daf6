-- The register that a terminal belongs to. It stays when the register is unlinked: linking it again resumes it.
alter table terminals add column device_id uuid;
alter table terminals add foreign key (tenant_id, device_id) references devices on delete set null (device_id);
create index terminals_device on terminals (tenant_id, device_id) where device_id is not null;
