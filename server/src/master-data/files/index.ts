import type { Feature } from '../../kit/features/index.ts';
import { addImports } from './files.resolvers.ts';
import { createFileRoutes } from './files.routes.ts';
import type { FilesPort } from './files-port.ts';
import { cleanUpImports, createImportJobs } from './import-jobs.ts';

export type { FilesPort } from './files-port.ts';
export { createRecordExports } from './record-exports.ts';

/** Master data out of files. */
export const imports: Feature<{ readonly recordFiles: FilesPort }> = {
  at: 'pos',
  fields: (kit, { recordFiles }) => addImports(kit, recordFiles),
  routes: async (app, { recordFiles }, { uploads }) => {
    await app.register(createFileRoutes(recordFiles, uploads));
  },
  work: (_host, { recordFiles }) => ({
    asked: createImportJobs(recordFiles),
    cleanUp: () => cleanUpImports(recordFiles),
  }),
};
