import type { DeviceAction, DeviceActionFacts } from '@tresen/domain/fiscal/security-devices';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { isReplaced } from './device-uses.store.ts';

/** An action as it was asked for, with its answer. */
export interface StoredAction {
  readonly id: string;
  readonly action: DeviceAction;
  readonly clientId: string | null;
  readonly registerName: string;
  readonly askedByName: string;
  readonly askedAt: Date;
  readonly answeredAt: Date | null;
  readonly isSuccess: boolean | null;
  readonly message: string | null;
  readonly archiveId: string | null;
}

/** A device that is to be asked, as far as the database knows it. */
export type ActionTarget = Omit<DeviceActionFacts, 'isOnline'> & {
  readonly id: string;
  readonly serial: string;
  readonly deviceId: string;
};

/**
 * The devices of these ids, held until the transaction ends: nobody asks the same one at once. Each with every register that
 * can be asked for it, the one that reported it last first.
 */
export const holdActionTargets = async (
  tx: Tx,
  ids: readonly string[],
  waitsSince: Date,
): Promise<ReadonlyMap<string, readonly ActionTarget[]>> => {
  const { rows } = await sql<ActionTarget>`
    select s.id, s.serial, d.id "deviceId", s.status = 0 "isRetired",
      ${isReplaced} "isReplaced",
      d.unlinked_at is not null "isUnlinked", d.status = 1 "isActive",
      coalesce(d.moved_at > asked.reported_at, false) "hasMoved",
      exists (select from security_device_actions a where a.tenant_id = s.tenant_id and a.security_device_id = s.id
        and a.answered_at is null and a.asked_at > ${waitsSince}) "isBusy",
      coalesce(s.report -> 'actions', '[]'::jsonb) actions, s.report -> 'clients' -> 'ids' "clientIds",
      (s.report -> 'clients' ->> 'most')::int "mostClients"
    from security_devices s
    cross join lateral (
      select s.device_id, s.last_report_at reported_at, 0 place
      union all
      select use.device_id, use.last_report_at, 1 from security_device_uses use
      where use.tenant_id = s.tenant_id and use.security_device_id = s.id and use.is_current
        and use.device_id <> s.device_id
    ) asked
    join devices d on d.tenant_id = s.tenant_id and d.id = asked.device_id
    where s.tenant_id = (select current_tenant()) and s.id = any (${[...ids]}::uuid[])
    order by s.id, asked.place, asked.reported_at desc for update of s`.execute(tx);
  return Map.groupBy(rows, ({ id }) => id);
};

export interface NewAction {
  readonly tenantId: string;
  readonly id: string;
  readonly securityDeviceId: string;
  readonly deviceId: string;
  readonly action: DeviceAction;
  readonly clientId: string | null;
  readonly askedBy: string;
  readonly askedByName: string;
  readonly askedAt: Date;
}

export const insertAction = async (tx: Tx, made: NewAction): Promise<void> => {
  await sql`insert into security_device_actions (tenant_id, id, security_device_id, device_id, action, client_id,
      asked_by, asked_by_name, asked_at)
    values (${made.tenantId}, ${made.id}, ${made.securityDeviceId}, ${made.deviceId}, ${made.action}, ${made.clientId},
      ${made.askedBy}, ${made.askedByName}, ${made.askedAt})`.execute(tx);
};

/** What the register said. An archive counts only where it is one of this device. */
export const writeAnswer = async (
  tx: Tx,
  id: string,
  answer: {
    readonly at: Date;
    readonly isSuccess: boolean;
    readonly message: string | null;
    readonly archiveId: string | null;
  },
): Promise<void> => {
  await sql`update security_device_actions a set answered_at = ${answer.at}, is_success = ${answer.isSuccess},
      message = ${answer.message}, archive_id = (select t.id from tse_archives t where t.tenant_id = a.tenant_id
        and t.security_device_id = a.security_device_id and t.id = ${answer.archiveId}::uuid)
    where a.tenant_id = (select current_tenant()) and a.id = ${id}`.execute(tx);
};

/** What was asked of a device, the newest first. */
export const actionsOfDevice = async (tx: Tx, deviceId: string, first: number): Promise<StoredAction[]> => {
  const { rows } = await sql<StoredAction>`
    select a.id, a.action, a.client_id "clientId", d.name "registerName", a.asked_by_name "askedByName",
      a.asked_at "askedAt", a.answered_at "answeredAt", a.is_success "isSuccess", a.message, a.archive_id "archiveId"
    from security_device_actions a join devices d on d.tenant_id = a.tenant_id and d.id = a.device_id
    where a.tenant_id = (select current_tenant()) and a.security_device_id = ${deviceId}
    order by a.asked_at desc, a.id desc limit ${first}`.execute(tx);
  return rows;
};
