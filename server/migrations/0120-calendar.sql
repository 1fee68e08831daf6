-- Events of the calendar (CNT-10), by the clock of their branch: a series stays at ten when the clock changes. What only
-- one day of a series has is an event of its own, and the series leaves that day out.
create table calendar_events (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  -- of the vendor's tenant, shown to all
  is_for_all boolean not null default false,
  unit_id uuid,
  title text not null check (title <> ''),
  description text not null default '',
  title_en text not null default '',
  description_en text not null default '',
  day date not null,
  end_day date not null check (end_day >= day),
  -- after midnight; null for whole days
  start_minutes smallint check (start_minutes between 0 and 1439),
  end_minutes smallint check (end_minutes between 0 and 1439),
  -- RRULE, or empty
  recurrence text not null default '',
  left_out date[] not null default '{}',
  -- on which the last one ends; null: it comes again for ever
  last_day date,
  version int not null default 1,
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  last_modified_at timestamptz not null default now(),
  search_text text collate "C" not null
    generated always as (searchable(title || ' ' || title_en || ' ' || description || ' ' || description_en)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, unit_id) references organization_units (tenant_id, id),
  check ((start_minutes is null) = (end_minutes is null)),
  check (recurrence <> '' or last_day is not null)
);
create index calendar_events_days on calendar_events (tenant_id, day, last_day) where removed_at is null;
create index calendar_events_unit on calendar_events (tenant_id, unit_id) where unit_id is not null;
create index calendar_events_for_all on calendar_events (day, last_day) where is_for_all and removed_at is null;

alter table calendar_events enable row level security;
create policy own on calendar_events to tresen_app
  using (tenant_id = (select current_tenant()) and not is_for_all)
  with check (tenant_id = (select current_tenant()) and not is_for_all);
create policy of_vendor on calendar_events for select to tresen_app using (is_for_all and removed_at is null);
create policy every on calendar_events to tresen_system using (true) with check (true);
grant select, insert, update on calendar_events to tresen_app;
grant select, insert, update on calendar_events to tresen_system;

-- The secret address under which a person's calendar program reads: only its hash is kept.
create table calendar_feeds (
  user_id uuid primary key references users (id) on delete cascade,
  token_hash bytea not null unique,
  language text not null check (language in ('de', 'en')),
  created_at timestamptz not null
);
grant select, insert, update, delete on calendar_feeds to tresen_system;
