-- Whether the database can be written is known by writing: one row, again and again. Where storage is suspected to be
-- full, a small table is made anew, which needs room for a page, as a row that is only changed does not.
create table heartbeat (
  is_only boolean primary key default true check (is_only),
  at timestamptz not null
) with (fillfactor = 50);
insert into heartbeat (at) values (now());
create table storage_probe (content text not null);
grant select, update on heartbeat to tresen_app;
grant insert, truncate on storage_probe to tresen_app;
