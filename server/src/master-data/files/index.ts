import type { Feature } from '../../kit/features/index.ts';
import { addImports } from './files.resolvers.ts';
import type { ImportsPort } from './files-port.ts';

export { createFileRoutes } from './files.routes.ts';
export type { FilesPort } from './files-port.ts';
export { cleanUpImports, createImportJobs } from './import-jobs.ts';
export { createRecordExports } from './record-exports.ts';

/** Master data out of files. */
export const imports: Feature<{ readonly recordFiles: ImportsPort }> = {
  at: 'pos',
  fields: (kit, { recordFiles }) => addImports(kit, recordFiles),
};
