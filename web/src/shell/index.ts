export { BrokenDialog, BrokenPage, NotFoundPage, RouteBroken } from './error-pages/index.ts';
export { Shell } from './shell.tsx';
