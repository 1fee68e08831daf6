import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let editor: string;
let buyer: string;
/** Administrator of a customer's tenant, as everybody is who registers. */
let customer: string;
let printers: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-03-10T09:00:00Z' });
  editor = await app.signIn('admin@demo.example');
  buyer = await app.signIn('user@demo.example');
  await app.owner.query(`update users set role = 'admin' where email = 'manager@demo.example'`);
  customer = await app.signIn('manager@demo.example');
  const { rows } = await app.owner.query(`select id from shop_categories where slug = 'kitchen'`);
  printers = rows[0].id;
});
afterAll(() => app.stop());

const entered = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ categoryId: printers, position: 0, active: true, type: 'printer', viewType: 'MainArticle' },
  ...{ contractType: 'OneTime', contractDurationMonths: 0, billingIntervalMonths: 0 },
  ...{ articleNr: 'NEU-1', articleEan: '', price: 25_900, setupFee: 0 },
  ...{ discountDescriptionDe: '', discountDescriptionEn: '' },
  ...{ nameDe: 'Küchendrucker KD9', nameEn: 'Kitchen printer KD9' },
  ...{ shortDescriptionDe: 'Neu', shortDescriptionEn: 'New', longDescriptionDe: '', longDescriptionEn: '' },
  ...{ importantNoticeDe: '', importantNoticeEn: '', imageUrls: ['/shop/printer-kitchen.svg'] },
  ...{ functions: [], licenseRequired: false, appRegLevel: 0, links: [] },
  ...change,
});

const save = (product: unknown, token = editor): Promise<Answer> =>
  app.call(
    '/graphql',
    token,
    'mutation ($product: ShopProductInput!) { saveShopProduct(product: $product) { isSuccess modelId } }',
    { product },
  );
const savedId = async (product: unknown): Promise<number> =>
  Number(dataOf<{ saveShopProduct: { modelId: string } }>(await save(product)).saveShopProduct.modelId);

const remove = (id: number, version: number, token = editor) =>
  app.call('/graphql', token, `mutation { removeShopProduct(id: ${id}, version: ${version}) { isSuccess } }`);

const seen = async (id: number): Promise<unknown> => {
  const query = `{ shopProduct(id: ${id}, language: "en") { product { articleName articlePrice upgradeValue active }
    crossSellingProducts { id } } }`;
  return dataOf<{ shopProduct: unknown }>(await app.call('/graphql', buyer, query)).shopProduct;
};

interface Edited {
  readonly version: number;
  readonly [field: string]: unknown;
}
const edited = async (id: number, fields = 'version'): Promise<Edited> =>
  dataOf<{ editedShopProduct: Edited }>(
    await app.call('/graphql', editor, `{ editedShopProduct(id: ${id}) { ${fields} } }`),
  ).editedShopProduct;

describe('SHP-01: who writes the catalogue', () => {
  const calls = [
    '{ editedShopProducts { totalCount } }',
    '{ editedShopProduct(id: 101) { id } }',
    '{ editedShopCategories { id } }',
    'mutation { removeShopProduct(id: 924, version: 1) { isSuccess } }',
    'mutation { removeShopCategory(id: "01890000-0000-7000-8000-000000000001") { isSuccess } }',
  ];
  it.each(calls)('refuses administrators of a customer: %s', async (call) => {
    expect(errorOf(await app.call('/graphql', customer, call))?.code).toBe('FORBIDDEN');
    expect(errorOf(await app.call('/graphql', buyer, call))?.code).toBe('FORBIDDEN');
  });

  it('refuses a customer’s own product, too', async () => {
    expect(errorOf(await save(entered(), customer))?.code).toBe('FORBIDDEN');
  });
});

describe('SHP-07: a product', () => {
  it('is on sale for everybody once it is saved', async () => {
    const id = await savedId(entered({ links: [{ kind: 'crossSelling', linkedNumber: 904, quantity: 1 }] }));
    expect(id).toBeGreaterThan(933);
    expect(await seen(id)).toEqual({
      product: { articleName: 'Kitchen printer KD9', articlePrice: 259, upgradeValue: null, active: true },
      crossSellingProducts: [{ id: 904 }],
    });
  });

  it('SHP-07: keeps its months, also where it is paid once', async () => {
    const term = {
      type: 'term',
      licenseRequired: true,
      contractDurationMonths: 12,
      billingIntervalMonths: 3,
    };
    const id = await savedId(entered(term));
    expect(await edited(id, 'contractDurationMonths billingIntervalMonths')).toEqual({
      contractDurationMonths: 12,
      billingIntervalMonths: 0,
    });
  });

  it('shows to nobody as a draft, and can be removed then', async () => {
    const id = await savedId(entered({ active: false, nameDe: 'Geheim' }));
    expect(await seen(id)).toBeNull();
    const found = await app.call(
      '/graphql',
      editor,
      '{ editedShopProducts(search: "geheim", state: DRAFT) { totalCount nodes { id state } } }',
    );
    expect(found.data).toEqual({ editedShopProducts: { totalCount: 1, nodes: [{ id, state: 'DRAFT' }] } });
    expect((await remove(id, 1)).data).toEqual({ removeShopProduct: { isSuccess: true } });
    expect(errorOf(await remove(id, 1))?.code).toBe('NOT_FOUND');
  });

  it('stays once it was sold: carts and orders name it', async () => {
    const id = await savedId(entered());
    await savedId(entered({ id, version: 1, active: false }));
    expect(await seen(id)).toMatchObject({ product: { active: false } });
    expect(errorOf(await remove(id, 2))?.code).toBe('PRODUCT_SOLD');
  });

  it('is never saved over what somebody else has saved', async () => {
    const id = await savedId(entered());
    await savedId(entered({ id, version: 1, price: 1_000 }));
    expect(errorOf(await save(entered({ id, version: 1 })))).toMatchObject({ code: 'CONFLICT' });
    expect(await edited(id, 'version price')).toEqual({ version: 2, price: 1_000 });
  });

  it('SHP-11: gets what its check is asked for from the version that it leads to', async () => {
    const update = {
      type: 'update',
      functions: ['UPDATE'],
      licenseRequired: true,
      price: 0,
      appType: 'gastro',
    };
    const id = await savedId(entered({ ...update, mainVersion: 7 }));
    expect(await seen(id)).toMatchObject({ product: { upgradeValue: 7 } });
    await savedId(entered({ ...update, functions: ['UPGRADE'], mainVersion: 7, id, version: 1 }));
    expect(await seen(id)).toMatchObject({ product: { upgradeValue: 1007 } });
  });

  it.each([
    ['categoryId', { categoryId: '01890000-0000-7000-8000-00000000dead' }, 'CATEGORY_MISSING'],
    ['links', { links: [{ kind: 'addOn', linkedNumber: 77_777, quantity: 1 }] }, 'LINKED_UNKNOWN'],
    ['price', { price: 0 }, 'PRICE_MISSING'],
    ['imageUrls.0', { imageUrls: ['https://elsewhere.example/x.png'] }, 'PICTURE_INVALID'],
  ])('is refused at its field %s', async (field, change, message) => {
    const error = errorOf(await save(entered(change)));
    expect(error).toMatchObject({ code: 'INVALID_INPUT', parameters: { field, message } });
  });

  it('stands in the audit log of the vendor', async () => {
    const id = await savedId(entered());
    const links = [{ kind: 'crossSelling', linkedNumber: 904, quantity: 1 }];
    await savedId(entered({ id, version: 1, price: 26_900, links }));
    const { rows } = await app.owner.query(
      `select action, new_values ->> 'price' price, old_values -> 'links' was, new_values -> 'links' links,
         new_values ->> 'shopCategory' category from audit_log where entity = 'shopProduct' and entity_id = $1 order by id`,
      [String(id)],
    );
    expect(rows).toEqual([
      { action: 'create', price: '259.00 €', was: null, links: [], category: 'Küchendrucker' },
      { action: 'update', price: '269.00 €', was: [], links: ['904'], category: 'Küchendrucker' },
    ]);
  });
});

describe('the list of a seller’s products', () => {
  const list = async (args: string) =>
    dataOf<{
      editedShopProducts: {
        totalCount: number;
        nodes: { id: number; nameDe: string }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    }>(
      await app.call(
        '/graphql',
        editor,
        `{ editedShopProducts(${args}) { totalCount nodes { id nameDe } pageInfo { endCursor hasNextPage } } }`,
      ),
    ).editedShopProducts;

  it('shows by name what is sold, drafts and what is sold no more, page by page', async () => {
    const all = await list('first: 100');
    const ids: number[] = [];
    for (let after = '', more = true; more; ) {
      const page = await list(`first: 9${after && `, after: "${after}"`}`);
      ids.push(...page.nodes.map(({ id }) => id));
      [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
    }
    expect(ids.length).toBe(all.totalCount);
    expect(ids.slice(0, 100)).toEqual(all.nodes.map(({ id }) => id));
  });

  it('narrows by category with all below, and by state', async () => {
    const { rows } = await app.owner.query(`select id from shop_categories where slug = 'printers'`);
    expect((await list(`categoryId: "${rows[0].id}", search: "etikett"`)).nodes.map(({ id }) => id)).toEqual([
      641, 642,
    ]);
    expect((await list('state: ENDED, search: "Gastro"')).nodes.map(({ id }) => id)).toEqual([121, 122]);
  });

  it('is narrowed by several categories, by type and price as all lists are', async () => {
    const { rows } = await app.owner.query(
      `select id from shop_categories where slug in ('printers', 'scanners') order by slug`,
    );
    const [printers, scanners] = rows.map(({ id }) => `"${id}"`);
    const categories = (is: string, ids: string) => `{ field: "categoryId", is: "${is}", values: [${ids}] }`;
    const filtered = async (...conditions: string[]) =>
      (await list(`filter: { conditions: [${conditions.join(' ')}] }`)).totalCount;
    const all = await filtered();
    const [one, other] = [
      await filtered(categories('is', printers ?? '')),
      await filtered(categories('is', scanners ?? '')),
    ];
    expect(Math.min(one, other)).toBeGreaterThan(0);
    expect(await filtered(categories('is', `${printers}, ${scanners}`))).toBe(one + other);
    expect(await filtered(categories('isNot', `${printers}, ${scanners}`))).toBe(all - one - other);
    const type = (is: string) => `{ field: "type", is: "${is}", values: ["printer"] }`;
    expect((await filtered(type('is'))) + (await filtered(type('isNot')))).toBe(all);
    expect(await filtered('{ field: "price", is: "from", values: ["99999999"] }')).toBe(0);
  });
});

describe('SHP-03: a category', () => {
  const saveCategory = (category: Readonly<Record<string, unknown>>) =>
    app.call(
      '/graphql',
      editor,
      'mutation ($category: ShopCategoryInput!) { saveShopCategory(category: $category) { modelId } }',
      {
        category: {
          ...{
            parentId: null,
            slug: 'new',
            nameDe: 'Neu',
            nameEn: 'New',
            descriptionDe: '',
            descriptionEn: '',
            position: 99,
          },
          ...category,
        },
      },
    );
  const idOf = (answer: Answer) =>
    dataOf<{ saveShopCategory: { modelId: string } }>(answer).saveShopCategory.modelId;
  const removeCategory = (id: string) =>
    app.call('/graphql', editor, `mutation { removeShopCategory(id: "${id}") { isSuccess } }`);

  it('is added, moved below another one, and removed while it is empty', async () => {
    const outer = idOf(await saveCategory({ slug: 'outer' }));
    const inner = idOf(await saveCategory({ slug: 'inner' }));
    idOf(await saveCategory({ id: inner, version: 1, slug: 'inner', parentId: outer }));
    const answer = await app.call('/graphql', buyer, '{ shopCategories { id path } }');
    expect(dataOf<{ shopCategories: unknown[] }>(answer).shopCategories).toContainEqual({
      id: inner,
      path: ['outer', 'inner'],
    });
    expect(errorOf(await removeCategory(outer))).toMatchObject({
      code: 'CATEGORY_IN_USE',
      parameters: { categories: 1, products: 0 },
    });
    expect(errorOf(await removeCategory(printers))?.code).toBe('CATEGORY_IN_USE');
    for (const id of [inner, outer]) expect((await removeCategory(id)).data).toBeTruthy();
  });

  it('has an address of its own and a place in the tree that paths can name (SHP-02)', async () => {
    expect(errorOf(await saveCategory({ slug: 'hardware' }))).toMatchObject({
      parameters: { field: 'slug', message: 'SLUG_TAKEN' },
    });
    const ids: string[] = [];
    for (let depth = 1; depth <= 9; depth += 1)
      ids.push(idOf(await saveCategory({ slug: `level${depth}`, parentId: ids.at(-1) ?? null })));
    const tooDeep = errorOf(await saveCategory({ slug: 'level10', parentId: ids.at(-1) ?? null }));
    expect(tooDeep).toMatchObject({ parameters: { field: 'parentId', message: 'PATH_TOO_LONG' } });
    const below = errorOf(
      await saveCategory({ id: ids[0], version: 1, slug: 'level1', parentId: ids[2] ?? null }),
    );
    expect(below).toMatchObject({ parameters: { field: 'parentId', message: 'CATEGORY_BELOW_ITSELF' } });
    expect(errorOf(await saveCategory({ id: ids[0], version: 7, slug: 'level1' }))?.code).toBe('CONFLICT');
  });
});
