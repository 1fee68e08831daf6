import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../testing/fake-server.ts';
import { loadSession, tokens, userinfo } from '../testing/session-page.ts';

const token = '/connect/token';
const info = '/connect/userinfo';
const cut = () => Promise.reject(new TypeError('cut'));

let stop: () => void;
const openPage = async (answers: Parameters<typeof fakeServer>[0]) => {
  const fetch = fakeServer({ [token]: [tokens('2', 1000)], [info]: [userinfo()], ...answers });
  const session = await loadSession();
  await session.loadProfile();
  stop = session.keepWatch();
  return { session, fetch };
};

const show = (state: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** The clock goes on, timers do not. */
const sleep = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('tresen.refreshToken', 'refresh-1');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the watch', () => {
  it.each(['visibilitychange', 'online', 'focus', 'pageshow'])(
    'IDN-55 renews at %s when the timer has slept past it',
    async (name) => {
      const { session, fetch } = await openPage({ [token]: [tokens('2', 1000), tokens('3', 1000)] });
      sleep(710);
      (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name));
      await vi.advanceTimersByTimeAsync(0);
      expect(callsOf(fetch, token)).toHaveLength(2);
      expect(await session.accessToken()).toBe('access-3');
    },
  );

  it('renews only when it is time', async () => {
    const { fetch } = await openPage({});
    sleep(600);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(callsOf(fetch, token)).toHaveLength(1);
  });

  it('tries again after a renewal that found no server, without anybody asking', async () => {
    const { session, fetch } = await openPage({ [token]: [tokens('2', 1000), cut, tokens('3', 1000)] });
    await vi.advanceTimersByTimeAsync(735_000);
    expect(callsOf(fetch, token)).toHaveLength(3);
    expect(await session.accessToken()).toBe('access-3');
  });

  it('ACC-14 sees within 30 s that the role is another', async () => {
    const { session } = await openPage({ [info]: [userinfo(), userinfo({ role: 'user' })] });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(session.currentProfile()?.role).toBe('user');
  });

  it('ACC-14 asks at once when a token was refused', async () => {
    const { session } = await openPage({
      [token]: [tokens('2', 1000), tokens('3', 1000)],
      [info]: [userinfo(), userinfo({ role: 'user' })],
      '/api/any': [json({}, 401), json({})],
    });
    await session.signedFetch('/api/any');
    await vi.advanceTimersByTimeAsync(0);
    expect(session.currentProfile()?.role).toBe('user');
  });

  it('asks for nothing while nobody looks, and at once when somebody does', async () => {
    const { fetch } = await openPage({});
    show('hidden');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(callsOf(fetch, info)).toHaveLength(1);
    show('visible');
    await vi.advanceTimersByTimeAsync(0);
    expect(callsOf(fetch, info)).toHaveLength(2);
  });
});
