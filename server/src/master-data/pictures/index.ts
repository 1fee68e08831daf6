export { createRecordPictureRoutes } from './pictures.routes.ts';
export { cleanUpRecordPictures } from './pictures.service.ts';
export { findPictures } from './pictures.store.ts';
