import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordFilter } from '@tresen/domain/kit/entities';
import {
  SaveSecurityDevicePinsDocument,
  type SaveSecurityDevicePinsMutationVariables,
  SecurityDeviceDocument,
  type SecurityDeviceFactsFragment,
  SecurityDeviceNeighboursDocument,
  type SecurityDevicePastFragment,
  SecurityDeviceReportsDocument,
  type SecurityDeviceRowFragment,
  SecurityDevicesDocument,
  SetSecurityDeviceRetiredDocument,
  ShowSecurityDevicePinsDocument,
  type ShowSecurityDevicePinsMutation,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** A security device as the list shows it. */
export type SecurityDeviceRow = SecurityDeviceRowFragment;
/** A security device with all that its page shows. */
export type SecurityDevice = SecurityDeviceFactsFragment;
/** A report of before. */
export type PastReport = SecurityDevicePastFragment;
export type DevicePins = ShowSecurityDevicePinsMutation['showSecurityDevicePins'];

const key = 'securityDevices';
const meta = { topics: ['securityDevices', 'devices'] } as const;

/** Pages of the list; fetched again when a register has reported its device. */
export const securityDevicesQuery = recordsQuery<SecurityDeviceRow>(
  key,
  async (variables) => (await posApi.request(SecurityDevicesDocument, variables)).securityDevices,
  meta.topics,
);

/** One security device. */
export const securityDeviceQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: async () => {
      const { securityDevice } = await posApi.request(SecurityDeviceDocument, { id });
      if (securityDevice === null) throw new RequestError('NOT_FOUND');
      return securityDevice;
    },
    meta,
  });

/** What was reported of a device before, the newest first. */
export const pastReportsQuery = (id: string) =>
  queryOptions({
    queryKey: [key, 'reports', id],
    queryFn: async () => (await posApi.request(SecurityDeviceReportsDocument, { id })).securityDeviceReports,
    meta,
  });

/** The devices before and behind one in the list that its page was opened from. */
export const neighboursQuery = (id: string, filter: RecordFilter, sort: string | null) =>
  queryOptions({
    queryKey: [key, 'neighbours', id, filter, sort],
    queryFn: async () =>
      (await posApi.request(SecurityDeviceNeighboursDocument, { id, filter, sort })).securityDeviceNeighbours,
    placeholderData: keepPreviousData,
  });

/** Keeps PINs, after the password. */
export const useSavePins = () =>
  useDeviceMutation(async (variables: SaveSecurityDevicePinsMutationVariables) =>
    savedId((await posApi.request(SaveSecurityDevicePinsDocument, variables)).saveSecurityDevicePins),
  );

/** Retires a device, or takes it back. */
export const useSetRetired = () =>
  useDeviceMutation(async (variables: { readonly id: string; readonly isRetired: boolean }) =>
    savedId((await posApi.request(SetSecurityDeviceRetiredDocument, variables)).setSecurityDeviceRetired),
  );

/** Shows PINs, after the password; they are kept nowhere. */
export const useShowPins = (id: string) =>
  useMutation({
    mutationFn: async (password: string) =>
      (await posApi.request(ShowSecurityDevicePinsDocument, { id, password })).showSecurityDevicePins,
    gcTime: 0,
  });

function useDeviceMutation<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
}
