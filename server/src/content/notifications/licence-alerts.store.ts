import type { AlertData } from '@tresen/domain/content/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { raiseAlerts } from './alerts.store.ts';

/** What is told of the licences of a tenant that end soon. */
export interface EndingLicences {
  readonly tenantId: string;
  readonly data: AlertData<'licenceEnding'>;
}

/**
 * Tells tenants of licences that end, one alert for each tenant; for all others it is over. Under the system role.
 * @param ending of all tenants
 * @returns the tenants whose alerts changed
 */
export const tellEndingLicences = async (
  tx: Tx,
  ending: readonly EndingLicences[],
  at: Date,
): Promise<readonly string[]> => {
  const tenants = ending.map(({ tenantId }) => tenantId);
  const ended = await sql<{ tenant: string }>`
    update notifications set resolved_at = ${at} where kind = 'licenceEnding' and resolved_at is null
      and not (tenant_id = any (${tenants}::uuid[])) returning tenant_id tenant`.execute(tx);
  const changed = await retell(tx, ending, at);
  const alerts = ending.map(({ tenantId, data }) => ({
    kind: 'licenceEnding' as const,
    tenantId,
    subject: tenantId,
    since: at,
    data,
  }));
  const raised = await raiseAlerts(tx, 'licenceEnding', alerts, at);
  return [...ended.rows.map(({ tenant }) => tenant), ...changed, ...raised];
};

/** Other licences than were told of; who has put it away sees it again when they become more, or one has ended. */
async function retell(tx: Tx, ending: readonly EndingLicences[], at: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ tenant: string }>`
    update notifications n set data = x.data,
      renewed_at = case when (x.data ->> 'count')::int > (n.data ->> 'count')::int
        or (x.data ->> 'isEnded')::boolean and not (n.data ->> 'isEnded')::boolean then ${at}::timestamptz
        else n.renewed_at end
    from json_to_recordset(${JSON.stringify(ending)}::json) x("tenantId" uuid, data jsonb)
    where n.kind = 'licenceEnding' and n.resolved_at is null and n.tenant_id = x."tenantId" and n.data <> x.data
    returning n.tenant_id tenant`.execute(tx);
  return rows.map(({ tenant }) => tenant);
}
