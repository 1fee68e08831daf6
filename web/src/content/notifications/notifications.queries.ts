import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  NotificationsDocument,
  type NotificationsQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';

type Page = NotificationsQuery['notifications'];
export type Notification = Page['nodes'][number];

/** What the panel and its button know. `unread` counts what lasts and was not put away. */
export interface Panel {
  readonly nodes: readonly Notification[];
  readonly unread: number;
  /** When the newest page was asked for, by the server's clock. */
  readonly asOf: string;
}

const pageSize = 25;
export const notificationsKey = ['notifications'] as const;

/** The reader's notifications, page by page; fetched again when the server tells of alerts. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: notificationsKey,
  queryFn: async ({ pageParam }) =>
    (await generalApi.request(NotificationsDocument, { first: pageSize, after: pageParam })).notifications,
  initialPageParam: null as string | null,
  getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
  select: ({ pages }) => panelOf(pages),
  meta: { topics: ['alerts'], isKept: true },
});

function panelOf(pages: readonly Page[]): Panel {
  // One that something new is told of moves to the front while older pages are still as they were.
  const byId = new Map(pages.flatMap(({ nodes }) => nodes).map((node) => [node.id, node]));
  return { nodes: [...byId.values()], unread: pages[0]?.unread ?? 0, asOf: pages[0]?.asOf ?? '' };
}
