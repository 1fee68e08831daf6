import type { Condition, RecordFilter } from '@tresen/domain/kit/entities';
import { serviceList } from '@tresen/domain/shop/services';
import type { ShopServicesQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { linkReader, type RecordVariables, recordVariables } from '../../kit/record-list/index.ts';

const withSearch = linkReader(serviceList.fields, { search: 'q' });
const withView = linkReader(serviceList.fields, { search: 'q', view: ['isEnded', 'is', () => ['true']] });

/** The services that are over, as the address says it. */
export const endedQuery = '?f=isEnded.is.true';

/** An address whose filters are all such of the list; `view` is a saved one, unless it says what it said before. */
export const withListFilters = (params: URLSearchParams): URLSearchParams =>
  params.get('view') === 'ended' ? withView(params) : withSearch(params);

/** True when the filter asks for the services that are over. */
export const isOfEnded = ({ conditions }: { readonly conditions: readonly Condition[] }): boolean =>
  conditions.some(({ field, values }) => field === 'isEnded' && values.includes('true'));

/** The filter as the API of services and their files take it. */
export const serviceFilter = (filter: RecordFilter) => ({
  search: filter.search || null,
  isEnded: isOfEnded(filter),
});

/** What a list's request is to the API of services. */
export const servicesRequest = ({ filter, first, after }: RecordVariables): ShopServicesQueryVariables => ({
  ...serviceFilter(filter),
  first,
  after,
});

/** Variables of the list's first request for an address. */
export const servicesVariables = (params: URLSearchParams): ShopServicesQueryVariables =>
  servicesRequest(recordVariables(serviceList, withListFilters(params)));
