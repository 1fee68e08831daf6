import { afterAll, beforeAll, expect, test } from 'vitest';
import { inSystem } from '../../kit/db/pools.ts';
import { createTestAccount, type TestAccount, type TestProcess } from '../testing.ts';

let host: TestAccount;
let elsewhere: TestProcess;

beforeAll(async () => {
  host = await createTestAccount();
  elsewhere = await host.startProcess();
});
afterAll(() => host.stop());

const signedIn = async () => {
  const user = await host.createUser();
  const { access_token: token = '' } = await host.signIn(user.email);
  // Both processes know the session.
  expect([await host.account.authenticate(token), await elsewhere.account.authenticate(token)]).toMatchObject(
    [{ userId: user.id }, { userId: user.id }],
  );
  const { rows } = await host.database.owner.query('select id from sessions where user_id = $1', [user.id]);
  return { ...user, token, sessionId: rows[0].id as string };
};
/** As a change of a person does it. */
const endSessions = async (user: { readonly userId: string; readonly keep?: string }, because: string) =>
  host.account.announceEnded(
    await inSystem(host.database.db, (tx) => host.account.endUserSessions(tx, user, because)),
  );
const everywhere = async (token: string) => [
  (await host.account.authenticate(token)) !== undefined,
  (await elsewhere.account.authenticate(token)) !== undefined,
];

test('ACC-38: sessions of somebody who was disabled end at once here, within 60 s elsewhere', async () => {
  const { id, token, sessionId } = await signedIn();
  const told: string[] = [];
  const forget = elsewhere.account.onRevoked((session) => told.push(session));
  await host.database.owner.query('update users set disabled = true where id = $1', [id]);
  await endSessions({ userId: id }, 'userDisabled');
  expect(await everywhere(token)).toEqual([false, true]);
  await elsewhere.account.lookForRevocations();
  expect([await everywhere(token), told]).toEqual([[false, false], [sessionId]]);
  forget();
});

test('sessions of somebody who was removed are told of elsewhere, so that their connections close', async () => {
  const { id, token, sessionId } = await signedIn();
  const told: string[] = [];
  const forget = elsewhere.account.onRevoked((session) => told.push(session));
  await host.database.owner.query('delete from users where id = $1', [id]);
  await endSessions({ userId: id }, 'userRemoved');
  await elsewhere.account.lookForRevocations();
  expect([await everywhere(token), told]).toEqual([[false, false], [sessionId]]);
  forget();
});

test('somebody who was removed is out elsewhere after 30 s, even if nobody could tell', async () => {
  const { id, token } = await signedIn();
  await host.database.owner.query('delete from users where id = $1', [id]);
  host.advance(31_000);
  expect(await everywhere(token)).toEqual([false, false]);
});

test('ACC-38: a new role outdates the token at once here, within 60 s elsewhere; the session goes on', async () => {
  const { id, token } = await signedIn();
  await host.database.owner.query(`update users set role = 'user' where id = $1`, [id]);
  host.account.forgetUser(id);
  expect(await everywhere(token)).toEqual([false, true]);
  host.advance(31_000);
  expect(await everywhere(token)).toEqual([false, false]);
  const { rows } = await host.database.owner.query('select revoked_at from sessions where user_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ revoked_at: null }]);
});

test('the one session to keep goes on', async () => {
  const { id, email, token, sessionId } = await signedIn();
  const { access_token: other = '' } = await host.signIn(email);
  await endSessions({ userId: id, keep: sessionId }, 'passwordChanged');
  expect([await host.account.authenticate(token), await host.account.authenticate(other)]).toMatchObject([
    { userId: id },
    undefined,
  ]);
});

test("other people's sessions go on", async () => {
  const [gone, there] = [await signedIn(), await signedIn()];
  await endSessions({ userId: gone.id }, 'userDisabled');
  host.account.forgetUser(gone.id);
  expect(await everywhere(there.token)).toEqual([true, true]);
});

test('ACC-38: within 60 s also where the clock was set back meanwhile', async () => {
  const { id, token } = await signedIn();
  await host.database.owner.query(`update users set role = 'user' where id = $1`, [id]);
  host.advance(-3_600_000);
  expect(await everywhere(token)).toEqual([false, false]);
});
