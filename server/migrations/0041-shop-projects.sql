-- Carts: for each person one that has no name of its own (DEFAULT), and the drafts that they named.

create table shop_projects (
  tenant_id uuid not null references tenants,
  id uuid not null,
  user_id uuid not null references users on delete cascade,
  name text not null check (name <> ''),
  -- A customer of the tenant, or null for the tenant itself.
  customer_id uuid,
  -- The cart's JSON as the specification has it (`storedCartSchema`).
  cart text not null,
  -- What lists of drafts show of it: the pieces of all lines, and the total in cents, net.
  pieces int not null default 0,
  total bigint not null default 0,
  -- 0 draft, 1 ordered
  status smallint not null default 0 check (status in (0, 1)),
  front_end_type_id int not null default 2,
  version int not null default 1,
  created_at timestamptz(3) not null,
  last_modified_at timestamptz(3) not null,
  primary key (tenant_id, id)
);
-- A name once among the drafts of a person, however it is written.
create unique index shop_projects_name on shop_projects (tenant_id, user_id, searchable(name)) where status = 0;

alter table shop_projects enable row level security;
create policy own on shop_projects to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update, delete on shop_projects to tresen_app;
