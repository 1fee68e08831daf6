import type { ShopServicesQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { rowsPerPage } from '../../kit/list/list-settings.ts';

/** True when the address asks for the services that are over. */
export const isEndedView = (params: URLSearchParams): boolean => params.get('view') === 'ended';

/** Variables of the list's request for an address. */
export const servicesVariables = (
  params: URLSearchParams,
  rows: number = rowsPerPage(),
): ShopServicesQueryVariables => ({
  search: params.get('search')?.trim() || null,
  isEnded: isEndedView(params),
  first: rows,
  after: params.get('after'),
});
