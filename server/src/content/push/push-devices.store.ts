import type { PushDevice } from '@tresen/domain/content/push';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';

/** Whose device it is. */
export interface DeviceOwner {
  readonly tenantId: string;
  readonly userId: string;
}

export interface ListedDevice {
  readonly id: string;
  readonly userAgent: string;
  readonly since: Date;
  readonly isCurrent: boolean;
}

/** The devices on which a person sees alerts, the newest first. @param endpoint of the browser that asks */
export const listDevices = async (
  tx: Tx,
  { userId }: DeviceOwner,
  endpoint: string | null,
): Promise<readonly ListedDevice[]> => {
  const { rows } = await sql<ListedDevice>`
    select id, user_agent "userAgent", since, endpoint is not distinct from ${endpoint}::text "isCurrent"
    from push_devices where tenant_id = (select current_tenant()) and user_id = ${userId}
    order by since desc, id`.execute(tx);
  return rows;
};

/** Under the system role: the browser is this person's from now on, and nobody else's. Returns its id. */
export const takeDevice = async (
  tx: Tx,
  { tenantId, userId }: DeviceOwner,
  { endpoint, publicKey, authSecret }: PushDevice,
  userAgent: string,
  at: Date,
): Promise<string> => {
  const id = newId();
  await sql`delete from push_devices where endpoint = ${endpoint}`.execute(tx);
  await sql`insert into push_devices (tenant_id, id, user_id, endpoint, public_key, auth_secret, user_agent, since)
    values (${tenantId}, ${id}, ${userId}, ${endpoint}, ${publicKey}, ${authSecret}, ${userAgent}, ${at})`.execute(
    tx,
  );
  return id;
};

/** False when the person has no such device. */
export const removeDevice = async (tx: Tx, { userId }: DeviceOwner, id: string): Promise<boolean> => {
  const { rows } = await sql`delete from push_devices
    where tenant_id = (select current_tenant()) and user_id = ${userId} and id = ${id} returning 1`.execute(
    tx,
  );
  return rows.length > 0;
};
