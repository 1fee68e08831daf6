import { inFull } from '@tresen/domain/kit/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../kit/ids/index.ts';
import { type LinkedRegister, linkRegister } from './testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from './testing/push-receipts.ts';
import { errorOf, startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
let person: string;
let vendor: string;
let register: LinkedRegister;
let admin: pg.Client;
let database: string;

beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('owner@demo.example');
  register = await linkRegister(app, person);
  const url = new URL(app.ownerUrl);
  database = url.pathname.slice(1);
  url.pathname = '/postgres';
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await app.stop();
});

/** Cuts every connection and lets nobody in again, as a server does that restarts. */
const away = async (): Promise<void> => {
  await admin.query(`alter database ${database} allow_connections false`);
  await admin.query('select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = $1', [
    database,
  ]);
};
const back = () => admin.query(`alter database ${database} allow_connections true`);

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${app.url}${path}`, init);
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: Number(answer.headers.get('retry-after')) };
};
const form = (fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
});
const signedIn = (init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { ...init.headers, authorization: `Bearer ${person}` },
});

describe('while there is no database', () => {
  beforeAll(async () => {
    vendor = await app.signIn('superadmin@demo.example');
    await away();
  });
  afterAll(back);

  it.each<readonly [string, string, () => RequestInit]>([
    [
      'a sign-in',
      '/connect/token',
      () => form({ grant_type: 'password', username: 'rita@cafe-rita.de', password: 'Kaffee-2026' }),
    ],
    [
      'a new token',
      '/connect/token',
      () =>
        form({ grant_type: 'refresh_token', client_id: 'register', refresh_token: register.refreshToken }),
    ],
    [
      'a code for a register',
      '/connect/deviceauthorization',
      () =>
        form({
          client_id: 'register',
          scope: 'offline_access api',
          name: 'Theke',
          device_type: 'desktop',
          pos_version: '5.9.3',
          hardware_serial: 'K-4711',
          database_id: register.databaseId,
        }),
    ],
    ['a revocation', '/connect/revocation', () => form({ token: register.refreshToken })],
    ['who somebody is', '/connect/userinfo', () => signedIn()],
    [
      'a forgotten password',
      '/Account/Forget',
      () => ({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'müller+kasse@bäckerei-müller.de', frontendUrl: app.url }),
      }),
    ],
    ['an upload', '/api/profile/picture', () => signedIn({ method: 'DELETE' })],
  ])('%s is answered 503, with the seconds to wait', async (_what, path, init) => {
    expect(await ask(path, init())).toEqual({ status: 503, retryAfter: 1 });
  });

  it('a request of GraphQL is told BUSY, and a register keeps what it has', async () => {
    const answer = await pushBatch(app, register, [receiptOf(register)]);
    expect(errorOf(answer)).toMatchObject({ code: 'BUSY', kind: 'unavailable', parameters: { seconds: 1 } });
  });

  it.each(['/hubs/pos/negotiate?negotiateVersion=1', '/graphql', '/graphql/pos'])(
    'whose rights have to be looked up is told 503 at %s, too, and not that they have none',
    async (path) => {
      const headers = {
        authorization: `Bearer ${vendor}`,
        'content-type': 'application/json',
        'x-override-tenant': newId(),
      };
      const answer = await ask(path, { method: 'POST', headers, body: '{"query":"{ __typename }"}' });
      expect(answer).toEqual({ status: 503, retryAfter: 1 });
    },
  );

  it('/healthz answers, /readyz says why it is not ready', async () => {
    expect((await ask('/healthz')).status).toBe(200);
    const answer = await fetch(`${app.url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'database away' }]);
  });
});

it('everything goes on by itself when the database is back', inFull, async () => {
  await expect.poll(async () => (await ask('/readyz')).status).toBe(200);
  expect(await app.signIn('owner@demo.example')).toEqual(expect.any(String));
  expect(outcomesOf(await pushBatch(app, register, [receiptOf(register)]))).toEqual(['stored']);
});
