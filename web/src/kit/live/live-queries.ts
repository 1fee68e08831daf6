import type { Query, QueryClient } from '@tanstack/react-query';
import type { ChangedTopic } from '@tresen/domain/fleet/live';
import { type LiveListener, onLiveChange } from './live.ts';

/** Milliseconds between two rounds of fetching: a busy evening must not turn into a request per receipt. */
const calm = 300;

declare module '@tanstack/react-query' {
  interface Register {
    /** `topics`: the live topics that make the data of this query old. `isKept`: shows at a start without a connection. */
    queryMeta: { readonly topics?: readonly ChangedTopic[]; readonly isKept?: boolean };
  }
}

/**
 * A listener that fetches again what a change made old. Changes that come while a round runs are gathered into the
 * next one, so none is lost and the server sees at most three rounds a second.
 */
export const createRefresher = (client: QueryClient): LiveListener => {
  let waiting = new Set<ChangedTopic | 'everything'>();
  let running = false;
  const run = async () => {
    running = true;
    while (waiting.size > 0) {
      const topics = waiting;
      waiting = new Set();
      const rest = new Promise((resolve) => setTimeout(resolve, calm));
      await refresh(client, isTouched(topics));
      await rest;
    }
    running = false;
  };
  return (topic) => {
    waiting.add(topic);
    if (!running) void run();
  };
};

/** Keeps the data of the screens live. Returns a function that ends it. */
export const refreshOnChange = (client: QueryClient): (() => void) => onLiveChange(createRefresher(client));

/**
 * Fetches what a change made old. What is on its way for the first time cannot be cancelled, and may have been read before
 * the change: it is fetched once more when it has come.
 */
async function refresh(client: QueryClient, isMeant: (query: Query) => boolean): Promise<void> {
  const early = client
    .getQueryCache()
    .findAll({ fetchStatus: 'fetching', predicate: isMeant })
    .filter(({ state }) => state.data === undefined);
  await client.invalidateQueries({ predicate: isMeant });
  if (early.length > 0) await client.invalidateQueries({ predicate: (query) => early.includes(query) });
}

function isTouched(topics: ReadonlySet<ChangedTopic | 'everything'>) {
  return (query: Query) =>
    topics.has('everything') || (query.meta?.topics ?? []).some((topic) => topics.has(topic));
}
