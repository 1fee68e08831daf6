import type { AccessPolicy } from '@tresen/domain/account/access';
import { visibleAlertKinds } from '@tresen/domain/content/notifications';
import { AppError } from '@tresen/domain/kit/errors';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { PageInfo, SaveResult } from '../../kit/graphql/index.ts';
import {
  countUnread,
  dismiss,
  dismissAll,
  type Notification,
  notificationPage,
  type Place,
  type Reader,
  restore,
} from './notifications.store.ts';

export interface NotificationConnection {
  readonly nodes: readonly Notification[];
  readonly pageInfo: PageInfo;
  readonly unread: number;
  readonly asOf: Date;
}

const pageSize = { default: 25, max: 100 } as const;

/** The first of what somebody may see and has not put away. */
export const openNotifications = (
  ctx: Ctx,
  tx: Tx,
  policy: AccessPolicy,
  limit: number,
): Promise<readonly Notification[]> =>
  notificationPage(tx, readerOf(ctx, policy), { limit, after: undefined, withDismissed: false });

/** What the list is asked for. */
export interface ListQuestion {
  readonly first: number | undefined;
  readonly after: string | undefined;
  readonly withDismissed: boolean;
}

/** A page of the reader's notifications. @throws {AppError} INVALID_INPUT for a cursor that is none */
export const listNotifications = (
  ctx: Ctx,
  policy: AccessPolicy,
  { first = pageSize.default, after, withDismissed }: ListQuestion,
): Promise<NotificationConnection> => {
  const reader = readerOf(ctx, policy);
  const size = Math.min(Math.max(first, 1), pageSize.max);
  const place = after === undefined ? undefined : placeOf(after);
  const asOf = new Date(ctx.now());
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const found = await notificationPage(tx, reader, { limit: size + 1, after: place, withDismissed });
    const nodes = found.slice(0, size);
    const last = nodes.at(-1);
    return {
      nodes,
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: found.length > size },
      unread: await countUnread(tx, reader),
      asOf,
    };
  });
};

/** Puts one away (SHL-42). @throws {AppError} NOT_FOUND */
export const dismissNotification = async (
  ctx: Ctx,
  policy: AccessPolicy,
  id: string,
): Promise<SaveResult> => {
  const reader = readerOf(ctx, policy);
  const at = new Date(ctx.now());
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    if (!(await dismiss(tx, reader, id, at))) throw new AppError('NOT_FOUND', { what: 'notification' });
    tellPanels(ctx, tx);
  });
  return { isSuccess: true, modelId: id };
};

/** Puts all away that the person has seen (SHL-42). Returns the ids, for whoever wants them back. */
export const dismissAllNotifications = async (
  ctx: Ctx,
  policy: AccessPolicy,
  asOf: string | undefined,
): Promise<readonly string[]> => {
  const at = new Date(Math.min(ctx.now(), asOf === undefined ? Infinity : Date.parse(asOf)));
  return inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const ids = await dismissAll(tx, readerOf(ctx, policy), at);
    if (ids.length > 0) tellPanels(ctx, tx);
    return ids;
  });
};

/** Brings back what was put away. Ids of others change nothing. */
export const restoreNotifications = async (ctx: Ctx, ids: readonly string[]): Promise<SaveResult> => {
  const { userId } = userOf(ctx);
  await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    await restore(tx, userId, ids);
    tellPanels(ctx, tx);
  });
  return { isSuccess: true };
};

/** Who acts for a tenant sees what their own role may, and puts away for themselves only. */
function readerOf(ctx: Ctx, policy: AccessPolicy): Reader {
  const { userId, principal } = userOf(ctx);
  return { userId, kinds: visibleAlertKinds(principal, policy) };
}

function placeOf(cursor: string): Place {
  const [state, renewed = '', id = ''] = cursor.split('/');
  const renewedAt = new Date(renewed);
  if (Number.isNaN(renewedAt.getTime())) throw new AppError('INVALID_INPUT', { field: 'after' });
  return { id, renewedAt, resolvedAt: state === 'open' ? null : renewedAt };
}

function cursorOf({ id, renewedAt, resolvedAt }: Place): string {
  return [resolvedAt === null ? 'open' : 'over', renewedAt.toISOString(), id].join('/');
}

/** Somebody's panel changes on their other devices, too. */
function tellPanels(ctx: Ctx, tx: Tx): void {
  emitChanged(tx, 'alerts', tenantOf(ctx));
}
