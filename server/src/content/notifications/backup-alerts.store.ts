import { isReached } from '@tresen/domain/organization/alert-rules';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { raiseAlerts } from './alerts.store.ts';
import { rulesOfRegisters } from './rules-of-registers.ts';

/** A register whose last good backup is old. */
export interface OverdueBackup {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly registerName: string;
  readonly unitName: string;
  readonly zone: string;
  readonly lastAt: Date;
}

const dayMs = 86_400_000;

/**
 * Tells of registers whose last good backup is as old as their branch says, one alert for each; of all others it is over.
 * Under the system role.
 * @returns the tenants whose alerts changed
 */
export const tellOverdueBackups = async (
  tx: Tx,
  overdue: readonly OverdueBackup[],
  at: Date,
): Promise<readonly string[]> => {
  const rules = await rulesOfRegisters(tx, overdue);
  const daysOf = (lastAt: Date) => Math.floor((at.getTime() - lastAt.getTime()) / dayMs);
  const told = overdue.filter(({ deviceId, lastAt }) =>
    isReached(rules(deviceId).backupOverdue, daysOf(lastAt)),
  );
  const alerts = told.map(({ tenantId, deviceId, lastAt, ...names }) => ({
    kind: 'backupOverdue' as const,
    tenantId,
    subject: deviceId,
    since: lastAt,
    data: { ...names, count: daysOf(lastAt) },
  }));
  const subjects = alerts.map(({ subject }) => subject);
  const ended = await sql<{ tenant: string }>`
    update notifications set resolved_at = ${at} where kind = 'backupOverdue' and resolved_at is null
      and not (subject = any (${subjects}::uuid[])) returning tenant_id tenant`.execute(tx);
  // A day older; whoever has put it away is not told anew of each day.
  const aged = await sql<{ tenant: string }>`
    update notifications n set data = x.data from json_to_recordset(${JSON.stringify(alerts)}::json)
      x("tenantId" uuid, subject uuid, data jsonb)
    where n.kind = 'backupOverdue' and n.resolved_at is null and n.tenant_id = x."tenantId"
      and n.subject = x.subject and n.data <> x.data returning n.tenant_id tenant`.execute(tx);
  const raised = await raiseAlerts(tx, 'backupOverdue', alerts, at);
  return [...ended.rows, ...aged.rows].map(({ tenant }) => tenant).concat(raised);
};
