import { queryOptions } from '@tanstack/react-query';
import {
  AuditLogChoicesDocument,
  AuditLogDocument,
  type AuditLogFilter,
  AuditLogPeopleDocument,
  type AuditLogQuery,
  SupportVisitsDocument,
  type SupportVisitsQuery,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';
import { auditRequest, dayParam, periodOf } from './audit-log-address.ts';

export type AuditEntry = AuditLogQuery['auditLog']['nodes'][number];
export type SupportVisit = SupportVisitsQuery['supportVisits']['nodes'][number];

/** Pages of the log. Whoever reads it stays where they are: it asks for nothing anew by itself. */
export const auditLogQuery = recordsQuery<AuditEntry>(
  'auditLog',
  async (variables) => (await generalApi.request(AuditLogDocument, auditRequest(variables))).auditLog,
  [],
);

/** The newest entries of a filter, for what is to be known of whom or what it names. */
export const newestEntries = async (filter: AuditLogFilter, first = 1): Promise<readonly AuditEntry[]> =>
  (await generalApi.request(AuditLogDocument, { filter, first, after: null })).auditLog.nodes;

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
  const period = periodOf(dayParam(params, 'from'), dayParam(params, 'to'));
  return queryOptions({
    queryKey: ['supportVisits', period],
    queryFn: () => generalApi.request(SupportVisitsDocument, period),
    select: ({ supportVisits }) => supportVisits,
  });
};
