export { createContentFileRoutes } from './files.routes.ts';
export { cleanUpContentFiles, type KeptFile, keepOwnFile } from './files.service.ts';
