export { type ActingWatch, createActingWatch } from './acting-watch.ts';
export { type Override, overrideHeader, verifyOverride } from './override.ts';
export { addSwitching } from './switching.resolvers.ts';
export { addUsersExtended } from './users-extended.routes.ts';
