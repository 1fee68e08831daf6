import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  AddPushDeviceDocument,
  PushDevicesDocument,
  type PushDevicesQuery,
  PushKeyDocument,
  RemovePushDeviceDocument,
} from '../../kit/graphql/generated/general/graphql.ts';
import { generalApi } from '../../kit/graphql/index.ts';
import { currentSubscription, subscribe } from './browser-push.ts';

export type KnownDevice = PushDevicesQuery['pushDevices'][number];

/** The person's devices; of them, which one this is. */
export const pushDevicesQuery = queryOptions({
  queryKey: ['pushDevices'],
  queryFn: async () => {
    const endpoint = (await currentSubscription())?.endpoint ?? null;
    return generalApi.request(PushDevicesDocument, { endpoint });
  },
  select: ({ pushDevices }) => pushDevices,
});

/** Subscribes this browser, and tells the server; 'denied' or 'dismissed' where the person does not allow it. */
export const useAddDevice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<'added' | 'denied' | 'dismissed'> => {
      const { pushKey } = await generalApi.request(PushKeyDocument, {});
      const device = await subscribe(pushKey);
      if (device === 'denied' || device === 'dismissed') return device;
      await generalApi.request(AddPushDeviceDocument, { device });
      return 'added';
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushDevicesQuery.queryKey }),
  });
};

/** Removes a device; this one no longer takes messages either. */
export const useRemoveDevice = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isCurrent }: { readonly id: string; readonly isCurrent: boolean }) => {
      await generalApi.request(RemovePushDeviceDocument, { id });
      if (isCurrent) await (await currentSubscription())?.unsubscribe();
    },
    onSettled: () => client.invalidateQueries({ queryKey: pushDevicesQuery.queryKey }),
  });
};
