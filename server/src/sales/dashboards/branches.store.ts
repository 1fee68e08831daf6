import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A branch of the tenant as dashboards see it. */
export interface BranchState {
  readonly id: string;
  readonly name: string;
  /** True for one that is deleted, or no branch any more: what it sold stays sold. */
  readonly isFormer: boolean;
  readonly zone: string;
  readonly cutOffMinutes: number;
  readonly currency: string;
  readonly linkedDeviceIds: readonly string[];
  /** Those of them that do not rest: only they are expected online. */
  readonly activeDeviceIds: readonly string[];
  /** When its newest receipt arrived, ISO 8601 in UTC. */
  readonly dataFrom: string | null;
}

interface Branches {
  /** By name. */
  readonly branches: readonly BranchState[];
  /** Of all branches of the tenant. */
  readonly currencies: readonly string[];
}

const isBranch = sql`u.type in ('branch', 'event') and u.status > -2`;

/** The tenant's branches, inactive and former ones too, or those of the given ids. */
export const readBranches = async (
  tx: Tx,
  unitIds: readonly string[] | null | undefined,
): Promise<Branches> => {
  const { rows } = await sql<Branches>`
    select
      (select coalesce(json_agg(distinct u.currency), '[]') from organization_units u where ${isBranch}) currencies,
      (select coalesce(json_agg(b order by b.place, b.id), '[]') from (
        select lower(u.name) place, u.id, u.name, not (${isBranch}) "isFormer", u.zone,
          u.cut_off_minutes "cutOffMinutes", u.currency,
          coalesce(array_agg(d.id) filter (where d.id is not null), '{}') "linkedDeviceIds",
          coalesce(array_agg(d.id) filter (where d.status = 1), '{}') "activeDeviceIds",
          to_char(max(d.last_receipt_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "dataFrom"
        from organization_units u
        left join devices d on d.tenant_id = u.tenant_id and d.unit_id = u.id and d.unlinked_at is null
        where ${!unitIds} or u.id = any (${unitIds ?? []})
        group by u.tenant_id, u.id) b) branches`.execute(tx);
  return rows[0] ?? { branches: [], currencies: [] };
};
