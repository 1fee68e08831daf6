import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, fakeServer, json } from '../testing/fake-server.ts';

const path = '/graphql/pos';
const token = '/connect/token';
const tokens = { access_token: 'access', refresh_token: 'refresh', expires_in: 600 };
const document = { __meta__: { hash: 'sha256:abc' } };
const refusal = (code: string, parameters = {}) =>
  json({ data: null, errors: [{ message: 'failed', extensions: { code, parameters } }] });

const loadApi = async () => {
  vi.resetModules();
  return import('./index.ts');
};

beforeEach(() => localStorage.setItem('tresen.refreshToken', 'refresh-1'));
afterEach(() => vi.unstubAllGlobals());

describe('a request', () => {
  it('sends the hash of its document, its variables and the token', async () => {
    const fetch = fakeServer({ [token]: [json(tokens)], [path]: [json({ data: { ok: 1 } })] });
    const { posApi } = await loadApi();
    expect(await posApi.request(document, { id: 7 })).toEqual({ ok: 1 });
    const [call] = callsOf(fetch, path);
    expect(call?.body).toBe('{"documentId":"sha256:abc","variables":{"id":7}}');
    expect(new Headers(call?.headers).get('authorization')).toBe('Bearer access');
  });

  it('renews the token once when it is refused, and sends again (decisions ERR-49)', async () => {
    const fetch = fakeServer({ [token]: [json(tokens)], [path]: [json({}, 401), json({ data: { ok: 1 } })] });
    const { posApi } = await loadApi();
    expect(await posApi.request(document, {})).toEqual({ ok: 1 });
    expect(callsOf(fetch, token)).toHaveLength(2);
  });

  it('is over with SESSION_EXPIRED when the session ends before anything is open (IDN-54)', async () => {
    fakeServer({ [token]: [json({ error: 'invalid_grant' }, 400)] });
    const { posApi } = await loadApi();
    await expect(posApi.request(document, {})).rejects.toMatchObject({ code: 'SESSION_EXPIRED' });
  });

  it('carries code and parameters of a refusal', async () => {
    fakeServer({ [token]: [json(tokens)], [path]: [refusal('NAME_TAKEN', { field: 'name' })] });
    const { posApi } = await loadApi();
    await expect(posApi.request(document, {})).rejects.toMatchObject({
      code: 'NAME_TAKEN',
      parameters: { field: 'name' },
    });
  });

  it.each([
    ['no connection', [], 'NO_CONNECTION'],
    ['a code that we do not know', [refusal('NEVER_HEARD')], 'INTERNAL'],
    ['a proxy without our server', [() => new Response('<html>', { status: 502 })], 'NO_CONNECTION'],
    ['a page of a portal', [() => new Response('<html>')], 'INTERNAL'],
    ['too many requests', [json({}, 429)], 'TOO_MANY_REQUESTS'],
  ])('fails with a code for %s', async (_what, answers, code) => {
    fakeServer({ [token]: [json(tokens)], [path]: answers });
    const { posApi } = await loadApi();
    await expect(posApi.request(document, {})).rejects.toMatchObject({ code });
  });

  describe('that is told to come again', () => {
    const busy = (status: number, seconds: number) => () =>
      new Response(
        JSON.stringify({ errors: [{ extensions: { code: status === 429 ? 'TOO_MANY_REQUESTS' : 'BUSY' } }] }),
        {
          status,
          headers: { 'retry-after': String(seconds) },
        },
      );
    beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
    afterEach(() => void vi.useRealTimers());

    it.each([429, 503])('comes again quietly after as long as %i says', async (status) => {
      const fetch = fakeServer({
        [token]: [json(tokens)],
        [path]: [busy(status, 2), busy(status, 1), json({ data: { ok: 1 } })],
      });
      const { posApi } = await loadApi();
      const answer = posApi.request(document, {});
      await vi.advanceTimersByTimeAsync(1_900);
      expect(callsOf(fetch, path)).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1_500);
      expect(await answer).toEqual({ ok: 1 });
      expect(callsOf(fetch, path)).toHaveLength(3);
    });

    it('gives up after a while, and says why', async () => {
      const fetch = fakeServer({
        [token]: [json(tokens)],
        [path]: Array.from({ length: 9 }, () => busy(429, 4)),
      });
      const { posApi } = await loadApi();
      const answer = posApi.request(document, {});
      const refused = expect(answer).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      await vi.advanceTimersByTimeAsync(20_000);
      await refused;
      expect(callsOf(fetch, path)).toHaveLength(4);
    });

    it('is given up at once when nobody waits for it any more', async () => {
      const fetch = fakeServer({ [token]: [json(tokens)], [path]: [busy(429, 9), json({ data: 1 })] });
      const { posApi } = await loadApi();
      const leaving = new AbortController();
      const answer = posApi.request(document, {}, leaving.signal);
      const ended = expect(answer).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(100);
      leaving.abort();
      await ended;
      expect(callsOf(fetch, path)).toHaveLength(1);
    });

    it('is not sent twice where the answer does not say that it was refused unread', async () => {
      const fetch = fakeServer({ [token]: [json(tokens)], [path]: [json({}, 503), json({ data: 1 })] });
      const { posApi } = await loadApi();
      await expect(posApi.request(document, {})).rejects.toMatchObject({ code: 'NO_CONNECTION' });
      expect(callsOf(fetch, path)).toHaveLength(1);
    });
  });

  it('that was started early is not sent again, and only once', async () => {
    const fetch = fakeServer({ [token]: [json(tokens)], [path]: [json({ data: 1 }), json({ data: 2 })] });
    const { posApi } = await loadApi();
    posApi.startEarly(document, { id: 7 });
    expect(await posApi.request(document, { id: 7 })).toBe(1);
    expect(await posApi.request(document, { id: 7 })).toBe(2);
    expect(callsOf(fetch, path)).toHaveLength(2);
  });

  it('that has already arrived is taken without waiting, once', async () => {
    const fetch = fakeServer({ [token]: [json(tokens)], [path]: [json({ data: 1 }), json({ data: 2 })] });
    const { posApi } = await loadApi();
    posApi.startEarly(document, { id: 7 });
    expect(posApi.takeArrived(document, { id: 7 })).toBeUndefined();
    await expect.poll(() => posApi.takeArrived(document, { id: 7 })).toBe(1);
    expect(posApi.takeArrived(document, { id: 7 })).toBeUndefined();
    expect(await posApi.request(document, { id: 7 })).toBe(2);
    expect(callsOf(fetch, path)).toHaveLength(2);
  });
});
