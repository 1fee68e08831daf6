export type { CommonFacts } from './common-columns.tsx';
export { type ListAction, RecordListPage } from './record-list-page.tsx';
