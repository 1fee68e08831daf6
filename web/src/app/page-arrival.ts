import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { announcePage, whenIdle } from '../kit/idle/index.ts';

/** Milliseconds after which others wait no longer for a page whose question hangs. */
const latestMs = 8_000;

/**
 * Stands behind the page, so that it is there as soon as the page's code is. Says that the page stands, once nothing
 * that the page asked for is outstanding, and the browser has drawn it.
 */
export const PageArrival = (): null => {
  const client = useQueryClient();
  useEffect(() => whenAnswered(client, announcePage), [client]);
  return null;
};

/** Calls `done` once, when no question without an answer is on its way. Returns a function that calls it off. */
export const whenAnswered = (client: QueryClient, done: () => void): (() => void) => {
  const callOff = () => {
    forget();
    clearTimeout(timer);
    stopWaiting();
  };
  const end = (): void => {
    callOff();
    done();
  };
  let stopWaiting = (): void => undefined;
  const look = (): void => {
    stopWaiting();
    stopWaiting = isAnswered(client) ? whenIdle(() => isAnswered(client) && end()) : () => undefined;
  };
  const forget = client.getQueryCache().subscribe(look);
  const timer = setTimeout(end, latestMs);
  look();
  return callOff;
};

function isAnswered(client: QueryClient): boolean {
  return client.isFetching({ predicate: ({ state }) => state.data === undefined }) === 0;
}
