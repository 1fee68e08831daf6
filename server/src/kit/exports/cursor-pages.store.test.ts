import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inSystem } from '../db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { cursorPages } from './cursor-pages.store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface Counted {
  readonly n: number;
  /** The same for all that one run of the statement gives. */
  readonly run: number;
}

const downFrom = (from: number) =>
  sql<Counted>`select n, (select random()) run from generate_series(1, ${from}::int) n order by n desc`;

const pagesOf = (size: number, from = 10): Promise<readonly (readonly Counted[])[]> =>
  inSystem(database.db, async (tx) => await Array.fromAsync(cursorPages(tx, size, downFrom(from))));

it.each([1, 3, 5, 10, 11])('the rows of a statement come in its order, in pages of %i', async (size) => {
  const pages = await pagesOf(size);
  expect(pages.flat().map(({ n }) => n)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  for (const page of pages.slice(0, -1)) expect(page).toHaveLength(size);
});

it('the statement runs once, however many pages it has', async () => {
  const runs = (await pagesOf(3)).flat().map(({ run }) => run);
  expect(new Set(runs).size).toBe(1);
});

it('a statement without rows ends at once', async () => {
  expect((await pagesOf(3, 0)).flat()).toEqual([]);
});

it('a transaction reads one after the other', async () => {
  const both = await inSystem(database.db, async (tx) => [
    ...(await Array.fromAsync(cursorPages(tx, 2, downFrom(3)))),
    ...(await Array.fromAsync(cursorPages(tx, 2, downFrom(2)))),
  ]);
  expect(both.flat().map(({ n }) => n)).toEqual([3, 2, 1, 2, 1]);
});

it('whoever stops in the middle leaves nothing behind for the next on the connection', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const first = await inSystem(database.db, async (tx) => {
      for await (const page of cursorPages(tx, 2, downFrom(100))) return page;
      return [];
    });
    expect(first.map(({ n }) => n)).toEqual([100, 99]);
  }
  expect((await pagesOf(4)).flat()).toHaveLength(10);
});
