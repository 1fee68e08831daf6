import type { Measure } from './measures.ts';

/** What sums are kept by, besides branch and day; `total` is the whole. */
export const partDimensions = [
  'total',
  'article',
  'category',
  'vat',
  'payment',
  'takings',
  'employee',
  'register',
  'hour',
  'place',
  'target',
] as const;
export type PartDimension = (typeof partDimensions)[number];

/** All that sums are kept by: `stay` (`stayKeyOf`) is no part of reports but what table times are read from. */
export const keptDimensions = [...partDimensions, 'stay'] as const;
export type KeptDimension = (typeof keptDimensions)[number];

/** What follows from the day that a sum is kept by. */
export const timeDimensions = ['day', 'week', 'month', 'quarter', 'year', 'weekday'] as const;
export type TimeDimension = (typeof timeDimensions)[number];

/** What the rows, and the columns, of a report can be. */
export const reportDimensions = [...partDimensions, 'unit', ...timeDimensions] as const;
export type ReportDimension = (typeof reportDimensions)[number];

const ofLines: readonly Measure[] = [
  'receipts',
  'turnover',
  'net',
  'tax',
  'quantity',
  'discounts',
  'cancelled',
  'cancellations',
  'refunded',
  'refunds',
];

const ofReceipts: readonly Measure[] = [
  ...ofLines,
  ...([
    'customers',
    'tips',
    'vouchersSold',
    'vouchersRedeemed',
    'deposits',
    'otherTakings',
    'takings',
    'covers',
    'coverTurnover',
    'seatings',
    'timedSeatings',
    'tableMinutes',
  ] as const),
];

const ofAll: readonly Measure[] = [...ofReceipts, 'vatBase', 'vatDue'];

/**
 * The measures that each part can tell; they add up to the whole over its parts, but for receipts, which hold several
 * articles, rates and payments.
 */
export const measuresOfPart: Readonly<Record<PartDimension, readonly Measure[]>> = {
  total: ofAll,
  article: ofLines,
  category: ofLines,
  vat: ['receipts', 'turnover', 'net', 'tax', 'vatBase', 'vatDue'],
  payment: ['receipts', 'tips', 'takings'],
  takings: ['takings'],
  employee: ofReceipts,
  register: ofReceipts,
  hour: ofReceipts,
  place: ofLines,
  target: ofReceipts,
};

/** Parts of which one receipt may hold several, so their numbers of receipts make up more than the whole. */
export const isWithinReceipts = (dimension: PartDimension): boolean =>
  (['article', 'category', 'vat', 'payment', 'place', 'takings'] as readonly PartDimension[]).includes(
    dimension,
  );

export const isPartDimension = (dimension: ReportDimension): dimension is PartDimension =>
  (partDimensions as readonly ReportDimension[]).includes(dimension);

export const isTimeDimension = (dimension: ReportDimension): dimension is TimeDimension =>
  (timeDimensions as readonly ReportDimension[]).includes(dimension);

/** The measures that rows of a dimension can tell: of branches and times all of them. */
export const measuresOfDimension = (dimension: ReportDimension): readonly Measure[] =>
  isPartDimension(dimension) ? measuresOfPart[dimension] : ofAll;
