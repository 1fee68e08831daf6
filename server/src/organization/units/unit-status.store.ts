import type { unitStatus } from '@tresen/domain/organization/units';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A unit whose state is about to change. */
export interface HeldUnit {
  readonly name: string;
  readonly type: string;
  readonly status: number;
  readonly pausedDeviceIds: readonly string[];
}

/** Reads a unit of the tenant, also a deleted one, and holds it: registers are linked to it before or after. */
export const holdUnit = (tx: Tx, id: string): Promise<HeldUnit | undefined> =>
  tx
    .selectFrom('organization_units')
    .select(['name', 'type', 'status', 'paused_device_ids as pausedDeviceIds'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

interface PausedDevice {
  readonly id: string;
  readonly name: string;
}

/** Sets the active registers of a unit inactive. */
export const pauseDevices = async (tx: Tx, unitId: string): Promise<PausedDevice[]> => {
  const { rows } = await sql<PausedDevice>`
    update devices set status = 0, version = version + 1, last_modified_at = now()
    where unit_id = ${unitId} and unlinked_at is null and status = 1 returning id, name`.execute(tx);
  return rows;
};

/** Sets those registers active again that still belong to the unit. */
export const resumeDevices = async (
  tx: Tx,
  unitId: string,
  ids: readonly string[],
): Promise<PausedDevice[]> => {
  const { rows } = await sql<PausedDevice>`
    update devices set status = 1, version = version + 1, last_modified_at = now()
    where unit_id = ${unitId} and id = any (${[...ids]}::uuid[]) and unlinked_at is null and status = 0
    returning id, name`.execute(tx);
  return rows;
};

export const saveStatus = async (
  tx: Tx,
  id: string,
  status: (typeof unitStatus)['active' | 'inactive'],
  pausedDeviceIds: readonly string[],
): Promise<void> => {
  await tx
    .updateTable('organization_units')
    .set({
      status,
      paused_device_ids: [...pausedDeviceIds],
      last_modified_at: new Date(),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute();
};
