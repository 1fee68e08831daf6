import type { Licence } from '@tresen/domain/fleet/licences';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A licence as its list and its page show it. Times are UTC. */
export interface StoredLicence extends Licence {
  /** Its uid. */
  readonly id: string;
  readonly tenantId: string | null;
  readonly customerId: string | null;
  readonly customerName: string;
  readonly lastVersion: string | null;
  readonly baseSerial: string | null;
  readonly endsAt: Date | null;
  readonly deviceId: string | null;
  /** Of the own tenant's registers only. */
  readonly deviceName: string | null;
  readonly mainboardSerial: string | null;
  readonly seenMainboardSerial: string | null;
  readonly computerName: string | null;
  readonly hddFirmware: string | null;
  readonly lastContactAt: Date | null;
  readonly lastContactVersion: string | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly lastModifiedAt: Date;
}

/** Licences by their uids, in no order. */
export const licencesById = async (tx: Tx, ids: readonly string[]): Promise<Map<string, StoredLicence>> => {
  const rows = await licencesWhere(tx, sql`l.uid = any (${ids}::uuid[])`);
  return new Map(rows.map((licence) => [licence.id, licence]));
};

/** The licence of a key. @param serial as `normalLicenceKey` has it */
export const findLicence = async (tx: Tx, serial: string): Promise<StoredLicence | undefined> =>
  (await licencesWhere(tx, sql`l.serial = ${serial}`))[0];

/** The licences that a register of the tenant uses. */
export const licencesOfDevice = (tx: Tx, deviceId: string): Promise<StoredLicence[]> =>
  licencesWhere(
    tx,
    sql`l.tenant_id = (select current_tenant()) and l.device_id = ${deviceId} order by l.serial_key limit 20`,
  );

const maxOfCustomer = 500;

/** The tenant's licences that a customer uses; those that no customer uses for null. */
export const licencesOfCustomer = (tx: Tx, customerId: string | null): Promise<StoredLicence[]> =>
  licencesWhere(
    tx,
    sql`(l.tenant_id = (select current_tenant()) or l.reseller_id = (select current_tenant()))
      and l.customer_id is not distinct from ${customerId}
      order by l.serial_key limit ${maxOfCustomer}`,
  );

/** An add-on of a licence, with its name in a language of the catalogue. */
export interface LicenceAddOn {
  readonly id: string;
  readonly serial: string;
  readonly shopNumber: number | null;
  readonly name: string;
  readonly isOld: boolean;
  readonly addedAt: Date;
  readonly removedAt: Date | null;
}

/** Add-ons of licences, as they were added (LIC-06). */
export const addOnsOf = async (
  tx: Tx,
  serials: readonly string[],
  language: 'de' | 'en',
): Promise<LicenceAddOn[]> => {
  const name = language === 'en' ? sql`p.name_en` : sql`p.name_de`;
  const { rows } = await sql<LicenceAddOn>`
    select a.id, a.serial, a.shop_number as "shopNumber", coalesce(${name}, a.name) as name, a.is_old as "isOld",
      a.added_at as "addedAt", a.removed_at as "removedAt"
    from licence_add_ons a left join shop_products p on p.shop_number = a.shop_number
    where a.serial = any (${serials}::text[]) order by a.added_at, a.name, a.id`.execute(tx);
  return rows;
};

/** A step of a licence from one version to another (LIC-07). */
export interface LicenceUpdate {
  readonly id: string;
  readonly serial: string;
  readonly oldVersion: string;
  readonly newVersion: string;
  readonly ticketNumber: string | null;
  readonly userName: string;
  readonly at: Date;
}

/** The updates of licences, newest first. */
export const updatesOf = (tx: Tx, serials: readonly string[]): Promise<LicenceUpdate[]> =>
  updatesWhere(tx, sql`serial = any (${serials}::text[])`);

export const findUpdate = async (tx: Tx, id: string): Promise<LicenceUpdate | undefined> =>
  (await updatesWhere(tx, sql`id = ${id}`))[0];

/** Runs under the policies: a tenant's own licences, a reseller's tenants', all for the vendor. */
async function licencesWhere(tx: Tx, condition: RawBuilder<SqlBool>): Promise<StoredLicence[]> {
  const { rows } = await sql<StoredLicence>`
    select l.uid as id, l.serial, l.tenant_id as "tenantId", l.customer_id as "customerId",
      l.customer_name as "customerName", l.app_name as "appName", l.app_type as "appType",
      l.licence_type as "licenceType", l.state, l.main_version as "mainVersion", l.last_version as "lastVersion",
      l.reg_levels as "regLevels", l.base_serial as "baseSerial", l.ends_at as "endsAt", l.device_id as "deviceId",
      (select d.name from devices d where d.tenant_id = l.tenant_id and d.id = l.device_id) as "deviceName",
      l.mainboard_serial as "mainboardSerial", l.seen_mainboard_serial as "seenMainboardSerial",
      l.computer_name as "computerName", l.hdd_firmware as "hddFirmware", l.last_contact_at as "lastContactAt",
      l.last_contact_version as "lastContactVersion", l.version, l.created_at as "createdAt",
      l.last_modified_at as "lastModifiedAt"
    from licences l where ${condition}`.execute(tx);
  return rows;
}

async function updatesWhere(tx: Tx, condition: RawBuilder<SqlBool>): Promise<LicenceUpdate[]> {
  const { rows } = await sql<LicenceUpdate>`
    select id, serial, old_version as "oldVersion", new_version as "newVersion", ticket_number as "ticketNumber",
      user_name as "userName", at
    from licence_updates where ${condition} order by at desc, id limit 200`.execute(tx);
  return rows;
}
