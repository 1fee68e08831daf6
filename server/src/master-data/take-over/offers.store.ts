import type { SyncedName } from '@tresen/domain/kit/entities';
import type { OfferState, OwnCounts, TakeOverChoice } from '@tresen/domain/master-data/take-over';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

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
