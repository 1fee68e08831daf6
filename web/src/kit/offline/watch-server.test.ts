import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer } from '../testing/fake-server.ts';
import { fakeCaches, newClient, signedInAs } from './testing.ts';

const path = '/get-version/5';
const cut = () => Promise.reject(new TypeError('offline'));
const there = () => new Response(__BUILD__.split(' ')[0]);

declare const __BUILD__: string;

const load = async (...answers: (() => Response | Promise<Response>)[]) => {
  vi.resetModules();
  const fetch = fakeServer({ [path]: answers });
  const { watchServer } = await import('./watch-server.ts');
  const { isServerAway } = await import('./connection.ts');
  const { RequestError } = await import('../graphql/index.ts');
  const client = newClient();
  const onBack = vi.fn();
  const end = watchServer(client, onBack);
  const fail = () =>
    client
      .fetchQuery({ queryKey: ['home'], queryFn: () => Promise.reject(new RequestError('NO_CONNECTION')) })
      .catch(() => undefined);
  return { client, fail, isServerAway, onBack, end, fetch };
};

beforeEach(() => {
  vi.useFakeTimers();
  fakeCaches();
  signedInAs('olga');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a server that cannot be reached', () => {
  it('ERR-30: shows when a request fails and the question for the version does, too', async () => {
    const { fail, isServerAway, end } = await load(cut);
    await fail();
    await settle();
    expect(isServerAway()).toBe(true);
    end();
  });

  it('is not one that refused a single request', async () => {
    const { fail, isServerAway, end } = await load(there);
    await fail();
    await settle();
    expect(isServerAway()).toBe(false);
    end();
  });

  it('is asked again every five seconds, and everything is fetched anew when it is back', async () => {
    const { client, fail, isServerAway, onBack, end, fetch } = await load(cut, cut, there);
    await fail();
    await settle();
    const refresh = vi.spyOn(client, 'invalidateQueries');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(isServerAway()).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([isServerAway(), onBack.mock.calls.length, refresh.mock.calls.length]).toEqual([false, 1, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(callsOf(fetch, path)).toHaveLength(3);
    end();
  });

  it('is asked at once when the browser says that the line is back', async () => {
    const { fail, isServerAway, end } = await load(cut, there);
    await fail();
    await settle();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(isServerAway()).toBe(false);
    end();
  });

  it('asks nothing while all is well: a start gets no slower', async () => {
    const { fetch, end } = await load(there);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).not.toHaveBeenCalled();
    end();
  });
});
