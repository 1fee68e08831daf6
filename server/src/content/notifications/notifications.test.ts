import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { openDatabase } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { createRegisterWatch } from './register-watch.ts';

let app: TestServer;
/** An owner of a tenant of this test's own. */
let owner: string;
let tenantId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  tenantId = await addTenant(app);
  owner = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
});

interface Notification {
  readonly id: string;
  readonly message: string;
  readonly options: { readonly variant: string };
  readonly dismissed: boolean;
  readonly kind: string;
  readonly subject: string;
  readonly data: string;
  readonly resolvedAt: string | null;
}
interface Panel {
  readonly nodes: readonly Notification[];
  readonly unread: number;
  readonly asOf: string;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}
type Headers = Record<string, string>;

const panelOf = async (
  person = owner,
  variables: Record<string, unknown> = {},
  headers: Headers = {},
): Promise<Panel> => {
  const query = `query($first: Int, $after: String, $withDismissed: Boolean) {
    notifications(first: $first, after: $after, withDismissed: $withDismissed) {
      unread asOf pageInfo { endCursor hasNextPage }
      nodes { id message options { variant } dismissed kind subject data since renewedAt resolvedAt }
    } }`;
  return dataOf<{ notifications: Panel }>(await app.call('/graphql', person, query, variables, headers))
    .notifications;
};

const dismiss = (id: string, person = owner, headers: Headers = {}) =>
  app.call(
    '/graphql',
    person,
    'mutation($id: ID!) { dismissNotification(id: $id) { isSuccess modelId } }',
    { id },
    headers,
  );

const dismissAll = async (asOf?: string, person = owner) => {
  const query = 'mutation($asOf: DateTime) { dismissAllNotifications(asOf: $asOf) { isSuccess ids } }';
  const answer = await app.call('/graphql', person, query, { asOf });
  return dataOf<{ dismissAllNotifications: { ids: string[] } }>(answer).dismissAllNotifications.ids;
};

const restore = (ids: readonly string[], person = owner) =>
  app.call('/graphql', person, 'mutation($ids: [ID!]!) { restoreNotifications(ids: $ids) { isSuccess } }', {
    ids,
  });

/** Pushes so many receipts that wait for a person. */
const pushWrong = (register: LinkedRegister, count = 1) =>
  pushBatch(
    app,
    register,
    Array.from({ length: count }, () => receiptOf(register, { gross: 351 })),
  );

const decideOldest = async (decision: 'accept' | 'retry') => {
  const list = await app.call('/graphql/pos', owner, '{ syncProblems { nodes { id } } }');
  const { nodes } = dataOf<{ syncProblems: { nodes: { id: string }[] } }>(list).syncProblems;
  const query = `mutation($id: ID!) { ${decision}SyncProblem(id: $id) { isSuccess } }`;
  await app.call('/graphql/pos', owner, query, { id: nodes.at(-1)?.id });
};

/** Puts alerts into the table, the oldest first; each a minute younger than the one before. */
const plant = async (count: number, { over = false } = {}): Promise<void> => {
  await app.owner.query(
    `insert into notifications (tenant_id, id, kind, subject, since, renewed_at, resolved_at, data)
     select $1, gen_random_uuid(), 'syncFailed', gen_random_uuid(), at, at, case when $3 then at end,
       jsonb_build_object('unitName', 'Branch ' || n, 'zone', 'Europe/Berlin', 'count', n)
     from generate_series(1, $2::int) n, lateral (select timestamptz '2026-01-01' + n * interval '1 minute') m(at)`,
    [tenantId, count, over],
  );
};

const dataIn = ({ data }: Notification): unknown => JSON.parse(data);

describe('the panel of a person', () => {
  it('SHL-43: has id, message, options.variant and dismissed of a branch whose records wait', async () => {
    const register = await linkRegister(app, owner);
    await pushWrong(register, 2);
    const { nodes, unread } = await panelOf();
    expect(unread).toBe(1);
    expect(nodes).toMatchObject([
      {
        kind: 'syncFailed',
        subject: register.unitId,
        options: { variant: 'error' },
        dismissed: false,
        resolvedAt: null,
      },
    ]);
    expect(nodes[0]?.message).toMatch(/^2 Belege oder Abschlüsse warten auf eine Prüfung: Branch /);
  });

  it('SHL-43: speaks the language of the account of whoever asks', async () => {
    await plant(1);
    await app.owner.query(`update users set language = 'en' where tenant_id = $1`, [tenantId]);
    expect((await panelOf()).nodes[0]?.message).toBe('One receipt or closing has to be checked: Branch 1.');
  });

  it('SHL-45: counts the records of a branch in one alert, which is over when none waits', async () => {
    const register = await linkRegister(app, owner);
    await pushWrong(register);
    await pushWrong(register, 2);
    expect((await panelOf()).nodes.map(dataIn)).toMatchObject([{ count: 3 }]);
    await decideOldest('retry');
    expect((await panelOf()).nodes.map(dataIn)).toMatchObject([{ count: 3 }]);
    for (let left = 2; left > 0; left -= 1) {
      await decideOldest('accept');
      expect((await panelOf()).nodes.map(dataIn)).toMatchObject([{ count: left }]);
    }
    await decideOldest('accept');
    const { nodes, unread } = await panelOf();
    expect(unread).toBe(0);
    expect(nodes).toHaveLength(1);
    expect(nodes[0]?.resolvedAt).not.toBeNull();
    await pushWrong(register);
    expect((await panelOf()).nodes.map(({ resolvedAt }) => resolvedAt === null)).toEqual([true, false]);
  });

  it('SHL-45: counts what many registers of a branch send at once, exactly', async () => {
    const first = await linkRegister(app, owner);
    const { unitId, databaseId } = first;
    const second = await linkRegister(app, owner, { unitId, databaseId });
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => pushWrong(index % 2 === 0 ? first : second, 2)),
    );
    expect((await panelOf()).nodes.map(dataIn)).toMatchObject([{ count: 24 }]);
  });

  it('SHL-45: has nothing of a push without problems', async () => {
    const register = await linkRegister(app, owner);
    await pushBatch(app, register, [receiptOf(register)]);
    expect(await panelOf()).toMatchObject({ nodes: [], unread: 0 });
  });

  it('shows nobody of another tenant anything, and lets them change nothing', async () => {
    await plant(1);
    const [alert] = (await panelOf()).nodes;
    const stranger = await app.signIn('owner@retail.demo.example');
    expect((await panelOf(stranger)).nodes).toEqual([]);
    expect(errorOf(await dismiss(alert?.id ?? '', stranger))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await dismissAll(undefined, stranger)).toEqual([]);
    expect((await panelOf()).unread).toBe(1);
  });

  it.each(['manager', 'dealer', 'user'] as const)(
    'shows a %s, who may not open the pages that the alerts lead to, none of them',
    async (role) => {
      await plant(1);
      const [alert] = (await panelOf()).nodes;
      const person = await app.signIn((await addPerson(app, tenantId, role)).email);
      expect(await panelOf(person)).toMatchObject({ nodes: [], unread: 0 });
      expect(errorOf(await dismiss(alert?.id ?? '', person))).toMatchObject({ code: 'NOT_FOUND' });
    },
  );
});

describe('a page of the panel', () => {
  it('has what lasts first, then the newest', async () => {
    await plant(2, { over: true });
    await plant(2);
    const names = (await panelOf()).nodes.map((node) => [dataIn(node), node.resolvedAt === null]);
    expect(names).toMatchObject([
      [{ count: 2 }, true],
      [{ count: 1 }, true],
      [{ count: 2 }, false],
      [{ count: 1 }, false],
    ]);
  });

  it('goes on where the last one ended, whatever came or went meanwhile', async () => {
    await plant(5);
    await plant(4, { over: true });
    const all = (await panelOf()).nodes.map(({ id }) => id);
    const first = await panelOf(owner, { first: 3 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const register = await linkRegister(app, owner);
    await pushWrong(register);
    await dismiss(first.nodes[2]?.id ?? '');
    const second = await panelOf(owner, { first: 3, after: first.pageInfo.endCursor });
    const third = await panelOf(owner, { first: 9, after: second.pageInfo.endCursor });
    expect(third.pageInfo.hasNextPage).toBe(false);
    expect([first, second, third].flatMap(({ nodes }) => nodes.map(({ id }) => id))).toEqual(all);
  });

  it.each(['x', 'open/2026-01-01T00:00:00.000Z/x', ''])('refuses the place “%s”', async (after) => {
    const answer = await app.call(
      '/graphql',
      owner,
      'query($after: String) { notifications(after: $after) { unread } }',
      { after },
    );
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('putting notifications away (SHL-42)', () => {
  it('singly: once or with a second click, on all devices, for oneself only', async () => {
    await plant(2);
    const colleague = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    const [alert] = (await panelOf()).nodes;
    const id = alert?.id ?? '';
    for (const _click of [1, 2])
      expect(dataOf(await dismiss(id))).toEqual({ dismissNotification: { isSuccess: true, modelId: id } });
    expect((await panelOf()).nodes.map((node) => node.id)).not.toContain(id);
    expect((await panelOf()).unread).toBe(1);
    expect((await panelOf(colleague)).unread).toBe(2);
    const dismissed = (await panelOf(owner, { withDismissed: true })).nodes.map((node) => node.dismissed);
    expect(dismissed).toEqual([true, false]);
  });

  it('all at once: only what the person had seen, and undone in one go', async () => {
    await plant(3);
    await plant(1, { over: true });
    const { asOf, nodes } = await panelOf();
    const register = await linkRegister(app, owner);
    await pushWrong(register);
    const ids = await dismissAll(asOf);
    expect(ids.toSorted()).toEqual(nodes.map(({ id }) => id).toSorted());
    expect((await panelOf()).nodes.map(({ subject }) => subject)).toEqual([register.unitId]);
    expect(await dismissAll(asOf)).toEqual([]);
    dataOf(await restore(ids));
    expect(await panelOf()).toMatchObject({ unread: 4 });
  });

  it('is undone for oneself only', async () => {
    await plant(1);
    const ids = await dismissAll();
    const colleague = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    dataOf(await restore(ids, colleague));
    dataOf(await restore([newId()]));
    expect((await panelOf()).unread).toBe(0);
  });

  it('holds until there is something new to tell, at most once an hour', async () => {
    const register = await linkRegister(app, owner);
    await pushWrong(register);
    await dismissAll();
    await pushWrong(register);
    expect((await panelOf()).unread).toBe(0);
    await app.owner.query(
      `update notifications set renewed_at = renewed_at - interval '2 hours' where tenant_id = $1`,
      [tenantId],
    );
    await pushWrong(register);
    expect((await panelOf()).nodes.map(dataIn)).toMatchObject([{ count: 3 }]);
  });

  it('by a super administrator who acts for the tenant leaves the panel of its owner as it is', async () => {
    await plant(2);
    const support = await app.signIn('superadmin@demo.example');
    const acting = { 'x-override-tenant': tenantId };
    const [alert] = (await panelOf(support, {}, acting)).nodes;
    dataOf(await dismiss(alert?.id ?? '', support, acting));
    expect((await panelOf(support, {}, acting)).unread).toBe(1);
    expect((await panelOf()).unread).toBe(2);
  });
});

it('SHL-45: a job of the server looks for missed registers; what it finds shows in the panel', async () => {
  const query = 'select identifier from graphile_worker._private_known_crontabs';
  await expect
    .poll(async () => (await app.owner.query(query)).rows)
    .toContainEqual({ identifier: 'watchRegisters' });
  const { deviceId } = await linkRegister(app, owner, { name: 'Theke' });
  await app.owner.query(
    `update devices set last_ping_at = now() - interval '25 hours', created_at = now() - interval '2 days' where id = $1`,
    [deviceId],
  );
  const db = openDatabase(app.ownerUrl, () => undefined);
  await createRegisterWatch({ db, now: Date.now, graceMs: 0 })();
  await db.close();
  const { nodes, unread } = await panelOf();
  expect(unread).toBe(1);
  expect(nodes).toMatchObject([
    { kind: 'registerOffline', subject: deviceId, options: { variant: 'warning' }, resolvedAt: null },
  ]);
  expect(nodes[0]?.message).toMatch(/^Die Kasse „Theke“ \(Branch .*\) ist nicht verbunden\.$/);
});
