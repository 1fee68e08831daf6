import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/**
 * Tells of security devices that are ill, and ends what is over: one alert for each device, by how bad it is. Who has put
 * it away sees it again when it has become more urgent. Devices of registers that are not linked or that rest sign
 * nothing, so nothing is told of them. Under the system role, of all tenants; returns those whose alerts have changed.
 */
export const watchSecurityDeviceAlerts = async (tx: Tx, at: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ tenant: string }>`
    with now_so as materialized (
      select s.tenant_id, s.id, case s.health when 'error' then 'securityDeviceFails' else 'securityDeviceWarns' end kind,
        s.urgency, jsonb_build_object('serial', s.serial, 'registerName', d.name, 'unitName', u.name, 'zone', u.zone,
          'causes', to_jsonb(s.causes), 'urgency', s.urgency,
          'day', to_char(s.certificate_expires_at at time zone u.zone, 'YYYY-MM-DD')) data
      from security_devices s
      join devices d on d.tenant_id = s.tenant_id and d.id = s.device_id and d.unlinked_at is null and d.status = 1
      join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
      where s.health in ('warning', 'error')
    ), over as (
      update notifications n set resolved_at = ${at}
      where n.kind in ('securityDeviceFails', 'securityDeviceWarns') and n.resolved_at is null and not exists (
        select from now_so s where s.tenant_id = n.tenant_id and s.id = n.subject and s.kind = n.kind)
      returning n.tenant_id
    ), changed as (
      insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
      select s.tenant_id, gen_random_uuid(), s.kind, s.id, ${at}, ${at}, s.data from now_so s
      on conflict (tenant_id, kind, subject) where resolved_at is null do update set
        data = excluded.data,
        renewed_at = case when (excluded.data ->> 'urgency')::int > (n.data ->> 'urgency')::int
          then excluded.renewed_at else n.renewed_at end
        where n.data <> excluded.data
      returning n.tenant_id
    )
    select tenant_id tenant from over union select tenant_id from changed`.execute(tx);
  return rows.map(({ tenant }) => tenant);
};
