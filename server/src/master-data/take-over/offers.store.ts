import type { SyncedName } from '@tresen/domain/kit/entities';
import {
  goodsNames,
  type OfferState,
  type OwnCounts,
  type TakeOverChoice,
} from '@tresen/domain/master-data/take-over';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { tableOf } from '../../kit/records/index.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

/** An offer as the register's own requests and the choice need it. */
export interface Offer {
  readonly deviceId: string;
  readonly unitId: string;
  readonly state: OfferState;
  readonly counts: OwnCounts;
  readonly chosenByName: string | null;
  /** The sets of changes that take over, by kind of record; null before the choice. */
  readonly setIds: Readonly<Partial<Record<SyncedName, string>>> | null;
}

/** The offer of a device, locked: nobody chooses while records arrive. */
export const lockOffer = async (tx: Tx, deviceId: string): Promise<Offer | undefined> => {
  const { rows } = await sql<Offer>`select device_id "deviceId", unit_id "unitId", state, counts,
      chosen_by_name "chosenByName", set_ids "setIds"
    from take_over_offers where ${ownTenant} and device_id = ${deviceId} for update`.execute(tx);
  return rows[0];
};

/** Begins an offer, in place of whatever the device offered before, whose records go. */
export const beginOffer = async (
  tx: Tx,
  tenantId: string,
  offer: Pick<Offer, 'deviceId' | 'unitId' | 'counts'>,
  now: Date,
): Promise<void> => {
  await sql`delete from take_over_offers where ${ownTenant} and device_id = ${offer.deviceId}`.execute(tx);
  await sql`insert into take_over_offers (tenant_id, device_id, unit_id, state, counts, offered_at)
    values (${tenantId}, ${offer.deviceId}, ${offer.unitId}, 'uploading', ${JSON.stringify(offer.counts)}, ${now})`.execute(
    tx,
  );
};

export const setOfferState = async (tx: Tx, deviceId: string, state: OfferState): Promise<void> => {
  await sql`update take_over_offers set state = ${state} where ${ownTenant} and device_id = ${deviceId}`.execute(
    tx,
  );
};

/** Notes what somebody has chosen. */
export const setChoice = async (
  tx: Tx,
  deviceId: string,
  choice: TakeOverChoice,
  by: { readonly userId: string; readonly name: string },
  now: Date,
): Promise<void> => {
  const state: OfferState = choice === 'takeOver' ? 'running' : 'replaced';
  await sql`update take_over_offers set state = ${state}, chosen_at = ${now}, chosen_by = ${by.userId},
      chosen_by_name = ${by.name}, ended_at = case when ${state} = 'replaced' then ${now}::timestamptz end
    where ${ownTenant} and device_id = ${deviceId}`.execute(tx);
};

export const setSetIds = async (
  tx: Tx,
  deviceId: string,
  setIds: NonNullable<Offer['setIds']>,
): Promise<void> => {
  await sql`update take_over_offers set set_ids = ${JSON.stringify(setIds)}
    where ${ownTenant} and device_id = ${deviceId}`.execute(tx);
};

export const endOffer = async (tx: Tx, deviceId: string, now: Date): Promise<void> => {
  await sql`update take_over_offers set state = 'takenOver', ended_at = ${now}
    where ${ownTenant} and device_id = ${deviceId}`.execute(tx);
};

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
    where o.${ownTenant} and ${which} order by o.offered_at, o.device_id`.execute(tx);
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
