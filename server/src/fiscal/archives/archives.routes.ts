import { type ArchiveFinding, findingWords, maxPieceBytes } from '@tresen/domain/fiscal/archives';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { inTenant } from '../../kit/db/pools.ts';
import { sendTable, writeTable } from '../../kit/exports/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { addUpload, type UploadKind, type Uploads } from '../../kit/uploads/index.ts';
import { findingsOf } from './archive-checks.store.ts';
import { archiveBytes } from './archive-files.ts';
import { known, takePiece } from './archives.service.ts';
import type { ArchivesPort } from './archives-port.ts';

/** A piece of an archive, and all of a tenant in a day: ten archives of a gigabyte, some of which break off. */
const pieceKind: UploadKind = {
  name: 'tseArchive',
  bytes: maxPieceBytes,
  tooLarge: () => new AppError('FILE_TOO_LARGE', { what: 'bytes', limit: maxPieceBytes }),
  ofDay: { uploads: 5_000, bytes: 20_000_000_000 },
};

type IdRequest = FastifyRequest<{ Params: { id: string } }>;

/** Pieces come in, by hand and from registers; whole archives and their findings go out. */
export const createArchiveRoutes =
  (port: ArchivesPort, uploads: Uploads) =>
  async (app: FastifyInstance): Promise<void> => {
    const options = { exposeHeadRoute: false };
    app.get('/api/tse-archives/:id/archive.tar', options, (request: IdRequest, reply) =>
      sendArchive(port, request, reply),
    );
    app.get('/api/tse-archives/:id/findings.csv', options, (request: IdRequest, reply) =>
      sendFindings(request, reply),
    );
    for (const path of ['/api/tse-archives/:id/:at', '/api/registers/tse-archives/:id/:at'])
      addUpload(app, uploads, {
        ...{ method: 'PUT', path, kind: pieceKind },
        work: ({ ctx, file }, { params }) => {
          const { id, at } = params as { id: string; at: string };
          return takePiece(ctx, port, idOf(id), Number(at), file);
        },
      });
  };

async function sendArchive(port: ArchivesPort, request: IdRequest, reply: Parameters<typeof sendTable>[0]) {
  const ctx = ctxOf(request);
  const archive = await inTenant(ctx.db, tenantOf(ctx), async (tx) => {
    const found = await known(tx, idOf(request.params.id));
    if (found.state === 'same' || found.received < found.size)
      throw new AppError('NOT_FOUND', { what: 'tseArchive' });
    await audit(ctx, tx, found.tenantId, {
      entity: 'tseArchive',
      action: 'download',
      entityId: found.id,
      newValues: { name: found.name },
    });
    return found;
  });
  const day = (archive.receivedAt ?? archive.begunAt).toISOString().slice(0, 10);
  return reply
    .type('application/x-tar')
    .header('content-disposition', `attachment; filename="TSE-${archive.serial.slice(0, 8)}-${day}.tar"`)
    .header('content-length', archive.size)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(archiveBytes(port.files, archive));
}

const heads = {
  de: ['Befund', 'Transaktion', 'Signaturzähler', 'Angabe', 'Beleg'],
  en: ['Finding', 'Transaction', 'Signature counter', 'Detail', 'Receipt'],
} as const;
const pageSize = 1_000;

async function sendFindings(request: IdRequest, reply: Parameters<typeof sendTable>[0]) {
  const ctx = ctxOf(request);
  const { serial, id } = await inTenant(ctx.db, tenantOf(ctx), (tx) => known(tx, idOf(request.params.id)));
  const language = (request.query as { language?: unknown }).language === 'en' ? 'en' : 'de';
  const columns = heads[language].map((name, at) => ({
    name,
    ...(at === 1 || at === 2 ? { type: 'number' as const } : {}),
  }));
  const file = writeTable(
    columns,
    { pages: findingRows(ctx, id, language) },
    { format: 'csv', language, title: heads[language][0] },
  );
  return sendTable(reply, 'csv', `TSE ${serial.slice(0, 8)}`, file);
}

async function* findingRows(ctx: Ctx, id: string, language: 'de' | 'en') {
  for (let after = -1; ; ) {
    const from = after;
    const rows = await inTenant(ctx.db, tenantOf(ctx), (tx) =>
      findingsOf(tx, id, { finding: null, after: from, first: pageSize }),
    );
    yield rows.map(({ finding, transaction, counter, detail, receiptId }) => [
      findingWords[language][finding as ArchiveFinding],
      transaction,
      counter,
      detail,
      receiptId,
    ]);
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.position ?? 0;
  }
}

/** @throws {AppError} NOT_FOUND for what is no id */
function idOf(text: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text))
    throw new AppError('NOT_FOUND', { what: 'tseArchive' });
  return text;
}
