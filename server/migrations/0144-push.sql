-- The pair of keys by which push services know this server; its private part is sealed with SECRET.
create table push_keys (
  id uuid primary key,
  public_key text not null,
  sealed_private_key bytea not null,
  created_at timestamptz not null
);
-- There is one: browsers subscribe to it.
create unique index push_keys_only on push_keys ((true));
alter table push_keys enable row level security;
create policy every on push_keys to tresen_system using (true) with check (true);
grant select, insert on push_keys to tresen_system;
grant update (sealed_private_key) on push_keys to tresen_system;

-- Browsers that show alerts of a person while no page is open.
create table push_devices (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  -- where its push service takes messages, and what they are encrypted for
  endpoint text not null,
  public_key text not null,
  auth_secret text not null,
  -- what the browser calls itself
  user_agent text not null,
  -- what was raised before is no news
  since timestamptz not null,
  primary key (tenant_id, id)
);
-- One browser has one person.
create unique index push_devices_endpoint on push_devices (endpoint);
create index push_devices_user on push_devices (user_id);

-- Written before the message is sent: an alert goes to a browser once, and again only when it is renewed.
create table pushed_alerts (
  tenant_id uuid not null,
  push_device_id uuid not null,
  notification_id uuid not null,
  renewed_at timestamptz not null,
  primary key (tenant_id, push_device_id, notification_id, renewed_at),
  foreign key (tenant_id, push_device_id) references push_devices on delete cascade
);

alter table push_devices enable row level security;
alter table pushed_alerts enable row level security;
create policy own on push_devices to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on push_devices to tresen_system using (true) with check (true);
create policy every on pushed_alerts to tresen_system using (true) with check (true);
grant select, delete on push_devices to tresen_app;
grant select, insert, delete on push_devices to tresen_system;
grant select, insert, delete on pushed_alerts to tresen_system;
