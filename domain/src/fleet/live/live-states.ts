import * as z from 'zod/mini';

/**
 * How a register is seen (REG-16): `liveOff` when its live communication is switched off,
 * `unknown` when it never came online. The hub itself knows only the first two.
 */
export const liveStates = ['online', 'offline', 'liveOff', 'unknown'] as const;
export type LiveState = (typeof liveStates)[number];

/** Live status of one register, keyed by its deviceId (REG-15). `lastPing` is when it was last heard, UTC. */
export interface LiveStatus {
  readonly databaseId: string;
  readonly status: LiveState;
  readonly lastPing: Date | null;
}

/** What can change behind an open page. */
export const changedTopics = [
  'figures',
  'devices',
  'units',
  'alerts',
  'syncProblems',
  'users',
  'changeSets',
  'masterData',
  'stock',
  'exports',
  'closings',
  'services',
  'cart',
  'orders',
  'licences',
  'securityDevices',
  'taxNotifications',
  'backups',
] as const;
export type ChangedTopic = (typeof changedTopics)[number];

/** Hub → web: argument of `Changed`. `unitId` is null when it concerns the whole tenant. */
export const changedSchema = z.object({ topic: z.enum(changedTopics), unitId: z.nullable(z.uuid()) });
export type Changed = z.infer<typeof changedSchema>;
