import type { CatalogueOrder, ShopLanguage } from '@tresen/domain/shop/products';
import type { FacetValues, IndexedProduct } from './catalogue-index.ts';
import { type CataloguePlace, comparePlaces, placeIn } from './catalogue-order.ts';
import { type AlikeProducts, isChosen } from './facet-counts.ts';
import type { SearchedCatalogue } from './held-catalogue.ts';
import { type ProductLimits, productFilter } from './product-filter.ts';

/** What is looked for: in these categories, in their order, with all words of the search and within the filter. */
export interface CatalogueSearch extends ProductLimits {
  readonly language: ShopLanguage;
  readonly order: CatalogueOrder;
  /** Products to find at most. */
  readonly limit: number;
  /** Where the page before ended. */
  readonly after: CataloguePlace | undefined;
}

/** A product of a page, and where the next page goes on behind it. */
export interface PlacedProduct {
  readonly number: number;
  readonly place: CataloguePlace;
}

export interface FoundProducts {
  /** In the order asked for. */
  readonly page: readonly PlacedProduct[];
  /** All that is found, whatever is chosen of the lists of values. */
  readonly alike: readonly AlikeProducts[];
}

/** A page of what is found, and how much is found at all: one pass over the catalogue. */
export const findProducts = (catalogue: SearchedCatalogue, search: CatalogueSearch): FoundProducts => {
  const { index, words } = catalogue;
  const { order, after, limit, filter } = search;
  const way = order === 'PRICE_DOWN' || order === 'NEWEST' ? -1 : 1;
  const isBefore = (one: CataloguePlace, other: CataloguePlace) => comparePlaces(one, other) * way < 0;
  const first = keepFirst(limit, isBefore);
  const isFound = productFilter(index, search);
  const chosen = index.groups.map((values) => isChosen(filter, values));
  const counts = index.groups.map(() => 0);
  for (const product of index.products) {
    const rank = isFound(product) ? rankOf(product, words) : undefined;
    if (rank === undefined) continue;
    counts[product.group] = (counts[product.group] ?? 0) + 1;
    if (!chosen[product.group]) continue;
    const place = placeIn(order, product, search, rank);
    if (!after || isBefore(after, place)) first.put({ number: product.number, place });
  }
  return { page: first.kept, alike: alikeOf(index.groups, counts) };
};

/** Keeps the first of those that are put in, in order. */
function keepFirst(limit: number, isBefore: (one: CataloguePlace, other: CataloguePlace) => boolean) {
  const kept: PlacedProduct[] = [];
  const whereTo = (place: CataloguePlace): number => {
    let [from, to] = [0, kept.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      const other = kept[middle];
      if (other && isBefore(other.place, place)) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  const put = (product: PlacedProduct): void => {
    const last = kept[limit - 1];
    if (last && !isBefore(product.place, last.place)) return;
    kept.splice(whereTo(product.place), 0, product);
    if (kept.length > limit) kept.pop();
  };
  return { kept, put };
}

/** Where all words of a search stand: 0 in the names, 1 elsewhere, too; undefined where one is missing. */
function rankOf(
  { searchText, namesEnd }: IndexedProduct,
  words: SearchedCatalogue['words'],
): 0 | 1 | undefined {
  let rank: 0 | 1 = 0;
  for (const word of words) {
    let end = Number.POSITIVE_INFINITY;
    for (const spelling of word) {
      const at = searchText.indexOf(spelling);
      if (at >= 0) end = Math.min(end, at + spelling.length);
    }
    if (end === Number.POSITIVE_INFINITY) return undefined;
    if (end > namesEnd) rank = 1;
  }
  return rank;
}

function alikeOf(groups: readonly FacetValues[], counts: readonly number[]): AlikeProducts[] {
  return groups.flatMap((values, group) => {
    const count = counts[group] ?? 0;
    return count > 0 ? [{ ...values, count }] : [];
  });
}
