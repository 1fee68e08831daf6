import { maxPathSegments } from '@tresen/domain/shop/products';

/** What a category brings to the path: its slug, and the category above it. */
interface PathCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly slug: string;
}

/** What the path below the shop names. */
export interface ShopPlace<Category> {
  /** The categories on the way, the outermost first; of an unknown way the part that is known. */
  readonly categories: readonly Category[];
  readonly productId: number | undefined;
  /** What nobody knows: the page shows the nearest that is known and says so (decisions SHP-03). */
  readonly unknown: readonly string[];
}

const largestNumber = 2_147_483_647;

/**
 * What a path below `/apps/shop` names: categories, then a product (decisions SHP-03). Of more than ten segments the
 * rest is unknown (SHP-02).
 * @param path without its leading slash: `printers/receipt/17`
 */
export const placeAt = <Category extends PathCategory>(
  path: string,
  categories: readonly Category[],
): ShopPlace<Category> => {
  const segments = path.split('/').filter(Boolean);
  const asked = segments.slice(0, maxPathSegments);
  const way = waysOf(asked, categories);
  const rest = asked.slice(way.length);
  // A product stands behind its categories; one that has moved is found all the same.
  const place = rest.findIndex((segment) => productIdOf(segment) !== undefined);
  const unknown = [...(place < 0 ? rest : rest.slice(place + 1)), ...segments.slice(maxPathSegments)];
  return { categories: way, productId: productIdOf(rest[place]), unknown };
};

/** The address of a category or a product: `/apps/shop/printers/17`. */
export const shopAddress = (slugs: readonly string[], productId?: number): string =>
  ['/apps/shop', ...slugs, ...(productId === undefined ? [] : [productId])].join('/');

/** The categories that a way of slugs leads through, as far as it is known; in any case, as all addresses. */
function waysOf<Category extends PathCategory>(
  segments: readonly string[],
  categories: readonly Category[],
): Category[] {
  const way: Category[] = [];
  for (const segment of segments) {
    const parentId = way.at(-1)?.id ?? null;
    const next = categories.find(
      (category) => category.parentId === parentId && category.slug === segment.toLowerCase(),
    );
    if (!next) break;
    way.push(next);
  }
  return way;
}

function productIdOf(segment: string | undefined): number | undefined {
  if (segment === undefined || !/^[1-9]\d{0,9}$/.test(segment)) return undefined;
  const id = Number(segment);
  return id <= largestNumber ? id : undefined;
}
