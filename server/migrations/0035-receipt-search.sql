-- What people add to receipts, and the ways to find one receipt among millions.

-- Note, tags and customer of a receipt as people want them (contract 21). The receipt itself is never changed.
create table receipt_annotations (
  tenant_id uuid not null,
  receipt_id uuid not null,
  version int not null,
  note text not null,
  tags text[] not null,
  -- The tags without case and accents, as they are searched.
  tag_keys text[] not null,
  customer_id uuid,
  customer_name text not null,
  search_text text not null,
  -- Copied from the receipt: lists of annotated receipts are read in their order.
  ended_at timestamptz not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  primary key (tenant_id, receipt_id)
);
create index receipt_annotations_list on receipt_annotations (tenant_id, ended_at desc, receipt_id desc);

alter table receipt_annotations enable row level security;
create policy own on receipt_annotations to tresen_app
  using (tenant_id = (select current_tenant())) with check (tenant_id = (select current_tenant()));
grant select, insert, update on receipt_annotations to tresen_app;

-- Where guests sat or goods went, the register's own note, and the first receipt that this one refers to.
alter table receipts
  add column target text,
  add column note text,
  add column refers_to text;

-- The one index of all receipts that finding by amount needs. The others hold few rows, so a push hardly notices them.
create index receipts_gross on receipts (tenant_id, gross, ended_at desc, id desc);
create index receipts_types on receipts (tenant_id, type, ended_at desc, id desc) where type <> 'Beleg';
create index receipts_unsigned on receipts (tenant_id, ended_at desc, id desc) where marks & 1 <> 0;
create index receipts_cancelled on receipts (tenant_id, ended_at desc, id desc) where marks & 2 <> 0;
create index receipts_discounted on receipts (tenant_id, ended_at desc, id desc) where marks & 4 <> 0;
create index receipts_vouchers on receipts (tenant_id, ended_at desc, id desc) where marks & 16 <> 0;
create index receipts_refunds on receipts (tenant_id, ended_at desc, id desc) where marks & 32 <> 0;
create index receipts_noted on receipts (tenant_id, ended_at desc, id desc) where note is not null;
create index receipts_references on receipts (tenant_id, refers_to) where refers_to is not null;

-- As before (0003), with the columns of 0034 and above, the sums in one place and the runs of counters beside them.
create function ingest_receipts(
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
    payments, marks, tse_serial, tse_transaction, tse_counter, target, note, refers_to, content_hash, content)
  select p_tenant, h.id, h.unit, h.device, h.number, h.type, h.started, h.ended, p_received, h.day, h.hour, h.z,
    h.register, h.employee, h.employee_name, h.employee_id, h.currency, h.gross, h.turnover, h.payments, h.marks,
    h.tse_serial, h.tse_transaction, h.tse_counter, h.target, h.note, h.refers_to, decode(h.hash, 'hex'), h.content
  from rows from (
    json_to_recordset(p_heads) as (id uuid, hash text, unit uuid, device uuid, number bigint, type text,
      started timestamptz, ended timestamptz, day date, hour smallint, z bigint, register text, employee text,
      employee_name text, employee_id uuid, currency text, gross bigint, turnover bigint, payments smallint,
      marks smallint, tse_serial text, tse_transaction bigint, tse_counter bigint, target text, note text,
      refers_to text),
    string_to_table(p_texts, E'\x1e')
  ) as h(id, hash, unit, device, number, type, started, ended, day, hour, z, register, employee, employee_name,
    employee_id, currency, gross, turnover, payments, marks, tse_serial, tse_transaction, tse_counter, target, note, refers_to, content)
  order by h.id
  on conflict do nothing;
  get diagnostics stored = row_count;
  if stored <> cardinality(p_ids) then -- another connection stored one of them in this very moment: the caller looks again
    raise exception 'RECEIPTS_RACED' using errcode = '40001';
  end if;
  perform add_counter_runs(p_tenant, p_runs);
  perform add_sales(p_tenant, p_parts, p_articles);
end $$;

-- Writes what a receipt's own text says into the columns that are younger than the receipt. Nothing else of a stored
-- receipt is ever changed, so nobody may update the table itself.
create function describe_receipts(p_tenant uuid, p_heads json) returns void
language sql security definer set search_path = public as $$
  update receipts r set payments = h.payments, marks = h.marks, employee_id = h.employee_id,
    tse_serial = h.tse_serial, tse_transaction = h.tse_transaction, tse_counter = h.tse_counter,
    target = h.target, note = h.note, refers_to = h.refers_to
  from json_to_recordset(p_heads) as h(id uuid, employee_id uuid, payments smallint, marks smallint, tse_serial text,
    tse_transaction bigint, tse_counter bigint, target text, note text, refers_to text)
  where r.tenant_id = p_tenant and p_tenant = (select current_tenant()) and r.id = h.id and r.marks is null
$$;

revoke execute on function ingest_receipts, describe_receipts from public;
grant execute on function ingest_receipts, describe_receipts to tresen_app;
