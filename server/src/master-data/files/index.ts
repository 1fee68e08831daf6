export { addImports } from './files.resolvers.ts';
export { createFileRoutes } from './files.routes.ts';
export type { FilesPort, ImportsPort } from './files-port.ts';
export { cleanUpImports, createImportJobs } from './import-jobs.ts';
export { createRecordExports } from './record-exports.ts';
