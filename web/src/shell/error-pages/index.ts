export { BrokenDialog } from './broken-dialog.tsx';
export { BrokenPage, RouteBroken } from './broken-page.tsx';
export { NotFoundPage } from './not-found-page.tsx';
