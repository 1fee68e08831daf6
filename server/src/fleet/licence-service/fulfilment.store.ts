import { randomUUID } from 'node:crypto';
import type { Licence } from '@tresen/domain/fleet/licences';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { addOnNumbers } from './licence-look-up.store.ts';
import type { CatalogueLicence } from './licence-products.store.ts';
import type { DoneLicence, LicenceWork } from './licence-service.ts';

/** A licence while an order changes it. */
export interface HeldLicence extends Licence {
  readonly tenantId: string | null;
  readonly resellerId: string | null;
  readonly deviceId: string | null;
  readonly endsAt: Date | null;
  /** The tenant whose order it is completes it itself: the vendor's own. */
  readonly isSellersOwnOrder: boolean;
}

/** Lets the pieces of a line be done one completion after the other. */
export const holdLine = async (tx: Tx, { orderId, lineId }: LicenceWork): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`licence work ${orderId} ${lineId}`}, 0))`.execute(
    tx,
  );
};

/** What was done for the line before. */
export const doneBefore = (tx: Tx, { orderId, lineId }: LicenceWork): Promise<DoneLicence[]> =>
  tx
    .selectFrom('licence_fulfilments')
    .select(['serial', 'piece', sql<DoneLicence['done']>`done`.as('done')])
    .where('order_id', '=', orderId)
    .where('line_id', '=', lineId)
    .orderBy('piece')
    .execute();

/** Remembers what was done for the line. */
export const noteDone = async (
  tx: Tx,
  { orderId, lineId, orderTenantId, resellerId }: LicenceWork,
  done: readonly DoneLicence[],
  at: Date,
): Promise<void> => {
  if (done.length === 0) return;
  const line = { order_id: orderId, line_id: lineId, tenant_id: orderTenantId, reseller_id: resellerId, at };
  await tx
    .insertInto('licence_fulfilments')
    .values(done.map((piece) => ({ ...line, ...piece })))
    .execute();
};

/** The licence of a key, held until the transaction ends; undefined where its seller does not see it. */
export const holdLicence = async (
  tx: Tx,
  serial: string,
  orderTenantId: string,
): Promise<HeldLicence | undefined> => {
  const { rows } = await sql<HeldLicence>`
    select serial, app_name as "appName", app_type as "appType", licence_type as "licenceType", state,
      main_version as "mainVersion", reg_levels as "regLevels", tenant_id as "tenantId", reseller_id as "resellerId",
      device_id as "deviceId", ${addOnNumbers(sql`licences.serial`)} as "addOnNumbers", ends_at as "endsAt", ends_at is not null as "isLimited",
      ${orderTenantId} = (select current_tenant()) as "isSellersOwnOrder"
    from licences where serial = ${serial} for update`.execute(tx);
  return rows[0];
};

/** A licence as it is made. */
export interface NewLicence extends Licence {
  readonly endsAt: Date | null;
}

export const insertLicences = async (
  tx: Tx,
  work: LicenceWork,
  licences: readonly NewLicence[],
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('licences')
    .values(
      licences.map((licence) => ({
        serial: licence.serial,
        uid: randomUUID(),
        tenant_id: work.orderTenantId,
        reseller_id: work.resellerId,
        customer_id: work.customerId,
        customer_name: work.customerName,
        app_name: licence.appName,
        app_type: licence.appType,
        licence_type: licence.licenceType,
        state: licence.state,
        main_version: licence.mainVersion,
        reg_levels: licence.regLevels,
        ends_at: licence.endsAt,
        created_at: at,
        last_modified_at: at,
      })),
    )
    .execute();
};

/** Writes what an order changed; one that was reactivated is bound to the hardware that was seen last. */
export const updateLicence = async (
  tx: Tx,
  licence: Licence & { readonly endsAt: Date | null },
  isRebound: boolean,
  at: Date,
): Promise<void> => {
  const rebound = {
    mainboard_serial: sql<string | null>`coalesce(seen_mainboard_serial, mainboard_serial)`,
    seen_mainboard_serial: null,
  };
  await tx
    .updateTable('licences')
    .set({
      licence_type: licence.licenceType,
      state: licence.state,
      main_version: licence.mainVersion,
      reg_levels: licence.regLevels,
      ends_at: licence.endsAt,
      ...(isRebound ? rebound : {}),
      last_modified_at: at,
      version: sql`version + 1`,
    })
    .where('serial', '=', licence.serial)
    .execute();
};

/** Gives the licence add-ons that it has not yet. */
export const insertAddOns = async (
  tx: Tx,
  serial: string,
  addOns: readonly CatalogueLicence[],
  at: Date,
): Promise<void> => {
  for (const { shopNumber, name, appRegLevel } of addOns) {
    await sql`insert into licence_add_ons (serial, id, shop_number, name, app_reg_level, added_at)
      select ${serial}, ${randomUUID()}, ${shopNumber}, ${name}, ${appRegLevel}, ${at}
      where not exists (select from licence_add_ons where serial = ${serial} and shop_number = ${shopNumber}
        and not is_old)`.execute(tx);
  }
};

/** What the licence had before an update becomes its old add-ons; the new version begins with the same ones. */
export const renewAddOns = async (tx: Tx, serial: string, at: Date): Promise<void> => {
  await sql`with old as (
      update licence_add_ons set is_old = true, removed_at = ${at} where serial = ${serial} and not is_old
      returning shop_number, name, app_reg_level)
    insert into licence_add_ons (serial, id, shop_number, name, app_reg_level, added_at)
    select ${serial}, gen_random_uuid(), shop_number, name, app_reg_level, ${at} from old`.execute(tx);
};

/** Notes the step from one version to another (LIC-07). */
export const insertUpdate = async (
  tx: Tx,
  { orderNumber, userName }: LicenceWork,
  serial: string,
  versions: { readonly old: string; readonly new: string },
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('licence_updates')
    .values({
      id: randomUUID(),
      serial,
      old_version: versions.old,
      new_version: versions.new,
      ticket_number: orderNumber,
      user_name: userName,
      at,
    })
    .execute();
};

/**
 * Lets the licences that a line made, or whose term it rents (a recurring product without functions), end at an instant,
 * or go on without one. What is over by then has its time again where it goes on.
 */
export const setEnd = async (
  tx: Tx,
  { orderId, lineId, shopNumber }: Pick<LicenceWork, 'orderId' | 'lineId' | 'shopNumber'>,
  endsAt: Date | null,
  at: Date,
): Promise<void> => {
  await sql`update licences l set ends_at = ${endsAt}, last_modified_at = ${at}, version = version + 1,
      state = case when l.state <> 'expired' or ${endsAt}::timestamptz <= ${at} then l.state
        when l.device_id is null then 'inactive' else 'active' end
    from licence_fulfilments f
    where f.order_id = ${orderId} and f.line_id = ${lineId} and f.serial = l.serial
      and (f.done = 'created' or f.done = 'extended' and exists (select from shop_products p
        where p.shop_number = ${shopNumber} and p.functions = '' and p.contract_type = 'Recurring'))`.execute(
    tx,
  );
};
