import type { ArticleUnit } from './article-fields.ts';

/** In which unit base prices are told, and how many of the smaller one make it (PAngV § 5). */
const large: Readonly<Partial<Record<ArticleUnit, readonly [unit: ArticleUnit, parts: number]>>> = {
  g: ['kg', 1000],
  cl: ['l', 100],
  ml: ['l', 1000],
  cm: ['m', 100],
};

/** What one kilogram, litre, metre, piece … of an article costs. */
export interface BasePrice {
  /** Gross, in cents, rounded. */
  readonly cents: number;
  readonly unit: ArticleUnit;
}

/**
 * @param price gross, in cents
 * @param baseQuantity how much is in the article, in thousandths of the unit; null when nobody said
 * @returns null without quantity or unit
 */
export const basePriceOf = (
  price: number,
  baseQuantity: number | null,
  baseUnit: ArticleUnit | null,
): BasePrice | null => {
  if (baseQuantity === null || baseQuantity <= 0 || baseUnit === null) return null;
  const [unit, parts] = large[baseUnit] ?? [baseUnit, 1];
  return { cents: Math.round((price * parts * 1000) / baseQuantity), unit };
};
