-- Saved reports that people have pinned to Home, each for themselves.

create table report_pins (
  tenant_id uuid not null references tenants,
  user_id uuid not null references users on delete cascade,
  -- No reference: a report that is gone says so on Home, until its person takes it off.
  view_id uuid not null,
  -- As the report was called when it was seen last.
  name text not null,
  -- Days relative to today: LAST_WEEK …
  range text not null,
  place smallint not null,
  primary key (tenant_id, user_id, view_id)
);
create index report_pins_user on report_pins (user_id);

alter table report_pins enable row level security;
create policy own on report_pins to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update, delete on report_pins to tresen_app;
