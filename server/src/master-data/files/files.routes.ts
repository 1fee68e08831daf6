import type { EntityName } from '@tresen/domain/kit/entities';
import { AppError } from '@tresen/domain/kit/errors';
import type { ExportFormat } from '@tresen/domain/kit/exports';
import { kindWords } from '@tresen/domain/master-data/kinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { sendTable } from '../../kit/exports/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { admitTo, type RecordSource } from '../../kit/records/index.ts';
import { sheetLimits } from '../../kit/sheets/index.ts';
import { addUpload, type UploadKind, type Uploads } from '../../kit/uploads/index.ts';
import { exportFile, parseExport } from './export-file.ts';
import type { FilesPort } from './files-port.ts';
import { templateFile } from './template.ts';
import { takeUpload } from './uploads.service.ts';

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

/**
 * What an import may have (decisions ERR-19), and all of a tenant in a day: a shop that looks for the right columns of its
 * 40,000 articles sends 4 MB ten times, a buyer with the largest file twenty-five. Each is kept for two weeks.
 */
const importKind: UploadKind = {
  name: 'import',
  bytes: sheetLimits.bytes,
  tooLarge: () => new AppError('FILE_TOO_LARGE', { what: 'bytes', limit: sheetLimits.bytes }),
  ofDay: { uploads: 300, bytes: 500_000_000 },
};

/** Files of master data: uploads, exports `/api/exports/articles.csv`, templates `/api/import-templates/articles.xlsx`. */
export const createFileRoutes =
  (port: FilesPort, uploads: Uploads) =>
  async (app: FastifyInstance): Promise<void> => {
    // An export is written down; a HEAD would write without giving anything.
    const options = { exposeHeadRoute: false };
    app.get('/api/exports/:file', options, (request: FileRequest, reply) => sendExport(port, request, reply));
    app.get('/api/import-templates/:file', options, (request: FileRequest, reply) =>
      sendTemplate(port, request, reply),
    );
    addImports(app, port, uploads);
  };

async function sendExport(port: FilesPort, request: FileRequest, reply: FastifyReply) {
  const ctx = ctxOf(request);
  const { source, format } = fileOf(ctx, port, request.params.file);
  const asked = parseExport(ctx, port.sets.sources, source.plural, format, request.query);
  const file = await exportFile(ctx, port, asked, untilGone(reply));
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  return sendTable(reply, format, `${asked.source.title[asked.request.language]} ${day}`, file);
}

/** `articles.csv`: a kind of record and a format. @throws {AppError} NOT_FOUND, FORBIDDEN */
function fileOf(
  ctx: Ctx,
  port: FilesPort,
  file: string,
): { readonly source: RecordSource; readonly format: ExportFormat } {
  const [, plural = '', format = ''] = /^([a-z]+)\.(csv|xlsx)$/i.exec(file) ?? [];
  return { source: sourceOf(ctx, port, plural), format: format as ExportFormat };
}

/** @throws {AppError} NOT_FOUND, FORBIDDEN for a kind that is not the caller's to change */
function sourceOf(ctx: Ctx, { sets }: FilesPort, plural: string): RecordSource {
  const found = Object.values(sets.sources).find((source) => source.plural === plural);
  if (!found) throw new AppError('NOT_FOUND', { what: 'entity' });
  admitTo(ctx, found.entity);
  return found;
}

/** Aborted when whoever asked has gone. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

async function sendTemplate(port: FilesPort, request: FileRequest, reply: FastifyReply) {
  const ctx = ctxOf(request);
  const { source, format } = fileOf(ctx, port, request.params.file);
  const language = languageOf(request.query);
  const file = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    templateFile(tx, port, source, format, language),
  );
  return sendTable(reply, format, kindWords[source.entity.name][language].many, file);
}

function languageOf(query: unknown): 'de' | 'en' {
  return (query as { language?: unknown }).language === 'en' ? 'en' : 'de';
}

/** `POST /api/imports/articles?name=…&language=de` with the file as its body: keeps it and reads its columns. */
function addImports(app: FastifyInstance, port: FilesPort, uploads: Uploads): void {
  const entityOf = (ctx: Ctx, { params }: FastifyRequest): EntityName =>
    sourceOf(ctx, port, (params as { entity: string }).entity).entity.name;
  addUpload(app, uploads, {
    method: 'POST',
    path: '/api/imports/:entity',
    kind: importKind,
    check: (ctx, request) => void entityOf(ctx, request),
    work: (upload, request) => {
      const entity = entityOf(upload.ctx, request);
      return takeUpload(port, {
        ...{ ...upload, entity },
        ...{ fileName: nameOf(request.query, entity), language: languageOf(request.query) },
      });
    },
  });
}

function nameOf(query: unknown, entity: EntityName): string {
  const { name } = query as { name?: unknown };
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : kindWords[entity].de.many;
}
