import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ctx } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { newId } from '../../kit/ids/index.ts';
import { portWithoutRegisters } from '../../kit/records/index.ts';
import { allSources, recordSources } from '../index.ts';
import { endChangeSet, findChangeSet } from './change-sets.store.ts';
import {
  beginChangeSet,
  type Chunk,
  cleanUpChangeSets,
  putItem,
  type RunPort,
  runChangeSet,
} from './index.ts';

let database: TestDatabase;
const tenantId = newId();
const printer = recordSources.printer;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(`insert into tenants (id, name, kind) values ($1, 'Wirtshaus', 'customer')`, [
    tenantId,
  ]);
});
afterAll(() => database.drop());
beforeEach(async () => void (await database.owner.query('delete from printers')));

const port = (): RunPort => ({
  db: database.db,
  now: Date.now,
  sources: allSources,
  records: { ...portWithoutRegisters, tell: () => undefined },
});

const ctx = (): Ctx => ({
  caller: {
    kind: 'user',
    principal: 'owner',
    tenantId,
    homeTenantId: tenantId,
    userId: newId(),
    sessionId: newId(),
    name: 'Olga Lindner',
    actingAs: null,
  },
  requestId: 'r',
  db: database.db,
  now: Date.now,
});

const begin = (total: number) =>
  inTenant(database.db, tenantId, (tx) =>
    beginChangeSet(ctx(), tx, {
      kind: 'import',
      entity: 'printer',
      description: { de: 'drucker.csv', en: 'drucker.csv' },
      total,
    }),
  );

const values = (name: string) => ({
  name,
  group: 'bar',
  codePage: 'CP858',
  copies: 1,
  printWidth: 42,
  signals: 'none',
});

const items = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => putItem(printer.entity, values(`Drucker ${from + index}`)));

/** Four chunks of ten new printers each; `before` is called within each chunk's transaction. */
const tens = (before: (number: number) => void | Promise<void> = () => undefined) =>
  function* (from: number): Generator<Chunk> {
    for (let number = from; number < 4; number += 1) {
      yield async () => {
        await before(number);
        return items(number * 10, 10);
      };
    }
  };

const count = async (): Promise<number> =>
  (await database.owner.query('select count(*)::int count from printers')).rows[0].count;
const read = (id: string) => inTenant(database.db, tenantId, (tx) => findChangeSet(tx, id));

it('a set whose worker dies between chunks goes on behind the last one, and does no record twice', async () => {
  const set = await begin(40);
  const ending = new AbortController();
  const run = runChangeSet(
    port(),
    { tenantId, setId: set.id },
    tens((number) => void (number === 1 && ending.abort())),
    { signal: ending.signal },
  );
  await expect(run).rejects.toThrow();
  expect(await count()).toBe(20);
  expect(await read(set.id)).toMatchObject({ state: 'running', changed: 20 });
  await runChangeSet(port(), { tenantId, setId: set.id }, tens());
  expect(await count()).toBe(40);
  expect(await read(set.id)).toMatchObject({ state: 'done', changed: 40, faulty: 0 });
});

it('a chunk that breaks in the middle leaves nothing behind', async () => {
  const set = await begin(40);
  const breaking = tens((number) => {
    if (number === 2) throw new Error('the connection is gone');
  });
  await expect(runChangeSet(port(), { tenantId, setId: set.id }, breaking)).rejects.toThrow('gone');
  expect(await count()).toBe(20);
  await runChangeSet(port(), { tenantId, setId: set.id }, tens());
  expect(await count()).toBe(40);
});

it('two workers that have the same set do no record twice', async () => {
  const set = await begin(40);
  const at = { tenantId, setId: set.id };
  // The second has looked where the set stands, and is then overtaken.
  const [hasLooked, isOvertaken] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = runChangeSet(port(), at, async function* (from) {
    hasLooked.resolve();
    await isOvertaken.promise;
    yield* tens()(from);
  });
  await hasLooked.promise;
  await runChangeSet(port(), at, tens(), { turnMs: 0 });
  isOvertaken.resolve();
  await late;
  expect(await read(set.id)).toMatchObject({ state: 'running', changed: 10, faulty: 0 });
  await runChangeSet(port(), at, tens());
  expect(await count()).toBe(40);
  expect(await read(set.id)).toMatchObject({ state: 'done', changed: 40, faulty: 0 });
});

/** Until a statement waits for a lock. */
const untilSomebodyWaits = () =>
  expect
    .poll(async () => {
      const { rowCount } = await database.owner.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    })
    .toBe(1);

it('a set that somebody cancels keeps what is done and does no more', async () => {
  const set = await begin(40);
  let cancelled: Promise<unknown> | undefined;
  const cancelling = tens(async (number) => {
    if (number !== 1) return;
    cancelled = inTenant(database.db, tenantId, (tx) => endChangeSet(tx, set.id, 'cancelled', new Date()));
    await untilSomebodyWaits();
  });
  const at = { tenantId, setId: set.id };
  // As long as a busy machine may need to wake up who cancels.
  expect(await runChangeSet(port(), at, cancelling, { restMs: 300 })).toBe('over');
  await cancelled;
  expect(await count()).toBe(20);
  expect(await read(set.id)).toMatchObject({ state: 'cancelled', changed: 20 });
});

it('gives others their turn, and says that there is more', async () => {
  const set = await begin(40);
  const at = { tenantId, setId: set.id };
  expect(await runChangeSet(port(), at, tens(), { turnMs: 0 })).toBe('more');
  expect(await count()).toBe(10);
  expect(await runChangeSet(port(), at, tens())).toBe('over');
  expect(await count()).toBe(40);
});

it('tells which records break a rule, those that contradict each other among them, and stores the rest', async () => {
  const set = await begin(3);
  const given = ['Theke', 'theke', ''].map((name) => putItem(printer.entity, values(name)));
  await runChangeSet(port(), { tenantId, setId: set.id }, () => [async () => given]);
  expect(await read(set.id)).toMatchObject({ changed: 1, faulty: 2 });
  const { rows } = await database.owner.query(
    `select name, faults->0->>'code' code from change_set_records where set_id = $1 and outcome = 'faulty' order by 2`,
    [set.id],
  );
  expect(rows.map(({ code }) => code)).toEqual(['MISSING', 'TAKEN']);
});

it('is forgotten 90 days after its end, with what it did', async () => {
  const set = await begin(40);
  await runChangeSet(port(), { tenantId, setId: set.id }, tens());
  const later = (days: number) => ({ db: database.db, now: () => Date.now() + days * 86_400_000 });
  await cleanUpChangeSets(later(89));
  expect(await read(set.id)).toMatchObject({ state: 'done' });
  await cleanUpChangeSets(later(91));
  expect(await read(set.id)).toBeUndefined();
  const { rows } = await database.owner.query('select from change_set_records');
  expect(rows).toEqual([]);
});
