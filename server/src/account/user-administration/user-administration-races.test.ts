import { afterAll, beforeAll, expect, it } from 'vitest';
import { meetAtLock } from '../../app/testing/meet-at-lock.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const tenantRow = (tenantId: string) => ({
  text: 'select from tenants where id = $1 for update',
  values: [tenantId],
});

const pairOf = async (role: 'admin' | 'superAdmin') => {
  const tenantId = await addTenant(app, undefined, role === 'superAdmin' ? 'vendor' : 'customer');
  const people = [await addPerson(app, tenantId, role), await addPerson(app, tenantId, role)] as const;
  const tokens = [await app.signIn(people[0].email), await app.signIn(people[1].email)] as const;
  return { tenantId, people, tokens };
};
type Pair = Awaited<ReturnType<typeof pairOf>>;

const removal =
  ({ people, tokens }: Pair, by: 0 | 1) =>
  () =>
    app.call('/graphql', tokens[by], 'mutation($ids: [ID!]!) { removeUsers(ids: $ids) { isSuccess } }', {
      ids: [people[by === 0 ? 1 : 0].id],
    });
const disabling =
  ({ people, tokens }: Pair, by: 0 | 1) =>
  () =>
    app.call(
      '/graphql',
      tokens[by],
      'mutation($id: ID!, $role: String!) { saveUser(id: $id, role: $role, disabled: true, version: 1) { isSuccess } }',
      { id: people[by === 0 ? 1 : 0].id, role: 'admin' },
    );
const left = async ({ tenantId }: Pair) =>
  (await app.owner.query('select id from users where tenant_id = $1 and not disabled', [tenantId])).rows;

it.each([
  ['admins who remove each other', 'admin', removal],
  ['admins who disable each other', 'admin', disabling],
  ['super administrators who remove each other', 'superAdmin', removal],
] as const)('USR-06: of two %s at the same moment, one stays', async (_case, role, act) => {
  const pair = await pairOf(role);
  const answers = await meetAtLock(app, tenantRow(pair.tenantId), [act(pair, 0), act(pair, 1)]);
  // The second one is no longer there when their turn comes.
  expect(answers.map((answer) => errorOf(answer)?.code ?? 'ok').sort()).toEqual(['SESSION_EXPIRED', 'ok']);
  expect(await left(pair)).toHaveLength(1);
});

it('one removes what another disables: whoever is first, nothing is done twice', async () => {
  const pair = await pairOf('admin');
  const third = await addPerson(app, pair.tenantId, 'user');
  const work = [
    () =>
      app.call(
        '/graphql',
        pair.tokens[0],
        'mutation($ids: [ID!]!) { removeUsers(ids: $ids) { isSuccess } }',
        {
          ids: [third.id],
        },
      ),
    () =>
      app.call(
        '/graphql',
        pair.tokens[1],
        'mutation($ids: [ID!]!) { removeUsers(ids: $ids) { isSuccess } }',
        {
          ids: [third.id],
        },
      ),
  ];
  const answers = await meetAtLock(app, tenantRow(pair.tenantId), work);
  expect(answers.map((answer) => errorOf(answer)?.code ?? 'ok').sort()).toEqual(['NOT_FOUND', 'ok']);
});

it('signing in does not wait for whoever administers', async () => {
  const pair = await pairOf('admin');
  const holder = await app.owner.connect();
  await holder.query('begin');
  await holder.query('select from tenants where id = $1 for no key update', [pair.tenantId]);
  expect(await app.signIn(pair.people[0].email)).toBeTruthy();
  await holder.query('commit');
  holder.release();
});
