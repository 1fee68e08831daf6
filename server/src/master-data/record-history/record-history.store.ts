import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

type Values = Readonly<Record<string, unknown>>;

/** A change of a record: by a person at its page, or by a change set. */
export interface HistoryRow {
  readonly id: string;
  readonly at: Date;
  readonly actorName: string;
  readonly action: string;
  /** What a change set did, by language; null for a change of this record alone. */
  readonly description: { readonly de: string; readonly en: string } | null;
  /** Null where the record was not there before. */
  readonly old: Values | null;
  /** Null where it is not there afterwards. */
  readonly new: Values | null;
}

/** The last row of the page before. */
export interface HistoryPlace {
  readonly at: string;
  readonly id: string;
}

const ownTenant = sql`tenant_id = (select current_tenant())`;

/** The changes of a record, newest first, at most `limit`. A set stands where it began. */
export const historyRows = async (
  tx: Tx,
  entity: string,
  recordId: string,
  after: HistoryPlace | undefined,
  limit: number,
): Promise<HistoryRow[]> => {
  const { rows } = await sql<HistoryRow>`
    select * from (
      select l.id, date_trunc('milliseconds', l.at) at, l.actor_name "actorName", l.action,
        null::jsonb description, l.old_values::jsonb old, l.new_values::jsonb new
      from audit_log l where l.${ownTenant} and l.entity = ${entity} and l.entity_id = ${recordId}
      union all
      select s.id, s.created_at, s.actor_name, s.kind, s.description,
        nullif(r.old_values, 'null'), nullif(r.new_values, 'null')
      from change_set_records r
      join change_sets s on s.tenant_id = r.tenant_id and s.id = r.set_id and s.entity = ${entity}
      where r.${ownTenant} and r.record_id = ${recordId}::uuid and r.outcome = 'changed') changes
    ${after ? sql`where (at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by at desc, id desc limit ${limit}`.execute(tx);
  return rows;
};
