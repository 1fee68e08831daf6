import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { type Database, inSystem, inTenant } from '../../kit/db/pools.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { newPictureName } from '../../kit/pictures/index.ts';
import { forgetPictures, insertPicture } from './pictures.store.ts';

/** Where the store keeps a picture; its paths have small letters only. */
export const pictureFile = (name: string): string => `records/${name}`;

/** Keeps a picture that a record of the tenant may name from then on. @returns its name */
export const keepRecordPicture = async (ctx: Ctx, files: TenantFiles, webp: Buffer): Promise<string> => {
  const [name, tenantId] = [newPictureName(), tenantOf(ctx)];
  await files.write(tenantId, pictureFile(name), webp);
  try {
    await inTenant(ctx.db, tenantId, (tx) => insertPicture(tx, tenantId, name, new Date(ctx.now())));
  } catch (error) {
    await files.remove(pictureFile(name));
    throw error;
  }
  return name;
};

/** What the clearing away of pictures works with. */
export interface RecordPicturesPort {
  readonly db: Database;
  readonly files: Pick<TenantFiles, 'remove'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;
/** As long as a change can be undone, which may name one again. */
const keptDays = 90;

/** Clears pictures away that no record has named for 90 days. Once a day by any process. */
export const cleanUpRecordPictures = async ({ db, files, now }: RecordPicturesPort): Promise<void> => {
  const at = now();
  const gone = await inSystem(db, (tx) => forgetPictures(tx, new Date(at), new Date(at - keptDays * day)));
  for (const name of gone) await files.remove(pictureFile(name));
};
