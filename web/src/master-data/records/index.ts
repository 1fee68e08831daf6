export { defineKind, type ListedRecordKind } from './define-kind.ts';
export { deviceReferences } from './device-references.ts';
export { findVariables, foundRecords } from './found-records.ts';
export { MasterDataRecord } from './master-data-record.tsx';
export {
  buttonCategoriesPath,
  buttonCategoryPath,
  categoryPath,
  recordParameter,
  recordPaths,
  subcategoriesPath,
} from './record-paths.ts';
export { mainCategories, recordReferences, subcategoriesOf } from './record-references.ts';
export { registersOf } from './registers-of.queries.ts';
export { useNewBranches } from './use-new-branches.ts';
