import type { AlertData } from '@tresen/domain/content/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { raiseAlerts } from './alerts.store.ts';

/** A register of whose kept backups something is wrong. */
export interface DamagedBackups extends AlertData<'backupDamaged'> {
  readonly tenantId: string;
  readonly deviceId: string;
}

/**
 * Tells of registers with damaged backups, one alert for each; of all others it is over. Whoever has put it away sees it
 * again when they become more. Under the system role.
 * @returns the tenants whose alerts changed
 */
export const tellDamagedBackups = async (
  tx: Tx,
  damaged: readonly DamagedBackups[],
  at: Date,
): Promise<readonly string[]> => {
  const alerts = damaged.map(({ tenantId, deviceId, ...data }) => ({
    kind: 'backupDamaged' as const,
    tenantId,
    subject: deviceId,
    since: at,
    data,
  }));
  const subjects = alerts.map(({ subject }) => subject);
  const ended = await sql<{ tenant: string }>`
    update notifications set resolved_at = ${at} where kind = 'backupDamaged' and resolved_at is null
      and not (subject = any (${subjects}::uuid[])) returning tenant_id tenant`.execute(tx);
  const changed = await sql<{ tenant: string }>`
    update notifications n set data = x.data,
      renewed_at = case when (x.data ->> 'count')::int > (n.data ->> 'count')::int then ${at}::timestamptz
        else n.renewed_at end
    from json_to_recordset(${JSON.stringify(alerts)}::json) x("tenantId" uuid, subject uuid, data jsonb)
    where n.kind = 'backupDamaged' and n.resolved_at is null and n.tenant_id = x."tenantId"
      and n.subject = x.subject and n.data <> x.data returning n.tenant_id tenant`.execute(tx);
  const raised = await raiseAlerts(tx, 'backupDamaged', alerts, at);
  return [...ended.rows, ...changed.rows].map(({ tenant }) => tenant).concat(raised);
};
