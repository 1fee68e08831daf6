import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRefresher } from './live-queries.ts';

const observe = (client: QueryClient, name: string, topics: readonly ['figures' | 'devices']) => {
  const fetch = vi.fn(async () => name);
  const observer = new QueryObserver(client, { queryKey: [name], queryFn: fetch, meta: { topics } });
  return { fetch, stop: observer.subscribe(() => undefined) };
};

describe('refresh on change', () => {
  let client: QueryClient;
  let figures: ReturnType<typeof observe>;
  let devices: ReturnType<typeof observe>;

  beforeEach(async () => {
    vi.useFakeTimers();
    client = new QueryClient();
    figures = observe(client, 'figures', ['figures']);
    devices = observe(client, 'devices', ['devices']);
    await vi.advanceTimersByTimeAsync(0);
  });

  afterEach(() => {
    figures.stop();
    devices.stop();
    vi.useRealTimers();
  });

  it('fetches at once what the topic made old, and nothing else', async () => {
    createRefresher(client)('figures');
    await vi.advanceTimersByTimeAsync(0);
    expect([figures.fetch.mock.calls.length, devices.fetch.mock.calls.length]).toEqual([2, 1]);
  });

  it('gathers a burst into rounds and loses none', async () => {
    const refresh = createRefresher(client);
    for (let change = 0; change < 50; change++) refresh('figures');
    await vi.advanceTimersByTimeAsync(100);
    refresh('figures');
    await vi.advanceTimersByTimeAsync(1000);
    expect(figures.fetch.mock.calls.length).toBeLessThanOrEqual(4);
    const before = figures.fetch.mock.calls.length;
    refresh('figures');
    await vi.advanceTimersByTimeAsync(0);
    expect(figures.fetch).toHaveBeenCalledTimes(before + 1);
  });

  it('fetches everything after a gap', async () => {
    createRefresher(client)('everything');
    await vi.advanceTimersByTimeAsync(0);
    expect([figures.fetch.mock.calls.length, devices.fetch.mock.calls.length]).toEqual([2, 2]);
  });

  it('fetches again what was on its way for the first time when something changed', async () => {
    const answers: ((answer: string) => void)[] = [];
    const fetch = vi.fn(() => new Promise<string>((answer) => answers.push(answer)));
    const observer = new QueryObserver(client, {
      queryKey: ['first'],
      queryFn: fetch,
      meta: { topics: ['figures'] },
    });
    const stop = observer.subscribe(() => undefined);
    createRefresher(client)('figures');
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.('before the change');
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.('after the change');
    await vi.advanceTimersByTimeAsync(0);
    expect([fetch.mock.calls.length, observer.getCurrentResult().data]).toEqual([2, 'after the change']);
    stop();
  });
});
