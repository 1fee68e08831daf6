import { isPictureName, pictureLimit } from '@tresen/domain/account/profile';
import { AppError } from '@tresen/domain/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userOf } from '../../kit/context/index.ts';
import type { FileStore } from '../../kit/files/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { createQueue } from '../../kit/queue/index.ts';
import { createSlidingWindow } from '../throttling/index.ts';
import { keepPicture, pictureFile, removePicture } from './picture.service.ts';
import { createPictureSlots, mostUnderWay, type PictureSlots } from './picture-slots.ts';
import { reEncodePicture } from './re-encode.ts';

const perUser = { pictures: 20, milliseconds: 10 * 60_000 } as const;

const tooLarge = (): AppError => new AppError('PICTURE_TOO_LARGE', { limit: pictureLimit });

/** Refuses by the announced length, before anything is read. A browser always announces it. */
const checkLength = ({ headers }: FastifyRequest): void => {
  if (Number(headers['content-length'] ?? Infinity) > pictureLimit) throw tooLarge();
};

/** Refuses a person who sends pictures all day, or two at once, and whoever comes while all slots are taken. */
const createBounds = (now: () => number, slots: PictureSlots) => {
  const window = createSlidingWindow(perUser.pictures, perUser.milliseconds, now);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    checkLength(request);
    const { userId } = userOf(ctxOf(request));
    const wait = window.take(userId);
    if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { seconds: Math.ceil(wait / 1_000) });
    const slot = slots.take(userId, () => request.raw.destroy());
    reply.raw.once('close', slot.leave);
    request.raw.once('end', slot.arrived);
  };
};

const addUpload = (app: FastifyInstance, files: FileStore, now: () => number, slots: PictureSlots): void => {
  const queue = createQueue(1, mostUnderWay);
  // The header says nothing that we believe: whatever comes is taken as bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: pictureLimit }, (_request, body, done) =>
    done(null, body),
  );
  const options = { bodyLimit: pictureLimit, onRequest: createBounds(now, slots) };
  app.put('/api/profile/picture', options, async (request) => {
    const webp = await queue(() => reEncodePicture(Buffer.from((request.body as Buffer | undefined) ?? [])));
    return { picture: await keepPicture(ctxOf(request), files, webp) };
  });
  app.delete('/api/profile/picture', async (request) => {
    await removePicture(ctxOf(request), files);
    return { picture: null };
  });
};

const aYear = 31_536_000;

const addPictures = (app: FastifyInstance, files: FileStore): void => {
  app.get<{ Params: { name: string } }>('/files/photoURL/:name', async ({ params }, reply) => {
    const found = isPictureName(params.name) ? await files.read(pictureFile(params.name)) : undefined;
    if (!found) throw new AppError('NOT_FOUND', { what: 'picture' });
    reply
      .type('image/webp')
      .header('content-length', found.size)
      // A name is never given twice. Opened by itself, the file is an image and nothing else.
      .header('cache-control', `public, max-age=${aYear}, immutable`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    return reply.send(found.bytes);
  });
};

/** Profile pictures: put and removed by their owner, loaded by whoever knows the name (USR-02, IDN-62). */
export const createPictureRoutes =
  (files: FileStore, now: () => number, slots = createPictureSlots()) =>
  async (app: FastifyInstance): Promise<void> => {
    addPictures(app, files);
    addUpload(app, files, now, slots);
  };
