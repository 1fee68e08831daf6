import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type DeviceAction,
  type DeviceActionRefusal,
  deviceActionRefusals,
  maxActionDevices,
} from '@tresen/domain/fiscal/security-devices';
import {
  type DeviceActionRowFragment,
  RunSecurityDeviceActionDocument,
  SecurityDeviceActionsDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';

/** What a register was asked to do with its device. */
export type ActionRow = DeviceActionRowFragment;

const key = 'securityDeviceActions';
/** A register that keeps silent tells nobody, so what waits is looked at again. */
const lookAgainMs = 5_000;

/** What was asked of a device, the newest first. */
export const actionsQuery = (id: string) =>
  queryOptions({
    queryKey: [key, id],
    queryFn: async () => (await posApi.request(SecurityDeviceActionsDocument, { id })).securityDeviceActions,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'waiting') ? lookAgainMs : false,
    meta: { topics: ['securityDevices'] },
  });

/** How many registers do it now, and why others were not asked. */
export interface RunResult {
  readonly asked: number;
  readonly refusals: readonly DeviceActionRefusal[];
}

/** Has registers do something with their devices; their answers come later. */
export const useRunAction = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (given: {
      readonly ids: readonly string[];
      readonly action: DeviceAction;
      readonly clientId?: string;
    }): Promise<RunResult> => {
      const refusals: DeviceActionRefusal[] = [];
      for (let at = 0; at < given.ids.length; at += maxActionDevices) {
        const ids = given.ids.slice(at, at + maxActionDevices);
        const variables = { ...given, ids };
        const started = (await posApi.request(RunSecurityDeviceActionDocument, variables))
          .runSecurityDeviceAction;
        for (const { refusal } of started) if (refusal !== null) refusals.push(knownRefusal(refusal));
      }
      return { asked: given.ids.length - refusals.length, refusals };
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
};

/** A newer server may have another reason: what counts is that the register was not reached. */
function knownRefusal(refusal: string): DeviceActionRefusal {
  return deviceActionRefusals.find((one) => one === refusal) ?? 'offline';
}
