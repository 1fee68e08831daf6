import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../testing/fake-server.ts';
import { loadSession, refusedToken, tokens, userinfo, writeInOtherTab } from '../testing/session-page.ts';

const cleanUps: (() => void)[] = [];
const token = '/connect/token';
const info = '/connect/userinfo';
const api = '/api/anything';
const expired = json({ errors: [{ extensions: { code: 'SESSION_EXPIRED' } }] }, 401);
const done = json({ done: true });

type Session = Awaited<ReturnType<typeof loadSession>>;

/** A page of Ada's that is in use, and whose session the server ends now. */
const openPage = async (answers: Parameters<typeof fakeServer>[0]) => {
  const fetch = fakeServer({ [info]: [userinfo()], ...answers });
  const session = await loadSession();
  await session.loadProfile();
  return { session, fetch };
};

/** What a hook sees, without React. */
const isExpired = async () => (await import('./expiry.ts')).isExpired();

/** Starts a request and tells whether it is still waiting. */
const start = (session: Session) => {
  const state = { isWaiting: true };
  const answer = session.signedFetch(api, { method: 'POST', body: 'typed text' }).finally(() => {
    state.isWaiting = false;
  });
  return { answer, state };
};

const settle = () => expect.poll(isExpired).toBe(true);

beforeEach(() => localStorage.setItem('tresen.refreshToken', 'refresh-1'));
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  vi.unstubAllGlobals();
});

describe('a session that ends while the page is open (decisions ERR-49)', () => {
  it('IDN-54 ends nothing here: requests wait, and go on with the new token once signed in again', async () => {
    const { session, fetch } = await openPage({
      [token]: [tokens('1'), refusedToken, tokens('2')],
      [api]: [expired, done],
    });
    const ended = vi.fn();
    session.onSessionEnd(ended);
    const failed = start(session);
    await settle();
    const later = start(session);
    await new Promise((resolve) => setTimeout(resolve));
    expect([failed.state.isWaiting, later.state.isWaiting]).toEqual([true, true]);
    await session.signIn('ada@demo.example', 'secret');
    expect(await (await failed.answer).json()).toEqual({ done: true });
    expect(await (await later.answer).json()).toEqual({ done: true });
    const sent = callsOf(fetch, api).map((init) => [
      new Headers(init?.headers).get('authorization'),
      init?.body,
    ]);
    expect(sent).toEqual([
      ['Bearer access-1', 'typed text'],
      ['Bearer access-2', 'typed text'],
      ['Bearer access-2', 'typed text'],
    ]);
    expect(await isExpired()).toBe(false);
    expect(ended).not.toHaveBeenCalled();
    expect(session.takeFarewell()).toBeNull();
  });

  it('asks to sign in again when the server refuses the renewed token, too', async () => {
    const { session } = await openPage({
      [token]: [tokens('1'), tokens('2'), tokens('3')],
      [api]: [expired, expired, done],
    });
    const { answer } = start(session);
    await settle();
    await session.signIn('ada@demo.example', 'secret');
    expect((await answer).status).toBe(200);
  });

  it('stays open after a wrong password', async () => {
    const { session } = await openPage({ [token]: [tokens('1'), refusedToken], [api]: [expired, done] });
    const { state } = start(session);
    await settle();
    await expect(session.signIn('ada@demo.example', 'wrong')).rejects.toBeInstanceOf(session.TokenRefusal);
    expect([await isExpired(), state.isWaiting]).toEqual([true, true]);
  });

  it('is loaded anew when somebody else signs in', async () => {
    const { session } = await openPage({
      [token]: [tokens('1'), refusedToken, tokens('2')],
      [info]: [userinfo(), userinfo({ sub: 'bob' })],
      [api]: [expired, done],
    });
    const takenOver = vi.fn();
    session.onTakeOver(takenOver);
    const { state } = start(session);
    await settle();
    await session.signIn('bob@demo.example', 'secret');
    expect(takenOver).toHaveBeenCalledOnce();
    expect(state.isWaiting).toBe(true);
  });

  it('USR-14 of somebody who acts for another tenant: the new session takes the same place before anything goes on', async () => {
    const tenantId = '7b0c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
    const oldUser = { userinfo: { sub: 'ada', email: 'ada@demo.example', role: 'superAdmin' }, me: {} };
    localStorage.setItem('tresen.override', JSON.stringify({ tenantId, user: { sub: 'bob' }, oldUser }));
    const { session, fetch } = await openPage({
      [token]: [tokens('1'), refusedToken, tokens('2')],
      [info]: [userinfo({ sub: 'bob', act: { sub: 'ada' } }), userinfo()],
      '/graphql': [json({ data: {} })],
      [api]: [expired, done],
    });
    const takenOver = vi.fn();
    session.onTakeOver(takenOver);
    expect(session.currentProfile()?.data.oldUser?.data.email).toBe('ada@demo.example');
    const { answer } = start(session);
    await settle();
    await session.signIn('ada@demo.example', 'secret');
    expect((await answer).status).toBe(200);
    expect(takenOver).not.toHaveBeenCalled();
    expect(session.currentProfile()?.uuid).toBe('bob');
    const place = fetch.mock.calls.findIndex(([, init]) => String(init?.body).includes('{"userId":"bob"}'));
    const went = fetch.mock.calls.findLastIndex(([url]) => url === api);
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(went);
    const headers = new Headers(fetch.mock.calls[place]?.[1]?.headers);
    expect([headers.get('authorization'), headers.get('x-override-tenant')]).toEqual([
      'Bearer access-2',
      null,
    ]);
  });

  it('keeps a token only with its person: a line cut after the token leaves everything as it was', async () => {
    const { session } = await openPage({
      [token]: [tokens('1'), refusedToken, tokens('2')],
      [info]: [userinfo(), () => Promise.reject(new TypeError('cut'))],
      [api]: [expired, done],
    });
    start(session);
    await settle();
    await expect(session.signIn('ada@demo.example', 'secret')).rejects.toBeInstanceOf(TypeError);
    expect(await isExpired()).toBe(true);
    expect(localStorage.getItem('tresen.refreshToken')).toBe('refresh-1');
  });
});

describe('other tabs', () => {
  const openTab = async (answers: Parameters<typeof fakeServer>[0]) => {
    const opened = await openPage(answers);
    const heard = { guestSignedIn: vi.fn(), takenOver: vi.fn(), ended: vi.fn() };
    cleanUps.push(opened.session.followOtherTabs(heard.guestSignedIn));
    opened.session.onTakeOver(heard.takenOver);
    opened.session.onSessionEnd(heard.ended);
    return { ...opened, heard };
  };

  it('one signs in again: this one goes on by itself', async () => {
    const { session, heard } = await openTab({
      [token]: [tokens('1'), refusedToken, tokens('3')],
      [api]: [expired, done],
    });
    const { answer } = start(session);
    await settle();
    writeInOtherTab('tresen.refreshToken', 'refresh-2');
    expect((await answer).status).toBe(200);
    expect(await isExpired()).toBe(false);
    expect(heard.takenOver).not.toHaveBeenCalled();
  });

  it('one signs out: this one leaves, and its drafts go', async () => {
    const { heard } = await openTab({ [token]: [tokens('1')] });
    sessionStorage.setItem('tresen.registerSetup', '{}');
    writeInOtherTab('tresen.signedOut', '1');
    expect(heard.ended).toHaveBeenCalledOnce();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('one that finds the session expired takes the token away, and nobody else leaves', async () => {
    const { session, heard } = await openTab({
      [token]: [tokens('1'), refusedToken],
      [api]: [expired, done],
    });
    writeInOtherTab('tresen.refreshToken', null);
    writeInOtherTab('tresen.profile', null);
    expect(heard.ended).not.toHaveBeenCalled();
    start(session);
    await settle();
    expect(session.currentProfile()?.data.email).toBe('ada@demo.example');
  });

  it('somebody else signs in there: this one is loaded anew', async () => {
    const { heard } = await openTab({ [token]: [tokens('1')] });
    writeInOtherTab('tresen.profile', JSON.stringify({ userinfo: { sub: 'bob' }, me: {} }));
    expect(heard.takenOver).toHaveBeenCalledOnce();
  });

  it('one renews its token: nothing happens here', async () => {
    const { fetch, heard } = await openTab({ [token]: [tokens('1')] });
    writeInOtherTab('tresen.refreshToken', 'refresh-2');
    expect(callsOf(fetch, token)).toHaveLength(1);
    for (const listener of Object.values(heard)) expect(listener).not.toHaveBeenCalled();
  });

  it('one hears of another role: the menus of all change', async () => {
    const { session } = await openTab({ [token]: [tokens('1')] });
    writeInOtherTab('tresen.role', 'manager');
    expect(session.currentProfile()?.role).toBe('manager');
  });

  it('one signs in: a guest here is told', async () => {
    localStorage.clear();
    const session = await loadSession();
    const guestSignedIn = vi.fn();
    cleanUps.push(session.followOtherTabs(guestSignedIn));
    writeInOtherTab('tresen.refreshToken', 'refresh-2');
    expect(guestSignedIn).toHaveBeenCalledOnce();
  });
});
