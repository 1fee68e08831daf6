import { contentLanguageOf } from '@tresen/domain/content/entries';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { userOf } from '../../kit/context/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { academyCourse } from './academy.service.ts';
import { certificatePdf } from './certificate.ts';

/** `GET /api/academy/<slug>.pdf?language=de|en`: that the caller has done a course. The token comes in the header. */
export const addCertificateRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string }; Querystring: { language?: unknown } }>(
    '/api/academy/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const [, slug] = /^([a-z0-9-]{1,200})\.pdf$/.exec(request.params.file) ?? [];
      if (slug === undefined) throw new AppError('NOT_FOUND', { what: 'course' });
      const ctx = ctxOf(request);
      const language = contentLanguageOf(String(request.query.language ?? 'de'));
      const { course } = await academyCourse(ctx, slug, language);
      const { endTime, endDay } = course;
      if (endTime === null || endDay === null) throw new AppError('NOT_FOUND', { what: 'certificate' });
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${slug}.pdf"; filename*=UTF-8''${slug}.pdf`)
        .header('cache-control', 'private, no-store')
        .send(await certificatePdf(userOf(ctx).name, { ...course, endTime, endDay }, language));
    },
  );
};
