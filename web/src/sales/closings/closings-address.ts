import { closingList } from '@tresen/domain/sales/closings';
import type { ClosingsQueryVariables } from '../../kit/graphql/generated/pos/graphql.ts';
import { linkReader, recordVariables } from '../../kit/record-list/index.ts';

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = linkReader(closingList.fields, {
  devices: ['deviceId', 'is'],
  types: ['type', 'is'],
  states: ['state', 'is'],
  difference: ['hasDifference', 'is'],
  from: ['businessDay', 'from'],
  to: ['businessDay', 'to'],
  number: ['zNumber', 'is'],
});

/** Variables of the list's first request for an address. */
export const closingsVariables = (params: URLSearchParams): ClosingsQueryVariables => {
  const { filter, first, after } = recordVariables(closingList, withListFilters(params));
  return { filter, first, after };
};
