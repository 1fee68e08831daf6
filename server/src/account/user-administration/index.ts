import type { Feature } from '../../kit/features/index.ts';
import { addUserAdministration } from './user-administration.resolvers.ts';
import type { UserSessionsPort } from './user-administration.service.ts';
import { usersExport } from './user-export.ts';

export { type HeldAdministration, holdAdministration } from './administration.ts';

/** The people of a tenant. */
export const userAdministration: Feature<{ readonly users: UserSessionsPort }> = {
  at: 'general',
  fields: (kit, { users }) => addUserAdministration(kit, users),
  exports: [usersExport],
};
