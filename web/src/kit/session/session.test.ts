import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../testing/fake-server.ts';

const token = '/connect/token';
const tokens = (name: string, expires_in = 600) => ({
  access_token: `access-${name}`,
  refresh_token: `refresh-${name}`,
  expires_in,
});
const refused = json({ error: 'invalid_grant' }, 400);

/** A page that has just been loaded: nothing in memory, the storage as it is. */
const loadPage = async () => {
  vi.resetModules();
  return import('./index.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('tresen.refreshToken', 'refresh-1');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('session', () => {
  it('IDN-51 without a refresh token is a guest', async () => {
    localStorage.clear();
    expect((await loadPage()).hasSession()).toBe(false);
  });

  it('IDN-53 without an access token renews it, and keeps the successor of the refresh token', async () => {
    const fetch = fakeServer({ [token]: [json(tokens('2'))] });
    const session = await loadPage();
    expect(await session.accessToken()).toBe('access-2');
    expect(String(callsOf(fetch, token)[0]?.body)).toBe('grant_type=refresh_token&refresh_token=refresh-1');
    expect(localStorage.getItem('tresen.refreshToken')).toBe('refresh-2');
  });

  it('keeps the access token in memory only (decisions IDN-66)', async () => {
    fakeServer({ [token]: [json(tokens('2'))] });
    await (await loadPage()).accessToken();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('access-2');
  });

  it('renews once for all who wait', async () => {
    const fetch = fakeServer({ [token]: [json(tokens('2'))] });
    const session = await loadPage();
    expect(await Promise.all([1, 2, 3].map(() => session.accessToken()))).toEqual(Array(3).fill('access-2'));
    expect(callsOf(fetch, token)).toHaveLength(1);
  });

  it('renews once when many requests were refused with the same token, however late their answers are', async () => {
    const answers = Promise.withResolvers<void>();
    const late = async () => {
      await answers.promise;
      return Response.json({}, { status: 401 });
    };
    const fetch = fakeServer({
      [token]: [json(tokens('1')), json(tokens('2'))],
      '/api/first': [json({}, 401), json({}, 401), json({}, 401), json({})],
      '/api/late': [late, json({})],
    });
    const session = await loadPage();
    await session.accessToken();
    const waiting = [1, 2, 3].map(() => session.signedFetch('/api/first'));
    const lateOne = session.signedFetch('/api/late');
    await Promise.all(waiting);
    answers.resolve();
    expect((await lateOne).status).toBe(200);
    expect(callsOf(fetch, token)).toHaveLength(2);
  });

  it('API-13 renews before a request is sent with a token that is about to expire', async () => {
    const fetch = fakeServer({ [token]: [json(tokens('2', 9)), json(tokens('3'))], '/api/any': [json({})] });
    const session = await loadPage();
    await session.accessToken();
    await session.signedFetch('/api/any');
    expect(new Headers(callsOf(fetch, '/api/any')[0]?.headers).get('authorization')).toBe('Bearer access-3');
  });

  it('IDN-55 renews 300 s before expiry', async () => {
    const fetch = fakeServer({ [token]: [json(tokens('2', 1000)), json(tokens('3', 1000))] });
    const session = await loadPage();
    await session.accessToken();
    await vi.advanceTimersByTimeAsync(699_000);
    expect(callsOf(fetch, token)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(callsOf(fetch, token)).toHaveLength(2);
    expect(await session.accessToken()).toBe('access-3');
  });

  it('spends the token that another tab has left, in its turn (decisions IDN-66)', async () => {
    const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => {
      localStorage.setItem('tresen.refreshToken', 'refresh-of-another-tab');
      return work();
    });
    vi.stubGlobal('navigator', { locks: { request } });
    const fetch = fakeServer({ [token]: [json(tokens('2'))] });
    await (await loadPage()).accessToken();
    expect(String(callsOf(fetch, token)[0]?.body)).toContain('refresh_token=refresh-of-another-tab');
  });

  it.each([
    ['refused', refused],
    ['answered', json(tokens('2'))],
  ])('goes by what another tab has stored while its renewal was %s', async (_how, answer) => {
    const meanwhile = () => {
      localStorage.setItem('tresen.refreshToken', 'refresh-of-another-tab');
      return answer();
    };
    const fetch = fakeServer({ [token]: [meanwhile, json(tokens('3'))] });
    expect(await (await loadPage()).accessToken()).toBe('access-3');
    expect(String(callsOf(fetch, token)[1]?.body)).toContain('refresh_token=refresh-of-another-tab');
  });

  it('puts no token back that another tab has taken away meanwhile by signing out', async () => {
    const meanwhile = () => {
      localStorage.removeItem('tresen.refreshToken');
      return json(tokens('2'))();
    };
    fakeServer({ [token]: [meanwhile] });
    const session = await loadPage();
    await expect(session.accessToken()).rejects.toBeInstanceOf(session.SessionEnded);
    expect(session.hasSession()).toBe(false);
  });

  it('outlives an answer that breaks off, and asks again with the same token (contract 8)', async () => {
    const brokenOff = () => new Response('{"access_token":"acc');
    const fetch = fakeServer({ [token]: [brokenOff, json(tokens('2'))] });
    const session = await loadPage();
    await expect(session.accessToken()).rejects.toThrow();
    expect(localStorage.getItem('tresen.refreshToken')).toBe('refresh-1');
    expect(await session.accessToken()).toBe('access-2');
    expect(String(callsOf(fetch, token)[1]?.body)).toContain('refresh_token=refresh-1');
  });

  it('IDN-54 ends when the refresh is refused: all is cleared, the wanted path remembered', async () => {
    fakeServer({ [token]: [refused] });
    localStorage.setItem('tresen.role', 'owner');
    localStorage.setItem('tresen.override', '{}');
    window.history.replaceState(null, '', '/manage/receipts?number=7');
    const session = await loadPage();
    const ended = vi.fn();
    session.onSessionEnd(ended);
    await expect(session.accessToken()).rejects.toBeInstanceOf(session.SessionEnded);
    expect(ended).toHaveBeenCalledOnce();
    expect(localStorage).toHaveLength(0);
    expect(session.takeFarewell()).toBe('expired');
    expect(session.takeFarewell()).toBeNull();
    expect(session.takeWantedPath()).toBe('/manage/receipts?number=7');
  });

  it.each([
    ['the line is cut', []],
    ['the server is down', [json({}, 502)]],
    ['the server is busy', [json({}, 429)]],
    ['a proxy refuses', [json({}, 403)]],
    ['the portal of a hotel answers', [() => new Response('<html>Welcome</html>')]],
  ])('survives when %s', async (_what, answers) => {
    fakeServer({ [token]: answers });
    const session = await loadPage();
    await expect(session.accessToken()).rejects.toThrow();
    expect(session.hasSession()).toBe(true);
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'evil'])(
    'never leads to %s after a login',
    async (path) => {
      const session = await loadPage();
      session.rememberWantedPath(path);
      expect(session.takeWantedPath()).toBe('/');
    },
  );
});
