import type { Day } from '../../kit/business-day/index.ts';

/** Figures that customers can be ordered by. */
export const customerFigures = ['turnover', 'visits', 'receipts', 'perVisit', 'lastDay', 'firstDay'] as const;
export type CustomerFigure = (typeof customerFigures)[number];

/** A customer whom receipts name. Money in cents. */
export interface NamedCustomer {
  /** The name as it is compared: without case and accents. */
  readonly key: string;
  /** As the newest receipt has it. */
  readonly name: string;
  /** Business days with receipts: who pays twice on a day came once. */
  readonly visits: number;
  readonly receipts: number;
  readonly turnover: number;
  /** Within the days that were asked for. */
  readonly firstDay: Day;
  readonly lastDay: Day;
}

export const perVisit = ({ turnover, visits }: Pick<NamedCustomer, 'turnover' | 'visits'>): number =>
  Math.round(turnover / Math.max(visits, 1));

/** Customers by a figure, the highest or newest first; those that are equal by turnover and name. */
export const orderedCustomers = (
  customers: readonly NamedCustomer[],
  order: CustomerFigure,
  isAscending: boolean,
): readonly NamedCustomer[] => {
  const sign = isAscending ? -1 : 1;
  return customers.toSorted(
    (one, other) =>
      sign * compare(figureOf(other, order), figureOf(one, order)) ||
      other.turnover - one.turnover ||
      compare(one.key, other.key),
  );
};

function figureOf(customer: NamedCustomer, figure: CustomerFigure): number | string {
  return figure === 'perVisit' ? perVisit(customer) : customer[figure];
}

function compare(one: number | string, other: number | string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
