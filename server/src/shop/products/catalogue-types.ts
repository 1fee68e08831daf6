import type { Kit } from '../../kit/graphql/index.ts';
import { type Catalogue, catalogueCount, catalogueFacets } from './catalogue.service.ts';
import type { FacetCount } from './facet-counts.ts';
import type { CategoryType, ProductType } from './product-types.ts';

/** A page of the catalogue, and what its filter would find. */
export const catalogueType = (kit: Kit, product: ProductType, category: CategoryType) => {
  const facet = facetType(kit);
  return kit.builder.objectRef<Catalogue>('ShopCatalogue').implement({
    fields: (t) => ({
      nodes: t.expose('nodes', { type: [product] }),
      pageInfo: t.expose('pageInfo', { type: kit.pageInfo }),
      totalCount: t.int({ resolve: (catalogue) => catalogueCount(catalogue) }),
      facets: t.field({
        type: [facet],
        resolve: (catalogue) => catalogueFacets(catalogue),
      }),
      category: t.expose('category', {
        type: category,
        nullable: true,
        description: 'Closest category on the path; null at the top level.',
      }),
      categories: t.expose('categories', {
        type: [category],
        description: 'Path from the top level to the category.',
      }),
      isExact: t.exposeBoolean('isExact', { description: 'False if part of the path is unknown.' }),
    }),
  });
};

function facetType({ builder }: Kit) {
  return builder.objectRef<FacetCount>('ShopFacetCount').implement({
    description: 'Number of products with this value, ignoring other selections in the same filter.',
    fields: (t) => ({
      facet: t.exposeString('facet', {
        description: '`types`, `appTypes`, `licenceTypes` or `contractTypes`.',
      }),
      value: t.exposeString('value'),
      count: t.exposeInt('count'),
    }),
  });
}
