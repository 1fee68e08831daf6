-- Global tables of the account area: tenants, users, credentials, sessions, linking, signing keys.
-- The app role sees the rows of its own tenant; the system role serves sign-in, sessions and linking.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The tenant of the running transaction. Unset or reset means no rows, never an error.
create function current_tenant() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::uuid;

create table tenants (
  id uuid primary key,
  name text not null,
  kind text not null check (kind in ('vendor', 'reseller', 'customer')),
  reseller_id uuid references tenants,
  created_at timestamptz not null default now()
);
create index tenants_reseller on tenants (reseller_id) where reseller_id is not null;

create table users (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  email text not null check (email = lower(email)),
  role text not null check (role in ('superAdmin', 'admin', 'reseller', 'owner', 'manager', 'dealer', 'user')),
  first_name text not null,
  last_name text not null,
  phone text,
  picture text,
  language text not null default 'de' check (language in ('de', 'en')),
  email_confirmed boolean not null default false,
  disabled boolean not null default false,
  last_login_at timestamptz,
  created_at timestamptz not null default now(),
  unique (email)
);
create index users_tenant on users (tenant_id);

create table credentials (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null,
  changed_at timestamptz not null default now()
);

-- One sign-in of a person or one link of a register. Revoking it ends every token that names it.
create table sessions (
  id uuid primary key,
  tenant_id uuid not null references tenants,
  kind text not null check (kind in ('user', 'register')),
  user_id uuid references users on delete cascade,
  device_id uuid,
  scope text not null,
  user_agent text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text,
  check ((kind = 'user') = (user_id is not null)),
  check ((kind = 'register') = (device_id is not null))
);
create index sessions_user on sessions (user_id) where user_id is not null;
create index sessions_device on sessions (tenant_id, device_id) where device_id is not null;
create index sessions_revoked on sessions (revoked_at) where revoked_at is not null;

-- A successor is derived from its predecessor by a keyed hash, so only hashes are kept.
create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  issued_at timestamptz not null default now(),
  rotated_at timestamptz,
  used_successor_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);

-- RFC 8628: a register that waits until a person enters its code.
create table device_authorizations (
  device_code_hash bytea primary key,
  user_code text not null,
  name text not null,
  device_type text not null,
  pos_version text not null,
  hardware_serial text not null,
  database_id uuid not null,
  scope text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  interval_seconds int not null default 5,
  last_polled_at timestamptz,
  tenant_id uuid references tenants,
  device_id uuid,
  denied_at timestamptz,
  consumed_at timestamptz,
  session_id uuid references sessions on delete cascade
);
create index device_authorizations_expiry on device_authorizations (expires_at);
create unique index device_authorizations_user_code on device_authorizations (user_code) where consumed_at is null;

create table signing_keys (
  kid text primary key,
  algorithm text not null,
  public_jwk json not null,
  sealed_private_jwk bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);

-- Who did what, acting as whom: append-only, written in the transaction of the change itself.
create table audit_log (
  tenant_id uuid not null,
  id uuid not null,
  at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('user', 'register', 'system')),
  actor_id uuid,
  actor_name text not null,
  actor_tenant_id uuid,
  action text not null,
  entity text not null,
  entity_id text not null,
  old_values json,
  new_values json,
  request_id text,
  primary key (tenant_id, id)
);
create index audit_log_entity on audit_log (tenant_id, entity, entity_id, id);

alter table tenants enable row level security;
alter table users enable row level security;
alter table audit_log enable row level security;
create policy own on tenants to tresen_app using (id = (select current_tenant()));
create policy own on users to tresen_app using (tenant_id = (select current_tenant()));
create policy own on audit_log to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on tenants to tresen_system using (true);
create policy every on users to tresen_system using (true);
create policy every on audit_log to tresen_system using (true) with check (true);

grant select on tenants, users to tresen_app;
grant select, insert on audit_log to tresen_app;
grant select, insert, update on tenants, users, credentials to tresen_system;
grant select, insert, update, delete on sessions, refresh_tokens, device_authorizations to tresen_system;
grant select, insert, update on signing_keys to tresen_system;
grant insert on audit_log to tresen_system;
