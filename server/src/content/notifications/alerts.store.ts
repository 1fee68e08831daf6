import type { AlertKind, KnownAlert } from '@tresen/domain/content/notifications';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

/** An alert to raise. `since` is when the trouble began. */
export type NewAlert = KnownAlert & {
  readonly tenantId: string;
  readonly subject: string;
  readonly since: Date;
};

/**
 * Raises alerts of one kind, under either role; an open one stays as it is. One that was over for less than an hour goes
 * on instead, with who has put it away: a register on a bad line must not ring all day.
 * @returns the tenants that have something new to see
 */
export const raiseAlerts = async (
  tx: Tx,
  kind: AlertKind,
  alerts: readonly NewAlert[],
  at: Date,
): Promise<readonly string[]> => {
  const rows = alerts.map(({ tenantId, subject, since, data }) => ({
    tenantId,
    id: newId(),
    subject,
    since,
    data,
  }));
  const raised = await sql<{ tenant: string }>`
    with x as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json)
        x("tenantId" uuid, id uuid, subject uuid, since timestamptz, data jsonb)
    ), gone_on as (
      update notifications n set resolved_at = null, since = x.since, data = x.data from x
      where n.tenant_id = x."tenantId" and n.kind = ${kind} and n.subject = x.subject
        and n.resolved_at > ${at}::timestamptz - interval '1 hour'
      returning n.tenant_id, n.subject
    ), made as (
      insert into notifications (tenant_id, id, kind, subject, since, renewed_at, data)
      select "tenantId", id, ${kind}, subject, since, ${at}, data from x
      where not exists (select from gone_on g where g.tenant_id = x."tenantId" and g.subject = x.subject)
      on conflict (tenant_id, kind, subject) where resolved_at is null do nothing
      returning tenant_id
    )
    select tenant_id tenant from gone_on union select tenant_id from made`.execute(tx);
  return raised.rows.map(({ tenant }) => tenant);
};

/** Notes how many of something more wait for a person in a branch; a negative number ceased to. */
export type CountWaiting = (tx: Tx, unitId: string, change: number, at: Date) => Promise<void>;

/** Records that a register sent and that are in no figure. */
export const countWaitingRecords = countWaiting('syncFailed');
/** Edits made at registers. */
export const countProposedChanges = countWaiting('changesProposed');

/** Says that a register has data of its own about which somebody has to decide, or that somebody has. */
export const noteOwnData = async (tx: Tx, deviceId: string, isWaiting: boolean, at: Date): Promise<void> => {
  if (!isWaiting) {
    await sql`update notifications set resolved_at = ${at}
      where kind = 'ownDataWaits' and subject = ${deviceId} and resolved_at is null`.execute(tx);
    return;
  }
  await sql`insert into notifications (tenant_id, id, kind, subject, since, renewed_at, data)
    select d.tenant_id, ${newId()}, 'ownDataWaits', d.id, ${at}, ${at},
      jsonb_build_object('registerName', d.name, 'unitName', u.name, 'zone', u.zone)
    from devices d join organization_units u on u.tenant_id = d.tenant_id and u.id = d.unit_id
    where d.id = ${deviceId}
    on conflict (tenant_id, kind, subject) where resolved_at is null do nothing`.execute(tx);
};

/** Throws away what is over for a while, of all tenants. */
export const deleteResolved = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('notifications').where('resolved_at', '<', before).execute();
};

/**
 * Counts what began to wait for a person in a branch, or with a negative number ceased to: one alert for each branch,
 * over when nothing waits. Who has put it away sees it again when more comes, at most once an hour.
 */
function countWaiting(kind: 'syncFailed' | 'changesProposed'): CountWaiting {
  return async (tx, unitId, change, at) => {
    if (change < 0) {
      await sql`update notifications set
          data = data || jsonb_build_object('count', (data ->> 'count')::int + ${change}::int),
          resolved_at = case when (data ->> 'count')::int + ${change}::int <= 0 then ${at}::timestamptz end
        where kind = ${kind} and subject = ${unitId} and resolved_at is null`.execute(tx);
      return;
    }
    await sql`insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
      select u.tenant_id, ${newId()}, ${kind}, u.id, ${at}, ${at},
        jsonb_build_object('unitName', u.name, 'zone', u.zone, 'count', ${change}::int)
      from organization_units u where u.id = ${unitId}
      on conflict (tenant_id, kind, subject) where resolved_at is null do update set
        data = excluded.data || jsonb_build_object('count', (n.data ->> 'count')::int + ${change}::int),
        renewed_at = case when n.renewed_at < ${at}::timestamptz - interval '1 hour' then excluded.renewed_at
          else n.renewed_at end`.execute(tx);
  };
}
