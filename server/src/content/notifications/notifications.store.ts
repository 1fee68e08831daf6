import type { AlertKind } from '@tresen/domain/content/notifications';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Who looks: a person of one tenant, with the kinds that their role may see. */
export interface Reader {
  readonly userId: string;
  readonly kinds: readonly AlertKind[];
}

/** An alert as one person sees it. Times are UTC. */
export interface Notification {
  readonly id: string;
  readonly kind: string;
  readonly subject: string;
  readonly since: Date;
  readonly renewedAt: Date;
  readonly resolvedAt: Date | null;
  readonly data: unknown;
  readonly dismissed: boolean;
}

/** The place of a notification in the list: what is over comes last, then the newest first. */
export type Place = Pick<Notification, 'id' | 'renewedAt' | 'resolvedAt'>;

// Something new to tell since then shows again what somebody has put away.
const isDismissed = sql<SqlBool>`(d.dismissed_at is not null and d.dismissed_at >= n.renewed_at)`;

/** What the reader has not put away, or all of it: what lasts comes first, then the newest. */
export const notificationPage = (
  tx: Tx,
  reader: Reader,
  { limit, after, withDismissed }: { limit: number; after: Place | undefined; withDismissed: boolean },
): Promise<Notification[]> =>
  notifications(tx, reader)
    .select([
      'n.id',
      'n.kind',
      'n.subject',
      'n.since',
      'n.renewed_at as renewedAt',
      'n.resolved_at as resolvedAt',
      'n.data',
      isDismissed.as('dismissed'),
    ])
    .$castTo<Notification>()
    .$if(!withDismissed, (query) => query.where(sql<SqlBool>`not ${isDismissed}`))
    .$if(after !== undefined, (query) => (after ? query.where(behind(after)) : query))
    .orderBy(sql`n.resolved_at is not null`)
    .orderBy('n.renewed_at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();

/** How many last and were not put away by the reader: what the dot in the toolbar stands for. */
export const countUnread = async (tx: Tx, reader: Reader): Promise<number> => {
  const { count } = await notifications(tx, reader)
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('n.resolved_at', 'is', null)
    .where(sql<SqlBool>`not ${isDismissed}`)
    .executeTakeFirstOrThrow();
  return count;
};

/** Puts one away for the reader, once or again. False when the reader has no such notification. */
export const dismiss = async (tx: Tx, { userId, kinds }: Reader, id: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    insert into notification_dismissals (tenant_id, user_id, notification_id, dismissed_at)
    select tenant_id, ${userId}, id, greatest(renewed_at, ${at}) from notifications
    where id = ${id} and kind = any (${[...kinds]})
    on conflict (tenant_id, user_id, notification_id) do update set dismissed_at = excluded.dismissed_at
    returning 1`.execute(tx);
  return rows.length > 0;
};

/** Puts away all that the reader could see at that time; what came later stays. Returns their ids. */
export const dismissAll = async (tx: Tx, { userId, kinds }: Reader, at: Date): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    insert into notification_dismissals as d (tenant_id, user_id, notification_id, dismissed_at)
    select tenant_id, ${userId}, id, ${at} from notifications where kind = any (${[...kinds]}) and renewed_at <= ${at}
    on conflict (tenant_id, user_id, notification_id) do update set dismissed_at = excluded.dismissed_at
      where d.dismissed_at < (select n.renewed_at from notifications n
        where n.tenant_id = d.tenant_id and n.id = d.notification_id)
    returning d.notification_id id`.execute(tx);
  return rows.map(({ id }) => id);
};

/** Brings back what the reader has put away. */
export const restore = async (tx: Tx, userId: string, ids: readonly string[]): Promise<void> => {
  await tx
    .deleteFrom('notification_dismissals')
    .where('user_id', '=', userId)
    .where('notification_id', '=', sql<string>`any (${[...ids]}::uuid[])`)
    .execute();
};

/** The language of a person's account. Runs in the system role: who acts for others is of another tenant. */
export const languageOf = async (tx: Tx, userId: string): Promise<'de' | 'en'> => {
  const row = await tx.selectFrom('users').select('language').where('id', '=', userId).executeTakeFirst();
  return row?.language === 'en' ? 'en' : 'de';
};

function notifications(tx: Tx, { userId, kinds }: Reader) {
  return tx
    .selectFrom('notifications as n')
    .leftJoin('notification_dismissals as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'n.tenant_id')
        .onRef('d.notification_id', '=', 'n.id')
        .on('d.user_id', '=', userId),
    )
    .where('n.kind', '=', sql<string>`any (${[...kinds]})`);
}

function behind({ id, renewedAt, resolvedAt }: Place) {
  return resolvedAt === null
    ? sql<SqlBool>`(n.resolved_at is not null or (n.renewed_at, n.id) < (${renewedAt}, ${id}))`
    : sql<SqlBool>`(n.resolved_at is not null and (n.renewed_at, n.id) < (${renewedAt}, ${id}))`;
}
