import type { Feature } from '../../kit/features/index.ts';
import { addTseArchives } from './archives.resolvers.ts';
import { createArchiveRoutes } from './archives.routes.ts';
import type { ArchivesPort } from './archives-port.ts';
import { checkArchivesJob, createArchivesJob, createArchivesWatch } from './check-archives.ts';

export type { ArchivesPort } from './archives-port.ts';

/** Archives of security devices: sent, read, judged, and compared with the receipts. */
export const tseArchives: Feature<{ readonly tseArchives: ArchivesPort }> = {
  at: 'pos',
  fields: (kit, { tseArchives: port }) => addTseArchives(kit, port),
  routes: async (app, { tseArchives: port }, { uploads }) => {
    await app.register(createArchiveRoutes(port, uploads));
  },
  work: (_host, { tseArchives: port }) => ({
    asked: { [checkArchivesJob]: createArchivesJob(port) },
    minutely: { watchTseArchives: createArchivesWatch(port) },
  }),
};
