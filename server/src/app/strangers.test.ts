import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deepSchemaDocument } from './testing/attacks.ts';
import { errorOf, startTestApp, type TestServer } from './testing/test-app.ts';

const token = 'a-token-of-the-metrics';
let app: TestServer;
let guarded: TestServer;
let behindProxy: TestServer;

const freePort = (): Promise<string> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(String(port)));
    });
  });

const startInProduction = async (settings: Record<string, string> = {}): Promise<TestServer> => {
  const PORT = await freePort();
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`;
  return startTestApp({
    NODE_ENV: 'production',
    SECRET: 'bM2kq0Vx7Jt5cRzW9nLhYf3sDa8eGp1U',
    METRICS_TOKEN: token,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PORT,
    PUBLIC_URL,
    ...settings,
  });
};

beforeAll(async () => {
  app = await startTestApp();
  guarded = await startInProduction();
  behindProxy = await startInProduction({ TRUSTED_PROXIES: '127.0.0.1, 10.9.8.0/24' });
});
afterAll(() => Promise.all([app.stop(), guarded.stop(), behindProxy.stop()]));

const statusOf = async (url: string, headers: Record<string, string> = {}): Promise<number> =>
  (await fetch(`${url}/metrics`, { headers })).status;

describe('the metrics', () => {
  it('are for the machine itself, and for nobody who comes through a proxy', async () => {
    expect(await statusOf(app.url)).toBe(200);
    for (const address of ['127.0.0.1', '::1', '203.0.113.7']) {
      expect(await statusOf(app.url, { 'x-forwarded-for': address })).toBe(403);
    }
  });

  it('ask for their token where they have one', async () => {
    expect(await statusOf(guarded.url, { authorization: `Bearer ${token}` })).toBe(200);
    for (const wrong of ['', 'x', 'x'.repeat(token.length), 'é'.repeat(token.length)]) {
      expect(await statusOf(guarded.url, { authorization: `Bearer ${wrong}` })).toBe(403);
    }
  });
});

const guess = async (address: string, url = app.url): Promise<number> =>
  (
    await fetch(`${url}/connect/token`, {
      method: 'POST',
      headers: { 'x-forwarded-for': address },
      body: new URLSearchParams({
        grant_type: 'password',
        username: `${crypto.randomUUID()}@x.example`,
        password: crypto.randomUUID(),
      }),
    })
  ).status;

describe('a proxy', () => {
  it('is believed the address that it adds, not those that its client made up', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 61 }, (_, index) => guess(`198.51.100.${index}, 203.0.113.7`)),
    );
    expect(statuses).toContain(400);
    expect(await guess('192.0.2.1, 203.0.113.7')).toBe(429);
    expect(await guess('203.0.113.7, 203.0.113.8')).toBe(400);
  });

  // A network may fail at 15 accounts before it waits.
  const chainsBefore = (proxy: string) => Array.from({ length: 20 }, (_, n) => `198.51.100.${n}, ${proxy}`);

  it('in a private network is not believed unasked', async () => {
    await Promise.all(chainsBefore('10.9.8.7').map((chain) => guess(chain)));
    expect(await guess('192.0.2.1, 10.9.8.7')).toBe(429);
  });

  it('that is listed is believed, its neighbour is not', async () => {
    const guessed = async (proxy: string) =>
      new Set(await Promise.all(chainsBefore(proxy).map((chain) => guess(chain, behindProxy.url))));
    expect(await guessed('10.9.8.7')).toEqual(new Set([400]));
    expect(await guessed('10.9.9.7')).toContain(429);
  });
});

/** Says how long the body will be and sends none of it. */
const statusBeforeBody = (
  path: string,
  headers: Record<string, string>,
  method = 'POST',
): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${app.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
    });
    asked.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
    asked.flushHeaders();
  });

describe.each(['/graphql', '/graphql/pos'] as const)('who is not signed in, at %s,', (path) => {
  it('is refused before a body is read, however long it will be', async () => {
    for (const framing of [
      { 'content-length': '2' },
      { 'content-length': '1000000' },
      { 'transfer-encoding': 'chunked' },
    ]) {
      expect(await statusBeforeBody(path, framing)).toBe(401);
      expect(await statusBeforeBody(path, { ...framing, authorization: 'Bearer forged' })).toBe(401);
    }
  });

  it('learns that a token is needed, in words that OAuth clients know', async () => {
    const answer = await fetch(`${app.url}${path}`, { method: 'POST', body: '{"query":"{ __typename }"}' });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const authorization = 'Bearer forged';
    const forged = await fetch(`${app.url}${path}`, { method: 'POST', headers: { authorization } });
    expect(forged.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('makes the server parse nothing: what is no GraphQL gets the same answer as what is costly', async () => {
    const answers = await Promise.all(
      ['{ __typename }', '{ {', deepSchemaDocument, 'x'.repeat(60_000)].map((query) =>
        app.call(path, undefined, query),
      ),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(errorOf(answer)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });
});

describe('a body that nobody wants', () => {
  it.each([
    ['POST', '/nothing'],
    ['PUT', '/login'],
    ['PATCH', '/api/nothing'],
    ['DELETE', '/graphql'],
    ['POST', '/graphql/nothing'],
  ])('%s %s is told so before it is read', async (method, path) => {
    for (const framing of [{ 'content-length': '1000000' }, { 'transfer-encoding': 'chunked' }])
      expect(await statusBeforeBody(path, framing, method)).toBe(404);
  });

  it('at the hub is refused by its length', async () => {
    for (const path of ['/hubs/pos', '/hubs/pos/negotiate'])
      expect(await statusBeforeBody(path, { 'content-length': '200000' })).toBe(413);
  });
});

describe('the printed schemas', () => {
  it.each(['general', 'pos'])(
    'of %s are a file for everybody, asked for again only when changed',
    async (name) => {
      const url = `${app.url}/schemas/${name}.graphql`;
      const first = await fetch(url);
      expect(first.headers.get('content-type')).toBe('application/graphql; charset=utf-8');
      expect(await first.text()).toBe(readFileSync(`api/${name}.graphql`, 'utf8'));
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{20,}"$/);
      const again = await fetch(url, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    },
  );
});
