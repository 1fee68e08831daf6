-- What registers show as buttons: templates, their categories, and a grid for each app of a template.

create table button_templates (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  apps text[] not null,
  unit_ids uuid[],
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id)
);
create index button_templates_name on button_templates (tenant_id, name_key, id) where status >= -1;
create index button_templates_by_name on button_templates (tenant_id, name_key collate natural_order, id)
  where status >= -1;
create index button_templates_changes on button_templates (tenant_id, change_seq);

create table button_categories (
  tenant_id uuid not null references tenants,
  id uuid not null,
  name text not null,
  template_id uuid not null,
  app text not null,
  sort int not null,
  colour text,
  parent_id uuid,
  unit_ids uuid[],
  left_unit_ids uuid[] not null default '{}',
  status smallint not null default 1,
  deleted_status smallint,
  version int not null default 1,
  change_seq bigint not null,
  created_seq bigint not null,
  created_at timestamptz not null,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  name_key text collate "C" not null generated always as (searchable(name)) stored,
  search_text text collate "C" not null generated always as (searchable(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references button_templates,
  foreign key (tenant_id, parent_id) references button_categories
);
create index button_categories_name on button_categories (tenant_id, name_key, id) where status >= -1;
create index button_categories_by_name on button_categories (tenant_id, name_key collate natural_order, id)
  where status >= -1;
create index button_categories_changes on button_categories (tenant_id, change_seq);
create index button_categories_template on button_categories (tenant_id, template_id, app, sort);

-- Stored as a whole, each time: no two buttons share a cell, which only the whole can say. Targets are no foreign keys:
-- a button stays when what it sells is deleted, and registers hide it.
create table button_grids (
  tenant_id uuid not null references tenants,
  template_id uuid not null,
  app text not null,
  rows int not null,
  columns int not null,
  layers int not null,
  mappings jsonb not null,
  version int not null default 1,
  last_modified_at timestamptz not null,
  last_modified_by uuid,
  last_modified_by_name text not null,
  primary key (tenant_id, template_id, app),
  foreign key (tenant_id, template_id) references button_templates
);

do $$
declare name text;
begin
  foreach name in array array['button_templates', 'button_categories', 'button_grids'] loop
    execute format('alter table %I enable row level security', name);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', name);
    execute format('grant select, insert, update on %I to tresen_app', name);
  end loop;
end $$;
