import type { Readable } from 'node:stream';
import { AppError } from '@tresen/domain/errors';
import type { ExportFormat } from '@tresen/domain/exports';
import type { EntityName } from '@tresen/domain/master-data/entities';
import { kindWords } from '@tresen/domain/master-data/kinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { sendTable } from '../../kit/exports/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { createQueue } from '../../kit/queue/index.ts';
import { admitTo, type RecordSource } from '../../kit/records/index.ts';
import { exportFile, parseExport } from './export-file.ts';
import type { FilesPort } from './files-port.ts';
import { checkLength, withReceived } from './receive-file.ts';
import { templateFile } from './template.ts';
import { takeUpload } from './uploads.service.ts';

/** @throws {AppError} NOT_FOUND, FORBIDDEN for a kind that is not the caller's to change */
const sourceOf = (ctx: Ctx, { sets }: FilesPort, plural: string): RecordSource => {
  const found = Object.values(sets.sources).find((source) => source.plural === plural);
  if (!found) throw new AppError('NOT_FOUND', { what: 'entity' });
  admitTo(ctx, found.entity);
  return found;
};

/** `articles.csv`: a kind of record and a format. @throws {AppError} NOT_FOUND, FORBIDDEN */
const fileOf = (
  ctx: Ctx,
  port: FilesPort,
  file: string,
): { readonly source: RecordSource; readonly format: ExportFormat } => {
  const [, plural = '', format = ''] = /^([a-z]+)\.(csv|xlsx)$/i.exec(file) ?? [];
  return { source: sourceOf(ctx, port, plural), format: format as ExportFormat };
};

const languageOf = (query: unknown): 'de' | 'en' =>
  (query as { language?: unknown }).language === 'en' ? 'en' : 'de';

/** Aborted when whoever asked has gone. */
const untilGone = ({ raw }: FastifyReply): AbortSignal => {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
};

type FileRequest = FastifyRequest<{ Params: { file: string } }>;

const sendExport = async (port: FilesPort, request: FileRequest, reply: FastifyReply) => {
  const ctx = ctxOf(request);
  const { source, format } = fileOf(ctx, port, request.params.file);
  const asked = parseExport(ctx, port.sets.sources, source.plural, format, request.query);
  const file = await exportFile(ctx, asked, untilGone(reply));
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  return sendTable(reply, format, `${asked.source.title[asked.request.language]} ${day}`, file);
};

const sendTemplate = async (port: FilesPort, request: FileRequest, reply: FastifyReply) => {
  const ctx = ctxOf(request);
  const { source, format } = fileOf(ctx, port, request.params.file);
  const language = languageOf(request.query);
  const file = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
    templateFile(tx, port, source, format, language),
  );
  return sendTable(reply, format, kindWords[source.entity.name][language].many, file);
};

// Each is read in a process of its own, and held once in memory.
const uploads = createQueue(2, 20);

const receive = (ctx: Ctx, port: FilesPort, entity: EntityName, request: FastifyRequest) => {
  const { name } = request.query as { name?: unknown };
  const fileName = typeof name === 'string' && name.trim() !== '' ? name.trim() : kindWords[entity].de.many;
  return withReceived(request.body as Readable, (path, bytes) =>
    uploads(() => takeUpload(ctx, port, { entity, fileName, path, bytes })),
  );
};

/** `POST /api/imports/articles?name=…` with the file as its body: keeps it and reads its columns. */
const addUpload = (app: FastifyInstance, port: FilesPort): void => {
  // The header says nothing that we believe: whatever comes is taken as bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.post<{ Params: { entity: string } }>(
    '/api/imports/:entity',
    { onRequest: async ({ headers }) => checkLength(headers['content-length']) },
    async (request, reply) => {
      const ctx = ctxOf(request);
      const { entity } = sourceOf(ctx, port, request.params.entity);
      reply.header('cache-control', 'no-store');
      return receive(ctx, port, entity.name, request);
    },
  );
};

/** Files of master data: uploads, exports `/api/exports/articles.csv`, templates `/api/import-templates/articles.xlsx`. */
export const createFileRoutes =
  (port: FilesPort) =>
  async (app: FastifyInstance): Promise<void> => {
    // An export is written down; a HEAD would write without giving anything.
    const options = { exposeHeadRoute: false };
    app.get('/api/exports/:file', options, (request: FileRequest, reply) => sendExport(port, request, reply));
    app.get('/api/import-templates/:file', options, (request: FileRequest, reply) =>
      sendTemplate(port, request, reply),
    );
    addUpload(app, port);
  };
