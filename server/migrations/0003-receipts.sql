-- Receipts as registers sent them, the three roll-ups, and the records that wait for a person.

create table receipts (
  tenant_id uuid not null,
  id uuid not null,
  unit_id uuid not null,
  device_id uuid not null,
  number bigint not null,
  type text not null,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  received_at timestamptz not null,
  biz_day date not null,
  biz_hour smallint not null,
  z_number bigint,
  register_name text not null,
  employee_key text,
  employee_name text,
  currency text not null,
  gross bigint not null,
  turnover bigint not null,
  content_hash bytea not null,
  content text not null,
  primary key (tenant_id, id)
);
create index receipts_list on receipts (tenant_id, ended_at desc, id desc);
create index receipts_number on receipts (tenant_id, number);
-- A receipt has about 2 KB. Left alone, it would be compressed and moved out of line one by one, which costs
-- more than the whole rest of the insert.
alter table receipts set (toast_tuple_target = 8160);

-- The branch comes before the day: a dashboard always knows its branches, and reads one tight range of each.
create table sales_day (
  tenant_id uuid not null,
  day date not null,
  unit_id uuid not null,
  receipts int not null,
  customers int not null,
  turnover bigint not null,
  net bigint not null,
  tax bigint not null,
  cash bigint not null,
  card bigint not null,
  digital bigint not null,
  other bigint not null,
  discounts bigint not null,
  cancelled bigint not null,
  primary key (tenant_id, unit_id, day)
) with (fillfactor = 80);

create table sales_hour (
  tenant_id uuid not null,
  day date not null,
  unit_id uuid not null,
  hour smallint not null,
  receipts int not null,
  turnover bigint not null,
  primary key (tenant_id, unit_id, day, hour)
) with (fillfactor = 80);

-- Keyed by the register's own article key: an article unknown to the cloud still counts.
create table sales_article_month (
  tenant_id uuid not null,
  month date not null,
  unit_id uuid not null,
  article_key text not null,
  name text not null,
  quantity bigint not null,
  turnover bigint not null,
  primary key (tenant_id, unit_id, month, article_key)
) with (fillfactor = 80);

-- Records that were kept but not counted. `raw` is what the register sent, to the byte.
create table sync_problems (
  tenant_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('receipt')),
  record_id uuid,
  content_hash bytea not null,
  reason text not null,
  detail json not null,
  unit_id uuid not null,
  device_id uuid not null,
  received_at timestamptz not null,
  raw text not null,
  resolved_at timestamptz,
  resolved_by uuid,
  resolution text check (resolution in ('stored', 'accepted')),
  primary key (tenant_id, id)
);
create unique index sync_problems_record on sync_problems (tenant_id, record_id, content_hash);
create index sync_problems_open on sync_problems (tenant_id, id desc) where resolved_at is null;

do $$ declare t text; begin
  foreach t in array array['receipts', 'sales_day', 'sales_hour', 'sales_article_month', 'sync_problems'] loop
    execute format('alter table %I enable row level security', t);
    execute format('create policy own on %I to tresen_app using (tenant_id = (select current_tenant()))
      with check (tenant_id = (select current_tenant()))', t);
  end loop;
end $$;

grant select, insert on receipts to tresen_app; -- never updated, never deleted
grant select, insert, update, delete on sales_day, sales_hour, sales_article_month to tresen_app;
grant select, insert, update on sync_problems to tresen_app;

-- Stores a batch of receipts and adds it to the roll-ups, all or nothing, in one round trip.
-- The rules (what counts, business day, sums per key) are the domain's and are applied before: p_days, p_hours and
-- p_articles are the batch's own sums, right only if every receipt is new. So when some are already stored,
-- nothing happens and their ids come back, with `same` telling whether the content is the same; the caller
-- sends the rest again. An empty answer means: all stored.
-- p_texts holds the receipts' own texts separated by U+001E, which no JSON text contains; p_heads has their columns in
-- the same order. Everything that locks rows is sorted by key and the tables come in one order: no deadlocks.
-- plpgsql with a generic plan, since SQL functions are planned anew at every call.
create function ingest_receipts(
  p_tenant uuid, p_devices uuid[], p_received timestamptz,
  p_ids uuid[], p_texts text, p_heads json, p_days json, p_hours json, p_articles json
) returns table (conflict_id uuid, same boolean) language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare stored bigint; begin
  perform set_config('app.tenant_id', p_tenant::text, true);
  if (select count(*) from devices d where d.tenant_id = p_tenant and d.id = any (p_devices)
      and d.unlinked_at is null and d.status = 1) < cardinality(p_devices) then
    raise exception 'DEVICE_UNLINKED' using errcode = 'TR001';
  end if;
  if exists (select from receipts r where r.tenant_id = p_tenant and r.id = any (p_ids)) then
    return query
      select r.id, r.content_hash = decode(h.hash, 'hex')
      from json_to_recordset(p_heads) h(id uuid, hash text)
      join receipts r on r.tenant_id = p_tenant and r.id = h.id;
    return;
  end if;

  insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at,
    biz_day, biz_hour, z_number, register_name, employee_key, employee_name, currency, gross, turnover,
    content_hash, content)
  select p_tenant, h.id, h.unit, h.device, h.number, h.type, h.started, h.ended, p_received, h.day, h.hour, h.z,
    h.register, h.employee, h.employee_name, h.currency, h.gross, h.turnover, decode(h.hash, 'hex'), h.content
  from rows from (
    json_to_recordset(p_heads) as (id uuid, hash text, unit uuid, device uuid, number bigint, type text,
      started timestamptz, ended timestamptz, day date, hour smallint, z bigint, register text, employee text,
      employee_name text, currency text, gross bigint, turnover bigint),
    string_to_table(p_texts, E'\x1e')
  ) as h(id, hash, unit, device, number, type, started, ended, day, hour, z, register, employee,
    employee_name, currency, gross, turnover, content)
  order by h.id
  on conflict do nothing;
  get diagnostics stored = row_count;
  if stored <> cardinality(p_ids) then -- another connection stored one of them in this very moment: the caller looks again
    raise exception 'RECEIPTS_RACED' using errcode = '40001';
  end if;

  insert into sales_day as s
  select p_tenant, x.day, x.unit, x.receipts, x.customers, x.turnover, x.net, x.tax, x.cash, x.card, x.digital,
    x.other, x.discounts, x.cancelled
  from json_to_recordset(p_days) x(day date, unit uuid, receipts int, customers int, turnover bigint, net bigint,
    tax bigint, cash bigint, card bigint, digital bigint, other bigint, discounts bigint, cancelled bigint)
  order by x.unit, x.day
  on conflict (tenant_id, unit_id, day) do update set
    receipts = s.receipts + excluded.receipts, customers = s.customers + excluded.customers,
    turnover = s.turnover + excluded.turnover, net = s.net + excluded.net, tax = s.tax + excluded.tax,
    cash = s.cash + excluded.cash, card = s.card + excluded.card, digital = s.digital + excluded.digital,
    other = s.other + excluded.other, discounts = s.discounts + excluded.discounts,
    cancelled = s.cancelled + excluded.cancelled;

  insert into sales_hour as s
  select p_tenant, x.day, x.unit, x.hour, x.receipts, x.turnover
  from json_to_recordset(p_hours) x(day date, unit uuid, hour smallint, receipts int, turnover bigint)
  order by x.unit, x.day, x.hour
  on conflict (tenant_id, unit_id, day, hour) do update set
    receipts = s.receipts + excluded.receipts, turnover = s.turnover + excluded.turnover;

  insert into sales_article_month as s
  select p_tenant, x.month, x.unit, x.key, x.name, x.quantity, x.turnover
  from json_to_recordset(p_articles) x(month date, unit uuid, key text, name text, quantity bigint, turnover bigint)
  order by x.unit, x.month, x.key
  on conflict (tenant_id, unit_id, month, article_key) do update set
    name = excluded.name, quantity = s.quantity + excluded.quantity, turnover = s.turnover + excluded.turnover;
end $$;
revoke execute on function ingest_receipts from public;
grant execute on function ingest_receipts to tresen_app;
