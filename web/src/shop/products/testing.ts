import { product } from '@tresen/domain/shop/cart/testing';
import type { Category } from './category.ts';
import type { OfferedProduct } from './product.ts';

/** A product as the server answers it, with what a test changes. */
export const offered = (
  changes: Partial<OfferedProduct> = {},
): OfferedProduct & { readonly categoryId: string } => ({
  ...product(),
  categoryId: 'licences',
  licenseRequired: false,
  upgradeValue: null,
  ...changes,
});

/** A category at a path; its id is the last part. */
export const category = (path: string, changes: Partial<Category> = {}): Category & { path: string[] } => {
  const slugs = path.split('/');
  const slug = slugs.at(-1) ?? '';
  return {
    id: slug,
    parentId: slugs.at(-2) ?? null,
    slug,
    name: slug,
    description: '',
    imagePath: null,
    productCount: 3,
    ...changes,
    path: slugs,
  };
};
