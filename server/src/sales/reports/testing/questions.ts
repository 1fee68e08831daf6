import type { ReportFigure, ReportView } from '@tresen/domain/sales/reports';
import type { LinkedRegister } from '../../../app/testing/link-register.ts';

const year = { from: '2026-01-01', to: '2026-12-31' } as const;
export const cut = { from: '2026-02-10', to: '2026-11-20' } as const;

/** What a report is asked for, by its API and as a file. */
export interface Question extends ReportView {
  readonly filter?: object;
  readonly order?: ReportFigure;
  readonly isAscending?: boolean;
  readonly fromHour?: number;
  readonly toHour?: number;
  readonly withoutHolidays?: boolean;
}

const own = (view: Partial<Question>): Question => ({
  rows: 'article',
  columns: null,
  figures: ['turnover'],
  ...view,
});

type Tills = readonly LinkedRegister[];
const unit = (tills: Tills, place: number): string => tills[place]?.unitId ?? '';

/** Questions of an owner by name: each preset, and what narrows, crosses, compares and indexes them. */
export const questions: readonly (readonly [string, (tills: Tills) => Question])[] = [
  ['articles', () => own({ figures: ['quantity', 'turnover', 'net', 'discounts', 'refunded'] })],
  ['articles, the least first', () => own({ figures: ['turnover', 'receipts'], isAscending: true })],
  ['categories', () => own({ rows: 'category', figures: ['turnover', 'net', 'quantity', 'discounts'] })],
  ['VAT', () => own({ rows: 'vat', figures: ['vatBase', 'vatDue', 'turnover', 'net', 'tax'] })],
  ['payments', () => own({ rows: 'payment', figures: ['takings', 'receipts', 'tips'] })],
  ['takings', () => own({ rows: 'takings', figures: ['takings'] })],
  [
    'discounts',
    () => own({ rows: 'employee', figures: ['discounts', 'discountRate', 'cancelled', 'cancelledRate'] }),
  ],
  ['drawers', () => own({ rows: 'register', figures: ['turnover', 'averageReceipt', 'tips', 'tipRate'] })],
  ['tips', () => own({ rows: 'employee', columns: 'month', figures: ['tips'] })],
  [
    'tables',
    () => own({ rows: 'target', figures: ['turnover', 'covers', 'averageCover', 'seatings', 'averageStay'] }),
  ],
  ['places', () => own({ rows: 'place', figures: ['turnover', 'tax'] })],
  ['branches', () => own({ rows: 'unit', figures: ['turnover', 'net', 'customers', 'averageCustomer'] })],
  [
    'days',
    () =>
      own({
        rows: 'day',
        figures: ['turnover', 'receipts'],
        filter: { from: '2026-10-01', to: '2026-11-20' },
      }),
  ],
  ['heat', () => own({ rows: 'weekday', columns: 'hour' })],
  [
    'hours of a night',
    () => own({ rows: 'hour', figures: ['receipts', 'turnover'], fromHour: 20, toHour: 3 }),
  ],
  ['articles by branches', () => own({ columns: 'unit', figures: ['quantity'] })],
  ['branches by quarters', () => own({ rows: 'unit', columns: 'quarter' })],
  [
    'articles beside the time before',
    () => own({ filter: { ...cut, from: '2026-07-01', comparison: 'PREVIOUS_PERIOD' } }),
  ],
  [
    'months beside the year before',
    () => own({ rows: 'month', filter: { ...year, comparison: 'YEAR_BEFORE' } }),
  ],
  [
    'branches beside another',
    (tills) =>
      own({
        rows: 'article',
        filter: { unitIds: [unit(tills, 0)], comparison: 'UNIT', comparisonUnitId: unit(tills, 1) },
      }),
  ],
  ['branches as an index', () => own({ rows: 'unit', columns: 'month', isIndexed: true })],
  ['articles as an index', () => own({ columns: 'quarter', figures: ['quantity'], isIndexed: true })],
  [
    'without public holidays',
    () => own({ rows: 'month', filter: { ...year, comparison: 'YEAR_BEFORE' }, withoutHolidays: true }),
  ],
  [
    'one of its own: an employee at night',
    (tills) =>
      own({
        rows: 'vat',
        columns: 'weekday',
        figures: ['net'],
        fromHour: 18,
        toHour: 2,
        filter: { employees: [`${unit(tills, 0)}:1`, `${unit(tills, 1)}:2`] },
      }),
  ],
  [
    'one register by amount of receipts',
    (tills) =>
      own({
        rows: 'week',
        figures: ['averageReceipt', 'turnover'],
        order: 'averageReceipt',
        filter: { deviceIds: [tills[2]?.deviceId] },
      }),
  ],
  ['nothing sold', () => own({ filter: { from: '2025-01-01', to: '2025-01-31' } })],
];
