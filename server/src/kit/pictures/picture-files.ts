import { AppError } from '@tresen/domain/kit/errors';
import { isPictureName } from '@tresen/domain/kit/pictures';
import type { FastifyInstance } from 'fastify';
import type { TenantFiles } from '../files/index.ts';

const aYear = 31_536_000;

/**
 * Gives out stored pictures to whoever knows their name.
 * @param route where browsers load them, without the name
 * @param fileOf where the store keeps one
 */
export const addPictureFiles = (
  app: FastifyInstance,
  files: Pick<TenantFiles, 'read'>,
  route: string,
  fileOf: (name: string) => string,
): void => {
  app.get<{ Params: { name: string } }>(`${route}/:name`, async ({ params }, reply) => {
    const found = isPictureName(params.name) ? await files.read(fileOf(params.name)) : undefined;
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
