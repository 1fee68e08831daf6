import { type Measure, type Measures, measures, measuresOf, type Ratios, ratiosOf } from './measures.ts';

/** What a report shows of a part: sums and what follows from them. Quantities in pieces or units. */
export type ReportFigures = Measures & Ratios;

/** What a column of a report can be. */
export const reportFigures = [
  ...measures,
  'averageReceipt',
  'averageCustomer',
  'discountRate',
  'cancelledRate',
  'tipRate',
  'averageCover',
  'averageStay',
] as const satisfies readonly (keyof ReportFigures)[];
export type ReportFigure = (typeof reportFigures)[number];

export type FigureUnit = 'money' | 'count' | 'quantity' | 'share';

const counts: readonly ReportFigure[] = [
  'receipts',
  'customers',
  'cancellations',
  'refunds',
  'covers',
  'seatings',
  'timedSeatings',
  'tableMinutes',
  'averageStay',
];
const shares: readonly ReportFigure[] = ['discountRate', 'cancelledRate', 'tipRate'];

export const unitOfFigure = (figure: ReportFigure): FigureUnit => {
  if (figure === 'quantity') return 'quantity';
  if (shares.includes(figure)) return 'share';
  return counts.includes(figure) ? 'count' : 'money';
};

/** Measures that a figure is made of. */
const madeOf: Readonly<Partial<Record<ReportFigure, readonly Measure[]>>> = {
  averageReceipt: ['turnover', 'receipts'],
  averageCustomer: ['turnover', 'customers'],
  discountRate: ['turnover', 'discounts'],
  cancelledRate: ['turnover', 'cancelled'],
  tipRate: ['turnover', 'tips'],
  averageCover: ['coverTurnover', 'covers'],
  averageStay: ['timedSeatings', 'tableMinutes'],
};

/** The figures that measures tell. */
export const figuresFrom = (known: readonly Measure[]): readonly ReportFigure[] =>
  reportFigures.filter((figure) =>
    (madeOf[figure] ?? [figure as Measure]).every((measure) => known.includes(measure)),
  );

/** The measure that rows are ordered by for a figure: of a ratio its amount. */
export const orderOfFigure = (figure: ReportFigure): Measure => madeOf[figure]?.[1] ?? (figure as Measure);

/** The figures of sums in the order of `measures`, quantities in thousandths. */
export const reportFiguresOf = (values: readonly number[]): ReportFigures => {
  const sums = measuresOf(values);
  return { ...sums, ...ratiosOf(sums), quantity: sums.quantity / 1_000 };
};

/** A name of the domain as the API writes it: `vatBase` is `VAT_BASE`. */
export const enumNameOf = (name: string): string => name.replace(/[A-Z]/g, '_$&').toUpperCase();
