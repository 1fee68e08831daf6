import type { Feature } from '../../kit/features/index.ts';
import { addSwitching } from './switching.resolvers.ts';
import { addUsersExtended } from './users-extended.routes.ts';

export { type ActingWatch, createActingWatch } from './acting-watch.ts';
export { type Override, overrideHeader, verifyOverride } from './override.ts';

/** Acting in the place of somebody else. */
export const switching: Feature = {
  at: 'general',
  fields: addSwitching,
  routes: addUsersExtended,
};
