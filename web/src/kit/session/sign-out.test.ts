import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../testing/fake-server.ts';
import { loadSession, tokens, userinfo } from '../testing/session-page.ts';

const token = '/connect/token';
const revocation = '/connect/revocation';
const info = '/connect/userinfo';
const cut = () => Promise.reject(new TypeError('cut'));

/** The caches of a service worker. */
const fakeCaches = () => {
  const kept = new Set(['pages', 'figures']);
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  return kept;
};

const openPage = async (answers: Parameters<typeof fakeServer>[0]) => {
  const fetch = fakeServer({ [token]: [tokens('2')], [info]: [userinfo()], ...answers });
  const session = await loadSession();
  await session.loadProfile();
  const left = vi.fn();
  session.onSessionEnd(({ isReachable }) => void isReachable.then(left));
  return { session, fetch, left };
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.setItem('tresen.refreshToken', 'refresh-1');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing out', () => {
  it('IDN-56, IDN-57 clears token, user, role, override, drafts and caches, and revokes (decisions ACC-18)', async () => {
    const caches = fakeCaches();
    const { session, fetch, left } = await openPage({ [revocation]: [json({})] });
    localStorage.setItem('tresen.override', '{}');
    localStorage.setItem('tresen.mailConfirm', 'ada@demo.example');
    localStorage.setItem('tresen.language', 'en');
    sessionStorage.setItem('tresen.registerSetup', '{"name":"Theke"}');
    session.rememberWantedPath('/manage/receipts');
    session.signOut();
    expect({ ...localStorage }).toEqual({ 'tresen.language': 'en' });
    expect(sessionStorage).toHaveLength(0);
    expect(session.currentProfile()).toBeNull();
    await expect.poll(() => left).toHaveBeenCalledWith(true);
    expect(caches.size).toBe(0);
    expect(String(callsOf(fetch, revocation)[0]?.body)).toContain('token=refresh-2');
    expect([session.takeWantedPath(), session.takeFarewell()]).toEqual(['/', null]);
  });

  it('works without a connection: here at once, on the server as soon as it can be reached', async () => {
    const { session, fetch, left } = await openPage({ [revocation]: [cut, cut, json({})] });
    session.signOut();
    expect(localStorage).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledWith(false);
    await vi.advanceTimersByTimeAsync(15_000);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(callsOf(fetch, revocation)).toHaveLength(3);
  });

  it('is told to the other tabs', async () => {
    const { session } = await openPage({ [revocation]: [json({})] });
    const write = vi.spyOn(Storage.prototype, 'setItem');
    session.signOut();
    expect(write).toHaveBeenCalledWith('tresen.signedOut', '1');
    write.mockRestore();
  });

  it('is no expiry for requests that are under way or come later', async () => {
    const { session, left } = await openPage({ [revocation]: [json({})], '/api/late': [json({}, 401)] });
    const late = session.signedFetch('/api/late');
    session.signOut();
    await expect(late).rejects.toThrow();
    await expect(session.signedFetch('/api/late')).rejects.toBeInstanceOf(session.SessionEnded);
    await vi.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledOnce();
    expect(session.takeFarewell()).toBeNull();
  });

  it('lets somebody sign in again on the same page', async () => {
    const { session } = await openPage({ [revocation]: [cut], '/api/any': [json({ done: true })] });
    session.signOut();
    await session.signIn('ada@demo.example', 'secret');
    expect((await session.signedFetch('/api/any')).status).toBe(200);
  });

  it('leaves no draft to somebody else who signs in after an expired session', async () => {
    const { session } = await openPage({ [info]: [userinfo(), userinfo({ sub: 'bob' })] });
    sessionStorage.setItem('tresen.registerSetup', '{"name":"Theke"}');
    session.rememberWantedPath('/setting/users');
    await session.signIn('bob@demo.example', 'secret');
    expect(sessionStorage.getItem('tresen.registerSetup')).toBeNull();
    expect(session.takeWantedPath()).toBe('/');
  });
});

describe("a 200 whose body is 'send successfully' (API-35, API-36, ERR-05)", () => {
  const answers = {
    text: () => new Response('send successfully'),
    'text with a line break': () => new Response('send successfully\n'),
    'JSON text': () =>
      new Response('"send successfully"', {
        headers: { 'content-type': 'application/json', 'content-length': '19' },
      }),
  };

  it.each(Object.entries(answers))('as %s logs out with a word', async (_form, answer) => {
    const { session, fetch, left } = await openPage({ [revocation]: [json({})], '/api/any': [answer] });
    await expect(session.signedFetch('/api/any')).rejects.toBeInstanceOf(session.SessionEnded);
    await vi.advanceTimersByTimeAsync(0);
    expect(left).toHaveBeenCalledWith(true);
    expect(localStorage).toHaveLength(0);
    expect(callsOf(fetch, revocation)).toHaveLength(1);
    expect(session.takeFarewell()).toBe('unconfirmed');
    expect(session.takeWantedPath()).toBe('/');
  });

  it.each([
    ['in a longer text', () => new Response('it was send successfully')],
    ['in an answer that is not 200', () => new Response('send successfully', { status: 202 })],
    ['in data', json({ data: 'send successfully' })],
  ])('%s is an answer like any other', async (_where, answer) => {
    const { session, left } = await openPage({ '/api/any': [answer] });
    expect(await (await session.signedFetch('/api/any')).text()).toContain('send successfully');
    expect(left).not.toHaveBeenCalled();
  });

  it('at the login is no session, but a refusal that says so', async () => {
    localStorage.clear();
    fakeServer({ [token]: [answers.text] });
    const session = await loadSession();
    await expect(session.signIn('ada@demo.example', 'secret')).rejects.toMatchObject({
      name: 'TokenRefusal',
      description: 'send successfully',
    });
    expect(session.hasSession()).toBe(false);
  });
});
