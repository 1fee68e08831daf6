import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, faultsOf, run, upload } from '../../app/testing/import-files.ts';
import { createUnit } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newOwner = async (): Promise<{ token: string; tenantId: string }> => {
  const tenantId = await addTenant(app);
  const { email } = await addPerson(app, tenantId, 'owner');
  const token = await app.signIn(email);
  await createUnit(app, token, { name: 'Mitte', country: 'DE' });
  return { token, tenantId };
};

/** As a wholesaler sends it: no tax, no group of articles, heads of its own. */
const supplierFile = `EAN-Code;Artikelbezeichnung;VK-Preis;Gebinde
4000000000013;Miel de Montagne;5,99;12
4000000221227;Noukao;2,49;6
4000007004052;Clémentine;1,29;24
`;

const articlesOf = async (tenantId: string) =>
  (
    await app.owner.query(
      `select a.name, a.price, c.name category, i.value "inHouse", o.value "outOfHouse" from articles a
       join categories c on c.id = a.main_category_id join vats i on i.id = a.vat_in_house_id
       join vats o on o.id = a.vat_out_of_house_id
       where a.tenant_id = $1 and a.status >= 0 order by a.name`,
      [tenantId],
    )
  ).rows;

describe('the plain file of a supplier', () => {
  it('is imported at once: at the standard rate, in a category that is made along', async () => {
    const { token, tenantId } = await newOwner();
    const checked = await check(app, token, await upload(app, token, supplierFile));
    expect(checked.report).toMatchObject({
      created: 3,
      faulty: 0,
      creations: [{ entity: 'category', count: 1, names: ['Allgemein'] }],
    });
    await run(app, token, checked);
    const rates = { category: 'Allgemein', inHouse: 1900, outOfHouse: 1900 };
    expect(await articlesOf(tenantId)).toEqual([
      { name: 'Clémentine', price: 129, ...rates },
      { name: 'Miel de Montagne', price: 599, ...rates },
      { name: 'Noukao', price: 249, ...rates },
    ]);
  });

  it('goes to the category that was used last', async () => {
    const { token, tenantId } = await newOwner();
    const first = 'Name;Kategorie\nTee;Getränke\nBrot;Backwaren\n';
    await run(app, token, await check(app, token, await upload(app, token, first)));
    await run(app, token, await check(app, token, await upload(app, token, 'Name;Gruppe\nSaft;Getränke\n')));
    const checked = await check(app, token, await upload(app, token, supplierFile));
    expect(checked.report).toMatchObject({ created: 3, faulty: 0, creations: [] });
    await run(app, token, checked);
    expect((await articlesOf(tenantId)).find(({ name }) => name === 'Noukao')).toMatchObject({
      category: 'Getränke',
    });
  });

  it('with one tax only, that one counts in house and out of house', async () => {
    const { token, tenantId } = await newOwner();
    const file = 'Bezeichnung;Preis;MwSt\nApfel;0,59;7 %\nSeife;1,99;19 %\n';
    await run(app, token, await check(app, token, await upload(app, token, file)));
    expect(await articlesOf(tenantId)).toMatchObject([
      { name: 'Apfel', inHouse: 700, outOfHouse: 700 },
      { name: 'Seife', inHouse: 1900, outOfHouse: 1900 },
    ]);
  });

  it('keeps what somebody chose for such files, and adds what a record needs', async () => {
    const { token } = await newOwner();
    const found = await upload(app, token, supplierFile);
    await check(app, token, found, { defaults: {}, tooLong: 'shorten' });
    const again = await upload(app, token, supplierFile);
    expect(again.isKept).toBe(true);
    expect(JSON.parse(again.options)).toMatchObject({ tooLong: 'shorten', key: 'ean' });
    expect((await check(app, token, again)).report).toMatchObject({ created: 3, faulty: 0 });
  });
});

const head = 'Name;Preis;Kategorie;MwSt;PLU;EAN';

describe('what is wrong with a file', () => {
  const placesIn = async (rows: readonly string[], options: object = {}) => {
    const { token } = await newOwner();
    await run(
      app,
      token,
      await check(app, token, await upload(app, token, `${head}\nAlt;1,00;Kaffee;19 %;101;4000000000013\n`)),
    );
    const found = await upload(app, token, `${[head, ...rows].join('\n')}\n`);
    const checked = await check(app, token, found, options);
    const faults = await faultsOf(app, token, checked.id);
    return {
      checked,
      token,
      faults: faults.map(({ column, row, code }) => `${column ?? ''}${row} ${code}`),
    };
  };

  it.each([
    [
      'cells, values and rules between them',
      ';abc;Nirgends;42 %;;4000000000014',
      { missing: 'refuse' },
      [
        'B2 NOT_A_NUMBER',
        'C2 UNKNOWN_REFERENCE',
        'D2 UNKNOWN_REFERENCE',
        'A2 MISSING',
        'F2 GTIN_CHECK_DIGIT',
      ],
    ],
    [
      'what is taken already, beside what cannot be read',
      'Neu;zwei;Kaffee;42 %;101;',
      { key: 'ean' },
      ['B2 NOT_A_NUMBER', 'D2 UNKNOWN_REFERENCE', 'E2 TAKEN'],
    ],
    [
      'a price below zero beside a wrong rate',
      'Neu;-2,00;Kaffee;42 %;;',
      {},
      ['D2 UNKNOWN_REFERENCE', 'B2 OUT_OF_RANGE'],
    ],
  ])('is told at once: %s', async (_name, row, options, expected) => {
    expect((await placesIn([row], options)).faults).toEqual(expected);
  });

  it('a value that stands twice is told beside the other faults of both rows', async () => {
    const rows = ['Neu;x;Kaffee;19 %;7;', 'Noch neuer;1,00;Kaffee;42 %;7;'];
    expect((await placesIn(rows)).faults).toEqual([
      'B2 NOT_A_NUMBER',
      'D3 UNKNOWN_REFERENCE',
      'E3 KEY_TWICE',
    ]);
  });

  it('is grouped where one answer cures all, with a proposal for what the file does not tell', async () => {
    const { token } = await newOwner();
    const found = await upload(app, token, supplierFile);
    const checked = await check(app, token, found, { defaults: {} });
    const answer = dataOf<{ import: { proposals: string; report: { groups: readonly object[] } } }>(
      await app.call(
        '/graphql/pos',
        token,
        `query($id: ID!) { import(id: $id) { proposals report { groups { target column code count rows } } } }`,
        { id: checked.id },
      ),
    ).import;
    expect(answer.report.groups).toEqual(
      ['mainCategoryId', 'vatInHouseId', 'vatOutOfHouseId'].map((target) => ({
        ...{ target, column: null, code: 'MISSING', count: 3 },
        rows: [2, 3, 4],
      })),
    );
    const proposals = JSON.parse(answer.proposals);
    expect(proposals.mainCategoryId).toBe('Allgemein');
    expect((await check(app, token, found, { defaults: proposals })).report).toMatchObject({ faulty: 0 });
  });
});
