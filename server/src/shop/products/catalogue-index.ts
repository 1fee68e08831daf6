import type { ShopLanguage } from '@tresen/domain/shop/products';
import { type CategoryRow, categoryTree, type ShopCategory } from './category-tree.ts';

/** The lists of values that narrow the catalogue. */
export const facets = ['types', 'appTypes', 'licenceTypes', 'contractTypes'] as const;
export type Facet = (typeof facets)[number];
/** What products are alike in, by which filters go. */
export type FacetValues = Readonly<Record<Facet, string | null>>;

/** A product on sale, as lists, searches and filters go by it. */
export interface IndexedRow extends FacetValues {
  readonly number: number;
  readonly categoryId: string;
  readonly position: number;
  /** Cents, net. */
  readonly price: number;
  /** Null for no discount; its first and last moment in milliseconds since 1970. */
  readonly discountedPrice: number | null;
  readonly discountFrom: number | null;
  readonly discountUntil: number | null;
  readonly licenseRequired: boolean;
  /** Since when it is in the catalogue, seconds since 1970. */
  readonly offeredAt: number;
  /** Made `searchable`, as the keys are: its names first, then everything else that is searched. */
  readonly searchText: string;
  /** The part of it that is names. */
  readonly names: string;
  readonly nameKeyDe: string;
  readonly nameKeyEn: string;
}

/** A category in both languages. */
export interface IndexedCategory extends Omit<CategoryRow, 'name' | 'description' | 'productCount'> {
  readonly nameDe: string;
  readonly nameEn: string;
  readonly descriptionDe: string;
  readonly descriptionEn: string;
}

/** A product at its place in the catalogue. */
export interface IndexedProduct extends Omit<IndexedRow, 'categoryId' | 'names' | Facet> {
  /** Of its category in the seller's order, from 1. */
  readonly place: number;
  /** Characters of the text that are names. */
  readonly namesEnd: number;
  /** Which of the index's `groups` it belongs to. */
  readonly group: number;
}

/** All that lists of the catalogue go by, as it was at one moment. */
export interface CatalogueIndex {
  /** What the database counted of its changes by then. */
  readonly version: number;
  readonly trees: Readonly<Record<ShopLanguage, readonly ShopCategory[]>>;
  /** Products on sale in the seller's order, without those in hidden categories. */
  readonly products: readonly IndexedProduct[];
  /** What some products are alike in, each once. */
  readonly groups: readonly FacetValues[];
}

/** The index of what is on sale, and of all categories that are shown, brothers and sisters in their order. */
export const catalogueIndex = (
  version: number,
  rows: readonly IndexedRow[],
  categories: readonly IndexedCategory[],
): CatalogueIndex => {
  const counts = countsOf(rows);
  const trees = { de: treeIn('De', categories, counts), en: treeIn('En', categories, counts) };
  const placeOf = new Map(trees.de.map(({ id }, place) => [id, place + 1]));
  const { groups, numberOf } = grouping();
  const products = rows.flatMap((row): IndexedProduct[] => {
    const { categoryId, names, types: _t, appTypes: _a, licenceTypes: _l, contractTypes: _c, ...rest } = row;
    const place = placeOf.get(categoryId);
    return place === undefined ? [] : [{ ...rest, place, namesEnd: names.length, group: numberOf(row) }];
  });
  return { version, trees, products: products.sort(inSellersOrder), groups };
};

function countsOf(products: readonly IndexedRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryId } of products) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  return counts;
}

function treeIn(
  language: 'De' | 'En',
  categories: readonly IndexedCategory[],
  countOf: ReadonlyMap<string, number>,
): ShopCategory[] {
  return categoryTree(
    categories.map(({ id, parentId, slug, imagePath, ...words }) => ({
      ...{ id, parentId, slug, imagePath, productCount: countOf.get(id) ?? 0 },
      name: words[`name${language}`],
      description: words[`description${language}`],
    })),
  );
}

/** Gives each set of values a number, the same to the same. */
function grouping() {
  const groups: FacetValues[] = [];
  const known = new Map<string, number>();
  const numberOf = ({ types, appTypes, licenceTypes, contractTypes }: FacetValues): number => {
    const values = { types, appTypes, licenceTypes, contractTypes };
    const key = JSON.stringify(values);
    const number = known.get(key) ?? groups.push(values) - 1;
    known.set(key, number);
    return number;
  };
  return { groups, numberOf };
}

function inSellersOrder(one: IndexedProduct, other: IndexedProduct): number {
  return one.place - other.place || one.position - other.position || one.number - other.number;
}
