import { type CatalogueFilter, catalogueOrders } from '@tresen/domain/shop/products';
import type { Kit } from '../../kit/graphql/index.ts';
import {
  type BundlePart,
  type ProductPage,
  shopCatalogue,
  shopCategories,
  shopProduct,
  shopProductsByIds,
} from './catalogue.service.ts';
import { catalogueType } from './catalogue-types.ts';
import { type CategoryType, categoryType, type ProductType, productType } from './product-types.ts';

/** The catalogue answers at /graphql; it is the same for every tenant. Languages are de (unless told) and en. */
export const addCatalogue = (kit: Kit): void => {
  const [product, category] = [productType(kit), categoryType(kit)];
  const page = pageType(kit, product, category);
  addCatalogueQuery(kit, catalogueType(kit, product, category), filterInput(kit));
  kit.builder.queryFields((t) => ({
    shopCategories: t.field({
      type: [category],
      description: 'All categories, parents before children.',
      args: { language: t.arg.string() },
      resolve: (_root, { language }, ctx) => shopCategories(ctx, language),
    }),
    shopProduct: t.field({
      type: page,
      nullable: true,
      description: 'A product with its related products; null if the number was never sold.',
      args: { id: t.arg.int({ required: true }), language: t.arg.string() },
      resolve: (_root, { id, language }, ctx) => shopProduct(ctx, id, language),
    }),
    getShopProductByIds: t.field({
      type: [product],
      description: 'Products by number with current prices. Unknown numbers are skipped.',
      args: { ids: t.arg.intList({ required: true }), language: t.arg.string() },
      resolve: (_root, { ids, language }, ctx) => shopProductsByIds(ctx, ids, language),
    }),
  }));
};

function pageType({ builder }: Kit, product: ProductType, category: CategoryType) {
  const part = builder.objectRef<BundlePart>('ShopBundlePart').implement({
    fields: (t) => ({ product: t.expose('product', { type: product }), quantity: t.exposeInt('quantity') }),
  });
  return builder.objectRef<ProductPage>('ShopProductPage').implement({
    fields: (t) => ({
      product: t.expose('product', { type: product }),
      categories: t.expose('categories', {
        type: [category],
        description: 'Path from the top level to its own category.',
      }),
      addOns: t.expose('addOns', { type: [product] }),
      subProducts: t.expose('subProducts', { type: [product] }),
      crossSellingProducts: t.expose('crossSellingProducts', { type: [product] }),
      parts: t.expose('parts', { type: [part], description: 'Parts of a bundle.' }),
    }),
  });
}

function addCatalogueQuery(
  { builder }: Kit,
  catalogue: ReturnType<typeof catalogueType>,
  filter: ReturnType<typeof filterInput>,
): void {
  const order = builder.enumType('ShopOrderBy', { values: catalogueOrders });
  builder.queryField('shopCatalogue', (t) =>
    t.field({
      type: catalogue,
      description: 'A page of products on sale in or below a category that match all search words.',
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
}

function filterInput({ builder }: Kit) {
  return builder.inputRef<CatalogueFilter>('ShopFilter').implement({
    fields: (t) => ({
      types: t.stringList(),
      appTypes: t.stringList(),
      licenceTypes: t.stringList(),
      contractTypes: t.stringList(),
      priceFrom: t.float({ description: 'Net, in euros. Prices on request are not included.' }),
      priceTo: t.float(),
      isDiscounted: t.boolean(),
    }),
  });
}
