import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  check,
  download,
  faultsOf,
  findImport,
  run,
  type TestImport,
  upload,
  uploadFile,
} from '../testing/import-files.ts';
import { createUnit } from '../testing/link-register.ts';
import { addPerson, addTenant } from '../testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../testing/test-app.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
}, 60_000);
afterAll(() => app.stop());

/** A business of a test's own, with a branch and the rates of its country. */
const newOwner = async (): Promise<{ token: string; tenantId: string }> => {
  const tenantId = await addTenant(app);
  const { email } = await addPerson(app, tenantId, 'owner');
  const token = await app.signIn(email);
  await createUnit(app, token, { name: 'Mitte', country: 'DE' });
  return { token, tenantId };
};

const list = `Name;Preis;Kategorie;MwSt;MwSt außer Haus;EAN;Aktiv
Espresso;2,80;Kaffee;19 %;7 %;4000000000013;ja
Cappuccino;3,50;Kaffee;19 %;7 %;4000000221227;ja
Käsekuchen;4,20;Kuchen;7 %;7 %;;nein
`;

const articleRows = async (tenantId: string) =>
  (
    await app.owner.query(
      `select a.name, a.price, a.ean, a.status, c.name category, v.value vat from articles a
       join categories c on c.id = a.main_category_id join vats v on v.id = a.vat_in_house_id
       where a.tenant_id = $1 and a.status >= 0 order by a.name`,
      [tenantId],
    )
  ).rows;

describe('an import of articles', () => {
  it('MDA-17: guesses the columns, tells what it would do, and does it with the categories it names', async () => {
    const { token, tenantId } = await newOwner();
    const found = await upload(app, token, list, { name: 'Karte.csv' });
    expect(found).toMatchObject({
      rows: 3,
      fileName: 'Karte.csv',
      reading: { kind: 'csv', encoding: 'utf-8', separator: ';' },
      isKept: false,
    });
    expect(found.mapping.map(({ target }) => target)).toEqual([
      'name',
      'price',
      'mainCategoryId',
      'vatInHouseId',
      'vatOutOfHouseId',
      'ean',
      'isActive',
    ]);
    const refused = await check(app, token, found);
    expect(refused.report).toMatchObject({ created: 0, faulty: 3 });
    expect(await faultsOf(app, token, found.id)).toMatchObject([
      { row: 2, column: 'C', target: 'mainCategoryId', code: 'UNKNOWN_REFERENCE', text: 'Kaffee' },
      { row: 3, column: 'C' },
      { row: 4, column: 'C' },
    ]);
    const checked = await check(app, token, found, { missing: 'create' });
    expect(checked.report).toMatchObject({
      created: 3,
      changed: 0,
      faulty: 0,
      creations: [{ entity: 'category', count: 2, names: ['Kaffee', 'Kuchen'] }],
    });
    expect(checked.report?.preview[0]).toMatchObject({
      row: 2,
      name: 'Espresso',
      isNew: true,
      changes: expect.arrayContaining([{ head: 'Preis', old: null, new: '2,80' }]),
    });
    expect(await articleRows(tenantId)).toEqual([]);
    const sets = await run(app, token, checked);
    expect(sets).toMatchObject([
      { state: 'done', changed: 2 },
      { state: 'done', changed: 3, faulty: 0 },
    ]);
    expect(await articleRows(tenantId)).toEqual([
      { name: 'Cappuccino', price: 350, ean: '4000000221227', status: 1, category: 'Kaffee', vat: 1900 },
      { name: 'Espresso', price: 280, ean: '4000000000013', status: 1, category: 'Kaffee', vat: 1900 },
      { name: 'Käsekuchen', price: 420, ean: null, status: 0, category: 'Kuchen', vat: 700 },
    ]);
  });

  it.each(['csv', 'xlsx'])('an export as %s is imported without a change', async (format) => {
    const { token } = await newOwner();
    await run(app, token, await check(app, token, await upload(app, token, list), { missing: 'create' }));
    const response = await download(app, token, `/api/exports/articles.${format}`);
    expect(response.status).toBe(200);
    const again = await upload(app, token, new Uint8Array(await response.arrayBuffer()), {
      name: `a.${format}`,
    });
    const checked = await check(app, token, again);
    expect(checked.report).toMatchObject({ created: 0, changed: 0, unchanged: 3, faulty: 0 });
  });
});
