-- Notifications to the tax office under section 146a(4) AO (FIS-12 to FIS-16): what people add to master data for them, by
-- company, branch or register, and each notification with all that it says. One that was sent is never changed again.
create table tax_details (
  tenant_id uuid not null references tenants (id),
  kind text not null check (kind in ('taxpayer', 'establishment', 'system')),
  subject uuid not null,
  details jsonb not null,
  last_modified_at timestamptz not null,
  primary key (tenant_id, kind, subject)
);
alter table tax_details enable row level security;
create policy own on tax_details to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update on tax_details to tresen_app;

create table tax_notifications (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  unit_id uuid not null,
  type smallint not null default 1 check (type = 1),
  report_state smallint not null check (report_state in (0, 1, 2, 3)),
  validation_state smallint not null check (validation_state in (0, 1, 2)),
  task_state smallint not null check (task_state in (0, 1, 2, 3)),
  content jsonb not null,
  created_at timestamptz not null,
  created_by_name text not null,
  checked_at timestamptz not null,
  sent_on date,
  concluded_at timestamptz,
  concluded_by_name text,
  transfer_ticket text,
  note text,
  version int not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, unit_id) references organization_units (tenant_id, id)
);
create unique index tax_notifications_open on tax_notifications (tenant_id, unit_id) where report_state < 3;
create index tax_notifications_unit on tax_notifications (tenant_id, unit_id, created_at);
alter table tax_notifications enable row level security;
create policy own on tax_notifications for select to tresen_app using (tenant_id = (select current_tenant()));
create policy own_new on tax_notifications for insert to tresen_app
  with check (tenant_id = (select current_tenant()));
create policy own_open on tax_notifications for update to tresen_app
  using (tenant_id = (select current_tenant()) and report_state < 3)
  with check (tenant_id = (select current_tenant()));
create policy own_draft on tax_notifications for delete to tresen_app
  using (tenant_id = (select current_tenant()) and report_state < 3);
grant select, insert, update, delete on tax_notifications to tresen_app;

-- What the tax office answered to a notification that was sent; kept beside it, so that lists need not read it.
create table tax_receipts (
  tenant_id uuid not null,
  notification_id uuid not null,
  name text not null,
  content bytea not null check (length(content) <= 2000000),
  uploaded_at timestamptz not null,
  primary key (tenant_id, notification_id),
  foreign key (tenant_id, notification_id) references tax_notifications (tenant_id, id)
);
alter table tax_receipts enable row level security;
create policy own on tax_receipts to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update on tax_receipts to tresen_app;
