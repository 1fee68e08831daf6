import { lazy } from 'react';

export { BrokenDialog } from './broken-dialog.tsx';
export { BrokenPage, RouteBroken } from './broken-page.tsx';

/** 404; few people ever see it, so nobody else carries it. */
export const NotFoundPage = lazy(() =>
  import('./not-found-page.tsx').then((module) => ({ default: module.NotFoundPage })),
);
