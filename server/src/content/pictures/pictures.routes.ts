import { textPicturePath, textPictureSide } from '@tresen/domain/kit/pictures';
import type { FastifyInstance } from 'fastify';
import { createSlidingWindow } from '../../account/throttling/index.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { addPictureFiles, addPictureUpload, type PictureIntake } from '../../kit/pictures/index.ts';
import { checkAuthor, keepTextPicture, pictureFile } from './pictures.service.ts';

/** Of an author: a long text with a picture at each step. */
const perUser = { pictures: 100, milliseconds: 10 * 60_000 } as const;

const ofDay = { uploads: 1_000, bytes: 2_000_000_000 } as const;

/** Pictures of texts: sent by authors, loaded by everybody who reads one. */
export const createTextPictureRoutes =
  (files: TenantFiles, now: () => number, intake: PictureIntake) =>
  async (app: FastifyInstance): Promise<void> => {
    addPictureFiles(app, files, textPicturePath('').replace(/\/$/, ''), pictureFile);
    addPictureUpload(app, intake, {
      ...{ name: 'contentPicture', ofDay },
      method: 'POST',
      path: '/api/content-pictures',
      shape: { side: textPictureSide, isSquare: false },
      waitOf: createSlidingWindow(perUser.pictures, perUser.milliseconds, now).take,
      check: checkAuthor,
      keep: async (ctx, webp) => ({ path: await keepTextPicture(ctx, files, webp) }),
    });
  };
