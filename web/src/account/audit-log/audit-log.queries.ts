import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  AuditLogChoicesDocument,
  AuditLogDocument,
  AuditLogPeopleDocument,
  type AuditLogQuery,
  SupportVisitsDocument,
  type SupportVisitsQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { auditVariables, periodOf } from './audit-log-address.ts';

export type AuditEntry = AuditLogQuery['auditLog']['nodes'][number];
export type SupportVisit = SupportVisitsQuery['supportVisits']['nodes'][number];

/** The entries of an address, page after page. */
export const auditLogQuery = (params: URLSearchParams) => {
  const variables = auditVariables(params);
  return infiniteQueryOptions({
    queryKey: ['auditLog', variables],
    queryFn: ({ pageParam }) => generalApi.request(AuditLogDocument, { ...variables, after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ auditLog: { pageInfo } }) => (pageInfo.hasNextPage ? pageInfo.endCursor : undefined),
    select: ({ pages }) => ({
      entries: pages.flatMap(({ auditLog }) => auditLog.nodes),
      totalCount: pages[0]?.auditLog.totalCount ?? 0,
    }),
  });
};

/** Who is in the log and has these words in the name; the first ones by name. */
export const auditPeopleQuery = (search: string) =>
  queryOptions({
    queryKey: ['auditLogPeople', search],
    queryFn: async () => (await generalApi.request(AuditLogPeopleDocument, { search })).auditLogPeople,
    staleTime: 60_000,
  });

/** Which kinds of record are in the log. */
export const auditChoicesQuery = queryOptions({
  queryKey: ['auditLogChoices'],
  queryFn: () => generalApi.request(AuditLogChoicesDocument, {}),
  staleTime: 60_000,
});

/** Who acted for the tenant in the period of an address. */
export const supportVisitsQuery = (params: URLSearchParams) => {
  const period = periodOf(params);
  return queryOptions({
    queryKey: ['supportVisits', period],
    queryFn: () => generalApi.request(SupportVisitsDocument, period),
    select: ({ supportVisits }) => supportVisits,
  });
};
