import { addDays, addMonths, type DayRange, endOfMonth } from '@tresen/domain/kit/business-day';
import { groupOfPayment, type PaymentKind, type ReceiptMark } from '@tresen/domain/sales/receipts';
import { type ReportDimension, type ReportFigure, targetOfKey } from '@tresen/domain/sales/reports';

/** What narrows the list of receipts. */
export interface Behind {
  readonly from?: string;
  readonly to?: string;
  readonly units?: readonly string[];
  readonly devices?: readonly string[];
  readonly employees?: readonly string[];
  readonly hours?: readonly number[];
  readonly payment?: string;
  readonly article?: string;
  readonly target?: string;
  /** What their list is searched for. */
  readonly q?: string;
  readonly mark?: ReceiptMark;
}

/** Which receipts a row of a report is of, as their list is narrowed; nothing more where it cannot be told. */
export const receiptsBehind = (dimension: ReportDimension, key: string): Behind => {
  switch (dimension) {
    case 'article':
      return key === '' ? {} : { article: key };
    case 'unit':
      return { units: [key] };
    case 'register':
      return { devices: [key] };
    case 'employee':
      return { employees: [key.replace(/[%,]/g, encodeURIComponent)] };
    case 'hour':
      return { hours: [Number(key)] };
    case 'target':
      return targetBehind(key);
    case 'payment':
      return paymentBehind(key);
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

/** The mark of receipts that a figure is of: those with a cancelled line, with a tip … */
export const markOfFigure: Readonly<Partial<Record<ReportFigure, ReceiptMark>>> = {
  discounts: 'discounted',
  discountRate: 'discounted',
  cancelled: 'cancelled',
  cancellations: 'cancelled',
  cancelledRate: 'cancelled',
  refunded: 'refund',
  refunds: 'refund',
  tips: 'tipped',
  tipRate: 'tipped',
  vouchersSold: 'voucher',
  vouchersRedeemed: 'voucher',
};

/** Hours of the day one by one, across midnight too. */
export const hoursBetween = (from: number | null, to: number | null): readonly number[] | undefined => {
  if (from === null && to === null) return undefined;
  const [first, last] = [from ?? 0, to ?? 23];
  return Array.from({ length: ((last - first + 24) % 24) + 1 }, (_, step) => (first + step) % 24);
};

/** What of a period lies within the days of the report. */
export const within = (behind: Behind, { from, to }: DayRange): Behind & DayRange => ({
  ...behind,
  from: behind.from && behind.from > from ? behind.from : from,
  to: behind.to && behind.to < to ? behind.to : to,
});

/** A table of its branch; what is taken away or delivered has labels that nobody keeps. */
function targetBehind(key: string): Behind {
  const seat = targetOfKey(key);
  return seat ? { units: [seat.unitId], target: seat.label } : {};
}

/** Receipts are found by groups of payments. */
function paymentBehind(key: string): { readonly payment?: string } {
  const [kind = ''] = key.split(':');
  return kind in groupOfPayment ? { payment: groupOfPayment[kind as PaymentKind] } : {};
}
