export { MasterDataRecord } from './master-data-record.tsx';
export { recordHistory } from './record-history.ts';
export { categoryPath, recordPaths } from './record-paths.ts';
export { mainCategories, recordReferences, subcategoriesOf } from './record-references.ts';
