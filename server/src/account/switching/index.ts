export { type ActingWatch, createActingWatch } from './acting-watch.ts';
export { type Override, overrideHeader, verifyOverride } from './override.ts';
export { addSwitching } from './switching.resolvers.ts';
export type { SwitchingPort } from './switching.service.ts';
export { addUsersExtended } from './users-extended.routes.ts';
