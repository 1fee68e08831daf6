export { BrokenDialog, BrokenPage, NotFoundPage, RouteBroken } from './error-pages/index.ts';
export { preloadShell, Shell } from './shell.tsx';
