-- The list of licences reads indexes alone (server/src/fleet/licences): those of the registry's orders hold the searched
-- text, too, those of what a tenant sees all that its list is ordered by. One index of trigrams does for vendor, reseller
-- and tenant, since a GIN index finds by any of its columns.

-- By what lists are ordered: milliseconds since 1970; 9e15 is never.
alter table licences add column ends_key bigint not null
  generated always as (coalesce((extract(epoch from ends_at at time zone 'UTC') * 1000)::bigint, 9000000000000000)) stored;

drop index licences_search, licences_tenant_search, licences_reseller_search, licences_by_serial, licences_by_customer,
  licences_by_change, licences_tenant, licences_reseller;
create index licences_search on licences using gin (tenant_id, reseller_id, search_text gin_trgm_ops);
create index licences_by_serial on licences (serial_key, uid) include (search_text);
create index licences_by_customer on licences (customer_name_key, uid) include (search_text);
create index licences_by_change on licences (last_modified_at, uid) include (search_text);
create index licences_by_end on licences (ends_key, uid) include (search_text);
create index licences_reseller on licences (reseller_id, serial_key, uid)
  include (search_text, customer_name_key, last_modified_at, ends_key) where reseller_id is not null;
create index licences_tenant on licences (tenant_id, serial_key, uid)
  include (search_text, customer_name_key, last_modified_at, ends_key, reseller_id) where tenant_id is not null;
