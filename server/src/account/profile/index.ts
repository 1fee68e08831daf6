import type { Feature } from '../../kit/features/index.ts';
import { addOwnExternals } from './own-externals.resolvers.ts';
import { addOwnSessions } from './own-sessions.resolvers.ts';
import { createChangePassword } from './password.service.ts';
import { createPictureRoutes } from './picture.routes.ts';
import { addOwnProfile } from './profile.resolvers.ts';
import type { ProfilePort } from './profile-port.ts';
import { addUserUpdate } from './user-update.routes.ts';

export { type ConfirmPassword, createConfirmPassword } from './confirm-password.ts';
export { createPasswordTries } from './password.service.ts';
export { pictureFile } from './picture.service.ts';
export type { ProfilePort } from './profile-port.ts';

/** What people see and change of themselves. */
export const profile: Feature<{ readonly profile: ProfilePort }> = {
  at: 'general',
  fields: (kit, { profile: port }) => {
    addOwnProfile(kit, createChangePassword(port));
    addOwnSessions(kit, port);
    addOwnExternals(kit);
  },
  routes: async (app, _needs, { files, now, pictures }) => {
    await app.register(createPictureRoutes(files, now, pictures));
    await app.register(addUserUpdate);
  },
};
