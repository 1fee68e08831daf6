-- Registration, invitations, mails with links, profiles, sign-in history, acting for a tenant.

-- claims is the place of rights that restrict a user further (view only, certain branches, may export).
alter table users
  add column claims text[] not null default '{}',
  add column settings json,
  add column shortcuts text[] not null default '{calendar,mail,contacts}',
  add column first_login_at timestamptz,
  add column version int not null default 1;
create index users_tenant_email on users (tenant_id, email);

-- A link in a mail: good once, for one purpose, one account and one address, kept as a hash.
create table mail_tokens (
  hash bytea primary key,
  purpose text not null check (purpose in ('confirmEmail', 'resetPassword')),
  user_id uuid not null references users on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_tokens_user on mail_tokens (user_id, purpose);
create index mail_tokens_expiry on mail_tokens (expires_at);

-- Somebody was asked by mail to join a tenant. Open until accepted, withdrawn or expired.
create table invitations (
  tenant_id uuid not null references tenants,
  id uuid not null,
  email text not null check (email = lower(email)),
  role text not null check (role in ('superAdmin', 'admin', 'reseller', 'owner', 'manager', 'dealer', 'user')),
  language text not null default 'de' check (language in ('de', 'en')),
  code_hash bytea not null unique,
  invited_by uuid,
  invited_by_name text not null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  withdrawn_at timestamptz,
  primary key (tenant_id, id)
);
create unique index invitations_open on invitations (tenant_id, email)
  where accepted_at is null and withdrawn_at is null;

-- Each try to sign in to an account, for its owner to look at.
create table sign_ins (
  user_id uuid not null references users on delete cascade,
  id uuid not null,
  at timestamptz not null,
  outcome text not null check (outcome in ('signedIn', 'wrongPassword', 'unconfirmed', 'disabled')),
  address text not null,
  user_agent text,
  session_id uuid,
  primary key (user_id, id)
);

-- Whom the person behind a session has switched to. The header of each request must name the same tenant.
create table acting_sessions (
  session_id uuid primary key references sessions on delete cascade,
  tenant_id uuid not null references tenants,
  user_id uuid not null,
  user_name text not null,
  started_at timestamptz not null
);

-- Whose place the actor took, when they acted for another tenant.
alter table audit_log add column acting_as text;
create index audit_log_actor on audit_log (tenant_id, actor_id, id);
create index audit_log_foreign_actor on audit_log (tenant_id, id)
  where actor_tenant_id is not null and actor_tenant_id <> tenant_id;

alter table invitations enable row level security;
create policy own on invitations to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on invitations to tresen_system using (true) with check (true);
-- A reseller sees the tenants that name it, and no other.
create policy customers_of_reseller on tenants for select to tresen_app
  using (reseller_id = (select current_tenant()));

grant select, insert, update on invitations to tresen_app;
grant select, insert, update, delete on mail_tokens, invitations, sign_ins, acting_sessions to tresen_system;
grant delete on users, credentials to tresen_system;
