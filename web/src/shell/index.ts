export { BrokenPage, NotFoundPage, RouteBroken } from './error-pages.tsx';
export { Shell } from './shell.tsx';
