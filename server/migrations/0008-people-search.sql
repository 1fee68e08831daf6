-- Search for people across tenants, ignoring case and accents, for the list of 'Switch as' (USR-10, USR-11).
-- Only the system role searches: under a tenant's policy the planner would not use these indexes (contract 4).

create extension if not exists unaccent;

-- unaccent() reads its dictionary, so it is not immutable by itself; the dictionary here is fixed.
create function searchable(text) returns text language sql immutable strict parallel safe
  return lower(unaccent('unaccent'::regdictionary, $1));

-- The e-mail makes it unique, so that a list can go on after any row.
alter table users add column search_text text collate "C" not null
  generated always as (searchable(last_name || ' ' || first_name || ' ' || email)) stored;
create index users_search_order on users (search_text);
create index users_search on users using gin (search_text gin_trgm_ops);

alter table tenants add column search_text text collate "C" not null
  generated always as (searchable(name)) stored;
create index tenants_search on tenants using gin (search_text gin_trgm_ops);
