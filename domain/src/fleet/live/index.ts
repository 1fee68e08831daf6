export {
  comeBackAfterMs,
  comeBackReason,
  comingBack,
  comingBackWithinMs,
  readComeBackWithin,
} from './come-back.ts';
export {
  type CommandName,
  type CommandResult,
  commandNameSchema,
  commandNames,
  commandNotSent,
  commandResultSchema,
  commandTimedOut,
  commandTimeoutMs,
  type RegisterCommand,
  type RegisterCommandName,
  type RegisterResult,
  registerCommandSchema,
  registerResultSchema,
  type SystemInfo,
  systemInfoSchema,
} from './commands.ts';
export { clientTimeoutMs, hubMethods, hubPath, keepAliveMs, recallMs } from './hub.ts';
export { type LiveGroup, readGroup, tenantGroup, unitGroup } from './live-groups.ts';
export {
  type Changed,
  type ChangedTopic,
  changedSchema,
  changedTopics,
  type LiveState,
  type LiveStatus,
  liveStates,
} from './live-states.ts';
