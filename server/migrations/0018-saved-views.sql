-- Views of lists that people have saved: a filter, an order and columns under a name.

create table saved_views (
  tenant_id uuid not null references tenants,
  id uuid not null,
  -- The list that it is a view of: printers, articles …
  list text not null,
  name text not null,
  -- Filter and order as they stand in the address.
  query text not null,
  -- JSON: which columns, in which order, how wide; [] for as the list comes.
  columns text not null,
  is_shared boolean not null,
  -- Null once the person is gone; what they shared stays.
  owner_id uuid references users on delete set null,
  owner_name text not null,
  version int not null default 1,
  -- Removed ones can be brought back for a while.
  removed_at timestamptz,
  primary key (tenant_id, id)
);
create index saved_views_list on saved_views (tenant_id, list) where removed_at is null;
create index saved_views_removed on saved_views (tenant_id, removed_at) where removed_at is not null;
create index saved_views_owner on saved_views (owner_id);

-- The view with which a list opens for somebody.
create table default_views (
  tenant_id uuid not null,
  user_id uuid not null references users on delete cascade,
  list text not null,
  view_id uuid not null,
  primary key (tenant_id, user_id, list),
  foreign key (tenant_id, view_id) references saved_views on delete cascade
);
create index default_views_view on default_views (tenant_id, view_id);
create index default_views_user on default_views (user_id);

alter table saved_views enable row level security;
alter table default_views enable row level security;
create policy own on saved_views to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy own on default_views to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update, delete on saved_views, default_views to tresen_app;
