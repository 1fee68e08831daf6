import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { ctxOf } from '../../kit/http/index.ts';
import { orderPdf, paperTitle } from './order-paper.ts';
import { readOrder } from './read-orders.ts';

/**
 * `GET /api/shop-orders/<id>.pdf?language=de|en`: the confirmation of an order, its invoice once it is completed, for
 * its buyer and its seller.
 */
export const addOrderPaperRoute = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string }; Querystring: { language?: string } }>(
    '/api/shop-orders/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const [, id] = /^([0-9a-f-]{36})\.pdf$/.exec(request.params.file) ?? [];
      const order = id === undefined ? undefined : await readOrder(ctxOf(request), id);
      if (!order) throw new AppError('NOT_FOUND', { what: 'shopOrder' });
      const language = request.query.language === 'en' ? 'en' : 'de';
      const name = fileName(paperTitle(order, language));
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
        .header('cache-control', 'no-store')
        .send(await orderPdf(order, language));
    },
  );
};

/** `rechnung-r-2026-00017.pdf`: letters that every file system takes. */
function fileName(title: string): string {
  return `${title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')}.pdf`;
}
