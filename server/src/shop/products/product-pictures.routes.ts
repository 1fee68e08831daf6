import { productPictureSide } from '@tresen/domain/shop/products';
import type { FastifyInstance } from 'fastify';
import { createSlidingWindow } from '../../account/throttling/index.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { addPictureFiles, addPictureUpload, type PictureIntake } from '../../kit/pictures/index.ts';
import { checkEditor, keepProductPicture, pictureFile } from './product-pictures.ts';

/** Whoever fills a catalogue sends many. */
const perUser = { pictures: 200, milliseconds: 10 * 60_000 } as const;

/** In a day: a catalogue of a thousand products, with three pictures each. */
const ofDay = { uploads: 4_000, bytes: 8_000_000_000 } as const;

/** Pictures of the shop: sent by who edits the catalogue, loaded by everybody (SHP-10). */
export const createShopPictureRoutes =
  (files: TenantFiles, now: () => number, intake: PictureIntake) =>
  async (app: FastifyInstance): Promise<void> => {
    addPictureFiles(app, files, '/files/shopPictures', pictureFile);
    addPictureUpload(app, intake, {
      ...{ name: 'shopPicture', ofDay },
      method: 'POST',
      path: '/api/shop-pictures',
      shape: { side: productPictureSide, isSquare: false },
      waitOf: createSlidingWindow(perUser.pictures, perUser.milliseconds, now).take,
      check: checkEditor,
      keep: async (ctx, webp) => ({ path: await keepProductPicture(ctx, files, webp) }),
    });
  };
