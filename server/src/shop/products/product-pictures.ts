import { shopPictureName, shopPicturePath } from '@tresen/domain/shop/products';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { type Database, inSystem, type Tx } from '../../kit/db/pools.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { newPictureName } from '../../kit/pictures/index.ts';
import { asEditor, invalid } from './as-editor.ts';
import { forgetPictures, insertPicture, notePicturesInUse, usePictures } from './product-pictures.store.ts';

/** Where the store keeps a picture; its paths have small letters only. */
export const pictureFile = (name: string): string => `shop/${name}`;

/** @throws {AppError} FORBIDDEN outside the vendor's tenant */
export const checkEditor = (ctx: Ctx): Promise<void> => asEditor(ctx, async () => undefined);

/**
 * Keeps a picture that a product or category may name from then on. The log tells of it when one does.
 * @returns the path that a browser loads
 */
export const keepProductPicture = async (ctx: Ctx, files: TenantFiles, webp: Buffer): Promise<string> => {
  const name = newPictureName();
  await files.write(tenantOf(ctx), pictureFile(name), webp);
  try {
    await asEditor(ctx, (tx, tenantId, at) => insertPicture(tx, tenantId, name, at));
  } catch (error) {
    await files.remove(pictureFile(name));
    throw error;
  }
  return shopPicturePath(name);
};

/**
 * Sees that the pictures which a product or category is about to name are there, and keeps them from being cleared away.
 * @throws {AppError} INVALID_INPUT, PICTURE_GONE of the field
 */
export const checkPictures = async (
  tx: Tx,
  tenantId: string,
  field: 'imageUrls' | 'imagePath',
  paths: readonly string[],
): Promise<void> => {
  const names = [...new Set(paths.flatMap((path) => shopPictureName(path) ?? []))];
  if (names.length > 0 && (await usePictures(tx, tenantId, names)) < names.length)
    throw invalid(field, 'PICTURE_GONE');
};

/** What the clearing away of pictures works with. */
export interface PicturesPort {
  readonly db: Database;
  readonly files: Pick<TenantFiles, 'remove'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const day = 86_400_000;
/** Carts, and drafts of the editor in browsers, may show a picture still. */
const keptDays = 90;

/** Clears pictures away that nothing of the catalogue has named for 90 days. Once a day by any process. */
export const cleanUpShopPictures = async ({ db, files, now }: PicturesPort): Promise<void> => {
  const at = now();
  const gone = await inSystem(db, async (tx) => {
    await notePicturesInUse(tx, shopPicturePath(''), new Date(at));
    return forgetPictures(tx, new Date(at - keptDays * day));
  });
  for (const name of gone) await files.remove(pictureFile(name));
};
