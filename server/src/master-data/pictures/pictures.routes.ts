import { recordPicturePath, recordPictureSide } from '@tresen/domain/kit/pictures';
import type { FastifyInstance } from 'fastify';
import { createSlidingWindow } from '../../account/throttling/index.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { addPictureFiles, addPictureUpload, type PictureIntake } from '../../kit/pictures/index.ts';
import { keepRecordPicture, pictureFile } from './pictures.service.ts';

/** Whoever takes pictures of a whole menu sends many. */
const perUser = { pictures: 200, milliseconds: 10 * 60_000 } as const;

/** Of a tenant in a day: as many as its articles that have one, some of them tried twice. */
const ofDay = { uploads: 2_000, bytes: 4_000_000_000 } as const;

/** Pictures of records: sent by who edits them, loaded by whoever knows the name, as registers do. */
export const createRecordPictureRoutes =
  (files: TenantFiles, now: () => number, intake: PictureIntake) =>
  async (app: FastifyInstance): Promise<void> => {
    addPictureFiles(app, files, recordPicturePath('').replace(/\/$/, ''), pictureFile);
    addPictureUpload(app, intake, {
      ...{ name: 'recordPicture', ofDay },
      method: 'POST',
      path: '/api/record-pictures',
      shape: { side: recordPictureSide, isSquare: true },
      waitOf: createSlidingWindow(perUser.pictures, perUser.milliseconds, now).take,
      keep: async (ctx, webp) => ({ picture: await keepRecordPicture(ctx, files, webp) }),
    });
  };
