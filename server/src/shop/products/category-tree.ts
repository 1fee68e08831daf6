export interface CategoryRow {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** A path of this server. */
  readonly imagePath: string | null;
  /** Products on sale directly in it. */
  readonly productCount: number;
}

/** A category at its place in the tree. */
export interface ShopCategory extends CategoryRow {
  /** The slugs from the top down to itself: its address below /apps/shop. */
  readonly path: readonly string[];
  /** Products on sale in it and in everything below. */
  readonly totalCount: number;
}

/** The categories in the order of the catalogue, each before those below it; what lies below a hidden one is hidden. */
export const categoryTree = (rows: readonly CategoryRow[]): ShopCategory[] => {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
  return (childrenOf.get(null) ?? []).flatMap((row) => placed(row, [], childrenOf));
};

/** Where a path leads: the nearest category that exists, and whether that is the one asked for (decisions SHP-03). */
export interface CategoryPlace {
  readonly category: ShopCategory | undefined;
  readonly isExact: boolean;
}

/** Slugs are compared without regard to case, as paths are. */
export const categoryAt = (tree: readonly ShopCategory[], path: readonly string[]): CategoryPlace => {
  const asked = path.map((slug) => slug.toLowerCase());
  const begins = ({ path: own }: ShopCategory) => own.every((slug, depth) => slug === asked[depth]);
  const category = tree.filter(begins).sort((a, b) => b.path.length - a.path.length)[0];
  return { category, isExact: (category?.path.length ?? 0) === path.length };
};

/** A category and everything below it, in the order of the catalogue. */
export const categoriesWithin = (
  tree: readonly ShopCategory[],
  category: ShopCategory | undefined,
): readonly ShopCategory[] =>
  category ? tree.filter(({ path }) => category.path.every((slug, depth) => slug === path[depth])) : tree;

/** The categories from the top down to one. */
export const categoriesAbove = (tree: readonly ShopCategory[], id: string): readonly ShopCategory[] => {
  const own = tree.find((category) => category.id === id);
  return own
    ? tree.filter(
        ({ path }) => path.length <= own.path.length && path.every((slug, depth) => slug === own.path[depth]),
      )
    : [];
};

function placed(
  row: CategoryRow,
  above: readonly string[],
  childrenOf: ReadonlyMap<string | null, readonly CategoryRow[]>,
): ShopCategory[] {
  const path = [...above, row.slug];
  const below = (childrenOf.get(row.id) ?? []).map((child) => placed(child, path, childrenOf));
  const totalCount = below.reduce((sum, [child]) => sum + (child?.totalCount ?? 0), row.productCount);
  return [{ ...row, path, totalCount }, ...below.flat()];
}
