import { useQueryClient } from '@tanstack/react-query';
import type { ChangedTopic } from '@tresen/domain/fleet/live';
import { useEffect } from 'react';
import { onLiveChange } from '../../kit/live/index.ts';
import { overviewKey } from './overview.queries.ts';

const topics: ReadonlySet<ChangedTopic | 'everything'> = new Set(['devices', 'units', 'masterData']);

/** Milliseconds between two fetches: while five hundred branches sync, the page must not ask with each register. */
const calmMs = 1_000;

/**
 * Lets the first call through at once, then at most one in an interval; the last call of an interval is never lost.
 * Returns the call and its end.
 */
export const calmly = (act: () => void, intervalMs: number) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const run = (): void => {
    isDue = false;
    act();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) run();
    }, intervalMs);
  };
  return {
    call: (): void => {
      if (timer === undefined) run();
      else isDue = true;
    },
    stop: (): void => clearTimeout(timer),
  };
};

/** Keeps the overview live: whatever changes of branches, registers and records is fetched, once a second at the most. */
export const useCalmRefresh = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const { call, stop } = calmly(() => void client.invalidateQueries({ queryKey: overviewKey }), calmMs);
    const end = onLiveChange((topic) => topics.has(topic) && call());
    return () => {
      end();
      stop();
    };
  }, [client]);
};
