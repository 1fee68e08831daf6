import type { AppType, LicenceState, LicenceType } from '@tresen/domain/fleet/licences';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A licence that exists already, as it comes into the registry. */
export interface KnownLicence {
  readonly serial: string;
  readonly tenantId: string;
  readonly appName: string;
  readonly appType: AppType;
  readonly licenceType: LicenceType;
  readonly state: LicenceState;
  readonly mainVersion: number;
  readonly regLevels: number;
  readonly customerName?: string;
  readonly mainboardSerial?: string;
  readonly seenMainboardSerial?: string;
  readonly computerName?: string;
  readonly baseSerial?: string;
  readonly endsAt?: Date;
  /** Shop numbers of its add-ons. */
  readonly addOns?: readonly number[];
}

/** What an update or upgrade costs, in net cents. */
export interface UpdatePrice {
  readonly appType: AppType;
  /** The licence's edition before. */
  readonly licenceType: LicenceType;
  readonly upgradeValue: number;
  readonly fromVersion: number;
  readonly price: number;
}

/** Puts licences that exist already into the registry; one that it knows stays as it is. Under the system role. */
export const registerLicences = async (
  tx: Tx,
  licences: readonly KnownLicence[],
  at: Date,
): Promise<void> => {
  for (const licence of licences) {
    if (!(await insertLicence(tx, licence, at))) continue;
    await sql`insert into licence_add_ons (serial, id, shop_number, name, app_reg_level, added_at)
      select ${licence.serial}, gen_random_uuid(), shop_number, name_de, app_reg_level, ${at}
      from shop_products where shop_number = any (${[...(licence.addOns ?? [])]}::int[])`.execute(tx);
    await sql`update licences set reg_levels = reg_levels | coalesce((select bit_or(app_reg_level)
      from licence_add_ons where serial = ${licence.serial}), 0) where serial = ${licence.serial}`.execute(
      tx,
    );
  }
};

/** Puts prices into the list; one that it has stays as it is. Under the system role. */
export const listUpdatePrices = async (tx: Tx, prices: readonly UpdatePrice[]): Promise<void> => {
  await tx
    .insertInto('licence_update_prices')
    .values(
      prices.map(({ appType, licenceType, upgradeValue, fromVersion, price }) => ({
        app_type: appType,
        licence_type: licenceType,
        upgrade_value: upgradeValue,
        from_version: fromVersion,
        price,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

async function insertLicence(tx: Tx, licence: KnownLicence, at: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into licences (serial, uid, tenant_id, reseller_id, customer_name, app_name, app_type, licence_type, state,
      main_version, reg_levels, base_serial, ends_at, mainboard_serial, seen_mainboard_serial, computer_name, created_at,
      last_modified_at)
    values (${licence.serial}, gen_random_uuid(), ${licence.tenantId},
      (select reseller_id from tenants where id = ${licence.tenantId}), ${licence.customerName ?? ''},
      ${licence.appName}, ${licence.appType}, ${licence.licenceType}, ${licence.state}, ${licence.mainVersion},
      ${licence.regLevels}, ${licence.baseSerial ?? null}, ${licence.endsAt ?? null},
      ${licence.mainboardSerial ?? null}, ${licence.seenMainboardSerial ?? null}, ${licence.computerName ?? null},
      ${at}, ${at})
    on conflict (serial) do nothing returning 1`.execute(tx);
  return rows.length > 0;
}
