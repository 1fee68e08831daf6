import { tellDamagedBackups, tellOverdueBackups } from '../../content/notifications/index.ts';
import type { Feature } from '../../kit/features/index.ts';
import { sealedFileKeys } from '../../kit/files/index.ts';
import { addBackups } from './backups.resolvers.ts';
import { backupsExport } from './backups-export.ts';
import type { BackupsPort } from './backups-port.ts';
import { addDownloadRoute } from './download.routes.ts';
import { createBackupWatch, watchBackupsJob } from './keep-backups.ts';
import { createUploadRoutes } from './upload.routes.ts';

export type { BackupsPort } from './backups-port.ts';

/** Backups of registers: sent in parts, kept encrypted, looked after, fetched. */
export const backups: Feature<{ readonly backups: BackupsPort }> = {
  at: 'pos',
  fields: (kit, { backups: port }) => addBackups(kit, port),
  routes: async (app, { backups: port }) => {
    await app.register(async (scope) => addDownloadRoute(scope, port));
    await app.register(createUploadRoutes(port));
  },
  exports: [backupsExport],
  sealed: (db) => [sealedFileKeys(db)],
  work: (_host, { backups: port }) => ({
    minutely: {
      [watchBackupsJob]: createBackupWatch({
        ...port,
        tellOverdue: tellOverdueBackups,
        tellDamaged: tellDamagedBackups,
      }),
    },
  }),
};
