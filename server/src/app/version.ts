import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from '@tresen/domain/kit/app-version';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';

/**
 * `GET /get-version/5`: the version of the web app in the folder (API-15), as it is at the start of the server. The web
 * app is number 5; no other is known here.
 */
export const addVersion = (app: FastifyInstance, webRoot: string): void => {
  const version = versionIn(webRoot);
  app.get<{ Params: { id: string } }>('/get-version/:id', ({ params }, reply) => {
    if (params.id !== '5' || version === undefined) throw new AppError('NOT_FOUND', { what: 'version' });
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(version);
  });
};

/** The build that the server gives out; undefined where no web app is built. */
function versionIn(webRoot: string): string | undefined {
  try {
    return versionOf(readFileSync(join(webRoot, 'build.txt'), 'utf8'));
  } catch {
    return undefined;
  }
}
