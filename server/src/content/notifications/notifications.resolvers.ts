import type { AccessPolicy } from '@tresen/domain/account/access';
import { type AlertVariant, alertKinds, alertMessage, readAlert } from '@tresen/domain/content/notifications';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem } from '../../kit/db/pools.ts';
import { batched, type Kit } from '../../kit/graphql/index.ts';
import {
  dismissAllNotifications,
  dismissNotification,
  listNotifications,
  type NotificationConnection,
  restoreNotifications,
} from './notifications.service.ts';
import { languageOf, type Notification } from './notifications.store.ts';

const languages = batched<string, 'de' | 'en'>(async (ctx, userIds) => {
  const found = new Map<string, 'de' | 'en'>();
  for (const userId of userIds) found.set(userId, await inSystem(ctx.db, (tx) => languageOf(tx, userId)));
  return found;
});

/** What the server tells people answers at /graphql. */
export const addNotifications = (kit: Kit, policy: AccessPolicy): void => {
  const { builder, saveResult } = kit;
  const list = connectionType(kit);
  const dismissed = builder
    .objectRef<{ readonly ids: readonly string[] }>('DismissedNotifications')
    .implement({
      fields: (t) => ({
        isSuccess: t.boolean({ resolve: () => true }),
        ids: t.idList({ resolve: ({ ids }) => [...ids] }),
      }),
    });
  builder.queryField('notifications', (t) =>
    t.field({
      type: list,
      description: 'Open ones first, then latest first. Excludes those dismissed by the caller.',
      args: { first: t.arg.int(), after: t.arg.string(), withDismissed: t.arg.boolean() },
      resolve: (_root, args, ctx) =>
        listNotifications(ctx, policy, {
          first: args.first ?? undefined,
          after: args.after ?? undefined,
          withDismissed: args.withDismissed ?? false,
        }),
    }),
  );
  builder.mutationFields((t) => ({
    dismissNotification: t.field({
      type: saveResult,
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => dismissNotification(ctx, policy, id),
    }),
    dismissAllNotifications: t.field({
      type: dismissed,
      description: 'Dismisses all notifications up to the given time, or all if omitted.',
      args: { asOf: t.arg({ type: 'DateTime' }) },
      resolve: async (_root, { asOf }, ctx) => ({
        ids: await dismissAllNotifications(ctx, policy, asOf ?? undefined),
      }),
    }),
    restoreNotifications: t.field({
      type: saveResult,
      args: { ids: t.arg.idList({ required: true }) },
      resolve: (_root, { ids }, ctx) => restoreNotifications(ctx, ids),
    }),
  }));
};

function connectionType(kit: Kit) {
  const notification = notificationType(kit);
  return kit.builder.objectRef<NotificationConnection>('NotificationConnection').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [notification] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      unread: t.exposeInt('unread', { description: 'Number of open notifications not dismissed.' }),
      asOf: t.expose('asOf', { type: 'DateTime', description: 'For dismissAllNotifications.' }),
    }),
  });
}

function notificationType({ builder }: Kit) {
  const options = builder.objectRef<{ readonly variant: string }>('NotificationOptions').implement({
    fields: (t) => ({
      variant: t.exposeString('variant', { description: '`info`, `success`, `warning` or `error`.' }),
    }),
  });
  return builder.objectRef<Notification>('Notification').implement({
    description: 'An alert detected by the server.',
    fields: (t) => ({
      id: t.exposeID('id'),
      message: t.string({
        description: 'In the caller’s language.',
        resolve: (notification, _args, ctx) => messageFor(ctx, notification),
      }),
      options: t.field({ type: options, resolve: (notification) => ({ variant: variantOf(notification) }) }),
      dismissed: t.exposeBoolean('dismissed', { description: 'True if the caller has dismissed it.' }),
      kind: t.exposeString('kind', {
        description: 'registerOffline, syncFailed, changesProposed or ownDataWaits.',
      }),
      subject: t.exposeID('subject', { description: 'Register or branch it concerns.' }),
      data: t.string({
        description: 'JSON with names and counts, depending on the kind.',
        resolve: ({ data }) => JSON.stringify(data),
      }),
      since: t.expose('since', { type: 'DateTime' }),
      renewedAt: t.expose('renewedAt', {
        type: 'DateTime',
        description: 'Time of the last news about it.',
      }),
      resolvedAt: t.expose('resolvedAt', { type: 'DateTime', nullable: true }),
    }),
  });
}

async function messageFor(ctx: Ctx, { kind, data, resolvedAt }: Notification): Promise<string> {
  const alert = readAlert(kind, data);
  const language = (await languages(ctx, userOf(ctx).userId)) ?? 'de';
  return alert ? alertMessage(alert, language, resolvedAt !== null) : kind;
}

function variantOf({ kind, data }: Notification): AlertVariant {
  const alert = readAlert(kind, data);
  return alert ? alertKinds[alert.kind].variant : 'info';
}
