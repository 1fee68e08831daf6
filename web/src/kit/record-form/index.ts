export { useFormContext } from './form-context.ts';
export type { FormSection, SectionField, SectionPart } from './form-section.ts';
export { PictureField } from './picture-field.tsx';
export { type PlainWords, useKindWords } from './plain-words.ts';
export { recordApi } from './record-api.ts';
export { RecordDialog } from './record-dialog.tsx';
export {
  type NamedReferences,
  type RecordEnvironment,
  RecordEnvironmentProvider,
  type RecordReferences,
} from './record-environment.ts';
export { RecordFacts } from './record-facts.tsx';
export { useFaultText } from './record-field.tsx';
export {
  type AlongDialogProps,
  defineRecordKind,
  type HistoryEntry,
  type HistoryPage,
  type RecordKind,
  type ReferredKind,
  referredKind,
} from './record-kind.ts';
export { RecordPage } from './record-page.tsx';
export type { FormValues } from './record-values.ts';
export type { StoredRecord } from './stored-record.ts';
export { useStoredRecord } from './use-stored-record.ts';
export { useNameWords, useReferredNames, useValueWords } from './value-words.ts';
