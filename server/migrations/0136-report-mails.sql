-- Reports that are mailed by themselves: who gets which, when, and what became of each.
create table report_mails (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  name text not null check (name <> '' and length(name) <= 80),
  rhythm text not null check (rhythm in ('day', 'week', 'month')),
  -- of a report, as it was when it was chosen; null: the summary
  question json,
  -- null: all branches
  unit_ids uuid[],
  file text not null check (file in ('none', 'pdf', 'xlsx')),
  language text not null check (language in ('de', 'en')),
  -- after midnight, by the clocks of its branches
  send_at_minutes smallint not null check (send_at_minutes between 0 and 1439),
  is_active boolean not null,
  -- whose it is: reports are read in this person's place
  author_id uuid not null,
  author_name text not null,
  -- the days that are sent next, and when
  next_from date not null,
  next_due_at timestamptz not null,
  -- that failed for the days that are next
  attempts smallint not null default 0,
  version int not null default 1,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index report_mails_due on report_mails (next_due_at) where is_active and removed_at is null;

create table report_mail_recipients (
  tenant_id uuid not null,
  report_mail_id uuid not null,
  email text not null check (email = lower(email)),
  -- of the tenant's own people; others confirm first
  user_id uuid references users (id) on delete cascade,
  state text not null check (state in ('active', 'waiting', 'unsubscribed')),
  changed_at timestamptz not null,
  primary key (tenant_id, report_mail_id, email),
  foreign key (tenant_id, report_mail_id) references report_mails (tenant_id, id)
);

-- Addresses that want nothing of a tenant: nobody there can have them asked again.
create table report_mail_refusals (
  tenant_id uuid not null references tenants (id),
  email text not null,
  refused_at timestamptz not null,
  primary key (tenant_id, email)
);

-- Links of mails, by the hash of their tokens.
create table report_mail_links (
  token_hash bytea primary key,
  tenant_id uuid not null,
  report_mail_id uuid not null,
  email text not null,
  purpose text not null check (purpose in ('confirm', 'unsubscribe')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  foreign key (tenant_id, report_mail_id) references report_mails (tenant_id, id)
);
create index report_mail_links_asked on report_mail_links (email, created_at) where purpose = 'confirm';
create index report_mail_links_tenant on report_mail_links (tenant_id, created_at) where purpose = 'confirm';
create index report_mail_links_old on report_mail_links (expires_at);

-- A row for each report mail and its days, written with the mails in one transaction: so they go out once.
create table report_mail_runs (
  tenant_id uuid not null,
  report_mail_id uuid not null,
  rhythm text not null,
  period_from date not null,
  period_to date not null,
  result text not null check (result in ('sent', 'nobody', 'failed')),
  recipients smallint not null,
  -- of a failure: a code
  cause text,
  at timestamptz not null,
  primary key (tenant_id, report_mail_id, rhythm, period_from),
  foreign key (tenant_id, report_mail_id) references report_mails (tenant_id, id)
);

alter table report_mails enable row level security;
alter table report_mail_recipients enable row level security;
alter table report_mail_refusals enable row level security;
alter table report_mail_links enable row level security;
alter table report_mail_runs enable row level security;
create policy own on report_mails to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy own on report_mail_recipients to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy own on report_mail_refusals for select to tresen_app using (tenant_id = (select current_tenant()));
create policy own on report_mail_links to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy own on report_mail_runs for select to tresen_app using (tenant_id = (select current_tenant()));
create policy every on report_mails to tresen_system using (true) with check (true);
create policy every on report_mail_recipients to tresen_system using (true) with check (true);
create policy every on report_mail_refusals to tresen_system using (true) with check (true);
create policy every on report_mail_links to tresen_system using (true) with check (true);
create policy every on report_mail_runs to tresen_system using (true) with check (true);
grant select, insert, update on report_mails to tresen_app;
grant select, insert, update, delete on report_mail_recipients to tresen_app;
grant select on report_mail_refusals, report_mail_runs to tresen_app;
grant select, insert on report_mail_links to tresen_app;
grant select, update on report_mails to tresen_system;
grant select, update on report_mail_recipients to tresen_system;
grant select, insert on report_mail_refusals to tresen_system;
grant select, insert, delete on report_mail_links to tresen_system;
grant select, insert, update, delete on report_mail_runs to tresen_system;

-- How often an address was asked since a moment, by all tenants: a stranger is not flooded, whoever asks.
create function confirmations_of(address text, since timestamptz) returns int
language sql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
  select count(*)::int from report_mail_links where purpose = 'confirm' and email = address and created_at > since
$$;
revoke execute on function confirmations_of from public;
grant execute on function confirmations_of to tresen_app;
