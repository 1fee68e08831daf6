export type { CloseOptions, HubConnection } from './connection.ts';
export { createHub, type Hub } from './hub.ts';
export type { HubLimits } from './limits.ts';
export type { HubMethod, HubOptions, HubRequest } from './options.ts';
export type { HubPass, HubPasses } from './passes.ts';
