-- Who may push is asked apart from what is stored: registers are known to the coordinator of several nodes alone (Citus), and
-- what is stored lies with its tenant. On one node nothing changes.
create function store_receipts(p_tenant uuid, p_received timestamp with time zone, p_ids uuid[], p_texts text, p_heads json, p_parts json, p_articles json, p_runs json)
returns table (conflict_id uuid, same boolean)
language plpgsql
set plan_cache_mode = force_generic_plan
as $function$
#variable_conflict use_column
declare stored bigint; begin
  if exists (select from receipts r where r.tenant_id = p_tenant and r.id = any (p_ids)) then
    return query
      select r.id, r.content_hash = decode(h.hash, 'hex')
      from json_to_recordset(p_heads) h(id uuid, hash text)
      join receipts r on r.tenant_id = p_tenant and r.id = h.id;
    return;
  end if;
  -- Who sums a month again waits until nobody stores, and the other way round.
  perform pg_advisory_xact_lock_shared(34, hashtext(p_tenant::text));

  with added as (
    insert into receipts (tenant_id, id, unit_id, device_id, number, type, started_at, ended_at, received_at,
      biz_day, biz_hour, z_number, register_name, employee_key, employee_name, employee_id, currency, gross, turnover,
      payments, marks, tse_serial, tse_transaction, tse_counter, target, target_key, customer, note, refers_to,
      sold, content_hash, content)
    select p_tenant, h.id, h.unit, h.device, h.number, h.type, h.started, h.ended, p_received, h.day, h.hour, h.z,
      h.register, h.employee, h.employee_name, h.employee_id, h.currency, h.gross, h.turnover, h.payments, h.marks,
      h.tse_serial, h.tse_transaction, h.tse_counter, h.target, lower(h.target collate "und-x-icu"), h.customer, h.note, h.refers_to,
      h.sold, decode(h.hash, 'hex'),
      h.content
    from rows from (
      json_to_recordset(p_heads) as (id uuid, hash text, unit uuid, device uuid, number bigint, type text,
        started timestamptz, ended timestamptz, day date, hour smallint, z bigint, register text, employee text,
        employee_name text, employee_id uuid, currency text, gross bigint, turnover bigint, payments smallint,
        marks smallint, tse_serial text, tse_transaction bigint, tse_counter bigint, target text, customer text,
        note text, refers_to text, sold text),
      string_to_table(p_texts, E'\x1e')
    ) as h(id, hash, unit, device, number, type, started, ended, day, hour, z, register, employee, employee_name,
      employee_id, currency, gross, turnover, payments, marks, tse_serial, tse_transaction, tse_counter, target,
      customer, note, refers_to, sold, content)
    order by h.id
    on conflict do nothing returning 1)
  select count(*) into stored from added;
  if stored <> cardinality(p_ids) then -- another connection stored one of them in this very moment: the caller looks again
    raise exception 'RECEIPTS_RACED' using errcode = '40001';
  end if;
  insert into waiting_steps (tenant_id, first_id, receipt_ids, received_at)
    values (p_tenant, p_ids[1], p_ids, p_received);
  perform add_counter_runs(p_tenant, p_runs);
  perform add_sales(p_tenant, p_parts, p_articles);
end $function$;
revoke execute on function store_receipts(uuid, timestamptz, uuid[], text, json, json, json, json) from public;
grant execute on function store_receipts(uuid, timestamptz, uuid[], text, json, json, json, json) to tresen_app;

create or replace function ingest_receipts(p_tenant uuid, p_devices uuid[], p_received timestamp with time zone, p_ids uuid[], p_texts text, p_heads json, p_parts json, p_articles json, p_runs json)
returns table (conflict_id uuid, same boolean)
language plpgsql
set plan_cache_mode = force_generic_plan
as $function$
#variable_conflict use_column
begin
  perform set_config('app.tenant_id', p_tenant::text, true);
  if (select count(*) from devices d where d.tenant_id = p_tenant and d.id = any (p_devices)
      and d.unlinked_at is null and d.status = 1) < cardinality(p_devices) then
    raise exception 'DEVICE_UNLINKED' using errcode = 'TR001';
  end if;
  return query select s.conflict_id, s.same
    from store_receipts(p_tenant, p_received, p_ids, p_texts, p_heads, p_parts, p_articles, p_runs) s;
end $function$;
