import type { AppType, LicenceType } from '@tresen/domain/fleet/licences';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A licence from which add-ons are taken. */
export interface RentedLicence {
  readonly serial: string;
  readonly appType: AppType;
  readonly licenceType: LicenceType;
  readonly regLevels: number;
}

/** The licences of keys that a line did not make, held until the transaction ends: those end as a whole. */
export const holdRentedLicences = async (
  tx: Tx,
  { orderId, lineId, serials }: { orderId: string; lineId: string; serials: readonly string[] },
): Promise<RentedLicence[]> => {
  const { rows } = await sql<RentedLicence>`
    select serial, app_type as "appType", licence_type as "licenceType", reg_levels as "regLevels"
    from licences l where serial = any (${[...serials]}::text[])
      and not exists (select from licence_fulfilments f where f.order_id = ${orderId} and f.line_id = ${lineId}
        and f.serial = l.serial and f.done = 'created')
    order by serial for update`.execute(tx);
  return rows;
};

/** Ends add-ons of a licence. @returns the bits of each that it had until now */
export const removeAddOns = async (
  tx: Tx,
  serial: string,
  shopNumbers: readonly number[],
  at: Date,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ bits: number }>`
    update licence_add_ons set is_old = true, removed_at = ${at}
    where serial = ${serial} and shop_number = any (${[...shopNumbers]}::int[]) and not is_old
    returning app_reg_level as bits`.execute(tx);
  return rows.map(({ bits }) => bits);
};

/** The bits of what a licence has: its other add-ons, and whatever gives an edition like its own. */
export const keptLevels = async (
  tx: Tx,
  { serial, appType, licenceType }: RentedLicence,
): Promise<readonly number[]> => {
  const { rows } = await sql<{ bits: number }>`
    select app_reg_level as bits from licence_add_ons where serial = ${serial} and not is_old
    union all
    select app_reg_level from shop_products where type in ('edition', 'update', 'upgrade')
      and app_type = ${appType} and (licence_type is null or licence_type = ${licenceType})`.execute(tx);
  return rows.map(({ bits }) => bits);
};

export const setLevels = async (tx: Tx, serial: string, regLevels: number, at: Date): Promise<void> => {
  await sql`update licences set reg_levels = ${regLevels}, last_modified_at = ${at}, version = version + 1
    where serial = ${serial}`.execute(tx);
};
