import { shopProductSchema } from '@tresen/domain/shop/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf, startTestApp, type TestServer } from './testing/test-app.ts';

let app: TestServer;
let token: string;
const now = '2026-03-10T09:00:00Z';

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  token = await app.signIn('user@demo.example');
}, 60_000);
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
