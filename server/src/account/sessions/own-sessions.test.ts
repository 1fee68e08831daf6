import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

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

interface Session {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly isCurrent: boolean;
}
const sessionsOf = async (person: string): Promise<Session[]> => {
  const asked = '{ mySessions { id browser system address createdAt lastUsedAt isCurrent } }';
  return dataOf<{ mySessions: Session[] }>(await app.call('/graphql', person, asked)).mySessions;
};
const end = (person: string, id: string) =>
  app.call('/graphql', person, 'mutation($id: ID!) { endSession(id: $id) { isSuccess modelId } }', { id });
const isSignedIn = async (person: string): Promise<boolean> =>
  (await app.call('/graphql', person, '{ me { id } }')).status === 200;
const currentOf = async (person: string): Promise<string> =>
  (await sessionsOf(person)).find(({ isCurrent }) => isCurrent)?.id ?? '';

describe('open sessions (USR-03)', () => {
  it('are listed with the one that asks marked, and with browser and system by name', async () => {
    await app.signIn('owner@demo.example');
    await app.owner.query(`update sessions set user_agent = $2 where id = $1`, [
      await currentOf(owner),
      'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    ]);
    const sessions = await sessionsOf(owner);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { browser: 'Firefox', system: 'Linux' },
    ]);
    expect(sessions.length).toBeGreaterThan(1);
  });

  it('end from afar, at once; a second click is fine', async () => {
    const other = await app.signIn('owner@demo.example');
    const id = await currentOf(other);
    for (let click = 0; click < 2; click += 1)
      expect(dataOf(await end(owner, id))).toMatchObject({ endSession: { isSuccess: true } });
    expect([await isSignedIn(other), await isSignedIn(owner)]).toEqual([false, true]);
    expect((await sessionsOf(owner)).map((session) => session.id)).not.toContain(id);
  });

  it('of somebody else, of the same company too, cannot be ended or seen', async () => {
    const theirs = await currentOf(manager);
    for (const id of [theirs, newId()])
      expect(errorOf(await end(owner, id))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await end(owner, 'no-id'))).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await isSignedIn(manager)).toBe(true);
    expect((await sessionsOf(owner)).map(({ id }) => id)).not.toContain(theirs);
  });

  it('all end but the one that asks', async () => {
    const others = await Promise.all([app.signIn('owner@demo.example'), app.signIn('owner@demo.example')]);
    dataOf(await app.call('/graphql', owner, 'mutation { endOtherSessions { isSuccess } }'));
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect((await sessionsOf(owner)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    expect(await isSignedIn(manager)).toBe(true);
  });

  it('cannot be ended with a token of one that has ended', async () => {
    const old = await app.signIn('owner@demo.example');
    dataOf(await end(owner, await currentOf(old)));
    expect((await end(old, await currentOf(owner))).status).toBe(401);
    expect(await isSignedIn(owner)).toBe(true);
  });
});

const plantSignIns = async (email: string, count: number): Promise<void> => {
  const { rows } = await app.owner.query('select id from users where email = $1', [email]);
  await app.owner.query('delete from sign_ins where user_id = $1', [rows[0].id]);
  for (let index = 0; index < count; index += 1)
    await app.owner.query(
      `insert into sign_ins (user_id, id, at, outcome, address, user_agent) values ($1, $2, $3, $4, '198.51.100.7', null)`,
      [rows[0].id, newId(index), new Date(index), index % 2 ? 'signedIn' : 'wrongPassword'],
    );
};

interface History {
  readonly nodes: readonly { readonly at: string; readonly outcome: string; readonly address: string }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
}
const historyOf = async (person: string, first: number, after?: string): Promise<History> => {
  const asked =
    'query($first: Int, $after: String) { signInHistory(first: $first, after: $after) { nodes { id at outcome address browser system } pageInfo { endCursor hasNextPage } } }';
  const variables = { first, ...(after ? { after } : {}) };
  return dataOf<{ signInHistory: History }>(await app.call('/graphql', person, asked, variables))
    .signInHistory;
};

describe('the sign-in history', () => {
  it('shows the newest first, page by page, and nobody else’s', async () => {
    await plantSignIns('owner@demo.example', 5);
    await plantSignIns('manager@demo.example', 1);
    const first = await historyOf(owner, 3);
    expect(first.nodes.map(({ at }) => Date.parse(at))).toEqual([4, 3, 2]);
    expect(first.nodes[0]).toMatchObject({ outcome: 'wrongPassword', address: '198.51.100.7' });
    const second = await historyOf(owner, 3, first.pageInfo.endCursor);
    expect(second.nodes.map(({ at }) => Date.parse(at))).toEqual([1, 0]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect((await historyOf(manager, 3)).nodes).toHaveLength(1);
  });
});
