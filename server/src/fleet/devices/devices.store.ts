import { type DeviceType, isTooOld, registerTypeOf } from '@tresen/domain/fleet/devices';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { hasWords } from '../../kit/db/word-search.ts';
import { holdUnit } from './branches.store.ts';

/** A linked register, or one that was linked. Times are UTC. */
export interface Device {
  readonly id: string;
  readonly name: string;
  readonly deviceType: string;
  readonly registerType: string;
  readonly businessType: string;
  readonly unitId: string;
  readonly unitName: string;
  readonly zone: string;
  readonly databaseId: string;
  readonly posVersion: string;
  readonly hardwareSerial: string;
  readonly status: number;
  readonly isDefault: boolean;
  readonly liveCommunication: boolean;
  readonly lastPing: Date | null;
  readonly linkedAt: Date;
  readonly unlinkedAt: Date | null;
  /** It has had a complete copy of the master data of its branch. */
  readonly hasMasterData: boolean;
  /** It has sent receipts since it was linked, and never asked for master data. */
  readonly onlyPushes: boolean;
  /** When it came to its branch from another. */
  readonly movedAt: Date | null;
  readonly lastReceiptAt: Date | null;
  readonly systemInfo: unknown;
}

/** The tenant's linked registers, by branch and name. */
export const listDevices = (tx: Tx): Promise<Device[]> =>
  devices(tx)
    .where('d.unlinked_at', 'is', null)
    .orderBy(sql`searchable(u.name) collate natural_order`)
    .orderBy(sql`searchable(d.name) collate natural_order`)
    .orderBy('d.id')
    .execute();

/** Registers of the tenant by their ids. */
export const devicesById = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Device>> => {
  const rows = await devices(tx)
    .where('d.id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute();
  return new Map(rows.map((device) => [device.id, device]));
};

/** A register of the tenant, linked or not, or undefined. */
export const findDevice = (tx: Tx, id: string): Promise<Device | undefined> =>
  devices(tx).where('d.id', '=', id).executeTakeFirst();

const searchText = sql`searchable(d.name || ' ' || d.hardware_serial || ' ' || u.name)`;

/** Linked registers whose name, serial or branch has every word of the search, by name. None for no words. */
export const searchDevices = async (tx: Tx, search: string, first: number): Promise<Device[]> => {
  const words = hasWords(searchText, search);
  if (words.length === 0) return [];
  let query = devices(tx).where('d.unlinked_at', 'is', null);
  for (const word of words) query = query.where(word);
  return query.orderBy(sql`lower(d.name)`).orderBy('d.id').limit(first).execute();
};

/**
 * The register of this hardware and database, linked or not: linking it again resumes it (contract 7). One that was moved
 * and has not heard of it still names the database of before.
 */
export const findDeviceByHardware = (
  tx: Tx,
  hardwareSerial: string,
  databaseId: string,
): Promise<Device | undefined> =>
  devices(tx)
    .where('d.hardware_serial', '=', hardwareSerial)
    .where(
      sql<SqlBool>`(d.database_id = ${databaseId} or exists (select from device_stays s where s.tenant_id = d.tenant_id
        and s.device_id = d.id and s.database_id = ${databaseId}))`,
    )
    .orderBy(sql`d.database_id = ${databaseId}`, 'desc')
    .executeTakeFirst();

/** What a register says of itself and what a person chose for it. */
export interface NewLink {
  readonly name: string;
  readonly deviceType: DeviceType;
  readonly businessType: string;
  readonly unitId: string;
  readonly posVersion: string;
  readonly hardwareSerial: string;
  readonly databaseId: string;
  readonly linkedAt: Date;
}

/** Links the register under the id, or resumes it. The first register of a branch is its default. */
export const linkDevice = async (tx: Tx, tenantId: string, id: string, link: NewLink): Promise<void> => {
  const chosen = {
    unit_id: link.unitId,
    name: link.name,
    device_type: link.deviceType,
    register_type: registerTypeOf[link.deviceType],
    business_type: link.businessType,
    pos_version: link.posVersion,
    version_too_old: isTooOld(link.posVersion),
  };
  await tx
    .insertInto('devices')
    .values({
      tenant_id: tenantId,
      id,
      ...chosen,
      hardware_serial: link.hardwareSerial,
      database_id: link.databaseId,
      linked_at: link.linkedAt,
      is_default: sql<boolean>`not exists (select from devices o where o.unit_id = ${link.unitId} and o.is_default)`,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'hardware_serial', 'database_id']).doUpdateSet({
        ...chosen,
        is_default: sql<boolean>`devices.is_default or excluded.is_default`,
        status: 1,
        linked_at: link.linkedAt,
        unlinked_at: null,
        last_modified_at: link.linkedAt,
      }),
    )
    .execute();
};

export const unlinkDevice = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx
    .updateTable('devices')
    .set({ unlinked_at: at, status: 0, is_default: false, last_modified_at: at })
    .where('id', '=', id)
    .execute();
};

export interface DeviceChanges {
  readonly name?: string;
  readonly liveCommunication?: boolean;
  readonly isDefault?: boolean;
  readonly isActive?: boolean;
}

/** Changes what is given. A new default takes over from the old one of the branch. */
export const updateDevice = async (tx: Tx, { id, unitId }: Device, changes: DeviceChanges): Promise<void> => {
  if (changes.isDefault) {
    await holdUnit(tx, unitId);
    await tx
      .updateTable('devices')
      .set({ is_default: false })
      .where('unit_id', '=', unitId)
      .where('is_default', '=', true)
      .execute();
  }
  const { name, liveCommunication, isDefault, isActive } = changes;
  await tx
    .updateTable('devices')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(liveCommunication === undefined ? {} : { live_communication: liveCommunication }),
      ...(isDefault === undefined ? {} : { is_default: isDefault }),
      ...(isActive === undefined ? {} : { status: isActive ? 1 : 0 }),
      last_modified_at: new Date(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
};

export const saveSystemInfo = async (
  tx: Tx,
  id: string,
  info: string,
  posVersion: string | undefined,
): Promise<void> => {
  const version = posVersion ? { pos_version: posVersion, version_too_old: isTooOld(posVersion) } : {};
  await tx
    .updateTable('devices')
    .set({ system_info: info, ...version })
    .where('id', '=', id)
    .execute();
};

/** How many sales each of the branches has, from their days: what the setup wizard shows while the first sync runs. */
export const countUnitReceipts = async (
  tx: Tx,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ unit: string; count: number }>`
    select unit_id unit, sum(receipts)::bigint as count from sales_day
    where tenant_id = (select current_tenant()) and unit_id = any (${unitIds}) group by unit_id`.execute(tx);
  return new Map(rows.map(({ unit, count }) => [unit, count]));
};

function devices(tx: Tx) {
  return tx
    .selectFrom('devices as d')
    .innerJoin('organization_units as u', (join) =>
      join.onRef('u.tenant_id', '=', 'd.tenant_id').onRef('u.id', '=', 'd.unit_id'),
    )
    .select([
      'd.id',
      'd.name',
      'd.device_type as deviceType',
      'd.register_type as registerType',
      'd.business_type as businessType',
      'd.unit_id as unitId',
      'u.name as unitName',
      'u.zone',
      'd.database_id as databaseId',
      'd.pos_version as posVersion',
      'd.hardware_serial as hardwareSerial',
      'd.status',
      'd.is_default as isDefault',
      'd.live_communication as liveCommunication',
      'd.last_ping_at as lastPing',
      'd.linked_at as linkedAt',
      'd.unlinked_at as unlinkedAt',
      'd.moved_at as movedAt',
      sql<boolean>`coalesce((select s.cursor > 0 from device_sync s where s.tenant_id = d.tenant_id
        and s.device_id = d.id and s.unit_id = d.unit_id), false)`.as('hasMasterData'),
      sql<boolean>`coalesce(d.last_receipt_at >= d.linked_at, false) and not exists (select from device_sync s
        where s.tenant_id = d.tenant_id and s.device_id = d.id)`.as('onlyPushes'),
      'd.last_receipt_at as lastReceiptAt',
      'd.system_info as systemInfo',
    ]);
}
