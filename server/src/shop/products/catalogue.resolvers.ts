import { type CatalogueFilter, catalogueOrders } from '@tresen/domain/shop/products';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  type BundlePart,
  type Catalogue,
  catalogueCount,
  catalogueFacets,
  type ProductPage,
  shopCatalogue,
  shopCategories,
  shopProduct,
  shopProductsByIds,
} from './catalogue.service.ts';
import type { FacetCount } from './facet-counts.ts';
import { type CategoryType, categoryType, type ProductType, productType } from './product-types.ts';

const facetType = ({ builder }: Kit) =>
  builder.objectRef<FacetCount>('ShopFacetCount').implement({
    description: 'How many products have a value, whatever else is chosen of the same filter.',
    fields: (t) => ({
      facet: t.exposeString('facet', { description: 'types, appTypes, licenceTypes or contractTypes' }),
      value: t.exposeString('value'),
      count: t.exposeInt('count'),
    }),
  });

const catalogueType = (kit: Kit, product: ProductType, category: CategoryType) => {
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
        description: 'The nearest category of the path; null at the top.',
      }),
      categories: t.expose('categories', {
        type: [category],
        description: 'From the top down to the category.',
      }),
      isExact: t.exposeBoolean('isExact', { description: 'False where the path goes on to nothing known.' }),
    }),
  });
};

const pageType = ({ builder }: Kit, product: ProductType, category: CategoryType) => {
  const part = builder.objectRef<BundlePart>('ShopBundlePart').implement({
    fields: (t) => ({ product: t.expose('product', { type: product }), quantity: t.exposeInt('quantity') }),
  });
  return builder.objectRef<ProductPage>('ShopProductPage').implement({
    fields: (t) => ({
      product: t.expose('product', { type: product }),
      categories: t.expose('categories', { type: [category], description: 'From the top down to its own.' }),
      addOns: t.expose('addOns', { type: [product] }),
      subProducts: t.expose('subProducts', { type: [product] }),
      crossSellingProducts: t.expose('crossSellingProducts', { type: [product] }),
      parts: t.expose('parts', { type: [part], description: 'Of a bundle.' }),
    }),
  });
};

const filterInput = ({ builder }: Kit) =>
  builder.inputRef<CatalogueFilter>('ShopFilter').implement({
    fields: (t) => ({
      types: t.stringList(),
      appTypes: t.stringList(),
      licenceTypes: t.stringList(),
      contractTypes: t.stringList(),
      priceFrom: t.float({ description: 'Euro, net; prices on request are in no range.' }),
      priceTo: t.float(),
      isDiscounted: t.boolean(),
    }),
  });

const addCatalogueQuery = (
  { builder }: Kit,
  catalogue: ReturnType<typeof catalogueType>,
  filter: ReturnType<typeof filterInput>,
): void => {
  const order = builder.enumType('ShopOrderBy', { values: catalogueOrders });
  builder.queryField('shopCatalogue', (t) =>
    t.field({
      type: catalogue,
      description: 'A page of what is on sale below a category that has all words of the search.',
      args: {
        language: t.arg.string(),
        categoryPath: t.arg.stringList(),
        search: t.arg.string(),
        filter: t.arg({ type: filter }),
        order: t.arg({ type: order }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) => shopCatalogue(ctx, args),
    }),
  );
};

/** The catalogue answers at /graphql; it is the same for every tenant. Languages are de (unless told) and en. */
export const addCatalogue = (kit: Kit): void => {
  const [product, category] = [productType(kit), categoryType(kit)];
  const page = pageType(kit, product, category);
  addCatalogueQuery(kit, catalogueType(kit, product, category), filterInput(kit));
  kit.builder.queryFields((t) => ({
    shopCategories: t.field({
      type: [category],
      description: 'All categories, each before those below it.',
      args: { language: t.arg.string() },
      resolve: (_root, { language }, ctx) => shopCategories(ctx, language),
    }),
    shopProduct: t.field({
      type: page,
      nullable: true,
      description: 'A product with what is offered along; null for a number that was never sold.',
      args: { id: t.arg.int({ required: true }), language: t.arg.string() },
      resolve: (_root, { id, language }, ctx) => shopProduct(ctx, id, language),
    }),
    getShopProductByIds: t.field({
      type: [product],
      description: 'Products by their numbers with today’s prices; unknown numbers are left out.',
      args: { ids: t.arg.intList({ required: true }), language: t.arg.string() },
      resolve: (_root, { ids, language }, ctx) => shopProductsByIds(ctx, ids, language),
    }),
  }));
};
