import * as z from 'zod/mini';

/** What people have a register do with its security device. The words stand with those of the device's page. */
export const deviceActions = [
  'selfTest',
  'readOut',
  'exportArchive',
  'registerClient',
  'deregisterClient',
] as const;
export type DeviceAction = (typeof deviceActions)[number];

/** Those that change nothing at the device, so that many devices may be asked at once. */
export const bulkDeviceActions = ['selfTest', 'readOut'] as const satisfies readonly DeviceAction[];

/** Devices that one question may be about. */
export const maxActionDevices = 500;

const clientId = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** `args` of the command `SecurityDevice`. A register that works with another device than `serial` does nothing. */
export const deviceCommandSchema = z.object({
  action: z.enum(deviceActions),
  serial: z.string(),
  clientId: z.nullable(clientId),
});
export type DeviceCommand = z.infer<typeof deviceCommandSchema>;

/** An action as people ask for it: of many devices only what changes nothing, of a client only what is about one. */
export const deviceActionInputSchema = z
  .object({
    ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(maxActionDevices)),
    action: z.enum(deviceActions),
    clientId: z.nullish(clientId),
  })
  .check(
    z.refine(({ ids, action }) => ids.length === 1 || bulkDeviceActions.some((one) => one === action), {
      path: ['ids'],
    }),
    z.refine(({ action, clientId: id }) => isOfClient(action) === (typeof id === 'string'), {
      path: ['clientId'],
    }),
  );

/** Whether an action is about one of the registers that a device knows. */
export function isOfClient(action: DeviceAction): boolean {
  return action === 'registerClient' || action === 'deregisterClient';
}

/** Why a register is not asked. Closed: screens have words for each. */
export const deviceActionRefusals = [
  'notFound',
  'retired',
  'replaced',
  'unlinked',
  'inactive',
  'moved',
  'tooOld',
  'busy',
  'clientKnown',
  'clientUnknown',
  'clientsFull',
  'offline',
] as const;
export type DeviceActionRefusal = (typeof deviceActionRefusals)[number];

/** What decides whether a register can be asked. */
export interface DeviceActionFacts {
  readonly isRetired: boolean;
  readonly isReplaced: boolean;
  readonly isUnlinked: boolean;
  readonly isActive: boolean;
  /** The register went to another branch, and has not reported the device from there. */
  readonly hasMoved: boolean;
  readonly isOnline: boolean;
  /** An action of before is not answered yet. */
  readonly isBusy: boolean;
  /** The actions that its register knows, as it says itself. */
  readonly actions: readonly string[];
  readonly clientIds: readonly string[] | null;
  readonly mostClients: number | null;
}

/** Why an action cannot be asked of a register now; null where it can. */
export const refusalOfAction = (
  facts: DeviceActionFacts,
  action: DeviceAction,
  client: string | null,
): DeviceActionRefusal | null => {
  if (facts.isRetired) return 'retired';
  if (facts.isReplaced) return 'replaced';
  if (facts.isUnlinked) return 'unlinked';
  if (!facts.isActive) return 'inactive';
  if (facts.hasMoved) return 'moved';
  if (!facts.actions.includes(action)) return 'tooOld';
  if (facts.isBusy) return 'busy';
  return refusalOfClient(facts, action, client) ?? (facts.isOnline ? null : 'offline');
};

function refusalOfClient(
  { clientIds, mostClients }: DeviceActionFacts,
  action: DeviceAction,
  client: string | null,
): DeviceActionRefusal | null {
  if (clientIds === null || client === null) return null;
  const isKnown = clientIds.includes(client);
  if (action === 'deregisterClient') return isKnown ? null : 'clientUnknown';
  if (isKnown) return 'clientKnown';
  return mostClients !== null && clientIds.length >= mostClients ? 'clientsFull' : null;
}

/** How an action stands: asked, done, failed as its register said, or never answered. */
export const deviceActionStates = ['waiting', 'done', 'failed', 'unanswered'] as const;
export type DeviceActionState = (typeof deviceActionStates)[number];
