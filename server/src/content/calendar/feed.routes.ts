import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { ctxOf } from '../../kit/http/index.ts';
import { readFeed } from './feed.service.ts';

/** `GET /api/calendar-feeds/<secret>.ics`: calendar programs have no session, the address is the secret. */
export const addCalendarFeedRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>(
    '/api/calendar-feeds/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const [, token] = /^(.+)\.ics$/.exec(request.params.file) ?? [];
      if (token === undefined) throw new AppError('NOT_FOUND');
      const { db, now } = ctxOf(request);
      const text = await readFeed(db, token, now());
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="tresen.ics"')
        .header('cache-control', 'private, no-store')
        .send(text);
    },
  );
};
