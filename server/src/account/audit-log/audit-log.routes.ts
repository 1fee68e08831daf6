import type { FastifyInstance } from 'fastify';
import { ctxOf } from '../../kit/http/index.ts';
import { createAuditExport, parseExport } from './audit-export.ts';

/** Where the log is exported, by the rights that the access table gives. */
const path = '/api/audit-log.csv';

/**
 * `GET /api/audit-log.csv` with the parameters of the list's filter, `language` (de, en) and `zone` (of the times). The
 * access token comes in the header, as everywhere: an address that lets in whoever holds it would stand in histories and
 * logs, and would be one more right to take back. A client that takes nothing for `stallMs` is cut off.
 */
export const addAuditLogRoutes = (app: FastifyInstance, stallMs?: number): void => {
  const exportAudit = createAuditExport(stallMs);
  // An export is written down; a HEAD would write without giving anything.
  app.get(path, { exposeHeadRoute: false }, async (request, reply) => {
    const ctx = ctxOf(request);
    const file = await exportAudit(ctx, parseExport(request.query));
    const day = new Date(ctx.now()).toISOString().slice(0, 10);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="audit-log-${day}.csv"`)
      .header('cache-control', 'no-store')
      .send(file);
  });
};
