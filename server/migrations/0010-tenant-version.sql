-- The company in a profile is the tenant's name: two owners who change it at once have to notice each other.
alter table tenants add column version int not null default 1;
