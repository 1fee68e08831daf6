-- Each process holds in memory what lists of the catalogue go by (decision 36), and asks here whether that still holds.

create table shop_catalogue_state (
  only_one boolean primary key default true check (only_one),
  -- Grows with every transaction that changes products or categories, whoever writes them.
  version bigint not null default 1
);
insert into shop_catalogue_state default values;

alter table shop_catalogue_state enable row level security;
create policy readers on shop_catalogue_state for select to tresen_app using (true);
create policy every on shop_catalogue_state to tresen_system using (true) with check (true);
grant select on shop_catalogue_state to tresen_app;
grant select, update on shop_catalogue_state to tresen_system;

-- Once in a transaction, however many rows it changes: a row that a transaction changes again and again becomes slow.
create function note_catalogue_change() returns trigger language plpgsql as $$
begin
  if current_setting('app.catalogue_changed', true) is distinct from 'yes' then
    update shop_catalogue_state set version = version + 1;
    perform set_config('app.catalogue_changed', 'yes', true);
  end if;
  return null;
end $$;

-- Right before the commit: the one row is the last that a writer waits for, so no two wait for each other.
create constraint trigger note_change after insert or update or delete on shop_products
  deferrable initially deferred for each row execute function note_catalogue_change();
create constraint trigger note_change after insert or update or delete on shop_categories
  deferrable initially deferred for each row execute function note_catalogue_change();

-- Lists and searches read them no more.
drop index shop_products_on_sale;
drop index shop_products_search;
