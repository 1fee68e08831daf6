import type { AlertKind } from '@tresen/domain/content/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { type NewAlert, raiseAlerts } from './alerts.store.ts';

/** What has happened and does not last: the kinds that are over by themselves. */
const kinds = ['cashDifference', 'cancellationMade', 'cancellationsMade'] as const satisfies AlertKind[];

/** So long it is news; then it is history. */
const newsDays = 7;

/**
 * Tells of what has happened, each once for all time. Under the system role.
 * @returns the tenants that have something new to see
 */
export const tellOccurrences = async (
  tx: Tx,
  kind: (typeof kinds)[number],
  alerts: readonly NewAlert[],
  at: Date,
): Promise<readonly string[]> => {
  if (alerts.length === 0) return [];
  const keys = alerts.map(({ tenantId, subject }) => ({ tenantId, subject }));
  const { rows } = await sql<{ subject: string }>`
    select n.subject from notifications n
    join json_to_recordset(${JSON.stringify(keys)}::json) x("tenantId" uuid, subject uuid)
      on n.tenant_id = x."tenantId" and n.subject = x.subject
    where n.kind = ${kind}`.execute(tx);
  const told = new Set(rows.map(({ subject }) => subject));
  const changed = await follow(
    tx,
    kind,
    alerts.filter(({ subject }) => told.has(subject)),
  );
  const fresh = alerts.filter(({ subject }) => !told.has(subject));
  return fresh.length === 0 ? changed : [...changed, ...(await raiseAlerts(tx, kind, fresh, at))];
};

/** Ends what is no news any more. @returns the tenants whose alerts changed */
export const endOccurrences = async (tx: Tx, at: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ tenant: string }>`
    update notifications set resolved_at = ${at}
    where kind = any (${[...kinds]}) and resolved_at is null
      and renewed_at < ${at}::timestamptz - ${`${newsDays} days`}::interval
    returning tenant_id tenant`.execute(tx);
  return rows.map(({ tenant }) => tenant);
};

/** A sum that grows is told as it is now, and rings no second time. */
async function follow(tx: Tx, kind: string, alerts: readonly NewAlert[]): Promise<readonly string[]> {
  if (alerts.length === 0) return [];
  const rows = alerts.map(({ tenantId, subject, data }) => ({ tenantId, subject, data }));
  const changed = await sql<{ tenant: string }>`
    update notifications n set data = x.data
    from json_to_recordset(${JSON.stringify(rows)}::json) x("tenantId" uuid, subject uuid, data jsonb)
    where n.tenant_id = x."tenantId" and n.kind = ${kind} and n.subject = x.subject and n.resolved_at is null
      and n.data <> x.data
    returning n.tenant_id tenant`.execute(tx);
  return changed.rows.map(({ tenant }) => tenant);
}
