import type { ReportDimension } from './dimensions.ts';
import { isInOrder } from './report-question.ts';

/** How a place among all rows differs from the one in the comparison. */
export type RankChange =
  | { readonly kind: 'up' | 'down'; readonly places: number }
  | { readonly kind: 'same' | 'new' | 'gone' };

/** Whether rows compete: times have their order, and nobody sells more of a tax rate. */
export const isRanked = (dimension: ReportDimension): boolean =>
  !isInOrder(dimension) && dimension !== 'vat' && dimension !== 'place' && dimension !== 'total';

/** From 1; null where nothing was sold. */
export const rankChangeOf = (rank: number | null, before: number | null): RankChange | null => {
  if (rank === null) return before === null ? null : { kind: 'gone' };
  if (before === null) return { kind: 'new' };
  if (rank === before) return { kind: 'same' };
  return rank < before ? { kind: 'up', places: before - rank } : { kind: 'down', places: rank - before };
};
