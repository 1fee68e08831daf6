-- A register that sends receipts and never asked for master data keeps its own: no record waits for it. It counts as never
-- heard, so whatever asks for registers heard lately leaves it out. With its first question it counts as any other.
create or replace view register_cursors with (security_invoker = true) as
select d.tenant_id, d.id as device_id, d.name, d.unit_id,
  case when s.unit_id = d.unit_id then s.cursor else 0 end as cursor,
  case when s.unit_id = d.unit_id then s.acknowledgements else '{}' end as acknowledgements,
  case when s.device_id is not null or d.last_receipt_at is null or d.last_receipt_at < d.linked_at
    then greatest(d.linked_at, d.last_ping_at, s.seen_at) end as seen_at,
  d.live_communication, d.last_ping_at,
  -- It has all that there was at first, and has asked for what is new since.
  case when s.unit_id = d.unit_id and s.cursor > 0 then s.seen_at end as synced_at
from devices d
left join device_sync s on s.tenant_id = d.tenant_id and s.device_id = d.id
where d.unlinked_at is null and d.status = 1;
