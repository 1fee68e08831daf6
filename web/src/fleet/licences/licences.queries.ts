import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AssignLicencesDocument,
  type AssignLicencesMutationVariables,
  LicenceDocument,
  type LicenceFactsFragment,
  type LicenceRowFragment,
  LicencesDocument,
  LicencesOfDeviceDocument,
  LicenceUpdateDocument,
  type LicenceUpdateFactsFragment,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi, RequestError } from '../../kit/graphql/index.ts';
import type { Language } from '../../kit/i18n/index.ts';
import { type RecordConnection, recordsQuery } from '../../kit/record-list/index.ts';

/** A licence as its list shows it. */
export type LicenceRow = LicenceRowFragment;
/** A licence with all that its page shows. */
export type LicenceFacts = LicenceFactsFragment;
/** A step of a licence from one version to another. */
export type LicenceUpdate = LicenceUpdateFactsFragment;

const topics = ['orders', 'devices'] as const;

/** Pages of the licences that the tenant sees. */
export const licencesQuery = recordsQuery<LicenceRow>(
  'licences',
  async (variables) => (await generalApi.request(LicencesDocument, variables)).licences,
  topics,
);

/** The keys of chosen rows: of the pages that the list has shown. */
export const serialsOf = (client: QueryClient, ids: ReadonlySet<string>): string[] => {
  const pages = client.getQueriesData<RecordConnection<LicenceRow>>({ queryKey: ['licences'] });
  const rows = pages.flatMap(([, page]) => page?.nodes ?? []);
  return [...new Set(rows.filter(({ id }) => ids.has(id)).map(({ serial }) => serial))];
};

/** One licence by its key. */
export const licenceQuery = (serial: string, language: Language) =>
  queryOptions({
    queryKey: ['licences', 'one', serial, language],
    queryFn: async () => {
      const { licence } = await generalApi.request(LicenceDocument, { serial, language });
      if (licence === null) throw new RequestError('NOT_FOUND');
      return licence;
    },
    meta: { topics },
  });

/** One update of a licence. */
export const licenceUpdateQuery = (id: string) =>
  queryOptions({
    queryKey: ['licences', 'update', id],
    queryFn: async () => {
      const { licenceUpdate } = await generalApi.request(LicenceUpdateDocument, { id });
      if (licenceUpdate === null) throw new RequestError('NOT_FOUND');
      return licenceUpdate;
    },
  });

/** The licences that a register uses. */
export const deviceLicencesQuery = (deviceId: string) =>
  queryOptions({
    queryKey: ['licences', 'device', deviceId],
    queryFn: async () => (await generalApi.request(LicencesOfDeviceDocument, { deviceId })).licencesOfDevice,
    meta: { topics },
  });

/** Gives licences to a customer, all of them or none; the answer says why not. */
export const useAssignLicences = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (variables: AssignLicencesMutationVariables) =>
      (await generalApi.request(AssignLicencesDocument, variables)).assignLicences,
    onSettled: () => client.invalidateQueries({ queryKey: ['licences'] }),
  });
};
