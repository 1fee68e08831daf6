-- What was pressed right after what: how often an article stood right behind another on a receipt, by branch and month.

-- One row for a branch's month and for the whole tenant's, as other roll-ups (0034). As rows of their own the pairs would
-- be nearly as many as positions.
create table sales_step_month (
  tenant_id uuid not null,
  month date not null,
  unit_id uuid not null,
  -- Article keys as registers write them; a pair names them by their place, from 1.
  keys text[] not null,
  -- The article's id at the same place, where a receipt told it.
  ids uuid[] not null,
  -- The pairs and how often each was, packed by the server.
  steps bytea not null,
  -- Steps that found no room any more.
  omitted bigint not null,
  primary key (tenant_id, unit_id, month)
);
-- Packed already: to compress it once more takes time and saves nothing.
alter table sales_step_month alter column steps set storage external;
alter table sales_step_month enable row level security;
create policy own on sales_step_month for all to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update, delete on sales_step_month to tresen_app;

-- Receipts of a push whose steps nobody has counted yet.
create table waiting_steps (
  tenant_id uuid not null,
  first_id uuid not null,
  receipt_ids uuid[] not null,
  received_at timestamptz not null,
  primary key (tenant_id, first_id)
);
alter table waiting_steps enable row level security;
create policy own on waiting_steps for all to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
create policy every on waiting_steps for select to tresen_system using (true);
grant select, insert, update, delete on waiting_steps to tresen_app;
grant select on waiting_steps to tresen_system;

-- As before (0089); whoever stores receipts notes which ones are to be counted.
create or replace function ingest_receipts(
  p_tenant uuid, p_devices uuid[], p_received timestamptz,
  p_ids uuid[], p_texts text, p_heads json, p_parts json, p_articles json, p_runs json
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
  -- Who sums a month again waits until nobody stores, and the other way round.
  perform pg_advisory_xact_lock_shared(34, hashtext(p_tenant::text));

  insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at,
    biz_day, biz_hour, z_number, register_name, employee_key, employee_name, employee_id, currency, gross, turnover,
    payments, marks, tse_serial, tse_transaction, tse_counter, target, target_key, customer, note, refers_to,
    content_hash, content)
  select p_tenant, h.id, h.unit, h.device, h.number, h.type, h.started, h.ended, p_received, h.day, h.hour, h.z,
    h.register, h.employee, h.employee_name, h.employee_id, h.currency, h.gross, h.turnover, h.payments, h.marks,
    h.tse_serial, h.tse_transaction, h.tse_counter, h.target, lower(h.target collate "und-x-icu"), h.customer, h.note, h.refers_to, decode(h.hash, 'hex'),
    h.content
  from rows from (
    json_to_recordset(p_heads) as (id uuid, hash text, unit uuid, device uuid, number bigint, type text,
      started timestamptz, ended timestamptz, day date, hour smallint, z bigint, register text, employee text,
      employee_name text, employee_id uuid, currency text, gross bigint, turnover bigint, payments smallint,
      marks smallint, tse_serial text, tse_transaction bigint, tse_counter bigint, target text, customer text,
      note text, refers_to text),
    string_to_table(p_texts, E'\x1e')
  ) as h(id, hash, unit, device, number, type, started, ended, day, hour, z, register, employee, employee_name,
    employee_id, currency, gross, turnover, payments, marks, tse_serial, tse_transaction, tse_counter, target,
    customer, note, refers_to, content)
  order by h.id
  on conflict do nothing;
  get diagnostics stored = row_count;
  if stored <> cardinality(p_ids) then -- another connection stored one of them in this very moment: the caller looks again
    raise exception 'RECEIPTS_RACED' using errcode = '40001';
  end if;
  insert into waiting_steps (tenant_id, first_id, receipt_ids, received_at)
    values (p_tenant, p_ids[1], p_ids, p_received);
  perform add_counter_runs(p_tenant, p_runs);
  perform add_sales(p_tenant, p_parts, p_articles);
end $$;

-- Receipts that are stored already are counted with the figures of their months.
insert into figure_rebuilds select distinct tenant_id, date_trunc('month', biz_day::timestamp)::date from receipts
on conflict do nothing;
