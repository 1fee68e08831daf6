import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { printerOf, saveRecord } from '../app/testing/master-data.ts';
import { addPerson, addTenant } from '../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../app/testing/test-app.ts';

let app: TestServer;
let [tenantId, person] = ['', ''];
let units: string[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  tenantId = await addTenant(app);
  person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  units = [await newBranch('Nord'), await newBranch('Süd')].toSorted();
});

const newBranch = async (name: string, country = 'DE'): Promise<string> => {
  const query = 'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }';
  const answer = await app.call('/graphql', person, query, { unit: { name, country } });
  return dataOf<{ saveOrganizationUnit: { modelId: string } }>(answer).saveOrganizationUnit.modelId;
};

const rateOf = async (key: number): Promise<string> =>
  (await app.owner.query('select id from vats where tenant_id = $1 and key = $2', [tenantId, key])).rows[0]
    .id;

/** Branches of a record and the number of its last change. */
const stored = async (table: string, id: string) =>
  (
    await app.owner.query<{ unit_ids: string[] | null; change_seq: number }>(
      `select unit_ids, change_seq::int from ${table} where tenant_id = $1 and id = $2`,
      [tenantId, id],
    )
  ).rows[0];

/** An article of all branches, whose category and printer list theirs. */
const menu = async () => {
  const own = (values: object) => ({ ...values, unitIds: units });
  const mainCategoryId = await saveRecord(app, person, 'category', own({ name: 'Getränke', sort: 0 }));
  const subcategoryId = await saveRecord(
    app,
    person,
    'category',
    own({ name: 'Warm', sort: 0, parentId: mainCategoryId }),
  );
  const printerId = await saveRecord(app, person, 'printer', printerOf(own({ name: 'Theke' })));
  const rate = await rateOf(1);
  const articleId = await saveRecord(app, person, 'article', {
    ...{ name: 'Espresso', price: 280, unitIds: null, mainCategoryId, subcategoryId, printerId },
    ...{ vatInHouseId: rate, vatOutOfHouseId: rate },
  });
  return { mainCategoryId, subcategoryId, printerId, articleId, rate };
};

it('branches stand in the order of their numbers', async () => {
  for (const name of ['Filiale 10', 'Filiale 9', 'filiale 11']) await newBranch(name);
  const answer = await app.call('/graphql', person, '{ organizationUnits { name } }');
  expect(dataOf<{ organizationUnits: { name: string }[] }>(answer).organizationUnits).toEqual(
    ['Filiale 9', 'Filiale 10', 'filiale 11', 'Nord', 'Süd'].map((name) => ({ name })),
  );
});

describe('a branch that is added later (MDA-13)', () => {
  it('gets what records of all branches name, and nothing else', async () => {
    const { mainCategoryId, subcategoryId, printerId, articleId } = await menu();
    const other = await saveRecord(app, person, 'printer', printerOf({ name: 'Küche', unitIds: units }));
    const before = await stored('categories', subcategoryId);
    const added = await newBranch('West');
    const all = [...units, added].toSorted();
    const records = { categories: mainCategoryId, printers: printerId };
    for (const [table, id] of Object.entries(records))
      expect((await stored(table, id))?.unit_ids).toEqual(all);
    const subcategory = await stored('categories', subcategoryId);
    expect(subcategory?.unit_ids).toEqual(all);
    // Its registers and those of the other branches hear of it.
    expect(subcategory?.change_seq).toBeGreaterThan(before?.change_seq ?? 0);
    expect((await stored('articles', articleId))?.unit_ids).toBeNull();
    expect((await stored('printers', other))?.unit_ids).toEqual(units);
  });

  it('of another country has its own rates: an article with those of the others stays with them', async () => {
    const { mainCategoryId, printerId, articleId, rate } = await menu();
    const plain = await saveRecord(app, person, 'category', { name: 'Für alle', sort: 0, unitIds: null });
    await newBranch('Wien', 'AT');
    expect((await stored('articles', articleId))?.unit_ids).toEqual(units);
    expect((await stored('categories', mainCategoryId))?.unit_ids).toEqual(units);
    expect((await stored('printers', printerId))?.unit_ids).toEqual(units);
    expect((await stored('categories', plain))?.unit_ids).toBeNull();
    expect((await stored('vats', rate))?.unit_ids).toEqual(units);
  });
});
