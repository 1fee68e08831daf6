import type { CatalogueFilter } from '@tresen/domain/shop/products';
import type { CatalogueIndex, IndexedProduct } from './catalogue-index.ts';
import { isOnRequest, priceAt, runsAt } from './prices-today.ts';

/** Where products are looked for, by which filter, and when. */
export interface ProductLimits {
  /** Milliseconds since 1970: decides about discounts. */
  readonly now: number;
  readonly categoryIds: readonly string[];
  readonly filter: CatalogueFilter;
}

type Test = (product: IndexedProduct) => boolean;

/**
 * Tells whether a product is in one of the categories, and has a price or a discount as the filter asks. What is chosen
 * of the lists of values is not looked at.
 */
export const productFilter = (
  index: CatalogueIndex,
  { categoryIds, filter, now }: ProductLimits,
): ((product: IndexedProduct) => boolean) => {
  const tests: readonly Test[] = [
    ...isWithin(index, categoryIds),
    ...(filter.isDiscounted ? [(product: IndexedProduct) => runsAt(product, now)] : []),
    ...isInRange(filter, now),
  ];
  return (product) => tests.every((test) => test(product));
};

function isWithin(index: CatalogueIndex, categoryIds: readonly string[]): Test[] {
  const tree = index.trees.de;
  if (categoryIds.length === tree.length) return [];
  const ids = new Set(categoryIds);
  const places = tree.map(({ id }) => ids.has(id));
  return [({ place }) => places[place - 1] === true];
}

function isInRange({ priceFrom, priceTo }: CatalogueFilter, now: number): Test[] {
  if (priceFrom == null && priceTo == null) return [];
  const from = Math.round((priceFrom ?? 0) * 100);
  const to = priceTo == null ? Number.POSITIVE_INFINITY : Math.round(priceTo * 100);
  return [
    (product) => {
      const price = priceAt(product, now);
      return price >= from && price <= to && !isOnRequest(product, now);
    },
  ];
}
