import {
  addExportRoutes,
  addExports,
  cleanUpExports,
  createExportsJob,
  createExportsWatch,
  type ExportsPort,
  exportsJob,
} from '../kit/exports/index.ts';
import type { Feature } from '../kit/features/index.ts';

/** Lists as files. The kit's own: it belongs to no area. */
export const exports: Feature<{ readonly exports: ExportsPort }> = {
  at: 'pos',
  fields: (kit, { exports: port }) => addExports(kit, port),
  routes: (app, { exports: port }) => addExportRoutes(app, port),
  work: (_host, { exports: port }) => ({
    asked: { [exportsJob]: createExportsJob(port) },
    minutely: { watchExports: createExportsWatch(port) },
    cleanUp: () => cleanUpExports(port),
  }),
};
