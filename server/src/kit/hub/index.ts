export type { CloseOptions, HubConnection } from './connection.ts';
export { createHub, type Hub } from './hub.ts';
export type { HubLimits, HubMethod, HubOptions, HubRequest } from './options.ts';
