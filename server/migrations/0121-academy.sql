-- How far somebody is in the courses of the academy (CNT-04, CNT-11): a row for each step that they have begun.
create table academy_progress (
  tenant_id uuid not null references tenants (id),
  user_id uuid not null references users (id) on delete cascade,
  step_id uuid not null references content_entries (id) on delete cascade,
  started_at timestamptz not null,
  -- null until they say that they are done with it
  ended_at timestamptz,
  spent_seconds int not null check (spent_seconds >= 0),
  primary key (tenant_id, user_id, step_id)
);
create index academy_progress_step on academy_progress (step_id);
create index academy_progress_user on academy_progress (user_id);

alter table academy_progress enable row level security;
create policy own on academy_progress to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update on academy_progress to tresen_app;
