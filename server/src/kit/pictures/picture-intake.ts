import { randomBytes } from 'node:crypto';
import { AppError } from '@tresen/domain/errors';
import { pictureLimit } from '@tresen/domain/pictures';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Ctx, userOf } from '../context/index.ts';
import { ctxOf } from '../http/index.ts';
import { createQueue, type Queue } from '../queue/index.ts';
import { createPictureSlots, mostUnderWay, type PictureSlots } from './picture-slots.ts';
import { reEncodePicture } from './re-encode.ts';
import type { PictureShape } from './shrink-picture.ts';

/** Where all pictures of a server come in: few at once, and one after the other through the library. */
export interface PictureIntake {
  readonly slots: PictureSlots;
  readonly queue: Queue;
}

export const createPictureIntake = (slots = createPictureSlots()): PictureIntake => ({
  slots,
  queue: createQueue(1, mostUnderWay),
});

/** A route that takes a picture as its body. */
export interface PictureUpload {
  readonly method: 'PUT' | 'POST';
  readonly path: string;
  readonly shape: PictureShape;
  /** Milliseconds that a person has to wait before the next one; 0 when it may come. */
  readonly waitOf: (userId: string) => number;
  /** Refuses who may not, before anything is read. */
  readonly check?: (ctx: Ctx) => Promise<void>;
  /** Keeps the WebP, and gives the answer. */
  readonly keep: (ctx: Ctx, webp: Buffer) => Promise<object>;
}

/** A new name of a picture: 16 random bytes. */
export const newPictureName = (): string => `${randomBytes(16).toString('hex')}.webp`;

/** Refuses by the announced length, before anything is read. A browser always announces it. */
const checkLength = ({ headers }: FastifyRequest): void => {
  if (Number(headers['content-length'] ?? Infinity) > pictureLimit)
    throw new AppError('PICTURE_TOO_LARGE', { limit: pictureLimit });
};

/** Refuses a person who sends pictures all day, or two at once, and whoever comes while all slots are taken. */
const boundsOf =
  ({ slots }: PictureIntake, { waitOf, check }: PictureUpload) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    checkLength(request);
    await check?.(ctxOf(request));
    const { userId } = userOf(ctxOf(request));
    const wait = waitOf(userId);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
    const slot = slots.take(userId, () => request.raw.destroy());
    reply.raw.once('close', slot.leave);
    request.raw.once('end', slot.arrived);
  };

/**
 * Takes pictures at a route, for an app of its own (`register`): it reads no other bodies.
 * @throws {AppError} from the route: PICTURE_TOO_LARGE, PICTURE_UNREADABLE, TOO_MANY_REQUESTS
 */
export const addPictureUpload = (
  app: FastifyInstance,
  intake: PictureIntake,
  upload: PictureUpload,
): void => {
  // The header says nothing that we believe: whatever comes is taken as bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: pictureLimit }, (_request, body, done) =>
    done(null, body),
  );
  app.route({
    method: upload.method,
    url: upload.path,
    bodyLimit: pictureLimit,
    onRequest: boundsOf(intake, upload),
    handler: async (request) => {
      const bytes = Buffer.from((request.body as Buffer | undefined) ?? []);
      const webp = await intake.queue(() => reEncodePicture(bytes, upload.shape));
      return upload.keep(ctxOf(request), webp);
    },
  });
};
