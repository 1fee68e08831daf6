import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../kit/testing/fake-server.ts';
import { tokens, userinfo } from '../kit/testing/session-page.ts';

const info = '/connect/userinfo';
const api = '/graphql';

const signIn = async (answers: Parameters<typeof fakeServer>[0] = {}) => {
  vi.resetModules();
  const fetch = fakeServer({
    '/connect/token': [tokens('1')],
    [info]: [userinfo(), userinfo({ middle_name: 'Lindenhof' })],
    [api]: [json({ data: {} })],
    ...answers,
  });
  const session = await import('../kit/session/index.ts');
  const { startFollowUp } = await import('./follow-up.ts');
  session.onSignIn(startFollowUp);
  await session.signIn('ada@demo.example', 'secret');
  return { session, fetch };
};

const checks = (fetch: ReturnType<typeof fakeServer>) =>
  callsOf(fetch, api).filter((init) => String(init?.body).includes('"employee"'));

// The hub's client finds no hub here, so each follow-up logs at least that.
let warn: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  vi.useFakeTimers();
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('after a login', () => {
  it('IDN-14, API-14 the first-login check is sent, with what userinfo said', async () => {
    const { fetch } = await signIn();
    await expect.poll(() => checks(fetch)).toHaveLength(1);
    expect(JSON.parse(String(checks(fetch)[0]?.body)).variables).toEqual({
      employee: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@demo.example' },
      company: 'Café',
    });
  });

  it('IDN-14 its errors are ignored', async () => {
    const { session } = await signIn({ [api]: [json({}, 500)] });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.currentProfile()?.data.displayName).toBe('Ada');
  });

  it('IDN-12, IDN-13 userinfo is read again after 10 s', async () => {
    const { session, fetch } = await signIn();
    await vi.advanceTimersByTimeAsync(9_900);
    expect(callsOf(fetch, info)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await expect.poll(() => session.currentProfile()?.data.company).toBe('Lindenhof');
  });

  it('IDN-13 an error of the follow-up is logged, not shown', async () => {
    await signIn({ [info]: [userinfo(), () => Promise.reject(new TypeError('cut'))] });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect
      .poll(() => warn)
      .toHaveBeenCalledWith('session follow-up', expect.objectContaining({ message: 'cut' }));
  });

  it('who has signed out meanwhile is not followed', async () => {
    const { session, fetch } = await signIn({ '/connect/revocation': [json({})] });
    session.signOut();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(callsOf(fetch, info)).toHaveLength(1);
  });
});
