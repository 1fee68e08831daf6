import type { Query, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { failureCode } from '../graphql/index.ts';
import { checkVersion } from '../version/index.ts';
import { isServerAway, setServerAway } from './connection.ts';
import { restoreQueries } from './kept-queries.ts';

/** Milliseconds between two tries to reach the server again. */
const tryAgainAfter = 5_000;

/**
 * Notices when the server cannot be reached, brings back what was kept, and returns to live by itself. A request that
 * failed is only a suspicion: the question for the version settles it. Returns a function that ends it.
 */
export const watchServer = (client: QueryClient, onBack: () => void): (() => void) => {
  const end = new AbortController();
  const { signal } = end;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const away = async () => {
    if (!isServerAway()) await restoreQueries(client).catch(() => undefined);
    if (signal.aborted) return;
    setServerAway(true);
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), tryAgainAfter);
  };
  const back = () => {
    if (!isServerAway()) return;
    setServerAway(false);
    void client.invalidateQueries();
    onBack();
  };
  const ask = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const finding = await checkVersion();
    isAsking = false;
    if (signal.aborted) return;
    if (finding === 'unreachable') await away();
    else back();
  };

  const queries = client.getQueryCache();
  const forget = queries.subscribe((event) => tellsOfFailure(event) && void ask());
  for (const name of ['offline', 'online']) window.addEventListener(name, () => void ask(), { signal });
  if (!navigator.onLine || queries.getAll().some(hasFailed)) void ask();
  return () => {
    end.abort();
    clearTimeout(timer);
    forget();
    setServerAway(false);
  };
};

function tellsOfFailure(event: QueryCacheNotifyEvent): boolean {
  return (
    event.type === 'updated' &&
    (event.action.type === 'failed' || event.action.type === 'error') &&
    isCutOff(event.action.error)
  );
}

function isCutOff(error: unknown): boolean {
  return failureCode(error) === 'NO_CONNECTION';
}

function hasFailed({ state }: Query): boolean {
  return isCutOff(state.fetchFailureReason ?? undefined) || isCutOff(state.error ?? undefined);
}
