import {
  begunAt,
  readAlertMailSettings,
  type SendableAlerts,
  type StoredAlertMails,
} from '@tresen/domain/content/alert-mails';
import type { PushDevice } from '@tresen/domain/content/push';
import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A device that alerts may go to, with what its person has chosen. */
export interface PushReader extends PushDevice {
  readonly id: string;
  readonly tenantId: string;
  readonly role: Role;
  readonly language: 'de' | 'en';
  readonly settings: StoredAlertMails;
  /** IANA zone of the tenant's first branch by name. */
  readonly zone: string;
}

/**
 * Older alerts than this, when they might first go out, are no news for a device: its push service was away. What waits
 * for a digest is a day old by then, 25 hours in the night of autumn.
 */
const newsAge = '26 hours';
/** That, and what quiet hours put off behind the time of the digest. */
const oldestNews = '50 hours';

/** In the system role: devices of people who may still sign in there, and have alerts that they did not get yet. */
export const pushReaders = async (tx: Tx, at: Date): Promise<readonly PushReader[]> => {
  const { rows } = await sql<Omit<PushReader, 'settings'> & { settings: unknown }>`
    select d.id, d.tenant_id "tenantId", d.endpoint, d.public_key "publicKey", d.auth_secret "authSecret", u.role,
      u.language, s.settings,
      coalesce((select zone from organization_units b where b.tenant_id = d.tenant_id
        and b.type in ('branch', 'event') and b.status > -2 order by lower(b.name), b.id limit 1), 'Europe/Berlin') zone
    from push_devices d
    join users u on u.id = d.user_id and u.tenant_id = d.tenant_id and not u.disabled and u.email_confirmed
    join alert_mail_settings s on s.tenant_id = d.tenant_id and s.user_id = d.user_id
    where exists (select from notifications n where n.tenant_id = d.tenant_id
      and n.renewed_at > greatest(d.since, s.since) and n.renewed_at <= ${at}
      and n.renewed_at > ${at}::timestamptz - ${oldestNews}::interval
      and not exists (select from pushed_alerts p where p.tenant_id = n.tenant_id and p.push_device_id = d.id
        and p.notification_id = n.id and p.renewed_at = n.renewed_at))
    order by d.tenant_id, d.id`.execute(tx);
  return rows.map(({ settings, ...reader }) => ({ ...reader, settings: readAlertMailSettings(settings) }));
};

/** An alert that goes to a device. */
export interface PushedAlert {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly data: unknown;
  readonly isOver: boolean;
}

/** In the system role: takes the alerts for one message; of two processes at once, each alert goes with one. */
export const claimPushes = async (
  tx: Tx,
  { tenantId, id, settings }: PushReader,
  wanted: readonly SendableAlerts[],
): Promise<readonly PushedAlert[]> => {
  const kinds = wanted.flatMap(({ kinds, until }) =>
    kinds.map((kind) => ({ kind, until: new Date(until), since: begunAt(settings, kind) })),
  );
  const { rows } = await sql<PushedAlert>`
    with claimed as (
      insert into pushed_alerts (tenant_id, push_device_id, notification_id, renewed_at)
      select n.tenant_id, d.id, n.id, n.renewed_at
      from push_devices d
      join alert_mail_settings s on s.tenant_id = d.tenant_id and s.user_id = d.user_id
      join notifications n on n.tenant_id = d.tenant_id and n.renewed_at > greatest(d.since, s.since)
      join json_to_recordset(${JSON.stringify(kinds)}::json) k(kind text, until timestamptz, since timestamptz)
        on n.kind = k.kind and n.renewed_at <= k.until and n.renewed_at > k.until - ${newsAge}::interval
          and n.renewed_at > coalesce(k.since, '-infinity')
      where d.tenant_id = ${tenantId} and d.id = ${id}
        and not exists (select from notification_dismissals x where x.tenant_id = n.tenant_id
          and x.notification_id = n.id and x.user_id = d.user_id and x.dismissed_at >= n.renewed_at)
      on conflict do nothing
      returning notification_id
    )
    select n.id, n.kind, n.subject, n.data, n.resolved_at is not null "isOver"
    from claimed c join notifications n on n.tenant_id = ${tenantId} and n.id = c.notification_id
    order by n.resolved_at is not null, n.renewed_at desc, n.id`.execute(tx);
  return rows;
};

/** Gives back what could not be sent now: the next round tries again. */
export const giveBack = async (
  tx: Tx,
  { tenantId, id }: PushReader,
  alerts: readonly PushedAlert[],
): Promise<void> => {
  const ids = alerts.map((alert) => alert.id);
  await sql`delete from pushed_alerts where tenant_id = ${tenantId} and push_device_id = ${id}
    and notification_id = any (${ids}::uuid[])`.execute(tx);
};

/** A browser that takes no more messages. */
export const forgetDevice = async (tx: Tx, { tenantId, id }: PushReader): Promise<void> => {
  await sql`delete from push_devices where tenant_id = ${tenantId} and id = ${id}`.execute(tx);
};

/** Forgets what was sent of alerts that are thrown away by now. */
export const deleteOldPushes = async (tx: Tx): Promise<void> => {
  await sql`delete from pushed_alerts p where not exists (
    select from notifications n where n.tenant_id = p.tenant_id and n.id = p.notification_id)`.execute(tx);
};
