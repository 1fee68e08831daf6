-- Files that somebody took of a list: what was asked for, how far it is, and where it lies. See decision 28.

create table exports (
  tenant_id uuid not null references tenants,
  id uuid not null,
  -- One of the lists that the server knows by this name.
  source text not null,
  format text not null check (format in ('csv', 'xlsx')),
  language text not null check (language in ('de', 'en')),
  zone text not null,
  -- What the list showed: its filter, as the list's own API takes it, its order, and columns where they were chosen.
  filter jsonb not null,
  sort text not null,
  columns text not null,
  -- The filter in the words of the screen.
  description text not null,
  -- How many the screen counted; null where it only estimated.
  shown bigint,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  -- How often it was begun: a process that is killed again and again is not to be followed by others for ever.
  attempts int not null default 0,
  -- What the list counts, in the snapshot that is written, and how many of them the file has.
  total bigint,
  done bigint not null default 0,
  -- Lines of the file without its head: a list of receipts may be written position by position.
  rows bigint not null default 0,
  -- In bytes.
  size bigint,
  failure text check (failure in ('noSpace', 'interrupted', 'internal')),
  user_id uuid not null,
  user_name text not null,
  created_at timestamptz(3) not null,
  started_at timestamptz(3),
  ended_at timestamptz(3),
  primary key (tenant_id, id)
);
create index exports_waiting on exports (created_at) where state in ('queued', 'running');
create index exports_ended on exports (ended_at) where ended_at is not null;

alter table exports enable row level security;
create policy own on exports to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
-- Whose turn it is, and what is old, is found for all tenants at once.
create policy every on exports to tresen_system using (true);

grant select, insert, update, delete on exports to tresen_app;
grant select, delete on exports to tresen_system;
