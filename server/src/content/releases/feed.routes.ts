import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { ctxOf } from '../../kit/http/index.ts';
import { readFeed } from './feed.service.ts';

interface FeedRequest {
  readonly Params: { readonly file: string };
  readonly Querystring: { readonly application?: unknown; readonly language?: unknown };
}

/**
 * `GET /api/release-feeds/<secret>.atom?application=` and `/api/release-feeds/public.atom?application=`: programs have no
 * session, the address is the secret.
 */
export const addReleaseFeedRoute = (app: FastifyInstance, publicUrl: string | undefined): void => {
  app.get<FeedRequest>('/api/release-feeds/:file', { exposeHeadRoute: false }, async (request, reply) => {
    const [, token] = /^(.+)\.atom$/.exec(request.params.file) ?? [];
    if (token === undefined) throw new AppError('NOT_FOUND', { what: 'releaseFeed' });
    const { db, now } = ctxOf(request);
    const text = await readFeed(db, now(), {
      token,
      application: String(request.query.application ?? ''),
      language: String(request.query.language ?? 'de'),
      // Whoever asks by another name, even an invented one, gets links that lead here.
      origin: publicUrl ?? `${request.protocol}://${request.host}`,
    });
    // Not for caches that others share: without a public address its links begin as the request addressed this server.
    return reply
      .type('application/atom+xml; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(text);
  });
};
