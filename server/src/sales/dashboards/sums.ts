import type { DayRange } from '@tresen/domain/kit/business-day';
import { type FigureSums, isWholeSpan, type PaymentFigures } from '@tresen/domain/sales/dashboards';
import type { SideSums } from './side-rows.ts';

const noSums: FigureSums & PaymentFigures = {
  receipts: 0,
  customers: 0,
  turnover: 0,
  net: 0,
  tax: 0,
  cash: 0,
  card: 0,
  digital: 0,
  other: 0,
  discounts: 0,
  cancelled: 0,
};

/** How the sums were paid. */
export const paymentsOf = ({ cash, card, digital, other }: PaymentFigures): PaymentFigures => ({
  cash,
  card,
  digital,
  other,
});

/** The sums of a side; zeros where nothing was sold. */
export const sumsOfSide = (sums: readonly SideSums[], name: string): FigureSums & PaymentFigures =>
  sums.find(({ side }) => side === name) ?? noSums;

/** The first day with sales, where it leaves a span that is compared with without some of its days. */
export const sinceOf = (span: DayRange | undefined, firstDay: string | null): string | null =>
  span && !isWholeSpan(span, firstDay) ? firstDay : null;
