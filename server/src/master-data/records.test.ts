import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../app/testing/link-register.ts';
import { branchWithArticle, saveRecord } from '../app/testing/master-data.ts';
import { addPerson, addTenant } from '../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../app/testing/test-app.ts';
import { newId } from '../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  stranger = await app.signIn('reseller@demo.example');
});
afterAll(() => app.stop());

interface Saved {
  readonly isSuccess: boolean;
  readonly message: string | null;
  readonly modelId: string;
  readonly faults: readonly { path: string; code: string; parameters: string | null }[];
  readonly record: { version: number; name: string } | null;
}

const types = { printer: 'Printer', vat: 'Vat', category: 'Category', article: 'Article' } as const;
type Kind = keyof typeof types;
const plurals = { printer: 'Printers', vat: 'Vats', category: 'Categories', article: 'Articles' } as const;

const save = async (kind: Kind, values: object, person = owner): Promise<Saved> => {
  const type = types[kind];
  const query = `mutation($it: ${type}Input!) { save${type}(${kind}: $it) { isSuccess message modelId
    faults { path code parameters } record { version name } } }`;
  const answer = await app.call('/graphql/pos', person, query, { it: values });
  return dataOf<Record<string, Saved>>(answer)[`save${type}`] as Saved;
};
const faultsOf = async (kind: Kind, values: object) =>
  (await save(kind, values)).faults.map(({ path, code }) => `${path} ${code}`);

let lastName = 0;
const fresh = (name: string): string => `${name} ${++lastName}`;
const printerValues = (name = fresh('Drucker')) => ({
  name,
  group: 'kitchen',
  codePage: 'CP858',
  copies: 1,
  printWidth: 42,
  signals: 'beep',
});
const saved = async (kind: Kind, values: object): Promise<string> => {
  const result = await save(kind, values);
  if (!result.isSuccess) throw new Error(JSON.stringify(result));
  return result.modelId;
};

interface Page {
  readonly nodes: readonly { readonly id: string; readonly name: string }[];
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
  readonly totalCount: number;
}
const listQuery = (plural: string, fields = 'id name') =>
  `query($filter: RecordFilterInput, $sort: String, $first: Int, $after: String) {
    ${plural}(filter: $filter, sort: $sort, first: $first, after: $after) {
      nodes { ${fields} } pageInfo { endCursor hasNextPage } totalCount } }`;
const list = async (plural: string, args: object = {}, person = owner, fields?: string): Promise<Page> => {
  const answer = await app.call('/graphql/pos', person, listQuery(plural, fields), { ...args });
  return dataOf<Record<string, Page>>(answer)[plural] as Page;
};

interface Deletion {
  readonly name: string;
  readonly outcome: string;
  readonly reason: string | null;
  readonly uses: readonly { entity: string; count: number }[];
}
const remove = async (kind: Kind, ids: readonly string[], person = owner): Promise<Deletion[]> => {
  const field = `delete${plurals[kind]}`;
  const query = `mutation($ids: [ID!]!) { ${field}(ids: $ids) { deletions { name outcome reason uses { entity count } } } }`;
  const answer = await app.call('/graphql/pos', person, query, { ids });
  return dataOf<Record<string, { deletions: Deletion[] }>>(answer)[field]?.deletions ?? [];
};

const newUnit = async (name: string, country = 'DE'): Promise<string> => {
  const query = 'mutation($unit: OrganizationUnitInput!) { saveOrganizationUnit(unit: $unit) { modelId } }';
  const answer = await app.call('/graphql', owner, query, { unit: { name, country } });
  return dataOf<{ saveOrganizationUnit: { modelId: string } }>(answer).saveOrganizationUnit.modelId;
};

const vats = async (unitId: string) => {
  const page = await list(
    'vats',
    { filter: { unitIds: [unitId] }, sort: 'key' },
    owner,
    'id name symbol value key',
  );
  return page.nodes as unknown as { id: string; symbol: string; value: number; key: number }[];
};

/** A main category and a rate, which an article needs. */
const ingredients = async () => {
  const unitId = await newUnit(fresh('Filiale'));
  const [rate] = await vats(unitId);
  const mainCategoryId = await saved('category', { name: fresh('Getränke') });
  return { unitId, vatId: rate?.id ?? '', mainCategoryId };
};
const articleOf = ({ unitId, vatId, mainCategoryId }: Awaited<ReturnType<typeof ingredients>>) => ({
  name: fresh('Espresso'),
  price: 280,
  mainCategoryId,
  vatInHouseId: vatId,
  vatOutOfHouseId: vatId,
  unitIds: [unitId],
});

describe('a record', () => {
  it('is saved and read again with all its fields (PRN-02, MDA-05)', async () => {
    const values = printerValues();
    const id = await saved('printer', values);
    const query = `query($id: ID!) { printer(id: $id) { id version isActive status unitIds name group codePage copies
      printWidth signals syncState lastModifiedByName createdAt lastModifiedAt } }`;
    const { printer } = dataOf<{ printer: Record<string, unknown> }>(
      await app.call('/graphql/pos', owner, query, { id }),
    );
    expect(printer).toMatchObject({
      ...values,
      id,
      version: 1,
      isActive: true,
      status: 1,
      unitIds: null,
      syncState: 'neverSynced',
    });
    expect(printer.createdAt).toBe(printer.lastModifiedAt);
  });

  it('is refused with all its faults, each at its field', async () =>
    expect(await faultsOf('printer', { name: ' ', copies: 10, signals: 'x' })).toEqual([
      'name MISSING',
      'copies OUT_OF_RANGE',
      'signals UNKNOWN_CHOICE',
    ]));

  it('has its name for itself, ignoring case and accents, also when two save at once', async () => {
    const name = fresh('Küche');
    const both = await Promise.all([
      save('printer', printerValues(name)),
      save('printer', printerValues(name)),
    ]);
    expect(both.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    expect(await faultsOf('printer', printerValues(name.toUpperCase().replace('Ü', 'U')))).toEqual([
      'name TAKEN',
    ]);
  });

  it('shares its name with one of another branch only', async () => {
    const [one, other] = [await newUnit(fresh('A')), await newUnit(fresh('B'))];
    const values = printerValues();
    await saved('printer', { ...values, unitIds: [one] });
    await saved('printer', { ...values, unitIds: [other] });
    expect(await faultsOf('printer', { ...values, unitIds: null })).toEqual(['name TAKEN']);
    expect(await faultsOf('printer', { ...values, unitIds: [newId()] })).toContain('unitIds UNKNOWN_BRANCH');
  });

  it('makes no version when nothing changed', async () => {
    const values = printerValues();
    const id = await saved('printer', values);
    expect((await save('printer', { ...values, id, version: 1 })).record?.version).toBe(1);
  });

  it('of another tenant is not there to read, to change, to delete or to refer to', async () => {
    const values = printerValues();
    const id = await saved('printer', values);
    const read = await app.call('/graphql/pos', stranger, 'query($id: ID!) { printer(id: $id) { id } }', {
      id,
    });
    expect(dataOf(read)).toEqual({ printer: null });
    const query = 'mutation($it: PrinterInput!) { savePrinter(printer: $it) { isSuccess } }';
    const change = await app.call('/graphql/pos', stranger, query, { it: { ...values, id, version: 1 } });
    expect(errorOf(change)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await remove('printer', [id], stranger)).toMatchObject([
      { outcome: 'refused', reason: 'NOT_FOUND' },
    ]);
    expect((await list('printers', {}, stranger)).nodes).toEqual([]);
  });
});

describe('a list of records', () => {
  const names = ['Ähre', 'ahorn', 'Zebra', 'Österreich', 'Oder', 'Ärger'];
  let tag = '';
  beforeAll(async () => {
    tag = fresh('Liste');
    for (const [index, name] of names.entries()) {
      await saved('printer', { ...printerValues(`${name} ${tag}`), printWidth: 30 + (index % 3) });
    }
  });
  const all = (args: object = {}) => list('printers', { ...args, filter: { search: tag } });
  const short = ({ nodes }: Page) => nodes.map(({ name }) => name.split(' ')[0]);

  it('is ordered without case and accents, either way', async () => {
    const sorted = ['ahorn', 'Ähre', 'Ärger', 'Oder', 'Österreich', 'Zebra'];
    expect(short(await all())).toEqual(sorted);
    expect(short(await all({ sort: '-name' }))).toEqual(sorted.toReversed());
  });

  it.each([undefined, 'Bank'])(
    'puts Bank 2 before Bank 10, page by page, searched or not: %s',
    async (search) => {
      const own = fresh('Zahl');
      const parts = await ingredients();
      const numbers = ['2', '10', '1', '30', '3b', '3a', '10a', '011'];
      for (const entity of ['printer', 'article'] as const) {
        for (const number of numbers)
          await saved(entity, {
            ...(entity === 'printer' ? printerValues() : articleOf(parts)),
            name: `Bank ${number} ${own}`,
          });
        const seen: string[] = [];
        for (let after: string | null = null; ; ) {
          const filter = { search: search ? `${search} ${own}` : own };
          const page: Page = await list(`${entity}s`, { filter, first: 3, after });
          seen.push(...page.nodes.map(({ name }) => String(name).split(' ')[1] ?? ''));
          after = page.pageInfo.endCursor;
          if (!page.pageInfo.hasNextPage) break;
        }
        expect(seen).toEqual(['1', '2', '3a', '3b', '10', '10a', '011', '30']);
      }
    },
  );

  it.each(['name', '-name', 'printWidth', '-printWidth', 'lastModifiedAt', '-createdAt'])(
    'ordered by %s goes on behind its last row until the end, each row once',
    async (sort) => {
      const seen: string[] = [];
      let after: string | null = null;
      for (;;) {
        const page: Page = await all({ sort, first: 2, after });
        seen.push(...short(page).map(String));
        if (!page.pageInfo.hasNextPage) break;
        after = page.pageInfo.endCursor;
      }
      expect(seen).toHaveLength(names.length);
      expect(seen.toSorted()).toEqual(names.toSorted());
    },
  );

  it('counts exactly, also after a change', async () => {
    expect((await all({ first: 1 })).totalCount).toBe(6);
    const id = await saved('printer', printerValues(`Neu ${tag}`));
    expect((await all({ first: 1 })).totalCount).toBe(7);
    await remove('printer', [id]);
    expect((await all({ first: 1 })).totalCount).toBe(6);
  });

  it.each([
    [{ conditions: [{ field: 'group', is: 'is', values: ['kitchen'] }] }, 6],
    [{ conditions: [{ field: 'group', is: 'isNot', values: ['kitchen'] }] }, 0],
    [{ conditions: [{ field: 'name', is: 'contains', values: ['OSTER'] }] }, 1],
    [{ status: 'inactive' }, 0],
  ])('is narrowed by %j to %i', async (filter, count) => {
    const page = await list('printers', { filter: { search: tag, ...filter } });
    expect(page.totalCount).toBe(count);
  });

  it.each([
    [{ filter: { conditions: [{ field: 'copies', is: 'is', values: ['1'] }] } }, 'filter.copies'],
    [{ filter: { conditions: [{ field: 'group', is: 'is', values: ["x' or 1=1"] }] } }, 'filter.group'],
    [{ filter: { status: 'gone' } }, 'status'],
    [{ sort: 'copies' }, 'sort'],
    [{ after: 'x' }, 'after'],
  ])('refuses %j at %s', async (args, field) => {
    const answer = await app.call('/graphql/pos', owner, listQuery('printers'), args);
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field } });
  });

  it('knows the records beside one', async () => {
    const { nodes } = await all();
    const query = `query($id: ID!, $filter: RecordFilterInput) { printerNeighbours(id: $id, filter: $filter) {
      previousId nextId } }`;
    const neighbours = async (id: string | undefined) =>
      dataOf<{ printerNeighbours: unknown }>(
        await app.call('/graphql/pos', owner, query, { id, filter: { search: tag } }),
      ).printerNeighbours;
    expect(await neighbours(nodes[0]?.id)).toEqual({ previousId: null, nextId: nodes[1]?.id });
    expect(await neighbours(nodes[2]?.id)).toEqual({ previousId: nodes[1]?.id, nextId: nodes[3]?.id });
  });
});

describe('deleting a record', () => {
  it('is not taken back when another has the name meanwhile', async () => {
    const values = printerValues();
    const id = await saved('printer', values);
    await remove('printer', [id]);
    await saved('printer', values);
    const restore =
      'mutation($ids: [ID!]!) { restorePrinters(ids: $ids) { isSuccess faults { path code } } }';
    expect(dataOf(await app.call('/graphql/pos', owner, restore, { ids: [id] }))).toEqual({
      restorePrinters: { isSuccess: false, faults: [{ path: 'name', code: 'TAKEN' }] },
    });
  });

  it('refuses a printer, category or rate in use, with the number of its users (PRN-03, CAT-05, VAT-05, MDA-13)', async () => {
    const parts = await ingredients();
    const printerId = await saved('printer', printerValues());
    const subcategoryId = await saved('category', { name: fresh('Kaffee'), parentId: parts.mainCategoryId });
    const values = { ...articleOf(parts), printerId, subcategoryId };
    await saved('article', values);
    await saved('article', { ...values, name: fresh('Ristretto') });
    const inUse = (count: number) => ({
      outcome: 'refused',
      reason: 'IN_USE',
      uses: [{ entity: 'article', count }],
    });
    expect(await remove('printer', [printerId])).toMatchObject([inUse(2)]);
    expect(await remove('category', [subcategoryId])).toMatchObject([inUse(2)]);
    expect(await remove('category', [parts.mainCategoryId])).toMatchObject([
      {
        uses: [
          { entity: 'category', count: 1 },
          { entity: 'article', count: 2 },
        ],
      },
    ]);
    const rate = await saved('vat', {
      name: fresh('Satz'),
      symbol: 'X',
      value: 1000,
      key: 50,
      unitIds: [parts.unitId],
    });
    await saved('article', { ...values, name: fresh('Mokka'), vatInHouseId: rate, vatOutOfHouseId: rate });
    expect(await remove('vat', [rate])).toMatchObject([inUse(1)]);
  });
});

describe('VAT rates', () => {
  it('VAT-03: every new branch has the three of its country, shared by branches of one country', async () => {
    const [one, other, vienna] = [
      await newUnit(fresh('Berlin')),
      await newUnit(fresh('Bonn')),
      await newUnit(fresh('Wien'), 'AT'),
    ];
    const german = await vats(one);
    expect(german.map(({ symbol, value }) => `${symbol} ${value}`)).toEqual(['A 1900', 'B 700', 'C 0']);
    expect((await vats(other)).map(({ id }) => id)).toEqual(german.map(({ id }) => id));
    expect((await vats(vienna)).map(({ value }) => value)).toEqual([2000, 1000, 1300]);
  });

  it('VAT-04: the three standard ones cannot be deleted', async () => {
    const [rate] = await vats(await newUnit(fresh('Filiale')));
    expect(await remove('vat', [rate?.id ?? ''])).toMatchObject([
      { outcome: 'refused', reason: 'STANDARD_VAT' },
    ]);
  });
});

describe('categories', () => {
  it('CAT-04: have two levels, no more', async () => {
    const main = await saved('category', { name: fresh('Speisen') });
    const sub = await saved('category', { name: fresh('Suppen'), parentId: main });
    expect(await faultsOf('category', { name: fresh('Kalt'), parentId: sub })).toEqual([
      'parentId ONLY_MAIN_CATEGORY',
    ]);
    const other = await saved('category', { name: fresh('Anderes') });
    const change = { id: main, version: 1, name: fresh('Speisen'), parentId: other };
    expect(await faultsOf('category', change)).toEqual(['parentId ONLY_SUBCATEGORY']);
  });
});

describe('articles', () => {
  it('are answered with the names of what they refer to, stored, unchanged or in a conflict', async () => {
    const { articleId: id, mainCategoryId } = await branchWithArticle(app, owner);
    const answered = async (it: object) => {
      const query = `mutation($it: ArticleInput!) { saveArticle(article: $it) { message record {
        price mainCategory { id } } } }`;
      return dataOf<{ saveArticle: object }>(await app.call('/graphql/pos', owner, query, { it }))
        .saveArticle;
    };
    const mainCategory = { id: mainCategoryId };
    const stored = { message: null, record: { price: 300, mainCategory } };
    expect(await answered({ id, price: 300 })).toEqual(stored);
    expect(await answered({ id, price: 300 })).toEqual(stored);
    expect(await answered({ id, price: 310, version: 1 })).toEqual({ ...stored, message: 'CONFLICT' });
  });

  it('name categories of the right level, that belong together (ART-09)', async () => {
    const parts = await ingredients();
    const sub = await saved('category', { name: fresh('Tee'), parentId: parts.mainCategoryId });
    const foreign = await saved('category', { name: fresh('Bier') });
    const values = articleOf(parts);
    expect(await faultsOf('article', { ...values, mainCategoryId: sub })).toEqual([
      'mainCategoryId ONLY_MAIN_CATEGORY',
    ]);
    expect(await faultsOf('article', { ...values, subcategoryId: foreign })).toEqual([
      'subcategoryId ONLY_SUBCATEGORY',
    ]);
    expect(await faultsOf('article', { ...values, mainCategoryId: foreign, subcategoryId: sub })).toEqual([
      'subcategoryId NOT_OF_MAIN_CATEGORY',
    ]);
  });

  it('refer only to records that are there and belong to all their branches', async () => {
    const parts = await ingredients();
    const values = articleOf(parts);
    expect(await faultsOf('article', { ...values, printerId: newId() })).toEqual([
      'printerId UNKNOWN_REFERENCE',
    ]);
    expect(await faultsOf('article', { ...values, unitIds: null })).toEqual([
      'vatInHouseId NOT_IN_ALL_BRANCHES',
      'vatOutOfHouseId NOT_IN_ALL_BRANCHES',
    ]);
  });

  it('bound the branches of what they name: it says who needs it there, and goes once they do not (MDA-13)', async () => {
    const parts = await ingredients();
    const further = await newUnit(fresh('Filiale'));
    const names = ['Cola', 'Fanta', 'Helles', 'Pils', 'Spezi', 'Weizen'].map(fresh);
    const users: { id: unknown; name: string }[] = [];
    for (const name of names) users.push({ id: await saved('article', { ...articleOf(parts), name }), name });
    const left = { id: parts.mainCategoryId, version: 1, name: fresh('Getränke'), unitIds: [further] };
    expect((await save('category', left)).faults).toEqual([
      {
        path: 'unitIds',
        code: 'USED_IN_BRANCHES',
        parameters: JSON.stringify({ by: 'article', users: users.slice(0, 5), more: 1 }),
      },
    ]);
    expect(await faultsOf('category', { ...left, unitIds: [parts.unitId] })).toEqual([]);
  });

  it('of all branches take the rates of the only country that there are branches in (VAT-03)', async () => {
    const tenantId = await addTenant(app);
    const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    await createUnit(app, person);
    const vats = '{ vats { nodes { id } } }';
    const answer = await app.call('/graphql/pos', person, vats);
    const vatId = dataOf<{ vats: { nodes: { id: string }[] } }>(answer).vats.nodes[0]?.id;
    const mainCategoryId = await saveRecord(app, person, 'category', { name: 'Getränke' });
    const values = { name: 'Tee', price: 250, mainCategoryId, vatInHouseId: vatId, vatOutOfHouseId: vatId };
    expect(await saveRecord(app, person, 'article', { ...values, unitIds: null })).toBeTruthy();
    await createUnit(app, person, { name: 'Second' });
    expect(await saveRecord(app, person, 'article', { ...values, name: 'Kaffee' })).toBeTruthy();
  });

  it('ART-17: are no part of themselves, at no depth', async () => {
    const parts = await ingredients();
    const single = await saved('article', articleOf(parts));
    const bundle = {
      ...articleOf(parts),
      type: 'BundleArticle',
      members: [{ articleId: single, quantity: 2000 }],
    };
    const inner = await saved('article', bundle);
    const outer = await saved('article', {
      ...bundle,
      name: fresh('Menü'),
      members: [{ articleId: inner, quantity: 1000 }],
    });
    const loop = { ...bundle, id: inner, version: 1, members: [{ articleId: outer, quantity: 1000 }] };
    expect(await faultsOf('article', loop)).toEqual(['members.0.articleId PART_OF_ITSELF']);
    expect(await remove('article', [single])).toMatchObject([{ uses: [{ entity: 'article', count: 1 }] }]);
  });

  it('are ordered by PLU as numbers', async () => {
    const parts = await ingredients();
    for (const plu of ['10', '9', '100', '2b']) await saved('article', { ...articleOf(parts), plu });
    const page = await list('articles', { filter: { unitIds: [parts.unitId] }, sort: 'plu' }, owner, 'plu');
    expect(page.nodes.map((node) => (node as unknown as { plu: string }).plu)).toEqual([
      '9',
      '10',
      '2b',
      '100',
    ]);
  });
});
