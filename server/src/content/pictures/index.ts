export { createTextPictureRoutes } from './pictures.routes.ts';
export { cleanUpTextPictures } from './pictures.service.ts';
