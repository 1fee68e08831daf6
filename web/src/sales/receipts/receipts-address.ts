import type { RecordFilter } from '@tresen/domain/kit/entities';
import { receiptList } from '@tresen/domain/sales/receipts';
import type { ReceiptsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { linkReader, readFilter, recordVariables } from '../../kit/record-list/index.ts';

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = linkReader(receiptList.fields, {
  from: ['businessDay', 'from'],
  to: ['businessDay', 'to'],
  number: ['number', 'is'],
  devices: ['deviceId', 'is'],
  employees: ['employee', 'is', employeesOf],
  currency: ['currency', 'is'],
  hour: ['hour', 'is'],
  payment: ['payment', 'is'],
  mark: ['mark', 'is'],
  article: ['article', 'is', (key) => (key === '' ? [] : [key])],
  target: ['target', 'is', (label) => (label === '' ? [] : [label])],
});

/** The filter that stands in an address. */
export const receiptFilterOf = (params: URLSearchParams): RecordFilter =>
  readFilter(receiptList.fields, withListFilters(params));

/** Variables of the list's first request for an address. */
export const receiptsVariables = (params: URLSearchParams): ReceiptsQueryVariables => {
  const { filter, sort, first, after } = recordVariables(receiptList, withListFilters(params));
  return { filter, sort, first, after };
};

/** Register's own keys of employees may hold the comma that parts them. */
function employeesOf(text: string): readonly string[] {
  return text.split(',').flatMap((value) => (value.trim() === '' ? [] : [decoded(value.trim())]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
