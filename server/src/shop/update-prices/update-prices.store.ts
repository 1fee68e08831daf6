import {
  type AppType,
  type LicenceType,
  type UpdatePricePlace,
  upgradeValueOf,
} from '@tresen/domain/fleet/licences';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A price of the list. */
export interface ListedPrice {
  readonly appType: AppType;
  /** The licence's edition before. */
  readonly licenceType: LicenceType;
  readonly upgradeValue: number;
  readonly fromVersion: number;
  /** Cents, net. */
  readonly price: number;
  readonly version: number;
  readonly lastModified: Date;
}

const columns = sql`app_type as "appType", licence_type as "licenceType", upgrade_value as "upgradeValue",
  from_version as "fromVersion", price, version, last_modified_at as "lastModified"`;

/** The whole list, updates before upgrades, newest versions first. */
export const readPrices = async (tx: Tx): Promise<ListedPrice[]> => {
  const { rows } = await sql<ListedPrice>`select ${columns} from licence_update_prices
    order by app_type, licence_type, upgrade_value, from_version desc`.execute(tx);
  return rows;
};

/** A price, held until the transaction ends; undefined where the list has none. */
export const holdPrice = async (tx: Tx, place: UpdatePricePlace): Promise<ListedPrice | undefined> => {
  const { rows } = await sql<ListedPrice>`
    select ${columns} from licence_update_prices where ${at(place)} for update`.execute(tx);
  return rows[0];
};

/** @returns false when the list has one there, perhaps since a moment */
export const insertPrice = async (
  tx: Tx,
  place: UpdatePricePlace,
  price: number,
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into licence_update_prices (app_type, licence_type, upgrade_value, from_version, price, last_modified_at)
    values (${place.appType}, ${place.licenceType}, ${upgradeValueOf(place)}, ${place.fromVersion}, ${price}, ${now})
    on conflict do nothing returning 1`.execute(tx);
  return rows.length > 0;
};

export const updatePrice = async (
  tx: Tx,
  place: UpdatePricePlace,
  price: number,
  now: Date,
): Promise<void> => {
  await sql`update licence_update_prices set price = ${price}, version = version + 1, last_modified_at = ${now}
    where ${at(place)}`.execute(tx);
};

export const deletePrice = async (tx: Tx, place: UpdatePricePlace): Promise<void> => {
  await sql`delete from licence_update_prices where ${at(place)}`.execute(tx);
};

function at(place: UpdatePricePlace) {
  return sql`app_type = ${place.appType} and licence_type = ${place.licenceType}
  and upgrade_value = ${upgradeValueOf(place)} and from_version = ${place.fromVersion}`;
}
