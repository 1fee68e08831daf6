import { type RawBuilder, sql } from 'kysely';
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

/** Branches that have currency and clock in common, and are all there or all former. */
export interface BranchGroup
  extends Pick<BranchState, 'isFormer' | 'zone' | 'cutOffMinutes' | 'currency' | 'dataFrom'> {
  readonly unitIds: readonly string[];
  readonly activeDeviceIds: readonly string[];
  /** All that are linked; none where some are active, since nobody asks for the others then. */
  readonly linkedDeviceIds: readonly string[];
}

/** A branch with linked registers whose newest receipt is old, or that has none. */
export interface SilentBranch {
  readonly unitId: string;
  readonly name: string;
  readonly currency: string;
  /** ISO 8601 in UTC. */
  readonly since: string | null;
}

/** The branches of a tenant as far as sums need them: hundreds of them in a few rows. */
export interface GroupedBranches {
  readonly groups: readonly BranchGroup[];
  /** Without former ones, by name. */
  readonly silent: readonly SilentBranch[];
  /** Of the first branch by name, former ones last; null where there is none. */
  readonly firstCurrency: string | null;
  /** Of all branches of the tenant. */
  readonly currencies: readonly string[];
}

const isBranch = sql`u.type in ('branch', 'event') and u.status > -2`;

const currencies = sql`
  (select coalesce(json_agg(distinct u.currency), '[]') from organization_units u where ${isBranch})`;

/** The tenant's branches, inactive and former ones too, or those of the given ids. */
export const readBranches = async (
  tx: Tx,
  unitIds: readonly string[] | null | undefined,
): Promise<Branches> => {
  const { rows } = await sql<Branches>`
    select ${currencies} currencies,
      (select coalesce(json_agg(b order by b.place, b.id), '[]') from (
        select lower(u.name) place, u.id, u.name, not (${isBranch}) "isFormer", u.zone,
          u.cut_off_minutes "cutOffMinutes", u.currency,
          coalesce(array_agg(d.id) filter (where d.id is not null), '{}') "linkedDeviceIds",
          coalesce(array_agg(d.id) filter (where d.status = 1), '{}') "activeDeviceIds",
          ${inUtc(sql`max(d.last_receipt_at)`)} "dataFrom"
        from organization_units u
        left join devices d on d.tenant_id = u.tenant_id and d.unit_id = u.id and d.unlinked_at is null
        where ${among(sql`u.id`, unitIds)}
        group by u.tenant_id, u.id) b) branches`.execute(tx);
  return rows[0] ?? { branches: [], currencies: [] };
};

interface GroupRow extends Omit<BranchGroup, 'unitIds' | 'activeDeviceIds' | 'linkedDeviceIds'> {
  /** Ids with commas between: a quarter of the time of JSON. */
  readonly units: string;
  readonly active: string | null;
  readonly linked: string | null;
}

const clock = sql`u.currency, u."isFormer", u.zone, u."cutOffMinutes"`;

/**
 * The same branches in groups: one by one, and with their names, they take longer than all figures of a dashboard.
 * @param oldBefore data from before this moment is old
 */
export const readBranchGroups = async (
  tx: Tx,
  unitIds: readonly string[] | null | undefined,
  oldBefore: Date,
): Promise<GroupedBranches> => {
  const { rows } = await sql<Omit<GroupedBranches, 'groups'> & { readonly groups: readonly GroupRow[] }>`
    with units as materialized (
      select u.id, u.name, u.currency, not (${isBranch}) "isFormer", u.zone, u.cut_off_minutes "cutOffMinutes"
      from organization_units u where ${among(sql`u.id`, unitIds)}),
    tills as materialized (
      select d.id, d.unit_id, d.status, d.last_receipt_at latest from devices d
      where d.unlinked_at is null and ${among(sql`d.unit_id`, unitIds)}),
    linked as (
      select ${clock}, max(t.latest) latest, string_agg(t.id::text, ',') linked,
        string_agg(t.id::text, ',') filter (where t.status = 1) active
      from units u join tills t on t.unit_id = u.id group by ${clock}),
    groups as (
      select ${clock}, string_agg(u.id::text, ',') units from units u group by ${clock})
    select ${currencies} currencies,
      (select u.currency from units u order by u."isFormer", lower(u.name), u.id limit 1) "firstCurrency",
      (select coalesce(json_agg(g), '[]') from (
        select ${clock}, u.units, l.linked, l.active, ${inUtc(sql`l.latest`)} "dataFrom"
        from groups u left join linked l on (${clock}) = (l.currency, l."isFormer", l.zone, l."cutOffMinutes")) g) groups,
      (select coalesce(json_agg(s order by lower(s.name), s."unitId"), '[]') from (
        select u.id "unitId", u.name, u.currency, ${inUtc(sql`max(t.latest)`)} since
        from units u join tills t on t.unit_id = u.id where not u."isFormer"
        group by u.id, u.name, u.currency having coalesce(max(t.latest) < ${oldBefore}, true)) s) silent`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) return { groups: [], silent: [], firstCurrency: null, currencies: [] };
  return { ...row, groups: row.groups.map(groupOf) };
};

function inUtc(time: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Said only where some are named: a condition that may hold for all would be planned anew each time. */
function among(own: RawBuilder<unknown>, unitIds: readonly string[] | null | undefined) {
  return unitIds ? sql`${own} = any (${unitIds}::uuid[])` : sql`true`;
}

function groupOf({ units, active, linked, ...group }: GroupRow): BranchGroup {
  return {
    ...group,
    unitIds: idsIn(units),
    activeDeviceIds: idsIn(active),
    linkedDeviceIds: active === null ? idsIn(linked) : [],
  };
}

function idsIn(joined: string | null): readonly string[] {
  return joined ? joined.split(',') : [];
}
