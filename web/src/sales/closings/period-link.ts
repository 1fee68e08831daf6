import { addDays } from '@tresen/domain/kit/business-day';
import type { Closing } from '@tresen/domain/sales/closings';
import { conditionText } from '../../kit/record-list/index.ts';
import type { StoredClosing } from './closings.queries.ts';

/**
 * The list of receipts narrowed to the period of a closing: those of its register from the first to the last number.
 * Numbers repeat over the life of a till, so the days bound them; a business day may have begun the day before.
 */
export const receiptsOfPeriod = (
  { unitId, deviceId }: Pick<StoredClosing['row'], 'unitId' | 'deviceId'>,
  { period }: Pick<Closing, 'period'>,
): string | undefined => {
  const { first, last, from, to } = period;
  if (!first || !last) return undefined;
  const is = (field: string, comparison: 'is' | 'from' | 'to', value: string) =>
    conditionText({ field, is: comparison, values: [value] });
  const query = new URLSearchParams([
    ['units', unitId],
    ['f', is('deviceId', 'is', deviceId)],
    ['f', is('number', 'from', String(first.number))],
    ['f', is('number', 'to', String(last.number))],
    ['f', is('businessDay', 'from', addDays(from.slice(0, 10), -1))],
    ['f', is('businessDay', 'to', addDays(to.slice(0, 10), 1))],
  ]);
  return `/manage/receipts?${query}`;
};
