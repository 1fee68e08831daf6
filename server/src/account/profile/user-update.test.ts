import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let manager: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  owner = await app.signIn('owner@demo.example');
  manager = await app.signIn('manager@demo.example');
});
afterAll(() => app.stop());

describe('POST /api/auth/user/update (API-17)', () => {
  const update = (person: string | undefined, body: unknown) =>
    fetch(`${app.url}/api/auth/user/update`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(person ? { authorization: `Bearer ${person}` } : {}),
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const settings = { theme: { main: 'light4' }, direction: 'ltr' };

  it('keeps settings and shortcuts of the person and answers the stored user (IDN-58, SHL-51)', async () => {
    const user = {
      uuid: dataOf<{ me: { id: string } }>(await app.call('/graphql', manager, '{ me { id } }')).me.id,
      role: 'superAdmin',
      data: {
        displayName: 'Nobody',
        email: 'x@y.example',
        settings,
        shortcuts: ['mail', 'receipts'],
        oldUser: { role: 'superAdmin' },
      },
    };
    const answer = await update(manager, { user, more: 1 });
    expect(answer.status).toBe(200);
    const stored = await answer.json();
    expect(stored).toMatchObject({
      uuid: user.uuid,
      role: 'manager',
      data: { email: 'manager@demo.example', photoURL: null, settings, shortcuts: ['mail', 'receipts'] },
    });
    expect(stored).not.toHaveProperty('data.oldUser');
    expect(JSON.stringify(stored)).not.toContain('Nobody');
  });

  it('keeps what is not given, and IDN-59: has the three default shortcuts', async () => {
    const { data } = (await (await update(owner, { user: { data: { settings } } })).json()) as {
      data: object;
    };
    expect(data).toMatchObject({ settings, shortcuts: ['calendar', 'mail', 'contacts'] });
    const again = (await (await update(owner, { user: { data: { shortcuts: [] } } })).json()) as {
      data: object;
    };
    expect(again.data).toMatchObject({ settings, shortcuts: [] });
  });

  it('is about nobody else', async () => {
    const answer = await update(owner, { user: { uuid: randomUUID(), data: { shortcuts: [] } } });
    expect(answer.status).toBe(403);
  });

  it.each([
    ['no user', {}, 422],
    ['settings of another form', { user: { data: { settings: 'x' } } }, 422],
    ['a NUL byte in a shortcut', { user: { data: { shortcuts: ['a\0'] } } }, 422],
    ['no JSON', '{', 400],
    ['a list', [], 422],
    ['100 KB', JSON.stringify({ user: { data: {}, x: 'x'.repeat(100_000) } }), 413],
  ])('refuses %s', async (_what, body, status) => expect((await update(owner, body)).status).toBe(status));

  it('asks for a token that is good', async () => {
    expect((await update(undefined, { user: { data: {} } })).status).toBe(401);
    expect((await update('no.such.token', { user: { data: {} } })).status).toBe(401);
  });
});
