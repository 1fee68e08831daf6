import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeviceInput } from '../../kit/graphql/generated/pos/graphql.ts';
import {
  DeviceDocument,
  type DeviceFactsFragment,
  DevicesDocument,
  UnlinkDeviceDocument,
  UpdateDeviceDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi, RequestError, savedId } from '../../kit/graphql/index.ts';

export type Device = DeviceFactsFragment;

const meta = { topics: ['devices'] } as const;

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: () => posApi.request(DevicesDocument, {}),
  select: ({ devices }) => devices,
  meta: { ...meta, isKept: true },
});

export const deviceQuery = (id: string) =>
  queryOptions({
    queryKey: ['devices', id],
    queryFn: async () => {
      const { device } = await posApi.request(DeviceDocument, { id });
      if (device === null) throw new RequestError('NOT_FOUND');
      return device;
    },
    meta,
  });

const useDeviceMutation = <Input>(run: (input: Input) => Promise<string>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    // Dashboards and branches count registers too.
    onSuccess: () => client.invalidateQueries(),
  });
};

/** Ends the link of a register; its receipts stay. */
export const useUnlinkDevice = () =>
  useDeviceMutation(async (id: string) =>
    savedId((await posApi.request(UnlinkDeviceDocument, { id })).unlinkDevice),
  );

/** Changes a register's name, live communication or default mark. */
export const useUpdateDevice = () =>
  useDeviceMutation(async (device: DeviceInput) =>
    savedId((await posApi.request(UpdateDeviceDocument, { device })).updateDevice),
  );
