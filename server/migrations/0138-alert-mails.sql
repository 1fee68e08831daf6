-- Which alerts a person gets by mail, and which they have got.
create table alert_mail_settings (
  tenant_id uuid not null references tenants (id),
  user_id uuid not null references users (id) on delete cascade,
  -- kinds with their ways, and minutes of the day
  settings json not null,
  -- what was raised before is no news
  since timestamptz not null,
  primary key (tenant_id, user_id)
);

-- Written with the mail in one transaction: an alert goes out once, and again only when it is renewed.
create table alert_mails (
  tenant_id uuid not null,
  user_id uuid not null,
  notification_id uuid not null,
  renewed_at timestamptz not null,
  primary key (tenant_id, user_id, notification_id, renewed_at),
  foreign key (tenant_id, user_id) references alert_mail_settings (tenant_id, user_id) on delete cascade
);

alter table alert_mail_settings enable row level security;
alter table alert_mails enable row level security;
create policy own on alert_mail_settings to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on alert_mail_settings to tresen_system using (true) with check (true);
create policy every on alert_mails to tresen_system using (true) with check (true);
grant select, insert, update on alert_mail_settings to tresen_app;
-- update: to lock a person's alerts while they are put into a mail
grant select, update on alert_mail_settings to tresen_system;
grant select, insert, delete on alert_mails to tresen_system;

-- What somebody has put away is not mailed to them.
create policy every on notification_dismissals for select to tresen_system using (true);
grant select on notification_dismissals to tresen_system;
