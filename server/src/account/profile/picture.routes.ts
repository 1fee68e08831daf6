import { pictureSide } from '@tresen/domain/account/profile';
import type { FastifyInstance } from 'fastify';
import { userOf } from '../../kit/context/index.ts';
import type { TenantFiles } from '../../kit/files/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { addPictureFiles, addPictureUpload, type PictureIntake } from '../../kit/pictures/index.ts';
import { createSlidingWindow } from '../throttling/index.ts';
import { keepPicture, pictureFile, removePicture } from './picture.service.ts';

// Who looks for the right one of thirty photos.
const perUser = { pictures: 40, milliseconds: 10 * 60_000 } as const;

/** Of a tenant in a day: fifty people who each try thirty photos. */
const ofDay = { uploads: 1_500, bytes: 3_000_000_000 } as const;

/** Profile pictures: put and removed by their owner, loaded by whoever knows the name (USR-02, IDN-62). */
export const createPictureRoutes =
  (files: TenantFiles, now: () => number, intake: PictureIntake) =>
  async (app: FastifyInstance): Promise<void> => {
    addPictureFiles(app, files, '/files/photoURL', pictureFile);
    addPictureUpload(app, intake, {
      ...{ name: 'profilePicture', ofDay, ofPerson: 1 },
      // It is the person's own, also while they act for another tenant.
      tenantOf: (ctx) => userOf(ctx).homeTenantId,
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
