import { queryOptions } from '@tanstack/react-query';
import {
  RegisterVersionsDocument,
  type RegisterVersionsQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

export type RegisterVersion = RegisterVersionsQuery['devices'][number];

/** The versions that the company's own registers have. */
export const registerVersionsQuery = queryOptions({
  queryKey: ['registerVersions'],
  queryFn: async () =>
    (await posApi.request(RegisterVersionsDocument, {})).devices.filter(({ status }) => status === 1),
});
