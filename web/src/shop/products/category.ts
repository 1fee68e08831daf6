/** A category of the catalogue as its pages show it. */
export interface Category {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
  /** Its address below the shop, from the top down. */
  readonly path: readonly string[];
  readonly name: string;
  readonly description: string;
  readonly imagePath: string | null;
  /** Products on sale in it and below. */
  readonly productCount: number;
}

/** The categories directly below one, or at the top; those without a product are left out. */
export const categoriesBelow = (
  categories: readonly Category[],
  parent: Category | undefined,
): readonly Category[] =>
  categories.filter(({ parentId, productCount }) => parentId === (parent?.id ?? null) && productCount > 0);
