export { colourColumn } from './colour-swatch.tsx';
export type { CommonFacts } from './common-columns.tsx';
export { defineRecordFeature } from './define-record-feature.ts';
export { ListScreen } from './list-screen.tsx';
export { PageScreen } from './page-screen.tsx';
export { type ListAction, RecordListPage } from './record-list-page.tsx';
export { recordScreens } from './record-screens.ts';
