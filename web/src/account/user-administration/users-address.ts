import type { UsersQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { rowsPerPage } from '../../kit/list/list-settings.ts';

/** Variables of the list's request for an address. */
export const usersVariables = (
  params: URLSearchParams,
  rows: number = rowsPerPage(),
): UsersQueryVariables => ({
  search: params.get('search')?.trim() || null,
  first: rows,
  after: params.get('after'),
});
