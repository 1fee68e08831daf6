import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A branch that is short of articles. */
export interface ShortBranch {
  readonly tenantId: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly count: number;
  readonly articles: readonly string[];
}

/** So many articles an alert leads to. */
const maxNames = 50;

/** Under the system role: branches with articles that have come down to the quantity at which they are ordered. */
export const shortBranches = async (tx: Tx): Promise<readonly ShortBranch[]> => {
  const { rows } = await sql<ShortBranch>`
    select tenant_id "tenantId", unit_id "unitId", unit_name "unitName", zone, articles count, names articles
    from low_stock(${maxNames})`.execute(tx);
  return rows;
};

/**
 * Tells of branches that are short of articles, one alert for each; of all others it is over. One that was over for less
 * than an hour goes on. Who has put it away sees it again when it becomes more, at most once an hour. Under the system
 * role; returns the tenants whose alerts have changed.
 */
export const tellLowStock = async (
  tx: Tx,
  branches: readonly ShortBranch[],
  at: Date,
): Promise<readonly string[]> => {
  const rows = branches.map(({ tenantId, unitId, ...data }) => ({ tenantId, unitId, data }));
  const changed = await sql<{ tenant: string }>`
    with x as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) x("tenantId" uuid, "unitId" uuid, data jsonb)
    ), over as (
      update notifications n set resolved_at = ${at}
      where n.kind = 'stockLow' and n.resolved_at is null and not exists (
        select from x where x."tenantId" = n.tenant_id and x."unitId" = n.subject)
      returning n.tenant_id
    ), last as (
      select distinct on (n.tenant_id, n.subject) n.tenant_id, n.id, n.subject, n.resolved_at
      from notifications n where n.kind = 'stockLow'
      order by n.tenant_id, n.subject, n.resolved_at desc nulls first
    ), gone_on as (
      update notifications n set resolved_at = null, data = x.data
      from last l join x on x."tenantId" = l.tenant_id and x."unitId" = l.subject
      where n.tenant_id = l.tenant_id and n.id = l.id and l.resolved_at > ${at}::timestamptz - interval '1 hour'
      returning n.tenant_id, n.subject
    ), changed as (
      insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
      select x."tenantId", gen_random_uuid(), 'stockLow', x."unitId", ${at}, ${at}, x.data from x
      where not exists (select from gone_on g where g.tenant_id = x."tenantId" and g.subject = x."unitId")
      on conflict (tenant_id, kind, subject) where resolved_at is null do update set
        data = excluded.data,
        renewed_at = case
          when (excluded.data ->> 'count')::int > (n.data ->> 'count')::int
            and n.renewed_at < ${at}::timestamptz - interval '1 hour' then excluded.renewed_at
          else n.renewed_at end
        where n.data <> excluded.data
      returning n.tenant_id
    )
    select tenant_id tenant from over union select tenant_id from gone_on union select tenant_id from changed`.execute(
    tx,
  );
  return changed.rows.map(({ tenant }) => tenant);
};
