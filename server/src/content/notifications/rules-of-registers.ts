import type { AlertRules } from '@tresen/domain/organization/alert-rules';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { allRules } from '../alert-rules/index.ts';

/** Under the system role: what holds in the branches of these registers. */
export const rulesOfRegisters = async (
  tx: Tx,
  registers: readonly { readonly tenantId: string; readonly deviceId: string }[],
): Promise<(deviceId: string) => AlertRules> => {
  const rules = await allRules(tx);
  const keys = registers.map(({ tenantId, deviceId }) => ({ tenantId, deviceId }));
  const { rows } = await sql<{ tenantId: string; deviceId: string; unitId: string }>`
    select d.tenant_id "tenantId", d.id "deviceId", d.unit_id "unitId" from devices d
    join json_to_recordset(${JSON.stringify(keys)}::json) x("tenantId" uuid, "deviceId" uuid)
      on d.tenant_id = x."tenantId" and d.id = x."deviceId"`.execute(tx);
  const places = new Map(rows.map((row) => [row.deviceId, row]));
  return (deviceId) => {
    const place = places.get(deviceId);
    return rules(place?.tenantId ?? '', place?.unitId ?? null);
  };
};
