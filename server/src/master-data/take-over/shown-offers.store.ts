import type { SyncedName } from '@tresen/domain/kit/entities';
import { goodsNames } from '@tresen/domain/master-data/take-over';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { tableOf } from '../../kit/records/index.ts';
import type { Offer } from './offers.store.ts';

/** An offer as people see it. */
export interface ShownOffer extends Offer {
  readonly deviceName: string;
  readonly unitName: string;
  readonly offeredAt: Date;
  readonly endedAt: Date | null;
  /** What stands against a taking over: records that are not in all branches, and in this one. */
  readonly culprits: readonly BranchRecords[];
}

/** Records of one kind that belong to a branch, and not to all: how many, and the first of them by name. */
export interface BranchRecords {
  readonly entity: SyncedName;
  readonly count: number;
  readonly first: readonly { readonly id: string; readonly name: string }[];
}

const culpritsShown = 5;

/**
 * What the branch `o.unit_id` has, but rates, which every branch gets with its country, and what belongs to all branches:
 * with that the register's records are matched.
 */
const culprits = sql`coalesce((select json_agg(c) from (${sql.join(
  goodsNames.filter((name) => name !== 'vat').map(culpritsIn),
  sql` union all `,
)}) c), '[]')`;

/** Offers of linked registers: of one, or of all that nobody has decided yet; the oldest first. */
export const listOffers = async (tx: Tx, deviceId?: string): Promise<ShownOffer[]> => {
  const which = deviceId
    ? sql`o.device_id = ${deviceId}`
    : sql`o.state in ('uploading', 'waiting', 'running')`;
  const { rows } = await sql<ShownOffer>`select o.device_id "deviceId", o.unit_id "unitId", o.state, o.counts,
      o.chosen_by_name "chosenByName", o.set_ids "setIds", o.offered_at "offeredAt", o.ended_at "endedAt",
      d.name "deviceName", u.name "unitName", ${culprits} culprits
    from take_over_offers o
    join devices d on d.tenant_id = o.tenant_id and d.id = o.device_id and d.unlinked_at is null
    join organization_units u on u.tenant_id = o.tenant_id and u.id = o.unit_id
    where o.tenant_id = (select current_tenant()) and ${which} order by o.offered_at, o.device_id`.execute(
    tx,
  );
  return rows;
};

/** Those of a kind; deleted records that registers still have count until they are gone. */
function culpritsIn(entity: SyncedName) {
  return sql`
  select ${entity} entity, count(*) count,
    to_json((array_agg(json_build_object('id', t.id, 'name', t.name) order by t.name, t.id))[1:${sql.lit(culpritsShown)}]) first
  from ${sql.table(tableOf(entity))} t
  where t.tenant_id = o.tenant_id and t.status >= -1 and o.unit_id = any (t.unit_ids) having count(*) > 0`;
}
