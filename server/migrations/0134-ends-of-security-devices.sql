-- The list of security devices by the end of their certificates, which is the order in which they have to be swapped.
create index security_devices_end on security_devices (tenant_id, certificate_expires_key, id) include (status);
