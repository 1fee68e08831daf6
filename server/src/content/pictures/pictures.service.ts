import { textPicturePath } from '@tresen/domain/kit/pictures';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { type Database, inSystem } from '../../kit/db/pools.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { newPictureName } from '../../kit/pictures/index.ts';
import { asAuthor } from '../authors/index.ts';
import { forgetPictures, insertPicture, notePicturesInUse } from './pictures.store.ts';

/** Where the store keeps a picture; its paths have small letters only. */
export const pictureFile = (name: string): string => `content/${name}`;

/** @throws {AppError} FORBIDDEN outside the vendor's tenant */
export const checkAuthor = (ctx: Ctx): Promise<void> => asAuthor(ctx, async () => undefined);

/** Keeps a picture that a text may name from then on. @returns the path that a browser loads */
export const keepTextPicture = async (ctx: Ctx, files: TenantFiles, webp: Buffer): Promise<string> => {
  const name = newPictureName();
  await files.write(tenantOf(ctx), pictureFile(name), webp);
  try {
    await asAuthor(ctx, (tx) => insertPicture(tx, name, new Date(ctx.now())));
  } catch (error) {
    await files.remove(pictureFile(name));
    throw error;
  }
  return textPicturePath(name);
};

/** What the clearing away of pictures works with. */
export interface TextPicturesPort {
  readonly db: Database;
  readonly files: Pick<TenantFiles, 'remove'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;
/** Drafts of authors in their browsers may show one still. */
const keptDays = 90;

/** Clears pictures away that no text has named for 90 days. Once a day by any process. */
export const cleanUpTextPictures = async ({ db, files, now }: TextPicturesPort): Promise<void> => {
  const at = now();
  const gone = await inSystem(db, async (tx) => {
    await notePicturesInUse(tx, textPicturePath(''), new Date(at));
    return forgetPictures(tx, new Date(at - keptDays * day));
  });
  for (const name of gone) await files.remove(pictureFile(name));
};
