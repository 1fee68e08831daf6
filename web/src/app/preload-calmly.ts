import type { QueryClient } from '@tanstack/react-query';

/** The next moment in which the browser has nothing to do. Safari knows none. */
const untilIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

/**
 * Does one thing after the other, for clicks that may come: each once the page has its answers and nothing else to do.
 * All at once they held the figures of a slow phone up for seconds. What fails is tried again by the click.
 */
export const preloadCalmly = async (
  client: Pick<QueryClient, 'isFetching'>,
  preloads: readonly (() => Promise<unknown>)[],
): Promise<void> => {
  for (const preload of preloads) {
    do await untilIdle();
    while (client.isFetching() > 0);
    await preload().catch(() => undefined);
  }
};
