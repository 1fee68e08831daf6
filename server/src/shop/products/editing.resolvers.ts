import type { Kit } from '../../kit/graphql/index.ts';
import { createSharedTypes, type FilterInput } from '../../kit/records/index.ts';
import { mayEdit } from './as-editor.ts';
import { editedCategories, removeShopCategory, saveShopCategory } from './edit-categories.service.ts';
import { editedProduct, removeShopProduct, saveShopProduct } from './edit-products.service.ts';
import { categoryInput, productInput } from './editing-inputs.ts';
import { editedCategoryType, editedType, enumsOf, listType } from './editing-types.ts';
import { editedProducts } from './list-products.service.ts';

/** Writing the catalogue answers at /graphql, to the administrators of the vendor's own tenant (contract 2). */
export const addCatalogueEditing = (kit: Kit): void => {
  addProductEditing(kit);
  const [category, input] = [editedCategoryType(kit), categoryInput(kit)];
  kit.builder.queryFields((t) => ({
    editedShopCategories: t.field({
      type: [category],
      resolve: (_root, _args, ctx) => editedCategories(ctx),
    }),
    mayEditShop: t.boolean({
      description: 'Whether the caller may edit the catalogue.',
      resolve: (_root, _args, ctx) => mayEdit(ctx),
    }),
  }));
  kit.builder.mutationFields((t) => ({
    saveShopCategory: t.field({
      type: kit.saveResult,
      args: { category: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveShopCategory(ctx, args.category),
    }),
    removeShopCategory: t.field({
      type: kit.saveResult,
      description: 'Deletes a category that contains no products or categories.',
      args: { id: t.arg.id({ required: true }) },
      resolve: (_root, { id }, ctx) => removeShopCategory(ctx, id),
    }),
  }));
};

function addProductEditing(kit: Kit): void {
  const enums = enumsOf(kit);
  const [list, product, input] = [listType(kit, enums), editedType(kit, enums), productInput(kit, enums)];
  kit.builder.queryFields((t) => ({
    editedShopProducts: t.field({
      type: list,
      description: 'The seller’s products sorted by name, including drafts and discontinued ones.',
      args: {
        search: t.arg.string(),
        categoryId: t.arg.id(),
        state: t.arg({ type: enums.state }),
        filter: t.arg({ type: createSharedTypes(kit).filter }),
        first: t.arg.int(),
        after: t.arg.string(),
      },
      resolve: (_root, args, ctx) =>
        editedProducts(ctx, { ...args, filter: args.filter as FilterInput | null | undefined }),
    }),
    editedShopProduct: t.field({
      type: product,
      args: { id: t.arg.int({ required: true }) },
      resolve: (_root, { id }, ctx) => editedProduct(ctx, id),
    }),
  }));
  kit.builder.mutationFields((t) => ({
    saveShopProduct: t.field({
      type: kit.saveResult,
      args: { product: t.arg({ type: input, required: true }) },
      resolve: (_root, args, ctx) => saveShopProduct(ctx, args.product),
    }),
    removeShopProduct: t.field({
      type: kit.saveResult,
      description: 'Deletes a draft. Products that have been on sale can’t be deleted.',
      args: { id: t.arg.int({ required: true }), version: t.arg.int({ required: true }) },
      resolve: (_root, { id, version }, ctx) => removeShopProduct(ctx, id, version),
    }),
  }));
}
