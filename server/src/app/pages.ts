import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { AppError } from '@tresen/domain/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Folder of the built web app. */
export const webRoot = fileURLToPath(new URL('../../../web/dist/', import.meta.url));
const aYear = 31_536_000;

/** A navigation of a browser, as opposed to a file or a call that does not exist. */
const isPage = ({ method, headers, url }: FastifyRequest): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html') && !/\.[a-z0-9]{2,5}(\?|$)/i.test(url);

/**
 * Serves the built web app. Files under /assets carry their hash in the name and are kept for good; the page itself is
 * asked for again each time, so a new version reaches everybody at the next visit.
 */
export const addPages = async (app: FastifyInstance): Promise<void> => {
  const isBuilt = existsSync(`${webRoot}index.html`);
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webRoot,
      preCompressed: true,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=${aYear}, immutable` : 'no-cache',
        ),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (isBuilt && isPage(request)) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    throw new AppError('NOT_FOUND', { what: 'address' });
  });
};
