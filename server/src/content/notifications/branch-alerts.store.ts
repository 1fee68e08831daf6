import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

/** Registers of one branch that went silent at once. `since` is the last sign of life of any of them. */
export interface SilentBranch {
  readonly tenantId: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly since: Date;
  readonly deviceIds: readonly string[];
}

/** Tells of silent registers by their branch; those that go silent later join the alert that lasts. Returns the tenants. */
export const raiseBranches = async (
  tx: Tx,
  branches: readonly SilentBranch[],
  at: Date,
): Promise<readonly string[]> => {
  const rows = branches.map((branch) => ({ ...branch, id: newId() }));
  const { rows: raised } = await sql<{ tenant: string }>`
    insert into notifications as n (tenant_id, id, kind, subject, since, renewed_at, data)
    select x."tenantId", x.id, 'branchOffline', x."unitId", x.since, ${at}, jsonb_build_object('unitName', x."unitName",
      'zone', x.zone, 'count', jsonb_array_length(x."deviceIds"), 'deviceIds', x."deviceIds")
    from json_to_recordset(${JSON.stringify(rows)}::json)
      x("tenantId" uuid, id uuid, "unitId" uuid, "unitName" text, zone text, since timestamptz, "deviceIds" jsonb)
    on conflict (tenant_id, kind, subject) where resolved_at is null do update set
      since = greatest(n.since, excluded.since),
      data = (select excluded.data || jsonb_build_object('count', count(*), 'deviceIds', jsonb_agg(id))
        -- Two processes may find the same ones.
        from (select distinct jsonb_array_elements((n.data -> 'deviceIds') || (excluded.data -> 'deviceIds')) id) ids)
    returning n.tenant_id tenant`.execute(tx);
  return raised.map(({ tenant }) => tenant);
};

/** The branches whose registers are told of together now, as `tenant/unit`. */
export const openBranches = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{
    branch: string;
  }>`select tenant_id || '/' || subject as branch from notifications
    where kind = 'branchOffline' and resolved_at is null`.execute(tx);
  return new Set(rows.map(({ branch }) => branch));
};

/**
 * Looks which registers of the branches that are told of are still silent; where fewer than `many` are, the alert is over
 * and the rest is told of one by one. Returns the tenants whose alerts have changed.
 */
export const endBranchSilence = async (tx: Tx, at: Date, many: number): Promise<readonly string[]> => {
  const { rows } = await sql<{ tenant: string }>`
    update notifications n set
      data = n.data || jsonb_build_object('count', s.silent, 'deviceIds', s.ids),
      resolved_at = case when s.silent < ${many} then ${at}::timestamptz end
    from (
      select o.tenant_id, o.id, count(d.id)::int as silent, coalesce(jsonb_agg(d.id) filter (where d.id is not null), '[]') as ids
      from notifications o
      left join devices d on d.tenant_id = o.tenant_id and o.data -> 'deviceIds' ? d.id::text and d.unit_id = o.subject
        and d.unlinked_at is null and d.status = 1 and d.live_communication
        and greatest(d.last_ping_at, d.last_receipt_at) <= o.since
      where o.kind = 'branchOffline' and o.resolved_at is null
      group by o.tenant_id, o.id) s
    where n.tenant_id = s.tenant_id and n.id = s.id and s.silent <> (n.data ->> 'count')::int
    returning n.tenant_id tenant`.execute(tx);
  return rows.map(({ tenant }) => tenant);
};
