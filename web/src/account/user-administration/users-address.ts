import type { UsersQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { pageSize } from '../../kit/list/paging.ts';

/** Variables of the list's request for an address. */
export const usersVariables = (params: URLSearchParams): UsersQueryVariables => ({
  search: params.get('search')?.trim() || null,
  first: pageSize,
  after: params.get('after'),
});
