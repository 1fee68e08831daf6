import { httpAccess, isAdmitted } from '@tresen/domain/account/access';
import { type Principal, roles } from '@tresen/domain/kit/groups';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardHttpRoutes } from '../kit/http/index.ts';
import { linkRegister } from './testing/link-register.ts';
import { startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
const tokens = new Map<Principal, string>();

beforeAll(async () => {
  app = await startTestApp();
  for (const role of roles) tokens.set(role, await app.signIn(`${role.toLowerCase()}@demo.example`));
  tokens.set('register', (await linkRegister(app, tokens.get('owner') ?? '')).accessToken);
});
afterAll(() => app.stop());

const callAs = async (
  principal: Principal,
  key: string,
  override: Record<string, string> = {},
): Promise<number> => {
  const [method = '', path = ''] = key.split(' ');
  const token = tokens.get(principal);
  const answer = await fetch(app.url + path.replaceAll(/:\w+/g, 'x'), {
    method,
    headers: {
      accept: 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...override,
    },
    ...(method === 'GET' ? {} : { body: 'x' }),
  });
  await answer.arrayBuffer();
  return answer.status;
};

describe('plain HTTP (ACC-38)', () => {
  it.each(Object.keys(httpAccess))('%s admits exactly the principals of its group', async (key) => {
    for (const principal of ['public', ...roles, 'register'] as const) {
      const status = await callAs(principal, key);
      const isRefused = status === 401 || status === 403;
      const wanted = !isAdmitted(httpAccess, key, principal, 'wide');
      expect(`${principal} refused: ${isRefused} (${status})`).toBe(
        `${principal} refused: ${wanted} (${status})`,
      );
      expect(status).toBeLessThan(500);
    }
  });

  it.each(Object.keys(httpAccess))('%s is refused under a forged override (USR-18)', async (key) => {
    const { rows } = await app.owner.query(`select id from tenants where name = 'Feinkost Sommer'`);
    for (const principal of [...roles, 'register'] as const) {
      if (principal === 'superAdmin') continue;
      expect(await callAs(principal, key, { 'x-override-tenant': rows[0].id })).toBe(403);
    }
  });

  it.each(['/api/anything', '/files/secret'])(
    'a route at %s that the table does not name stops the start',
    (path) => {
      const bare = Fastify();
      guardHttpRoutes(bare, () => Promise.reject(new Error('nobody asks')), 'wide');
      expect(() => bare.get(path, () => 'x')).toThrow(`GET ${path} has no group`);
      expect(() => bare.get('/elsewhere', () => 'x')).not.toThrow();
    },
  );
});
