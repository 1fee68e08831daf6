import type { CatalogueFilter } from '@tresen/domain/shop/products';
import { type Facet, type FacetValues, facets } from './catalogue-index.ts';

/** How many products are alike in what filters go by, of all that are found. */
export interface AlikeProducts extends FacetValues {
  readonly count: number;
}

/** How many products have a value, of those that everything but the choice of this facet leaves. */
export interface FacetCount {
  readonly facet: Facet;
  readonly value: string;
  readonly count: number;
}

/** Whether products with these values are among those that are chosen; one of the lists may be left aside. */
export const isChosen = (filter: CatalogueFilter, alike: FacetValues, except?: Facet): boolean =>
  facets.every((facet) => {
    const [values, own] = [filter[facet], alike[facet]];
    return facet === except || !values?.length || (own !== null && values.includes(own));
  });

/** How many products the filter leaves. */
export const countOf = (groups: readonly AlikeProducts[], filter: CatalogueFilter): number =>
  sum(groups.filter((alike) => isChosen(filter, alike)));

/** What each choice would find, whatever else is chosen of the same facet; the most frequent first. */
export const facetCounts = (groups: readonly AlikeProducts[], filter: CatalogueFilter): FacetCount[] =>
  facets.flatMap((facet) => {
    const left = groups.filter((alike) => alike[facet] && isChosen(filter, alike, facet));
    const byValue = Map.groupBy(left, (alike) => alike[facet] ?? '');
    return [...byValue]
      .map(([value, alike]) => ({ facet, value, count: sum(alike) }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  });

function sum(groups: readonly AlikeProducts[]): number {
  return groups.reduce((total, { count }) => total + count, 0);
}
