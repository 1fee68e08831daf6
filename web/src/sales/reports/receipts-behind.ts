import { addDays, addMonths, endOfMonth } from '@tresen/domain/kit/business-day';
import type { ReportDimension } from '@tresen/domain/sales/reports';

/** Which receipts a row of a report is of, as their list is narrowed; nothing more where it cannot be told. */
export const receiptsBehind = (dimension: ReportDimension, key: string) => {
  switch (dimension) {
    case 'article':
      return key === '' ? {} : { article: key };
    case 'unit':
      return { units: [key] };
    case 'register':
      return { devices: [key] };
    case 'employee':
      return { employees: [key] };
    case 'hour':
      return { hour: Number(key) };
    case 'day':
      return { from: key, to: key };
    case 'week':
      return { from: key, to: addDays(key, 6) };
    case 'month':
      return { from: key, to: endOfMonth(key) };
    case 'quarter':
      return { from: key, to: endOfMonth(addMonths(key, 2)) };
    case 'year':
      return { from: key, to: `${key.slice(0, 4)}-12-31` };
    default:
      return {};
  }
};
