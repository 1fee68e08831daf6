export { decimalMarkOf, type FileLanguage, type ReadCell } from './cell-text.ts';
export { cureOf, type DefaultCure, type FaultCure, type OptionCure } from './cures.ts';
export { createDeviceFinder, createDeviceNames, type NamedDevice } from './devices.ts';
export { createFaultGroups, type FaultGroup } from './fault-groups.ts';
export {
  type CellFault,
  type CellFaultCode,
  cellFaultCodes,
  columnName,
  type RowFault,
} from './file-faults.ts';
export { type DecimalMark, fileNumber, guessDecimal, readFileNumber } from './file-number.ts';
export { foldName, foldWord } from './fold.ts';
export { type GuessedColumn, guessKey, guessMapping, type ReadColumn } from './guess-mapping.ts';
export { fittingRecord, isMadeByName, madeByName, madeName } from './made-records.ts';
export {
  type ColumnMapping,
  columnMappingSchema,
  entityNameSchema,
  faultOfMapping,
  headsSignature,
  type ImportOptions,
  importOptionsSchema,
  keyFields,
  type Mapping,
  type MappingFault,
  mappingSchema,
} from './mapping.ts';
export { cellFaults, type Merged, mergeRecord, twinsOf } from './merge-record.ts';
export { createRowReader, type ReadRecord, type RecordFinder } from './read-record.ts';
export { createReferences, type NamedRecord, type References } from './references.ts';
export { exportTargets, headOf, importTargets, isImportTarget } from './targets.ts';
export { createUnitFinder, createUnitNames, type NamedUnit } from './units.ts';
export {
  everyBranch,
  type FileColumn,
  fileColumn,
  type RecordNames,
  recordCell,
  type WritableRecord,
} from './write-record.ts';
