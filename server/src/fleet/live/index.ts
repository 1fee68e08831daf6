export type { LiveCaller, RegisterCaller, UserCaller } from './callers.ts';
export type { Answered } from './commands.ts';
export { createLive, type Live, type LiveOptions, type RegisterQuestion } from './live.ts';
export type { OnlineDevice } from './presence.ts';
export type { TenantChange } from './tenant-news.ts';
