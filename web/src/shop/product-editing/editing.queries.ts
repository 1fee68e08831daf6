import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  EditedCategoriesDocument,
  type EditedCategoriesQuery,
  EditedProductDocument,
  type EditedProductQuery,
  FindLinkedProductsDocument,
  ListedProductsDocument,
  type ListedProductsQuery,
  MayEditShopDocument,
  RemoveCategoryDocument,
  RemoveProductDocument,
  SaveCategoryDocument,
  SaveProductDocument,
  type ShopCategoryInput,
  type ShopProductInput,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

export type ListedProduct = ListedProductsQuery['editedShopProducts']['nodes'][number];
/** A product as the list shows it: rows are named by texts. */
export type ListedRow = Omit<ListedProduct, 'id'> & { readonly id: string };
export type StoredProduct = EditedProductQuery['editedShopProduct'];
export type StoredCategory = EditedCategoriesQuery['editedShopCategories'][number];

const key = 'catalogueEditing';

/** Pages of all products, whether they are sold or not. */
export const listedProductsQuery = recordsQuery<ListedRow>(
  key,
  async ({ filter, first, after }) => {
    const { editedShopProducts } = await generalApi.request(ListedProductsDocument, { filter, first, after });
    return {
      ...editedShopProducts,
      nodes: editedShopProducts.nodes.map((product) => ({ ...product, id: String(product.id) })),
    };
  },
  [],
);

/** One product in both languages; a failure NOT_FOUND where there is none. */
export const storedProductQuery = (id: number) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: async () => (await generalApi.request(EditedProductDocument, { id })).editedShopProduct,
  });

/** All categories, brothers and sisters in their order. */
export const storedCategoriesQuery = queryOptions({
  queryKey: [key, 'categories'],
  queryFn: async () => (await generalApi.request(EditedCategoriesDocument, {})).editedShopCategories,
});

/** Whether the person writes the catalogue. */
export const mayEditQuery = queryOptions({
  queryKey: [key, 'mayEdit'],
  queryFn: async () => (await generalApi.request(MayEditShopDocument, {})).mayEditShop,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The first products that have these words. */
export const findLinkedProducts = async (search: string) =>
  (await generalApi.request(FindLinkedProductsDocument, { search })).editedShopProducts.nodes;

/** Makes or changes a product; gives its number. */
export const useSaveProduct = () =>
  useEdit(async (product: ShopProductInput) =>
    savedId((await generalApi.request(SaveProductDocument, { product })).saveShopProduct),
  );

/** Removes a draft. */
export const useRemoveProduct = () =>
  useEdit(async (product: { id: number; version: number }) =>
    savedId((await generalApi.request(RemoveProductDocument, product)).removeShopProduct),
  );

/** Makes or changes a category; gives its id. */
export const useSaveCategory = () =>
  useEdit(async (category: ShopCategoryInput) =>
    savedId((await generalApi.request(SaveCategoryDocument, { category })).saveShopCategory),
  );

/** Removes an empty category. */
export const useRemoveCategory = () =>
  useEdit(async (id: string) =>
    savedId((await generalApi.request(RemoveCategoryDocument, { id })).removeShopCategory),
  );

function useEdit<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // The shop itself shows it, too.
    onSuccess: () => client.invalidateQueries(),
  });
}
