-- Stock is a ledger (contract 22): movements are only ever added, and what there is follows from them.

create table stock_movements (
  tenant_id uuid not null references tenants,
  -- The register's, or of the page on which somebody booked it: sent twice, it is booked once.
  id uuid not null,
  unit_id uuid not null,
  article_id uuid not null,
  kind text not null,
  -- Thousandths without a sign; of a count what was found.
  quantity bigint not null,
  -- By how much the amount became another one.
  change bigint not null,
  -- By the clock of the register, or ours.
  made_at timestamptz(3) not null,
  booked_at timestamptz(3) not null,
  device_id uuid,
  user_id uuid,
  -- Who or which register, as it was called.
  actor_name text not null,
  reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, unit_id) references organization_units,
  foreign key (tenant_id, article_id) references articles
);
create index stock_movements_article on stock_movements (tenant_id, article_id, made_at desc, id desc);

-- The amount of an article in a branch, kept with each movement.
create table stock_counts (
  tenant_id uuid not null references tenants,
  article_id uuid not null,
  unit_id uuid not null,
  amount bigint not null default 0,
  -- Made by the last count.
  counted_at timestamptz(3),
  moved_at timestamptz(3),
  primary key (tenant_id, article_id, unit_id),
  foreign key (tenant_id, unit_id) references organization_units,
  foreign key (tenant_id, article_id) references articles
);

do $$
declare name text;
begin
  foreach name in array array['stock_movements', 'stock_counts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
  end loop;
  grant select, insert on stock_movements to tresen_app;
  grant select, insert, update on stock_counts to tresen_app;
end $$;
