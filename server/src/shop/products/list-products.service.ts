import type { Condition } from '@tresen/domain/kit/entities';
import { type ProductState, productList } from '@tresen/domain/shop/products';
import * as z from 'zod/mini';
import type { Ctx } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import type { PageInfo } from '../../kit/graphql/index.ts';
import { type FilterInput, readFilter } from '../../kit/records/index.ts';
import { asEditor, invalid } from './as-editor.ts';
import { categoriesWithin, categoryTree } from './category-tree.ts';
import { readEditedCategories } from './edited-categories.store.ts';
import {
  countEditedProducts,
  type EditedFilter,
  type EditedPlace,
  type ListedProduct,
  listEditedProducts,
} from './edited-products.store.ts';

export interface EditedArgs {
  readonly search?: string | null | undefined;
  readonly categoryId?: string | null | undefined;
  readonly state?: ProductState | null | undefined;
  readonly filter?: FilterInput | null | undefined;
  readonly first?: number | null | undefined;
  readonly after?: string | null | undefined;
}

/** A page of the seller's own products. */
export interface EditedProducts {
  readonly nodes: readonly ListedProduct[];
  readonly pageInfo: PageInfo;
  readonly filter: EditedFilter;
}

const pageSize = { default: 25, max: 100 } as const;
const placeSchema = z.tuple([z.string(), z.int()]);

/**
 * A page of the seller's products, drafts and those sold no more among them, by name.
 * @throws {AppError} FORBIDDEN outside the vendor's tenant, INVALID_INPUT for a place that is none
 */
export const editedProducts = (ctx: Ctx, args: EditedArgs): Promise<EditedProducts> => {
  const { search, categoryId, state, first, after } = args;
  const given = readFilter(productList, args.filter);
  const place = after ? placeOf(after) : undefined;
  const size = Math.min(Math.max(first ?? pageSize.default, 1), pageSize.max);
  return asEditor(ctx, async (tx, tenantId, at) => {
    const only: Condition[] = categoryId ? [{ field: 'categoryId', is: 'is', values: [categoryId] }] : [];
    const filter: EditedFilter = {
      tenantId,
      search: search ?? given.search,
      ...(await categoriesOf(tx, tenantId, [...only, ...given.conditions])),
      state: state ?? undefined,
      conditions: given.conditions.filter(({ field }) => field !== 'categoryId'),
    };
    const read = await listEditedProducts(tx, filter, at, size + 1, place);
    const nodes = read.slice(0, size);
    const last = nodes.at(-1);
    return {
      nodes,
      filter,
      pageInfo: { endCursor: last ? cursorOf(last) : null, hasNextPage: read.length > size },
    };
  });
};

/** How many products the filter of a page leaves. */
export const editedCount = (ctx: Ctx, { filter }: EditedProducts): Promise<number> =>
  asEditor(ctx, (tx) => countEditedProducts(tx, filter));

function placeOf(cursor: string): EditedPlace {
  try {
    const [searchText, id] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { searchText, id };
  } catch {
    throw invalid('after', '');
  }
}

/** The categories that conditions leave, and those that they leave out, each with all below it. */
async function categoriesOf(
  tx: Tx,
  tenantId: string,
  conditions: readonly Condition[],
): Promise<Pick<EditedFilter, 'categoryIds' | 'withoutCategoryIds'>> {
  const own = conditions.filter(({ field }) => field === 'categoryId');
  if (own.length === 0) return { categoryIds: undefined, withoutCategoryIds: [] };
  const rows = await readEditedCategories(tx, tenantId);
  const tree = categoryTree(rows.map((row) => ({ ...row, name: row.nameDe, description: '' })));
  const within = ({ values }: Condition): string[] =>
    tree
      .filter(({ id }) => values.includes(id))
      .flatMap((category) => categoriesWithin(tree, category).map(({ id }) => id));
  const [left, ...more] = own.filter(({ is }) => is === 'is').map(within);
  return {
    categoryIds: left?.filter((id) => more.every((ids) => ids.includes(id))),
    withoutCategoryIds: own.filter(({ is }) => is === 'isNot').flatMap(within),
  };
}

function cursorOf({ searchText, id }: EditedPlace): string {
  return Buffer.from(JSON.stringify([searchText, id])).toString('base64url');
}
