import { picturePath } from '@tresen/domain/account/profile';
import { AppError } from '@tresen/domain/kit/errors';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, userOf } from '../../kit/context/index.ts';
import { inSystem, type Tx } from '../../kit/db/pools.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { newPictureName } from '../../kit/pictures/index.ts';
import { lockOwnProfile, setPicture } from './profile.store.ts';

/** Where the store keeps a picture; its paths have small letters only. */
export const pictureFile = (name: string): string => `photos/${name}`;

/** Keeps a WebP as one's own picture, in place of the one before. Returns the path that a browser loads. */
export const keepPicture = async (ctx: Ctx, files: TenantFiles, webp: Buffer): Promise<string | null> => {
  const name = newPictureName();
  // It is the person's own, also while they act for another tenant.
  await files.write(userOf(ctx).homeTenantId, pictureFile(name), webp);
  try {
    await replaceAndForget(ctx, files, name);
  } catch (error) {
    await files.remove(pictureFile(name));
    throw error;
  }
  return picturePath(name);
};

/** Removes one's own picture; without one there is nothing to do. */
export const removePicture = (ctx: Ctx, files: TenantFiles): Promise<void> =>
  replaceAndForget(ctx, files, null);

/** Changes whose picture it is first; a file that is left over by a failure is found by nobody. */
async function replaceAndForget(ctx: Ctx, files: TenantFiles, picture: string | null): Promise<void> {
  const before = await inSystem(ctx.db, (tx) => replace(ctx, tx, picture));
  if (before !== null) await files.remove(pictureFile(before));
}

async function replace(ctx: Ctx, tx: Tx, picture: string | null): Promise<string | null> {
  const current = await lockOwnProfile(tx, userOf(ctx));
  if (!current) throw new AppError('UNAUTHENTICATED');
  if (picture === current.picture) return null;
  await setPicture(tx, current.id, picture);
  await audit(ctx, tx, current.tenantId, {
    action: picture === null ? 'removePicture' : 'changePicture',
    entity: 'user',
    entityId: current.id,
  });
  return current.picture;
}
