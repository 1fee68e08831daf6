import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import { tenantOf } from '../../kit/context/index.ts';
import { askTenant } from '../../kit/db/pools.ts';
import { attachment } from '../../kit/exports/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { notificationCsv, notificationPdf, notificationXmlFile } from './notification-files.ts';
import { findNotification } from './tax-notifications.store.ts';
import { findReceipt } from './tax-receipts.store.ts';

const kinds = {
  pdf: { type: 'application/pdf', write: notificationPdf },
  csv: { type: 'text/csv; charset=utf-8', write: notificationCsv },
  xml: { type: 'application/xml; charset=utf-8', write: notificationXmlFile },
} as const;

interface FileName {
  readonly id: string;
  readonly kind: keyof typeof kinds | 'receipt';
}

/**
 * `GET /api/tax-notifications/<id>.pdf`, `.csv` and `.xml?language=de|en`: a notification as it was checked or sent;
 * `<id>.receipt` what the tax office answered. The access token comes in the header, as everywhere.
 */
export const addTaxNotificationRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string }; Querystring: { language?: string } }>(
    '/api/tax-notifications/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id, kind } = fileNamed(request.params.file);
      const ctx = ctxOf(request);
      reply.header('cache-control', 'no-store');
      if (kind === 'receipt') {
        const receipt = await askTenant(ctx.db, tenantOf(ctx), (tx) => findReceipt(tx, id));
        if (!receipt) throw new AppError('NOT_FOUND');
        // Whatever somebody uploaded is saved, never shown by a browser.
        return reply
          .type('application/octet-stream')
          .header('content-disposition', attachment(receipt.name))
          .send(receipt.content);
      }
      const found = await askTenant(ctx.db, tenantOf(ctx), (tx) => findNotification(tx, id));
      if (!found) throw new AppError('NOT_FOUND');
      const name = `146a ${found.content.establishment.name} ${found.sentOn ?? found.createdAt.toISOString().slice(0, 10)}`;
      return reply
        .type(kinds[kind].type)
        .header('content-disposition', attachment(`${name}.${kind}`))
        .send(await kinds[kind].write(found, request.query.language === 'en' ? 'en' : 'de'));
    },
  );
};

function fileNamed(name: string): FileName {
  const [, id, kind] = /^([0-9a-f-]{36})\.(pdf|csv|xml|receipt)$/.exec(name) ?? [];
  if (id === undefined || kind === undefined) throw new AppError('NOT_FOUND');
  return { id, kind: kind as FileName['kind'] };
}
