import { afterAll, beforeAll, expect, it } from 'vitest';
import { askTenant } from '../db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../db/testing.ts';
import { newId } from '../ids/index.ts';
import { KnownNames } from './known-names.ts';
import type { StoredRecord } from './source.ts';

let test: TestDatabase;
const tenantId = newId();
const category = newId();
const referred = [{ field: 'mainCategoryId', name: 'mainCategory', table: 'categories' }];
const rows = (...ids: readonly (string | null)[]) =>
  ids.map((mainCategoryId) => ({ mainCategoryId })) as unknown as StoredRecord[];
const shownOf = (named: readonly StoredRecord[] | undefined) =>
  named?.map(({ mainCategory }) => mainCategory);

/** As a change of the category does. */
const rename = (name: string, seq: number) =>
  test.owner.query(
    `with numbered as (insert into change_counters (tenant_id, last_seq) values ($1, $4)
        on conflict (tenant_id) do update set last_seq = excluded.last_seq)
      insert into categories (tenant_id, id, name, sort, change_seq, created_seq, created_at, last_modified_at,
        last_modified_by_name)
      values ($1, $2, $3, 1, $4, 1, now(), now(), 'system')
      on conflict (tenant_id, id) do update set name = excluded.name`,
    [tenantId, category, name, seq],
  );

beforeAll(async () => {
  test = await createTestDatabase();
  await test.owner.query(`insert into tenants (id, name, kind) values ($1, 'Café', 'customer')`, [tenantId]);
  await rename('Getränke', 1);
});
afterAll(() => test.drop());

const readIn = (names: KnownNames, of: readonly StoredRecord[]) =>
  askTenant(test.db, tenantId, (tx) => names.read(tx, tenantId, referred, of));

it('names that were read are known until the tenant changes something', async () => {
  const names = new KnownNames();
  expect(names.named(tenantId, 1, referred, rows(category))).toBeUndefined();
  expect(shownOf(await readIn(names, rows(category, null)))).toEqual([
    { id: category, name: 'Getränke' },
    null,
  ]);
  expect(shownOf(names.named(tenantId, 1, referred, rows(category, null)))).toEqual([
    { id: category, name: 'Getränke' },
    null,
  ]);
  await rename('Kaltgetränke', 2);
  expect(names.named(tenantId, 2, referred, rows(category))).toBeUndefined();
  expect(shownOf(await readIn(names, rows(category)))).toEqual([{ id: category, name: 'Kaltgetränke' }]);
});

it('names outlive a change of another table, and no other change', async () => {
  const names = new KnownNames();
  await readIn(names, rows(category));
  names.outlive(tenantId, 3, 'articles');
  expect(names.named(tenantId, 2, referred, rows(category))).toBeUndefined();
  expect(names.named(tenantId, 3, referred, rows(category))).toHaveLength(1);
  names.outlive(tenantId, 5, 'articles'); // of number 4 this process knows nothing
  expect(names.named(tenantId, 5, referred, rows(category))).toBeUndefined();
  names.outlive(tenantId, 4, 'categories');
  expect(names.named(tenantId, 4, referred, rows(category))).toBeUndefined();
  expect(names.named(tenantId, 4, referred, rows(null))).toHaveLength(1);
});

it('one that nobody has is known as such, and one that was not asked for is not', async () => {
  const names = new KnownNames();
  const gone = newId();
  expect(shownOf(await readIn(names, rows(gone)))).toEqual([null]);
  expect(shownOf(names.named(tenantId, 2, referred, rows(gone)))).toEqual([null]);
  expect(names.named(tenantId, 2, referred, rows(gone, category))).toBeUndefined();
  await readIn(names, rows(category));
  expect(names.named(tenantId, 2, referred, rows(gone, category))).toHaveLength(2);
});

it('another tenant knows none of them', async () => {
  const names = new KnownNames();
  await readIn(names, rows(category));
  const other = newId();
  expect(names.named(other, 2, referred, rows(category))).toBeUndefined();
  const asked = askTenant(test.db, other, (tx) => names.read(tx, other, referred, rows(category)));
  expect(shownOf(await asked)).toEqual([null]);
});

it('names of registers are asked for each time: changing one changes no number', async () => {
  const names = new KnownNames();
  const devices = [{ field: 'mainCategoryId', name: 'mainCategory', table: 'devices' }];
  await askTenant(test.db, tenantId, (tx) => names.read(tx, tenantId, devices, rows(newId())));
  expect(names.named(tenantId, 2, devices, rows(category))).toBeUndefined();
});

it('rows without references need none', () => {
  expect(new KnownNames().named(tenantId, 9, [], rows(category))).toHaveLength(1);
});
