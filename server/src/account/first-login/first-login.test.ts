import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

const email = 'owner@demo.example';
let app: TestServer;
let token: string;
let tenantId: string;
let userId: string;

beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.owner.query('select id, tenant_id from users where email = $1', [email]);
  userId = rows[0].id;
  tenantId = rows[0].tenant_id;
});
afterAll(() => app.stop());

/** Somebody who comes for the first time: the only one of these tests, made anew in each, and signed in. */
const makeNewcomer = async (firstName: string, lastName: string, company: string, role = 'owner') => {
  await app.owner.query(
    `update users set first_name = $2, last_name = $3, role = $4, first_login_at = null where id = $1`,
    [userId, firstName, lastName, role],
  );
  await app.owner.query('update tenants set name = $2 where id = $1', [tenantId, company]);
  token = await app.signIn(email);
};

const stored = async () => {
  const { rows } = await app.owner.query(
    `select u.first_name, u.last_name, t.name, u.first_login_at is not null as been,
       (select count(*)::int from audit_log a where a.tenant_id = t.id) as entries
     from users u join tenants t on t.id = u.tenant_id where u.id = $1`,
    [userId],
  );
  return rows[0];
};

const query = `mutation($employee: FirstLoginEmployeeInput!, $company: String!) {
  checkFirstLogin(employee: $employee, company: $company) { isSuccess message } }`;
const check = (employee = { firstName: 'Olga', lastName: 'Lindner', email }, company = 'Lindenhof') =>
  app.call('/graphql', token, query, { employee, company });
const done = { checkFirstLogin: { isSuccess: true, message: null } };

describe('the first-login check (API-14)', () => {
  it('fills what is missing, once, and says so in the audit log', async () => {
    await makeNewcomer('', '', '');
    const { entries } = await stored();
    expect(dataOf(await check())).toEqual(done);
    const filled = { first_name: 'Olga', last_name: 'Lindner', name: 'Lindenhof', been: true };
    expect(await stored()).toEqual({ ...filled, entries: entries + 2 });
    expect(dataOf(await check({ firstName: 'X', lastName: 'Y', email }, 'Z'))).toEqual(done);
    expect(await stored()).toEqual({ ...filled, entries: entries + 2 });
    const { rows } = await app.owner.query(
      `select entity, action from audit_log where actor_id = $1 order by id desc limit 2`,
      [userId],
    );
    // Nobody changed a profile: they came.
    expect(rows).toEqual(
      expect.arrayContaining([
        { entity: 'user', action: 'signInFirst' },
        { entity: 'tenant', action: 'update' },
      ]),
    );
  });

  it('leaves alone what is there', async () => {
    await makeNewcomer('Ada', 'L', 'Café');
    await check();
    expect(await stored()).toMatchObject({ first_name: 'Ada', last_name: 'L', name: 'Café', been: true });
  });

  it('of many tabs at once is one', async () => {
    await makeNewcomer('', '', 'Café');
    const { entries } = await stored();
    await Promise.all(Array.from({ length: 10 }, () => check()));
    expect((await stored()).entries).toBe(entries + 1);
  });

  it('names the company only for the Owner group', async () => {
    await makeNewcomer('', '', '', 'manager');
    await check();
    expect(await stored()).toMatchObject({ first_name: 'Olga', name: '', been: true });
  });

  it.each([
    ['of somebody else', { firstName: 'O', lastName: 'L', email: 'user@demo.example' }],
    ['with markup in a name', { firstName: '<b>', lastName: 'L', email }],
    ['with an endless name', { firstName: 'O'.repeat(51), lastName: 'L', email }],
  ])('%s is refused, and changes nothing', async (_what, employee) => {
    await makeNewcomer('', '', '');
    expect(errorOf(await check(employee))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await stored()).toMatchObject({ first_name: '', been: false });
  });
});
