import { picturePath, type UserUpdate, userUpdateSchema } from '@tresen/domain/account/profile';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem } from '../../kit/db/pools.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { parseInput } from '../../kit/input/index.ts';
import { type UserRecord, updateUserData } from './profile.store.ts';

const bodyLimit = 65_536;

/**
 * `POST /api/auth/user/update` with `{user}` (API-17): keeps one's own settings and shortcuts, answers the stored user.
 * Not audited: it is how somebody likes the screen, saved at every move of a slider.
 */
export const addUserUpdate = async (app: FastifyInstance): Promise<void> => {
  app.post('/api/auth/user/update', { bodyLimit }, (request) =>
    storeUser(ctxOf(request), parseInput(userUpdateSchema, request.body)),
  );
};

async function storeUser(ctx: Ctx, { user }: UserUpdate) {
  const { userId } = userOf(ctx);
  if (user.uuid !== undefined && user.uuid !== userId) throw new AppError('FORBIDDEN');
  const stored = await inSystem(ctx.db, (tx) => updateUserData(tx, userId, user.data));
  if (!stored) throw new AppError('UNAUTHENTICATED');
  return userModel(stored);
}

/** The user model of the specification (IDN-58); the browser adds `oldUser` while it acts as somebody. */
function userModel(user: UserRecord) {
  return {
    uuid: user.id,
    role: user.role,
    data: {
      displayName: user.firstName,
      familyName: user.lastName,
      photoURL: picturePath(user.picture),
      email: user.email,
      settings: user.settings,
      shortcuts: user.shortcuts,
    },
  };
}
