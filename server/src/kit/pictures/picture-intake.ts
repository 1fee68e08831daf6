import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@tresen/domain/kit/errors';
import { pictureLimit } from '@tresen/domain/kit/pictures';
import type { FastifyInstance } from 'fastify';
import { type Ctx, userOf } from '../context/index.ts';
import { createFairQueue, type FairQueue } from '../queue/index.ts';
import { addUpload, type Upload, type UploadKind, type Uploads } from '../uploads/index.ts';
import { reEncodePicture } from './re-encode.ts';
import type { PictureShape } from './shrink-picture.ts';

/** Where all pictures of a server come in: one after the other through the library. */
export interface PictureIntake {
  readonly uploads: Uploads;
  readonly turns: FairQueue;
}

/** Each takes a core and up to 200 MB for the moment, in a process of its own, and 4 MB in ours. */
const bounds = {
  ...{ parallel: 1, parallelOfTenant: 1, parallelOfLine: 1 },
  ...{ maxWaiting: 100, maxWaitingOfTenant: 20, longestWaitMs: 45_000 },
};

export const createPictureIntake = (uploads: Uploads): PictureIntake => ({
  uploads,
  turns: createFairQueue(bounds),
});

/** A route that takes a picture as its body. */
export interface PictureUpload extends Pick<UploadKind, 'name' | 'ofDay' | 'ofPerson'> {
  readonly method: 'PUT' | 'POST';
  readonly path: string;
  readonly shape: PictureShape;
  /** Whose quota and whose turn it is; the tenant acted for if not given. */
  readonly tenantOf?: (ctx: Ctx) => string;
  /** Milliseconds that a person has to wait before the next one; 0 when it may come. */
  readonly waitOf: (userId: string) => number;
  /** Refuses who may not, before anything is read. */
  readonly check?: (ctx: Ctx) => Promise<void>;
  /** Keeps the WebP, and gives the answer. */
  readonly keep: (ctx: Ctx, webp: Buffer) => Promise<object>;
}

/** A new name of a picture: 16 random bytes. */
export const newPictureName = (): string => `${randomBytes(16).toString('hex')}.webp`;

/**
 * Takes pictures at a route, for an app of its own (`register`): it reads no other bodies.
 * @throws {AppError} from the route: PICTURE_TOO_LARGE, PICTURE_UNREADABLE, TOO_MANY_REQUESTS, and what uploads throw
 */
export const addPictureUpload = (
  app: FastifyInstance,
  intake: PictureIntake,
  { name, ofDay, ofPerson, shape, waitOf, check, keep, ...route }: PictureUpload,
): void =>
  addUpload(app, intake.uploads, {
    ...route,
    kind: { name, ofDay, ...(ofPerson && { ofPerson }), bytes: pictureLimit, tooLarge, needsLength: true },
    check: async (ctx) => {
      await check?.(ctx);
      const wait = waitOf(userOf(ctx).userId);
      if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
    },
    work: async (upload) => keep(upload.ctx, await webpOf(intake, upload, shape)),
  });

function tooLarge(): AppError {
  return new AppError('PICTURE_TOO_LARGE', { limit: pictureLimit });
}

/** The WebP that is made of what was sent, in its turn. */
function webpOf({ turns }: PictureIntake, { asker, file, signal }: Upload, shape: PictureShape) {
  return turns({ asker, signal }, async () => reEncodePicture(await buffer(file.read()), shape, signal));
}
