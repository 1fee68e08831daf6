import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  DismissAllNotificationsDocument,
  DismissNotificationDocument,
  type NotificationsQuery,
  RestoreNotificationsDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import { notificationsKey } from './notifications.queries.ts';

type Pages = InfiniteData<NotificationsQuery['notifications'], string | null>;

/** What is put away: one, or all that there was at a time. */
export type Dismissal = { readonly id: string } | { readonly asOf: string };

const dismissKey = ['dismissNotification'] as const;

interface DismissOptions {
  /** Told of the ids, which `useRestore` takes: of every click, also when the next one comes before the answer. */
  readonly onSuccess: (ids: readonly string[]) => void;
  readonly onError: (error: unknown) => void;
}

/** Puts notifications away (SHL-42), at once on the screen. */
export const useDismiss = (options: DismissOptions) => {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationKey: dismissKey,
    mutationFn: dismiss,
    onMutate: async (dismissal: Dismissal) => {
      // An answer that is on its way would bring them back.
      await client.cancelQueries({ queryKey: notificationsKey });
      client.setQueryData<Pages>(notificationsKey, (data) => data && without(data, dismissal));
    },
    onSettled: async () => {
      // An answer between two clicks would bring back the second one for a moment.
      if (client.isMutating({ mutationKey: dismissKey }) === 1)
        await client.invalidateQueries({ queryKey: notificationsKey });
    },
  });
};

/** Brings back what was put away. */
export const useRestore = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) =>
      savedId(
        (await generalApi.request(RestoreNotificationsDocument, { ids: [...ids] })).restoreNotifications,
      ),
    onSettled: () => client.invalidateQueries({ queryKey: notificationsKey }),
  });
};

async function dismiss(dismissal: Dismissal): Promise<readonly string[]> {
  if ('asOf' in dismissal) {
    const answer = await generalApi.request(DismissAllNotificationsDocument, dismissal);
    return answer.dismissAllNotifications.ids;
  }
  return [savedId((await generalApi.request(DismissNotificationDocument, dismissal)).dismissNotification)];
}

/** The pages without what is being put away, so that it goes at the click. */
function without(data: Pages, dismissal: Dismissal): Pages {
  const isGone = ({ id }: { readonly id: string }) => ('id' in dismissal ? id === dismissal.id : true);
  const gone = data.pages.flatMap(({ nodes }) => nodes).filter(isGone);
  const unread = gone.filter(({ resolvedAt }) => resolvedAt === null).length;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      nodes: page.nodes.filter((node) => !isGone(node)),
      unread: 'asOf' in dismissal ? 0 : Math.max(0, page.unread - unread),
    })),
  };
}
