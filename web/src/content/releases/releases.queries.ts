import { queryOptions } from '@tanstack/react-query';
import {
  CreateReleaseFeedDocument,
  ReleaseFeedDocument,
  RevokeReleaseFeedDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import {
  RegisterVersionsDocument,
  type RegisterVersionsQuery,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { generalApi, posApi } from '../../kit/graphql/index.ts';

export type RegisterVersion = RegisterVersionsQuery['devices'][number];

/** The versions that the company's own registers have. */
export const registerVersionsQuery = queryOptions({
  queryKey: ['registerVersions'],
  queryFn: async () =>
    (await posApi.request(RegisterVersionsDocument, {})).devices.filter(({ status }) => status === 1),
});

/** Whether the person has a secret address. */
export const releaseFeedQuery = queryOptions({
  queryKey: ['releaseFeed'],
  queryFn: async () => (await generalApi.request(ReleaseFeedDocument, {})).releaseFeed,
});

/** Makes the secret address anew. @returns the path of an application's feed @throws {RequestError} */
export const createReleaseFeed = async (application: string, language: string): Promise<string> => {
  const { createReleaseFeed: path } = await generalApi.request(CreateReleaseFeedDocument, {});
  return `${path}?${new URLSearchParams({ application, language })}`;
};

/** @throws {RequestError} */
export const revokeReleaseFeed = () => generalApi.request(RevokeReleaseFeedDocument, {});
