export type { LiveCaller, RegisterCaller, UserCaller } from './callers.ts';
export { createLive, type Live, type LiveOptions, type TenantChange } from './live.ts';
export type { OnlineDevice } from './presence.ts';
