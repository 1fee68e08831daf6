import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let manager: string;
const issuer = 'https://login.microsoftonline.com/common/v2.0';

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  manager = await app.signIn('manager@demo.example');
  await app.owner.query(
    `insert into external_identities (issuer, subject, user_id, email, linked_at, last_used_at)
     select $1, 'olga', id, 'olga@lindenhof.de', now(), now() from users where email = 'owner@demo.example'`,
    [issuer],
  );
});
afterAll(() => app.stop());

const listOf = async (person: string) => {
  const answer = await app.call('/graphql', person, '{ myExternalSignIns { id provider email } }');
  return dataOf<{ myExternalSignIns: unknown[] }>(answer).myExternalSignIns;
};
const unlink = (person: string) =>
  app.call('/graphql', person, 'mutation($id: ID!) { unlinkExternalSignIn(id: $id) { isSuccess } }', {
    id: issuer,
  });

it('IDN-65: everybody sees and unlinks their own external sign-in, and nobody another’s', async () => {
  const own = { id: issuer, provider: 'login.microsoftonline.com', email: 'olga@lindenhof.de' };
  expect([await listOf(owner), await listOf(manager)]).toEqual([[own], []]);
  expect(errorOf(await unlink(manager))?.code).toBe('NOT_FOUND');
  expect(dataOf(await unlink(owner))).toEqual({ unlinkExternalSignIn: { isSuccess: true } });
  expect(errorOf(await unlink(owner))?.code).toBe('NOT_FOUND');
  expect(await listOf(owner)).toEqual([]);
  const { rows } = await app.owner.query(
    `select old_values from audit_log where action = 'unlinkExternal' order by id desc limit 1`,
  );
  expect(rows).toEqual([{ old_values: { provider: own.provider, email: own.email } }]);
});
