import { userList, userStates } from '@tresen/domain/account/user-administration';
import type { RecordFilter } from '@tresen/domain/kit/entities';
import { roles } from '@tresen/domain/kit/groups';
import type { UsersQueryVariables } from '../../kit/graphql/generated/general/graphql.ts';
import { leftOf, linkReader, type RecordVariables, recordVariables } from '../../kit/record-list/index.ts';

/** An address whose filters are all such of the list; the same object where they are already. */
export const withListFilters = linkReader(userList.fields, { search: 'q' });

/** The filter as the API of users and their file take it. */
export const userFilter = ({ search, conditions }: RecordFilter) => ({
  search: search || null,
  roles: leftOf(conditions, 'role', roles),
  states: leftOf(conditions, 'state', userStates),
});

/** What a list's request is to the API of users. */
export const usersRequest = ({ filter, first, after }: RecordVariables): UsersQueryVariables => ({
  ...userFilter(filter),
  first,
  after,
});

/** Variables of the list's first request for an address. */
export const usersVariables = (params: URLSearchParams): UsersQueryVariables =>
  usersRequest(recordVariables(userList, withListFilters(params)));
