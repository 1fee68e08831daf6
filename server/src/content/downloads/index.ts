export { createContentFileRoutes } from './files.routes.ts';
export { cleanUpContentFiles } from './files.service.ts';
