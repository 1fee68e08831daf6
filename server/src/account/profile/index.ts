import type { FastifyInstance } from 'fastify';
import type { Feature } from '../../kit/features/index.ts';
import type { FileStore } from '../../kit/files/index.ts';
import type { PictureIntake } from '../../kit/pictures/index.ts';
import { addOwnExternals } from './own-externals.resolvers.ts';
import { addOwnSessions } from './own-sessions.resolvers.ts';
import { createChangePassword } from './password.service.ts';
import { createPictureRoutes } from './picture.routes.ts';
import { addOwnProfile } from './profile.resolvers.ts';
import type { ProfilePort } from './profile-port.ts';
import { addUserUpdate } from './user-update.routes.ts';

export { type ConfirmPassword, createConfirmPassword } from './confirm-password.ts';
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
};

/** The plain HTTP part: picture and settings. Behind `guardHttpRoutes`. */
export const createProfileRoutes =
  (files: FileStore, now: () => number, intake: PictureIntake) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(createPictureRoutes(files, now, intake));
    await app.register(addUserUpdate);
  };
