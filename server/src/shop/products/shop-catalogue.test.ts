import { shopProductSchema } from '@tresen/domain/shop/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let token: string;
const now = '2026-03-10T09:00:00Z';

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  token = await app.signIn('user@demo.example');
});
afterAll(() => app.stop());

const ask = (query: string) => app.call('/graphql', token, query);

interface Product {
  readonly id: number;
  readonly articleName: string;
  readonly [name: string]: unknown;
}

const byIds = async (args: string, fields = 'id articleName'): Promise<Product[]> =>
  dataOf<{ getShopProductByIds: Product[] }>(await ask(`{ getShopProductByIds(${args}) { ${fields} } }`))
    .getShopProductByIds;

interface Category {
  readonly path: readonly string[];
  readonly name: string;
  readonly productCount: number;
}

interface Catalogue {
  readonly nodes: readonly Product[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
  readonly category: Category | null;
  readonly categories: readonly Category[];
  readonly isExact: boolean;
  readonly facets: readonly { readonly facet: string; readonly value: string; readonly count: number }[];
}

const catalogue = async (args: string, fields = 'id articleName'): Promise<Catalogue> => {
  const query = `{ shopCatalogue(${args}) { nodes { ${fields} } pageInfo { endCursor hasNextPage } totalCount isExact
    category { path name productCount } categories { path } facets { facet value count } } }`;
  return dataOf<{ shopCatalogue: Catalogue }>(await ask(query)).shopCatalogue;
};

const specified = `id articleName active type viewType contractType contractDurationMonths billingIntervalMonths
  articleNr articlePrice setupFee articleEan appRegLevel shortDescription longDescription importantNotice imageUrls
  discountedPrice functions shopDiscount { description startDate endDate }`;

describe('API-24: getShopProductByIds', () => {
  it('SHP-07 to SHP-12: answers the fields of a product under their names, as the cart takes them', async () => {
    const [product] = await byIds('ids: [101], language: "de"', specified);
    expect(shopProductSchema.parse(product)).toEqual({
      ...product,
      articleName: 'Gastro Basic 6',
      viewType: 'MainArticle',
      contractType: 'OneTime',
      articlePrice: 490,
      discountedPrice: 399,
      shopDiscount: {
        description: 'Aktion zum Saisonstart',
        startDate: '2026-03-03T00:00:00.000Z',
        endDate: '2026-03-31T00:00:00.000Z',
      },
    });
  });

  it('answers in the order of the ids, each once, without those that nobody has', async () => {
    const products = await byIds('ids: [621, 101, 621, 999999, 0, -4]');
    expect(products.map(({ id }) => id)).toEqual([621, 101]);
  });

  it('speaks German unless told, English for languages without words', async () => {
    const nameOf = async (args: string) => (await byIds(`ids: [621]${args}`))[0]?.articleName;
    expect(await nameOf('')).toBe('Bondrucker P80');
    expect(await nameOf(', language: "de-AT"')).toBe('Bondrucker P80');
    expect(await nameOf(', language: "en"')).toBe('Receipt printer P80');
    expect(await nameOf(', language: "fr"')).toBe('Receipt printer P80');
  });
});

describe('SHP-03: the path of the catalogue', () => {
  it('leads to a category and everything below it, in the seller’s order', async () => {
    const found = await catalogue('categoryPath: ["hardware", "printers"], first: 50');
    expect(found).toMatchObject({ isExact: true, category: { name: 'Drucker' } });
    expect(found.categories.map(({ path }) => path.join('/'))).toEqual(['hardware', 'hardware/printers']);
    expect(found.nodes.map(({ id }) => id)).toEqual([621, 622, 623, 631, 641, 642]);
    expect(found.totalCount).toBe(found.category?.productCount);
  });

  it('leads to the nearest known category where it goes on to nothing', async () => {
    const at = async (path: string) => {
      const { category, isExact } = await catalogue(`categoryPath: ${JSON.stringify(path.split('/'))}`);
      return [category?.path.join('/') ?? '', isExact];
    };
    expect(await at('Hardware/PRINTERS')).toEqual(['hardware/printers', true]);
    expect(await at('hardware/typewriters/mechanical')).toEqual(['hardware', false]);
    expect(await at('nothing/printers')).toEqual(['', false]);
    expect(await at('a/b/c/d/e/f/g/h/i/j')).toEqual(['', false]);
  });

  it('counts of a category what is below it, too', async () => {
    const answer = await ask('{ shopCategories(language: "en") { path name productCount } }');
    const all = dataOf<{ shopCategories: Category[] }>(answer).shopCategories;
    const count = (path: string) => all.find((category) => category.path.join('/') === path)?.productCount;
    expect(all[0]?.name).toBe('Bundles');
    expect(count('hardware/printers')).toBe(6);
    expect(count('hardware/printers/receipts')).toBe(3);
  });
});

const idsOf = ({ nodes }: Catalogue): number[] => nodes.map(({ id }) => id);
const search = async (text: string) => idsOf(await catalogue(`search: ${JSON.stringify(text)}, first: 100`));

const walk = async (args: string): Promise<number[]> => {
  const ids: number[] = [];
  let after = '';
  do {
    const page = await catalogue(`${args}${after && `, after: "${after}"`}`);
    ids.push(...idsOf(page));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? '') : '';
  } while (after);
  return ids;
};

describe('the search of the shop', () => {
  it('finds words in either language, by number and EAN, whatever case, accents and ü', async () => {
    expect(await search('bondrucker')).toEqual([621, 622, 623, 913]);
    expect(await search('RECEIPT wi-fi')).toEqual([623]);
    expect(await search('kuechendrucker')).toContain(631);
    expect(await search('küchendrücker')).toContain(631);
    expect(await search('th-p80w')).toEqual([623]);
    const [printer] = await byIds('ids: [621]', 'id articleEan');
    expect(await search(`${printer?.articleEan}`)).toEqual([621]);
  });

  it('shows first what is called like that, then what is said to go with it', async () => {
    const found = await search('drucker');
    expect(found.slice(0, 6)).toEqual([621, 622, 623, 631, 641, 642]);
    expect(found).toContain(701);
    expect(await walk('search: "drucker", first: 4')).toEqual(found);
  });

  it('takes every sign for what it is', async () => {
    for (const text of ['%', '_', '\\', "'; drop table shop_products; --", '100 %'])
      expect(await search(text)).toEqual([]);
    expect((await search('x'.repeat(150))).length).toBe(0);
    expect(errorOf(await ask(`{ shopCatalogue(search: "${'x'.repeat(201)}") { totalCount } }`))?.code).toBe(
      'INVALID_INPUT',
    );
  });

  it('shows neither drafts nor what is sold no more', async () => {
    expect(await search('Gastro Basic 5')).toEqual([]);
    expect(await byIds('ids: [121]', 'id articleName active')).toEqual([
      { id: 121, articleName: 'Gastro Basic 5', active: false },
    ]);
    await app.owner.query(
      'update shop_products set active = false, offered_at = null where shop_number = 924',
    );
    expect(await search('Kabelschloss')).toEqual([]);
    expect(await byIds('ids: [924]')).toEqual([]);
    expect((await ask('{ shopProduct(id: 924) { product { id } } }')).data).toEqual({ shopProduct: null });
  });
});

describe('the filters of the shop', () => {
  it('narrow by type, register, edition and contract; several values of one widen', async () => {
    const found = async (filter: string) => idsOf(await catalogue(`filter: {${filter}}, first: 100`));
    expect(await found('types: ["drawer"]')).toEqual([651, 652, 653]);
    expect(await found('types: ["update", "upgrade"], appTypes: ["event"]')).toEqual([203, 213]);
    expect(
      await found('licenceTypes: ["professional"], contractTypes: ["Recurring"], appTypes: ["retail"]'),
    ).toEqual([114]);
    expect(await found('types: ["nothing"]')).toEqual([]);
    expect(await found('isDiscounted: true')).toEqual([701, 101, 601, 901]);
  });

  it('SHP-71: a range of prices goes by what is paid today, and leaves out prices on request', async () => {
    const found = async (filter: string) => idsOf(await catalogue(`filter: {${filter}}, first: 100`));
    expect(await found('types: ["edition"], priceFrom: 399, priceTo: 399')).toEqual([101]);
    expect(await found('types: ["update"], priceFrom: 0, priceTo: 0')).toEqual([]);
  });

  it('count what each choice would find, whatever else is chosen of the same filter', async () => {
    const { facets, totalCount } = await catalogue('filter: {appTypes: ["event"], types: ["edition"]}');
    const count = (facet: string, value: string) =>
      facets.find((one) => one.facet === facet && one.value === value)?.count;
    expect(totalCount).toBe(5);
    expect(count('types', 'edition')).toBe(5);
    expect(count('types', 'addOn')).toBe(3);
    expect(count('appTypes', 'gastro')).toBe(6);
    expect(count('appTypes', '')).toBeUndefined();
  });
});

describe('the pages of the shop', () => {
  it.each(['CATALOGUE', 'PRICE_UP', 'PRICE_DOWN', 'NAME', 'NEWEST'])(
    'in the order %s show every product once, as one page does',
    async (order) => {
      const all = await catalogue(`order: ${order}, first: 100`);
      expect(await walk(`order: ${order}, first: 7`)).toEqual(idsOf(all));
      expect(new Set(idsOf(all)).size).toBe(all.totalCount);
    },
  );

  it('by price go by what is paid today; what has no price yet comes last', async () => {
    const prices = async (order: string) => {
      const { nodes } = await catalogue(
        `order: ${order}, first: 100`,
        'id articlePrice discountedPrice licenseRequired',
      );
      return nodes.map((node) =>
        node.licenseRequired && node.articlePrice === 0
          ? null
          : Number(node.discountedPrice ?? node.articlePrice),
      );
    };
    const known = (all: readonly (number | null)[]) => all.filter((price) => price !== null);
    const [up, down] = [await prices('PRICE_UP'), await prices('PRICE_DOWN')];
    expect(up.slice(-6)).toEqual(Array(6).fill(null));
    expect(down.slice(-6)).toEqual(Array(6).fill(null));
    expect(known(up)).toEqual(known(up).toSorted((a, b) => a - b));
    expect(known(down)).toEqual(known(down).toSorted((a, b) => b - a));
  });

  it('refuse a place that is none, and one of another order', async () => {
    const { pageInfo } = await catalogue('order: NAME, first: 3');
    for (const after of ['x', Buffer.from('["CATALOGUE","a",1,1]').toString('base64url'), pageInfo.endCursor])
      expect(errorOf(await ask(`{ shopCatalogue(after: "${after}") { totalCount } }`))).toMatchObject({
        code: 'INVALID_INPUT',
      });
  });
});

describe('SHP-12: a discount', () => {
  const priceAt = async (from: string, until: string) => {
    await app.owner.query(
      'update shop_products set discounted_price = 100, discount_from = $1, discount_until = $2 where shop_number = 652',
      [from, until],
    );
    const [product] = await byIds('ids: [652]', 'discountedPrice shopDiscount { endDate }');
    return product;
  };

  it('is told only while it runs by the server’s clock', async () => {
    expect(await priceAt('2026-03-01T00:00:00Z', '2026-03-20T00:00:00Z')).toEqual({
      discountedPrice: 1,
      shopDiscount: { endDate: '2026-03-20T00:00:00.000Z' },
    });
    const none = { discountedPrice: null, shopDiscount: null };
    expect(await priceAt('2026-03-11T00:00:00Z', '2026-03-20T00:00:00Z')).toEqual(none);
    expect(await priceAt('2026-03-01T00:00:00Z', '2026-03-10T08:59:59Z')).toEqual(none);
  });
});

describe('the page of a product', () => {
  const page = async (id: number) => {
    const query = `{ shopProduct(id: ${id}) { product { id licenseRequired upgradeValue functions }
      categories { path } addOns { id } subProducts { id } crossSellingProducts { id } parts { quantity product { id } } } }`;
    return dataOf<{ shopProduct: Record<string, unknown> }>(await ask(query)).shopProduct;
  };

  it('brings its add-ons, sub-products, cross-selling and categories in the seller’s order', async () => {
    expect(await page(101)).toMatchObject({
      product: { licenseRequired: false, upgradeValue: null },
      categories: [{ path: ['software'] }, { path: ['software', 'licences'] }],
      addOns: [301, 302, 303, 304, 305, 306, 307, 310].map((id) => ({ id })),
      subProducts: [501, 502, 503].map((id) => ({ id })),
      crossSellingProducts: [601, 621, 651, 901].map((id) => ({ id })),
      parts: [],
    });
  });

  it('brings the parts of a bundle with their pieces', async () => {
    const { parts } = await page(702);
    expect(parts).toContainEqual({ quantity: 2, product: { id: 612 } });
  });

  it('SHP-11: says what an update’s key is checked for', async () => {
    expect((await page(201)).product).toMatchObject({
      licenseRequired: true,
      upgradeValue: 6,
      functions: 'UPDATE',
    });
    expect((await page(211)).product).toMatchObject({ upgradeValue: 1006, functions: 'UPGRADE' });
  });

  it('leaves out what is sold no more', async () => {
    await app.owner.query('update shop_products set active = false where shop_number = 310');
    expect(JSON.stringify((await page(101)).addOns)).not.toContain('310');
  });
});
