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
