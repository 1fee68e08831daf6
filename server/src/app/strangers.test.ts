import { request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    SECRET: 'x'.repeat(32),
    SMTP_URL: 'smtp://127.0.0.1:1',
    PORT,
    PUBLIC_URL,
    ...settings,
  });
};

beforeAll(async () => {
  app = await startInProduction();
  guarded = await startInProduction({ METRICS_TOKEN: token });
  behindProxy = await startInProduction({ TRUSTED_PROXIES: '127.0.0.1, 10.9.8.0/24' });
}, 60_000);
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
const statusBeforeBody = (path: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request(`${app.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    });
    asked.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
    asked.flushHeaders();
  });

describe('who is not signed in', () => {
  it.each(['/graphql', '/graphql/pos'])('sends no long body to %s: it is refused unread', async (path) => {
    expect(await statusBeforeBody(path, { 'content-length': '65537' })).toBe(413);
    expect(await statusBeforeBody(path, { 'transfer-encoding': 'chunked' })).toBe(413);
    const forged = { 'content-length': '1000000', authorization: 'Bearer forged' };
    expect(await statusBeforeBody(path, forged)).toBe(401);
  });

  it('is answered when the body is short', async () => {
    const answer = await app.call('/graphql/pos', undefined, '{ devices { id } }');
    expect(errorOf(answer)).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
