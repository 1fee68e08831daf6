import { searchWordsOf, spellingsOf } from '@tresen/domain/kit/search';
import { runs } from '@tresen/domain/kit/testing';
import {
  type CatalogueFilter,
  type CatalogueOrder,
  catalogueOrders,
  shopLanguages,
} from '@tresen/domain/shop/products';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inSystem } from '../../kit/db/pools.ts';
import { createTestDatabase, type TestDatabase } from '../../kit/db/testing.ts';
import { type Facet, facets } from './catalogue-index.ts';
import { cursorOf, placeOf } from './catalogue-order.ts';
import { countOf, facetCounts } from './facet-counts.ts';
import { type CatalogueSearch, findProducts } from './find-products.ts';
import { currentCatalogue } from './held-catalogue.ts';
import { addCategory, addProducts, contextOf, createVendor, type TestProduct } from './testing.ts';

let database: TestDatabase;
let tenantId: string;
/** Those that are shown, in the seller's order. */
let shown: readonly string[];

const from = Date.parse('2026-03-01T00:00:00Z');
const until = Date.parse('2026-03-20T00:00:00Z');
/** Around both ends of a discount, to the millisecond. */
const moments = [from - 1, from, until, until + 1] as const;

// Letters that become two, two cut in halves, signs that mean something elsewhere, and characters behind the halves.
const words = [
  'Drucker',
  'drücker',
  'Straße',
  'Strasse',
  'Küche',
  'kueche',
  'Menü',
  '100%',
  'a_b',
  '\\',
  '🖨',
  '～',
  '\ue000',
];
const text = fc
  .array(fc.constantFrom(...words, 'x'), { minLength: 1, maxLength: 4 })
  .map((all) => all.join(' '));
const facetValue = fc.option(fc.constantFrom('gastro', 'retail', 'event'));

const product = (categoryIds: readonly string[]): fc.Arbitrary<TestProduct> =>
  fc.record({
    category_id: fc.constantFrom(...categoryIds),
    position: fc.integer({ min: 0, max: 3 }),
    active: fc.boolean(),
    offered_at: fc.constantFrom('2026-01-01', '2026-01-01T00:00:00.001', '2026-02-01'),
    type: fc.constantFrom('', 'printer', 'paper'),
    app_type: facetValue,
    licence_type: fc.option(fc.constantFrom('basic', 'professional')),
    contract_type: fc.constantFrom('OneTime', 'Recurring'),
    price: fc.constantFrom(0, 900, 1_000, 99_999),
    license_required: fc.boolean(),
    discounted_price: fc.option(fc.constantFrom(0, 800, 1_000)),
    discount_from: fc.constant(new Date(from)),
    discount_until: fc.constant(new Date(until)),
    name_de: text,
    name_en: text,
    short_description_de: text,
    article_nr: fc.constantFrom('TH-80', 'P 1'),
  });

beforeAll(async () => {
  database = await createTestDatabase();
  tenantId = await createVendor(database);
  const add = (slug: string, parentId: string | null, position: number, isHidden = false) =>
    addCategory(database, tenantId, { slug, parentId, position, isHidden });
  const late = await add('late', null, 2);
  const early = await add('early', null, 1);
  const [below, beside] = [await add('b', early, 1), await add('a', early, 1)];
  const hidden = await add('hidden', null, 0, true);
  const inHidden = await add('in-hidden', hidden, 0);
  shown = [early, beside, below, late];
  const all = [...shown, hidden, inHidden];
  await addProducts(database, tenantId, fc.sample(product(all), { numRuns: 250, seed: 7 }));
});
afterAll(() => database.drop());

interface Asked extends Omit<CatalogueSearch, 'limit' | 'after'> {
  readonly search: string;
}

const several = (...values: string[]) => fc.option(fc.subarray(values));
const euro = fc.option(fc.constantFrom(0, 8, 9.5, 10, 999.99));
const filter: fc.Arbitrary<CatalogueFilter> = fc.record({
  types: several('', 'printer', 'paper', 'nothing'),
  appTypes: several('', 'gastro', 'retail'),
  licenceTypes: several('basic'),
  contractTypes: several('OneTime', 'Recurring'),
  priceFrom: euro,
  priceTo: euro,
  isDiscounted: fc.option(fc.boolean()),
});
const asked = (): fc.Arbitrary<Asked> =>
  fc.record({
    language: fc.constantFrom(...shopLanguages),
    now: fc.constantFrom(...moments),
    categoryIds: fc.constantFrom(shown, shown.slice(0, 3), shown.slice(1, 2), []),
    search: fc.oneof(
      fc.constant(''),
      text,
      fc.constantFrom('ruck', 'DRUCK x', 'th-80 printer', 'ss', '%', '_'),
    ),
    filter,
    order: fc.constantFrom(...catalogueOrders),
  });

type Sql = RawBuilder<unknown>;
const and = (conditions: readonly Sql[]): Sql => sql.join([sql`true`, ...conditions], sql` and `);

const columns: Readonly<Record<Facet, Sql>> = {
  types: sql`type`,
  appTypes: sql`app_type`,
  licenceTypes: sql`licence_type`,
  contractTypes: sql`contract_type`,
};

const hasWords = (search: string, where: Sql): Sql[] =>
  searchWordsOf(search).map((word) => {
    const places = spellingsOf(word).map(
      (spelling) => sql`strpos(${where}, searchable(${spelling}::text)) > 0`,
    );
    return sql`(${sql.join(places, sql` or `)})`;
  });

/** The rule once more, in the database's words; nothing of it is shared with the index. */
const rulesOf = ({ language, now, categoryIds, search, filter: wanted }: Asked, except?: Facet) => {
  const lasts = sql`(discounted_price is not null
    and ${new Date(now)}::timestamptz between discount_from and discount_until)`;
  const price = sql`case when ${lasts} then discounted_price else price end`;
  const isOnRequest = sql`(license_required and ${price} = 0)`;
  const ids = sql`${categoryIds}::uuid[]`;
  const { priceFrom, priceTo, isDiscounted } = wanted;
  const chosen = facets.flatMap((facet) =>
    wanted[facet]?.length && facet !== except
      ? [sql`${columns[facet]} = any (${wanted[facet]}::text[])`]
      : [],
  );
  const where = and([
    sql`active and category_id = any (${ids})`,
    ...hasWords(search, sql`search_text`),
    ...(priceFrom == null ? [] : [sql`not ${isOnRequest} and ${price} >= ${priceFrom}::numeric * 100`]),
    ...(priceTo == null ? [] : [sql`not ${isOnRequest} and ${price} <= ${priceTo}::numeric * 100`]),
    ...(isDiscounted ? [lasts] : []),
    ...chosen,
  ]);
  const inNames = and(hasWords(search, sql`left(search_text, length(name_de) + length(name_en) + 1)`));
  const orders: Readonly<Record<CatalogueOrder, Sql>> = {
    CATALOGUE: sql`not (${inNames}), array_position(${ids}, category_id), position, shop_number`,
    PRICE_UP: sql`${isOnRequest}, ${price}, shop_number`,
    PRICE_DOWN: sql`${isOnRequest}, ${price} desc, shop_number desc`,
    NAME: sql`${sql.ref(`name_key_${language}`)}, shop_number`,
    NEWEST: sql`offered_at desc, shop_number desc`,
  };
  return { where, orders };
};

const numbersByRule = (search: Asked): Promise<number[]> =>
  inSystem(database.db, async (tx) => {
    const { where, orders } = rulesOf(search);
    const { rows } = await sql<{ shop_number: number }>`
      select shop_number from shop_products where ${where} order by ${orders[search.order]}`.execute(tx);
    return rows.map(({ shop_number }) => shop_number);
  });

const facetsByRule = (search: Asked): Promise<unknown[]> =>
  inSystem(database.db, async (tx) => {
    const counted: unknown[] = [];
    for (const facet of facets) {
      const { where } = rulesOf(search, facet);
      const { rows } = await sql`
        select ${facet}::text facet, ${columns[facet]} "value", count(*) count from shop_products
        where ${where} and ${columns[facet]} <> '' group by ${columns[facet]} order by 3 desc, ${columns[facet]} collate "C"`.execute(
        tx,
      );
      counted.push(...rows);
    }
    return counted;
  });

/** All pages, each from where the one before ended. */
const walk = async (search: Asked, size: number) => {
  const catalogue = await currentCatalogue(contextOf(database.db, tenantId), search.search);
  const numbers: number[] = [];
  for (let after: CatalogueSearch['after']; ; ) {
    const { page, alike } = findProducts(catalogue, { ...search, limit: size, after });
    numbers.push(...page.map(({ number }) => number));
    const last = page[size - 1];
    if (!last) return { numbers, alike };
    after = placeOf(search.order, cursorOf(search.order, last.place));
  }
};

describe('the index of the catalogue', () => {
  it('SHP-03: finds, orders, pages and counts exactly as the rule does', () =>
    fc.assert(
      fc.asyncProperty(asked(), fc.constantFrom(1, 7, 101), async (search, size) => {
        const { numbers, alike } = await walk(search, size);
        const expected = await numbersByRule(search);
        expect(numbers).toEqual(expected);
        expect(countOf(alike, search.filter)).toBe(expected.length);
        expect(facetCounts(alike, search.filter)).toEqual(await facetsByRule(search));
      }),
      { numRuns: runs(400) },
    ));
});
