import { shopCategoryInputSchema } from '@tresen/domain/shop/products';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type { StoredCategory } from './editing.queries.ts';

/** What the form of a category holds. */
export interface CategoryForm {
  parentId: string | null;
  slug: string;
  nameDe: string;
  nameEn: string;
  descriptionDe: string;
  descriptionEn: string;
  imagePath: string;
  position: number | string | null;
}

/** What the form shows of a stored category; of a new one its place. */
export const categoryFormOf = (
  category: StoredCategory | undefined,
  parentId: string | null,
): CategoryForm =>
  category
    ? {
        ...{ parentId: category.parentId, slug: category.slug, position: category.position },
        ...{ nameDe: category.nameDe, nameEn: category.nameEn, imagePath: category.imagePath ?? '' },
        ...{ descriptionDe: category.descriptionDe, descriptionEn: category.descriptionEn },
      }
    : {
        ...{ parentId, slug: '', position: 0, nameDe: '', nameEn: '', imagePath: '' },
        ...{ descriptionDe: '', descriptionEn: '' },
      };

/** What the domain has checked. @throws {ZodError} for a form with faults */
export const checkedCategory = (values: CategoryForm) => shopCategoryInputSchema.parse(inputOf(values));

/** The domain's rules, which the server applies, too. */
export const categoryResolver: Resolver<CategoryForm> = (values) => {
  const parsed = shopCategoryInputSchema.safeParse(inputOf(values));
  if (parsed.success) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= { type: 'rule', message };
  return { values: {}, errors: errors as FieldErrors<CategoryForm> };
};

function inputOf(values: CategoryForm) {
  return { ...values, imagePath: values.imagePath || null };
}
