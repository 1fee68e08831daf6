import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, download, faultsOf, run, untilSetEnded, upload } from '../../app/testing/import-files.ts';
import { createUnit } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
});
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
    const refused = await check(app, token, found, { missing: 'refuse' });
    expect(refused.report).toMatchObject({ created: 0, faulty: 3 });
    expect(await faultsOf(app, token, found.id)).toMatchObject([
      { row: 2, column: 'C', target: 'mainCategoryId', code: 'UNKNOWN_REFERENCE', text: 'Kaffee' },
      { row: 3, column: 'C' },
      { row: 4, column: 'C' },
    ]);
    // Categories are made along unless somebody does not want it.
    const checked = await check(app, token, found);
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

  it.each([
    ['EAN', 'ean', 'EAN;Preis\n4000000000013;3,00\n'],
    ['PLU', 'plu', 'PLU;Preis\n0101;3,00\n'],
  ])('rows find their records by %s, ignoring zeros before it', async (_name, key, file) => {
    const { token, tenantId } = await newOwner();
    const with101 = list
      .replace('Aktiv', 'Aktiv;PLU')
      .replace('013;ja', '013;ja;101')
      .replace('227;ja', '227;ja;102');
    await run(app, token, await check(app, token, await upload(app, token, with101), { missing: 'create' }));
    const found = await upload(app, token, file);
    expect(JSON.parse(found.options).key).toBe(key);
    const checked = await check(app, token, found);
    expect(checked.report).toMatchObject({ created: 0, changed: 1, faulty: 0 });
    expect(checked.report?.preview).toMatchObject([
      { name: 'Espresso', isNew: false, changes: [{ head: 'Preis', old: '2,80', new: '3,00' }] },
    ]);
    await run(app, token, checked);
    expect((await articleRows(tenantId)).find(({ name }) => name === 'Espresso')).toMatchObject({
      price: 300,
    });
  });

  it('the mapping of a file with the same heads is remembered in the business', async () => {
    const { token } = await newOwner();
    const odd = 'Foo;Bar;EAN\nTee;2,00;4000000000013\n';
    const found = await upload(app, token, odd);
    expect(found.mapping.map(({ target }) => target)).toEqual(['ean']);
    const chosen = [
      { column: 0, target: 'name', decimal: ',' },
      { column: 1, target: 'price', decimal: ',' },
    ];
    await check(app, token, { ...found, mapping: chosen }, { key: null });
    const again = await upload(app, token, odd.replace('Tee', 'Kaffee'));
    expect(again).toMatchObject({ isKept: true, mapping: chosen });
    expect((await upload(app, (await newOwner()).token, odd)).isKept).toBe(false);
  });

  it.each([
    ['keep', { unchanged: 1, changed: 0 }],
    ['clear', { unchanged: 0, changed: 1 }],
  ])('an empty cell of a record that is there, with %s', async (emptyCells, counts) => {
    const { token } = await newOwner();
    await run(app, token, await check(app, token, await upload(app, token, list), { missing: 'create' }));
    const file = 'EAN;Name;Hauptkategorie;Kurzbeschreibung\n4000000000013;Espresso;;stark\n';
    await run(app, token, await check(app, token, await upload(app, token, file)));
    const checked = await check(app, token, await upload(app, token, file.replace('stark', '')), {
      emptyCells,
    });
    expect(checked.report).toMatchObject({ ...counts, faulty: 0 });
  });

  it('ART-04: further prices come as one cell or as columns of their own, and go out as one cell', async () => {
    const { token, tenantId } = await newOwner();
    const file = `${list.split('\n')[0]};Preis 2;Preis 3\nEspresso;2,80;Kaffee;19 %;7 %;4000000000013;ja;2,50;2,20\n`;
    await run(app, token, await check(app, token, await upload(app, token, file), { missing: 'create' }));
    const { rows } = await app.owner.query('select prices from articles where tenant_id = $1', [tenantId]);
    expect(rows[0].prices).toMatchObject([
      { key: 2, price: 250 },
      { key: 3, price: 220 },
    ]);
    const csv = await (await download(app, token, '/api/exports/articles.csv?columns=name,prices')).text();
    expect(csv.split('\r\n')[1]).toBe('Espresso;"2=2,50|3=2,20"');
  });

  it('ART-17: rows may name others of the same file, in whatever order', async () => {
    const { token, tenantId } = await newOwner();
    const file = `Name;Art;Preis;Kategorie;MwSt;MwSt außer Haus;Hauptartikel;Bestandteile
Frühstück;Paket;9,00;Speisen;7 %;7 %;;Ei=2|Brot
Ei groß;Unterartikel;1,20;Speisen;7 %;7 %;Ei;
Ei;Hauptartikel;1,00;Speisen;7 %;7 %;;
Brot;Hauptartikel;2,00;Speisen;7 %;7 %;;
Kreis;Paket;1,00;Speisen;7 %;7 %;;Kreis
`;
    const checked = await check(app, token, await upload(app, token, file), { missing: 'create' });
    expect(checked.report).toMatchObject({ created: 4, faulty: 1 });
    expect(await faultsOf(app, token, checked.id)).toMatchObject([{ row: 6, code: 'PART_OF_ITSELF' }]);
    expect(await run(app, token, checked)).toMatchObject([{ changed: 1 }, { changed: 4, faulty: 0 }]);
    const csv = await (
      await download(app, token, '/api/exports/articles.csv?columns=name,mainArticleId,members')
    ).text();
    expect(csv.replace('\uFEFF', '').trimEnd().split('\r\n').slice(1)).toEqual([
      'Brot;;',
      'Ei;;',
      'Ei groß;Ei;',
      'Frühstück;;"Ei=2|Brot=1"',
    ]);
    const whole = new Uint8Array(
      await (await download(app, token, '/api/exports/articles.xlsx')).arrayBuffer(),
    );
    const again = await check(app, token, await upload(app, token, whole));
    expect(again.report).toMatchObject({ created: 0, changed: 0, unchanged: 4, faulty: 0 });
    expect(await articleRows(tenantId)).toHaveLength(4);
  });

  it('an import is undone by its change sets', async () => {
    const { token, tenantId } = await newOwner();
    const sets = await run(
      app,
      token,
      await check(app, token, await upload(app, token, list), { missing: 'create' }),
    );
    for (const { id } of sets.toReversed()) {
      const { undoChangeSet } = dataOf<{ undoChangeSet: { modelId: string } }>(
        await app.call(
          '/graphql/pos',
          token,
          'mutation($id: ID!, $key: ID!) { undoChangeSet(id: $id, requestKey: $key) { modelId } }',
          { id, key: randomUUID() },
        ),
      );
      expect(await untilSetEnded(app, token, undoChangeSet.modelId)).toMatchObject({
        state: 'done',
        faulty: 0,
      });
    }
    expect(await articleRows(tenantId)).toEqual([]);
    const { rows } = await app.owner.query('select from categories where tenant_id = $1 and status >= 0', [
      tenantId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the other kinds of record', () => {
  it.each([
    ['categories', 'Name;Farbe;Sortierung;Hauptkategorie\nKaffee;#aa5500;2;Getränke\nGetränke;;1;\n', 2],
    ['printers', 'Name;Gruppe;Zeichensatz;Exemplare\nTheke;Küche;CP858 (Westeuropa mit Euro);2\n', 1],
    ['vats', 'Name;Symbol;Satz;Schlüssel\nSonder;S;16,5 %;42\n', 1],
  ])('%s are imported, exported and imported without a change', async (plural, file, count) => {
    const { token } = await newOwner();
    const checked = await check(app, token, await upload(app, token, file, { plural }));
    expect([checked.report?.created, await faultsOf(app, token, checked.id)]).toEqual([count, []]);
    await run(app, token, checked);
    for (const format of ['csv', 'xlsx']) {
      const bytes = await (await download(app, token, `/api/exports/${plural}.${format}`)).arrayBuffer();
      const again = await check(app, token, await upload(app, token, new Uint8Array(bytes), { plural }));
      expect(again.report).toMatchObject({ created: 0, changed: 0, faulty: 0 });
      expect(again.report?.unchanged).toBeGreaterThanOrEqual(count);
    }
  });

  it.each(['articles', 'categories', 'printers', 'vats'])(
    'the template of %s is read, and imports nothing',
    async (plural) => {
      const { token } = await newOwner();
      for (const format of ['csv', 'xlsx']) {
        const response = await download(app, token, `/api/import-templates/${plural}.${format}`);
        expect(response.status).toBe(200);
        const found = await upload(app, token, new Uint8Array(await response.arrayBuffer()), { plural });
        expect(found.mapping.length).toBe(found.columns.length);
        const checked = await check(app, token, found);
        expect(checked.report).toMatchObject({ created: 0, changed: 0, unchanged: 0, faulty: 0 });
      }
    },
  );
});

describe('an export', () => {
  it('holds exactly what the filter of the list matches, in its order, and is written down', async () => {
    const { token, tenantId } = await newOwner();
    await run(app, token, await check(app, token, await upload(app, token, list), { missing: 'create' }));
    const filter = JSON.stringify({ conditions: [{ field: 'price', is: 'from', values: ['300'] }] });
    const query = new URLSearchParams({ filter, sort: '-price', columns: 'name,price', language: 'en' });
    const response = await download(app, token, `/api/exports/articles.csv?${query}`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.text()).replace('\uFEFF', '')).toBe(
      'Name,Price\r\nKäsekuchen,4.20\r\nCappuccino,3.50\r\n',
    );
    const { rows } = await app.owner.query(
      `select action, new_values ->> 'total' total from audit_log where tenant_id = $1 and entity = 'recordFile'`,
      [tenantId],
    );
    expect(rows).toEqual([{ action: 'export', total: '2' }]);
  });

  it.each([
    'articles.pdf',
    'users.csv',
    'articles.csv?columns=secret',
    'articles.csv?filter=x',
    'articles.csv?sort=x',
  ])('refuses %s', async (file) => {
    const { token } = await newOwner();
    expect((await download(app, token, `/api/exports/${file}`)).status).toBeGreaterThanOrEqual(400);
  });
});
