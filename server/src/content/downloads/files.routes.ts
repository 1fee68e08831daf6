import { downloadFileLimit } from '@tresen/domain/content/entries';
import { AppError } from '@tresen/domain/kit/errors';
import type { FastifyInstance } from 'fastify';
import type { TenantFiles } from '../../kit/files/index.ts';
import { ctxOf } from '../../kit/http/index.ts';
import { addUpload, type Uploads } from '../../kit/uploads/index.ts';
import { checkAuthor, findFile, keepFile } from './files.service.ts';

/** Of all authors in a day: a release of each application, some of them tried twice. */
const ofDay = { uploads: 200, bytes: 8_000_000_000 } as const;

/**
 * Files of downloads: stored by authors (`POST /api/content-files?name=`), loaded by whoever has the address, which nobody
 * guesses: a link of a page sends no token.
 */
export const createContentFileRoutes =
  (files: TenantFiles, uploads: Uploads) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { id: string; name: string } }>(
      '/files/contentFiles/:id/:name',
      async (request, reply) => {
        const { id, name } = request.params;
        const found = await findFile(ctxOf(request).db, files, id, name);
        if (!found) throw new AppError('NOT_FOUND', { what: 'file' });
        // Whatever it is, a browser saves it and never shows it as a page of ours.
        reply
          .type('application/octet-stream')
          .header('content-length', found.size)
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'private, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff');
        return reply.send(found.bytes);
      },
    );
    addUpload(app, uploads, {
      method: 'POST',
      path: '/api/content-files',
      kind: {
        ...{ name: 'contentFile', ofDay, bytes: downloadFileLimit, needsLength: true },
        tooLarge: () => new AppError('FILE_TOO_LARGE', { what: 'bytes', limit: downloadFileLimit }),
      },
      check: checkAuthor,
      work: ({ ctx, file, signal }, request) => {
        const { name } = request.query as { readonly name?: unknown };
        return keepFile(ctx, files, typeof name === 'string' ? name : '', file.readLast(), signal);
      },
    });
  };
