import { pictureSide } from '@tresen/domain/account/profile';
import type { FastifyInstance } from 'fastify';
import type { FileStore } from '../../kit/files/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { addPictureFiles, addPictureUpload, type PictureIntake } from '../../kit/pictures/index.ts';
import { createSlidingWindow } from '../throttling/index.ts';
import { keepPicture, pictureFile, removePicture } from './picture.service.ts';

const perUser = { pictures: 20, milliseconds: 10 * 60_000 } as const;

/** Profile pictures: put and removed by their owner, loaded by whoever knows the name (USR-02, IDN-62). */
export const createPictureRoutes =
  (files: FileStore, now: () => number, intake: PictureIntake) =>
  async (app: FastifyInstance): Promise<void> => {
    addPictureFiles(app, files, '/files/photoURL', pictureFile);
    addPictureUpload(app, intake, {
      method: 'PUT',
      path: '/api/profile/picture',
      shape: { side: pictureSide, isSquare: true },
      waitOf: createSlidingWindow(perUser.pictures, perUser.milliseconds, now).take,
      keep: async (ctx, webp) => ({ picture: await keepPicture(ctx, files, webp) }),
    });
    app.delete('/api/profile/picture', async (request) => {
      await removePicture(ctxOf(request), files);
      return { picture: null };
    });
  };
