import type { ReportFigure } from './report-figures.ts';
import type { ReportView } from './report-sheet.ts';

const people = [
  'turnover',
  'receipts',
  'averageReceipt',
  'tips',
  'discounts',
  'discountRate',
  'cancelled',
  'cancelledRate',
  'refunded',
] as const satisfies readonly ReportFigure[];
const places = ['turnover', 'net', 'receipts', 'averageReceipt', 'customers', 'tips'] as const;

/** Reports that everybody asks for; a report of one's own begins with one of them. */
export const reportPresets = {
  articles: {
    rows: 'article',
    columns: null,
    figures: ['quantity', 'turnover', 'net', 'discounts', 'refunded'],
  },
  categories: { rows: 'category', columns: null, figures: ['turnover', 'net', 'quantity', 'discounts'] },
  vat: { rows: 'vat', columns: null, figures: ['vatBase', 'vatDue', 'turnover', 'net', 'tax'] },
  payments: { rows: 'payment', columns: null, figures: ['takings', 'receipts', 'tips'] },
  employees: { rows: 'employee', columns: null, figures: people },
  tables: {
    rows: 'target',
    columns: null,
    figures: ['turnover', 'covers', 'averageCover', 'seatings', 'averageStay'],
  },
  registers: { rows: 'register', columns: null, figures: people },
  branches: { rows: 'unit', columns: null, figures: places },
  days: { rows: 'day', columns: null, figures: places },
  hours: { rows: 'weekday', columns: 'hour', figures: ['turnover'] },
} as const satisfies Readonly<Record<string, ReportView>>;
export type ReportPreset = keyof typeof reportPresets;

export const reportPresetNames = Object.keys(reportPresets) as readonly ReportPreset[];
