import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { raiseAlerts } from './alerts.store.ts';
import { rulesOfRegisters } from './rules-of-registers.ts';

/** What is told of a register whose daily closings are missing. */
export interface MissingClosingsAlert {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitName: string;
  readonly zone: string;
  readonly count: number;
  readonly day: string;
  readonly since: Date;
}

/** The registers of which it is told now, of all tenants; under the system role. */
export const registersWithoutClosings = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ subject: string }>`
    select subject from notifications where kind = 'closingMissing' and resolved_at is null`.execute(tx);
  return rows.map(({ subject }) => subject);
};

/**
 * Tells of registers whose daily closings are missing, one alert for each; of the others that were looked at it is over. Under the system role, of all tenants.
 * @returns the tenants whose alerts changed
 */
export const tellMissingClosings = async (
  tx: Tx,
  found: readonly MissingClosingsAlert[],
  looked: readonly string[],
  at: Date,
): Promise<readonly string[]> => {
  const rules = await rulesOfRegisters(tx, found);
  const missing = found.filter(({ deviceId }) => rules(deviceId).closingMissing !== null);
  const ended = await endOthers(tx, missing, looked, at);
  const changed = await recount(tx, missing, at);
  const alerts = missing.map(({ tenantId, deviceId, since, ...data }) => ({
    kind: 'closingMissing' as const,
    tenantId,
    subject: deviceId,
    since,
    data,
  }));
  const raised = await raiseAlerts(tx, 'closingMissing', alerts, at);
  return [...ended, ...changed, ...raised];
};

async function endOthers(
  tx: Tx,
  missing: readonly MissingClosingsAlert[],
  looked: readonly string[],
  at: Date,
): Promise<readonly string[]> {
  const devices = missing.map(({ deviceId }) => deviceId);
  const { rows } = await sql<{ tenant: string }>`
    update notifications n set resolved_at = ${at}
    where n.kind = 'closingMissing' and n.resolved_at is null and not (n.subject = any (${devices}::uuid[]))
      and n.subject = any (${looked}::uuid[])
    returning n.tenant_id tenant`.execute(tx);
  return rows.map(({ tenant }) => tenant);
}

/** Another number of days than was told; who has put it away sees it again when it becomes more. */
async function recount(
  tx: Tx,
  missing: readonly MissingClosingsAlert[],
  at: Date,
): Promise<readonly string[]> {
  const rows = missing.map(({ tenantId, deviceId, count, day }) => ({ tenantId, deviceId, count, day }));
  const changed = await sql<{ tenant: string }>`
    update notifications n set data = n.data || jsonb_build_object('count', x.count, 'day', x.day),
      renewed_at = case when x.count > (n.data ->> 'count')::int then ${at}::timestamptz else n.renewed_at end
    from json_to_recordset(${JSON.stringify(rows)}::json) x("tenantId" uuid, "deviceId" uuid, count int, day text)
    where n.kind = 'closingMissing' and n.resolved_at is null and n.tenant_id = x."tenantId"
      and n.subject = x."deviceId" and ((n.data ->> 'count')::int, n.data ->> 'day') <> (x.count, x.day)
    returning n.tenant_id tenant`.execute(tx);
  return changed.rows.map(({ tenant }) => tenant);
}
