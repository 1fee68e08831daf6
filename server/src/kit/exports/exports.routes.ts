import type { Readable } from 'node:stream';
import { AppError } from '@tresen/domain/kit/errors';
import type { ExportFormat } from '@tresen/domain/kit/exports';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ctxOf } from '../http/index.ts';
import { exportOf, isThere } from './exports.service.ts';
import { type ExportsPort, fileOfExport } from './exports-port.ts';
import { sourceNamed } from './make-export.ts';
import { clockOf } from './write-table.ts';

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/** Sends a file to keep. */
export const sendTable = (reply: FastifyReply, format: ExportFormat, name: string, file: Readable) =>
  reply
    .type(types[format])
    .header('content-disposition', attachment(`${name}.${format}`))
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .send(file);

/**
 * `GET /api/exports/files/:id`: the file of an export. The access token comes in the header, as everywhere: an address that
 * lets in whoever holds it would stand in histories and logs.
 */
export const addExportRoutes = (app: FastifyInstance, port: ExportsPort): void => {
  app.get<{ Params: { id: string } }>(
    '/api/exports/files/:id',
    { exposeHeadRoute: false },
    async (request, reply) => {
      const ctx = ctxOf(request);
      const row = await exportOf(ctx, port, request.params.id);
      const { tenantId, id, format, language, zone } = row;
      const file = isThere(row, ctx.now()) && (await port.files.read(fileOfExport(tenantId, id, format)));
      if (!file) throw new AppError('NOT_FOUND', { what: 'export' });
      const day = clockOf(zone)(row.endedAt ?? row.createdAt).slice(0, 10);
      reply.header('content-length', file.size);
      return sendTable(reply, format, `${sourceNamed(port, row.source).title[language]} ${day}`, file.bytes);
    },
  );
};

/** `attachment` with a name in any script (RFC 6266), without the signs that no file of Windows may have. */
export function attachment(name: string): string {
  const kept = name.replace(/\s*[\\/:*?"<>|\p{Cc}]+\s*/gu, ' ');
  return `attachment; filename="${plainName(kept)}"; filename*=UTF-8''${extended(kept)}`;
}

/** The name for programs that know no other than ASCII (RFC 6266 4.3). */
function plainName(name: string): string {
  return name.replace(/[äöüÄÖÜß]/g, (sign) => spelled[sign] ?? sign).replace(/[^\x20-\x7e]|["\\%]/g, '_');
}

/** RFC 8187 leaves fewer signs as they are than addresses do. */
function extended(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
