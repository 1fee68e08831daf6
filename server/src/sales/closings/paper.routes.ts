import { AppError } from '@tresen/domain/kit/errors';
import { closingTitle, reportWords } from '@tresen/domain/sales/closing-reports';
import type { Closing } from '@tresen/domain/sales/closings';
import type { FastifyInstance } from 'fastify';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { askTenant } from '../../kit/db/pools.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { findClosing } from './closing-list.store.ts';
import { closingCsv } from './paper-csv.ts';
import { type ClosingPaper, closingPdf } from './paper-pdf.ts';

const kinds = {
  pdf: { type: 'application/pdf', write: closingPdf },
  csv: { type: 'text/csv; charset=utf-8', write: closingCsv },
} as const;

interface FileName {
  readonly id: string;
  readonly kind: keyof typeof kinds;
}

const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/**
 * `GET /api/closings/<id>.pdf` and `.csv?language=de|en`: one closing as a file. The access token comes in the header, as
 * everywhere. Another tenant's closing is not found.
 */
export const addClosingPaperRoutes = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string }; Querystring: { language?: string } }>(
    '/api/closings/:file',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { id, kind } = fileNamed(request.params.file);
      const paper = await paperOf(ctxOf(request), id, request.query.language === 'en' ? 'en' : 'de');
      const { type, write } = kinds[kind];
      const name = `${baseName(paper)}.${kind}`;
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"; filename*=UTF-8''${name}`)
        .header('cache-control', 'no-store')
        .send(await write(paper));
    },
  );
};

function fileNamed(name: string): FileName {
  const [, id, kind] = /^([0-9a-f-]{36})\.(pdf|csv)$/.exec(name) ?? [];
  if (id === undefined || (kind !== 'pdf' && kind !== 'csv')) throw new AppError('NOT_FOUND');
  return { id, kind };
}

async function paperOf(ctx: Ctx, id: string, language: ClosingPaper['language']): Promise<ClosingPaper> {
  const stored = await askTenant(ctx.db, tenantOf(ctx), (tx) => findClosing(tx, id));
  if (!stored) throw new AppError('NOT_FOUND');
  const { content, unitName, zone } = stored;
  // Only what satisfied contract version 1 is stored.
  return { closing: JSON.parse(content) as Closing, unitName, zone, language };
}

/** `tagesabschluss-z-17-kasse-1-2026-11-20`: letters that every file system takes. */
function baseName({ closing, language }: ClosingPaper): string {
  return [closingTitle({ closing, words: reportWords[language] }), closing.register.name, closing.businessDay]
    .join('-')
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => written[letter] ?? '')
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
