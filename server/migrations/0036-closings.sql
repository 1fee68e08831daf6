-- Closings as registers sent them, with what the cloud's own sums say of each, and those that are missing.

create table closings (
  tenant_id uuid not null,
  id uuid not null,
  unit_id uuid not null,
  device_id uuid not null,
  type text not null check (type in ('daily', 'monthly', 'yearly')),
  z_number bigint not null,
  business_day date not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  -- The first and last receipt of the period: when they ended, and their numbers. Null without receipts.
  period_from timestamptz not null,
  period_to timestamptz not null,
  first_number bigint,
  last_number bigint,
  -- The daily closings that a month or a year sums.
  daily_z_numbers bigint[],
  -- Receipts of any type, and those that count.
  records int not null,
  receipts int not null,
  register_name text not null,
  operator_name text,
  currency text not null,
  turnover bigint not null,
  expected_cash bigint not null,
  counted_cash bigint,
  cash_difference bigint,
  content_hash bytea not null,
  content text not null,
  -- What the comparison found (domain: closing-comparison.ts); `figures` are null until there was one.
  state text not null default 'unchecked' check (state in ('matches', 'differs', 'incomplete', 'unchecked')),
  checked_at timestamptz,
  missing int not null default 0,
  differing int not null default 0,
  figures json,
  primary key (tenant_id, id)
);
create index closings_list on closings (tenant_id, business_day desc, created_at desc, id desc);
-- Each type of a register counts its own Z numbers (RCP-08).
create unique index closings_z on closings (tenant_id, device_id, type, z_number);
create index closings_unit on closings (tenant_id, unit_id, business_day desc, created_at desc, id desc);
create index closings_period on closings (tenant_id, device_id, period_to) where type = 'daily';
create index closings_open on closings (tenant_id, id) where state in ('unchecked', 'incomplete');
-- Lists and sums read the columns of many closings: their texts of some kilobytes stand elsewhere.
alter table closings set (toast_tuple_target = 128);

alter table closings enable row level security;
create policy own on closings to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
-- What a register sent is never changed and never deleted; what the cloud says of it is.
grant select, insert on closings to tresen_app;
grant update (state, checked_at, missing, differing, figures) on closings to tresen_app;

-- Closings may wait for a person, too.
alter table sync_problems drop constraint sync_problems_kind_check;
alter table sync_problems add constraint sync_problems_kind_check check (kind in ('receipt', 'closing'));

-- Closings of all tenants to compare: those that nobody has, and those of which more receipts have come than were there
-- at the last look. Ids only. A register's last receipt is noted to the second, so a few seconds are looked at again.
create function closings_to_compare(p_limit int) returns table (tenant_id uuid, closing_id uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select c.tenant_id, c.id
  from closings c join devices d on d.tenant_id = c.tenant_id and d.id = c.device_id
  where c.state = 'unchecked'
    or (c.state = 'incomplete' and c.type = 'daily' and d.last_receipt_at > c.checked_at - interval '5 seconds'
      and (select count(*) from receipts r where r.tenant_id = c.tenant_id and r.device_id = c.device_id
        and r.ended_at between c.period_from and c.period_to
        and (c.first_number > c.last_number or r.number between c.first_number and c.last_number))
        > c.records - c.missing)
  order by c.state = 'incomplete', c.received_at
  limit p_limit
$$;
revoke execute on function closings_to_compare from public;
grant execute on function closings_to_compare to tresen_system;

-- Business days of registers with receipts that no daily closing holds (fiscal.md 1.8), with what the domain's rule needs
-- to know of them (closing-duty.ts). The closing of a day holds its last receipt. A branch owes closings from the first
-- one on that any of its registers has sent. Of registers that have sent receipts since, or of those that are named. It
-- reads receipts of all tenants for whom the system role may not: days come out.
create function unclosed_days(p_from date, p_until date, p_devices uuid[]) returns table (
  tenant_id uuid, device_id uuid, register_name text, unit_name text, zone text, cut_off_minutes int, day date
) language sql stable security definer set search_path = public, pg_temp as $$
  select d.tenant_id, d.id, d.name, u.name, u.zone, u.cut_off_minutes, x.day::date
  from devices d
  join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
  cross join lateral (
    select c.business_day first_day from closings c
    where c.tenant_id = d.tenant_id and c.unit_id = d.unit_id and c.type = 'daily'
    order by c.business_day limit 1) owed
  cross join lateral generate_series(greatest(p_from, owed.first_day), p_until, interval '1 day') x(day)
  cross join lateral (
    select r.ended_at from receipts r
    where r.tenant_id = d.tenant_id and r.device_id = d.id and r.type = 'Beleg'
      and r.ended_at >= (x.day + u.cut_off_minutes * interval '1 minute') at time zone u.zone
      and r.ended_at < (x.day + interval '1 day' + u.cut_off_minutes * interval '1 minute') at time zone u.zone
    order by r.ended_at desc limit 1) last
  where d.unlinked_at is null
    and case when p_devices is null then d.last_receipt_at >= p_from else d.id = any (p_devices) end
    and not exists (select from closings c where c.tenant_id = d.tenant_id and c.device_id = d.id
      and c.type = 'daily' and c.period_to >= last.ended_at and c.period_from <= last.ended_at)
  order by d.tenant_id, d.id, x.day
$$;
revoke execute on function unclosed_days from public;
grant execute on function unclosed_days to tresen_system;
