import {
  type AlertMailSettings,
  begunAt,
  changedAlertMails,
  readAlertMailSettings,
  type SendableAlerts,
  type StoredAlertMails,
} from '@tresen/domain/content/alert-mails';
import type { Role } from '@tresen/domain/kit/groups';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What the person chose in the tenant; nothing by mail until then. */
export const readSettings = async (tx: Tx, tenantId: string, userId: string): Promise<StoredAlertMails> => {
  const row = await tx
    .selectFrom('alert_mail_settings')
    .select('settings')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return readAlertMailSettings(row?.settings);
};

export const writeSettings = async (
  tx: Tx,
  key: { readonly tenantId: string; readonly userId: string },
  settings: AlertMailSettings,
  at: Date,
): Promise<void> => {
  const before = await readSettings(tx, key.tenantId, key.userId);
  const text = JSON.stringify(changedAlertMails(before, settings, at.toISOString()));
  await tx
    .insertInto('alert_mail_settings')
    .values({ tenant_id: key.tenantId, user_id: key.userId, settings: text, since: at })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ settings: text }))
    .execute();
};

/** Who gets alerts by mail, of all tenants. */
export interface AlertReader {
  readonly tenantId: string;
  readonly userId: string;
  readonly email: string;
  readonly role: Role;
  readonly language: 'de' | 'en';
  readonly company: string;
  readonly settings: StoredAlertMails;
  /** IANA zone of the tenant's first branch by name. */
  readonly zone: string;
}

/** In the system role: people who may still sign in there, and have alerts that they did not get yet. */
export const alertReaders = async (tx: Tx, at: Date): Promise<readonly AlertReader[]> => {
  const { rows } = await sql<Omit<AlertReader, 'settings'> & { settings: unknown }>`
    select s.tenant_id "tenantId", s.user_id "userId", u.email, u.role, u.language, t.name company, s.settings,
      coalesce((select zone from organization_units b where b.tenant_id = s.tenant_id
        and b.type in ('branch', 'event') and b.status > -2 order by lower(b.name), b.id limit 1), 'Europe/Berlin') zone
    from alert_mail_settings s
    join users u on u.id = s.user_id and u.tenant_id = s.tenant_id and not u.disabled and u.email_confirmed
    join tenants t on t.id = s.tenant_id
    where exists (select from notifications n where n.tenant_id = s.tenant_id and n.renewed_at > s.since
      and n.renewed_at <= ${at}
      and not exists (select from alert_mails m where m.tenant_id = n.tenant_id and m.user_id = s.user_id
        and m.notification_id = n.id and m.renewed_at = n.renewed_at))
    order by s.tenant_id, s.user_id`.execute(tx);
  return rows
    .map(({ settings, ...reader }) => ({ ...reader, settings: readAlertMailSettings(settings) }))
    .filter(({ settings }) => settings.byMail);
};

/** An alert that goes into a mail. */
export interface MailedAlert {
  readonly kind: string;
  readonly subject: string;
  readonly data: unknown;
  readonly since: Date;
  readonly isOver: boolean;
}

/** In the system role: takes the alerts for the one mail; of two processes at once, each alert goes with one. */
export const claimAlerts = async (
  tx: Tx,
  { tenantId, userId, settings }: AlertReader,
  wanted: readonly SendableAlerts[],
  limit: number,
): Promise<readonly MailedAlert[]> => {
  const kinds = wanted.flatMap(({ kinds, until }) =>
    kinds.map((kind) => ({ kind, until: new Date(until), since: begunAt(settings, kind) })),
  );
  const { rows } = await sql<MailedAlert>`
    with held as (
      select since from alert_mail_settings where tenant_id = ${tenantId} and user_id = ${userId} for update
    ), claimed as (
      insert into alert_mails (tenant_id, user_id, notification_id, renewed_at)
      select n.tenant_id, ${userId}, n.id, n.renewed_at from notifications n, held,
        json_to_recordset(${JSON.stringify(kinds)}::json) k(kind text, until timestamptz, since timestamptz)
      where n.tenant_id = ${tenantId} and n.kind = k.kind and n.renewed_at > held.since
        and n.renewed_at <= k.until
        and n.renewed_at > coalesce(greatest(k.since, ${settings.mailsBegun}::timestamptz), '-infinity')
        and not exists (select from notification_dismissals d where d.tenant_id = n.tenant_id
          and d.notification_id = n.id and d.user_id = ${userId} and d.dismissed_at >= n.renewed_at)
        and not exists (select from alert_mails m where m.tenant_id = n.tenant_id and m.user_id = ${userId}
          and m.notification_id = n.id and m.renewed_at = n.renewed_at)
      order by n.renewed_at, n.id limit ${limit}
      on conflict do nothing
      returning notification_id
    )
    select n.kind, n.subject, n.data, n.since, n.resolved_at is not null "isOver"
    from claimed c join notifications n on n.tenant_id = ${tenantId} and n.id = c.notification_id
    order by n.resolved_at is not null, n.renewed_at, n.id`.execute(tx);
  return rows;
};

/** Forgets what was sent of alerts that are thrown away by now. */
export const deleteOldAlertMails = async (tx: Tx): Promise<void> => {
  await sql`delete from alert_mails m where not exists (
    select from notifications n where n.tenant_id = m.tenant_id and n.id = m.notification_id)`.execute(tx);
};
