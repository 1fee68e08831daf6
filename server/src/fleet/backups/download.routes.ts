import type { FastifyInstance } from 'fastify';
import { attachment } from '../../kit/exports/index.ts';
import type { BackupsPort } from './backups-port.ts';
import { downloadPath, openDownload } from './downloads.service.ts';

/** `GET /files/backupDownloads/:address`: a backup, as a whole or from an octet on (RFC 9110 14). */
export const addDownloadRoute = (app: FastifyInstance, port: BackupsPort): void => {
  app.get<{ Params: { address: string } }>(
    `${downloadPath}/:address`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { backup, bytes } = await openDownload(port, request.params.address);
      const from = beginOf(request.headers.range, backup.size);
      if (from > 0)
        reply.code(206).header('content-range', `bytes ${from}-${backup.size - 1}/${backup.size}`);
      return reply
        .type('application/octet-stream')
        .header('content-disposition', attachment(backup.fileName))
        .header('content-length', backup.size - from)
        .header('accept-ranges', 'bytes')
        .header('x-backup-sha256', backup.sha256)
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(bytes(from));
    },
  );
};

/** Where the wanted octets begin; a range of another form is answered with all of them. */
function beginOf(range: string | undefined, size: number): number {
  const from = Number(/^bytes=(\d{1,12})-$/.exec(range ?? '')?.[1] ?? 0);
  return from < size ? from : 0;
}
