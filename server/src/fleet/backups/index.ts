import type { FastifyInstance } from 'fastify';
import { tellOverdueBackups } from '../../content/notifications/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import { addBackups } from './backups.resolvers.ts';
import { backupsExport } from './backups-export.ts';
import type { BackupsPort } from './backups-port.ts';
import { addDownloadRoute } from './download.routes.ts';
import { createBackupWatch, watchBackupsJob } from './keep-backups.ts';
import { createUploadRoutes } from './upload.routes.ts';

export type { BackupsPort } from './backups-port.ts';
export { sealedFileKeys } from './file-keys.ts';

/** Backups of registers: sent in parts, kept encrypted, looked after, fetched. */
export const backups: Feature<{ readonly backups: BackupsPort }> = {
  at: 'pos',
  fields: (kit, { backups: port }) => addBackups(kit, port),
  exports: [backupsExport],
  work: (_host, { backups: port }) => ({
    minutely: { [watchBackupsJob]: createBackupWatch({ ...port, tellOverdue: tellOverdueBackups }) },
  }),
};

/** Where uploads come in and downloads go out. */
export const createBackupRoutes =
  (port: BackupsPort) =>
  async (app: FastifyInstance): Promise<void> => {
    addDownloadRoute(app, port);
    await app.register(createUploadRoutes(port));
  };
