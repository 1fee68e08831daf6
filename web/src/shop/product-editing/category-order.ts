import type { Language } from '../../kit/i18n/index.ts';
import type { StoredCategory } from './editing.queries.ts';

/** A category at its place in the tree. */
export interface PlacedCategory {
  readonly category: StoredCategory;
  /** 0 for those at the top. */
  readonly depth: number;
  /** The names from the top down: Hardware › Drucker. */
  readonly name: string;
}

/** What a category is called in a language. */
export const categoryName = (
  { nameDe, nameEn }: Pick<StoredCategory, 'nameDe' | 'nameEn'>,
  language: Language,
) => (language === 'de' ? nameDe : nameEn);

/** The categories as the tree has them, each before those below it. */
export const placedCategories = (
  categories: readonly StoredCategory[],
  language: Language,
  parentId: string | null = null,
  above: readonly string[] = [],
): readonly PlacedCategory[] =>
  categories
    .filter((category) => category.parentId === parentId)
    .flatMap((category) => {
      const names = [...above, categoryName(category, language)];
      const own = { category, depth: above.length, name: names.join(' › ') };
      return [own, ...placedCategories(categories, language, category.id, names)];
    });
