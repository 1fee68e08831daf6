import * as z from 'zod/mini';

/** What a page can ask of a register (spec §7, REG-19). Anything else is refused. */
export const commandNames = [
  'UpdateChartData',
  'GetSystemInfo',
  'Ping',
  'StartCloudSync',
  'PrintTest',
] as const;
export type CommandName = (typeof commandNames)[number];
export const commandNameSchema = z.enum(commandNames);

/**
 * What the cloud can ask of a register. `SecurityDevice` no page sends itself: who asked for what is in the audit log, so it
 * goes through the API (`runSecurityDeviceAction`).
 */
const registerCommandNames = [...commandNames, 'SecurityDevice'] as const;
export type RegisterCommandName = (typeof registerCommandNames)[number];
const registerCommandNameSchema = z.enum(registerCommandNames);

/** A register has this long to answer, in milliseconds; then the asker gets a failed result. */
export const commandTimeoutMs = 15_000;

/** The message of the failed result of a register that did not answer in time. */
export const commandTimedOut = 'COMMAND_TIMED_OUT';

/** The message of the failed result of a register that went offline before the command could be sent to it. */
export const commandNotSent = 'DEVICE_OFFLINE';

/** Hub → register: argument of `SendCommand`. `args` belongs to the command; null when there are none. */
export const registerCommandSchema = z.object({
  commandId: z.uuid(),
  command: registerCommandNameSchema,
  args: z.unknown(),
});
export type RegisterCommand = z.infer<typeof registerCommandSchema>;

/** Register → hub: argument of `ReceiveCommandResult`. `completedAt` is UTC by the register's clock. */
export const registerResultSchema = z.object({
  commandId: z.uuid(),
  command: registerCommandNameSchema,
  isSuccess: z.boolean(),
  message: z.nullable(z.string()),
  data: z.unknown(),
  completedAt: z.iso.datetime(),
});
export type RegisterResult = z.infer<typeof registerResultSchema>;

/** Hub → web: argument of `ReceiveCommandResult`. Its shape is ours (REG-20). `sentAt` is UTC by the server. */
export const commandResultSchema = z.extend(registerResultSchema, {
  deviceId: z.uuid(),
  databaseId: z.uuid(),
  sentAt: z.iso.datetime(),
});
export type CommandResult = z.infer<typeof commandResultSchema>;

/** `data` of a `GetSystemInfo` result. `storeBytes` is the size of the register's own store on disk. */
export const systemInfoSchema = z.object({
  posVersion: z.string(),
  operatingSystem: z.string(),
  hardwareSerial: z.string(),
  databaseId: z.uuid(),
  outboxCount: z.int().check(z.gte(0)),
  storeBytes: z.int().check(z.gte(0)),
});
export type SystemInfo = z.infer<typeof systemInfoSchema>;
