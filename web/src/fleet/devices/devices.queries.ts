import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecordFilter } from '@tresen/domain/kit/entities';
import type { DeviceInput } from '../../kit/graphql/generated/pos/graphql.ts';
import {
  DeviceDocument,
  type DeviceFactsFragment,
  DeviceListDocument,
  DeviceNeighboursDocument,
  type DeviceRowFragment,
  DeviceSyncDocument,
  type DeviceSyncQuery,
  MoveDeviceDocument,
  UnlinkDeviceDocument,
  UpdateDeviceDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError, savedId } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** A register with all that its page shows. */
export type Device = DeviceFactsFragment;
/** A register as the list shows it. */
export type DeviceRow = DeviceRowFragment;
/** How far a register has come with its master data. */
export type DeviceSync = NonNullable<DeviceSyncQuery['deviceSync']>;

/** Pages of the list; fetched again when a register comes, goes, changes, or has taken what it waited for. */
export const deviceListQuery = recordsQuery<DeviceRow>(
  'devices',
  async (variables) => (await posApi.request(DeviceListDocument, variables)).deviceList,
  ['devices', 'masterData'],
);

/** One register, linked or not. */
export const deviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['devices', id],
    queryFn: async () => {
      const { device } = await posApi.request(DeviceDocument, { id });
      if (device === null) throw new RequestError('NOT_FOUND');
      return device;
    },
    meta: { topics: ['devices'] },
  });

/** The registers before and behind one in the list that its page was opened from. */
export const neighboursQuery = (id: string, filter: RecordFilter, sort: string | null) =>
  queryOptions({
    queryKey: ['devices', id, 'neighbours', filter, sort],
    queryFn: async () =>
      (await posApi.request(DeviceNeighboursDocument, { id, filter, sort })).deviceNeighbours,
    placeholderData: keepPreviousData,
  });

/** How far a linked register has come; null for one that is not linked (any more). */
export const deviceSyncQuery = (id: string) =>
  queryOptions({
    queryKey: ['devices', id, 'sync'],
    queryFn: async () => (await posApi.request(DeviceSyncDocument, { id })).deviceSync,
    meta: { topics: ['devices', 'masterData'] },
  });

/** Ends the link of a register; its receipts stay. */
export const useUnlinkDevice = () =>
  useDeviceMutation(async (id: string) =>
    savedId((await posApi.request(UnlinkDeviceDocument, { id })).unlinkDevice),
  );

/** Changes a register's name, live communication, default mark or status. */
export const useUpdateDevice = () =>
  useDeviceMutation(async (device: DeviceInput) =>
    savedId((await posApi.request(UpdateDeviceDocument, { device })).updateDevice),
  );

/** Puts a register into another branch, from now on. */
export const useMoveDevice = () =>
  useDeviceMutation(async (move: { readonly id: string; readonly unitId: string }) =>
    savedId((await posApi.request(MoveDeviceDocument, move)).moveDevice),
  );

function useDeviceMutation<Input>(run: (input: Input) => Promise<string>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Dashboards and branches count registers too.
    onSuccess: () => client.invalidateQueries(),
  });
}
