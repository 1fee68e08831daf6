export type { ListEditing } from './cells/edited-rows.tsx';
export { daysLeft, leftOf } from './condition-values.ts';
export { type ColumnChoice, useFieldColumns } from './field-columns.tsx';
export type { FilterSource, FilterSources } from './filter-source.ts';
export { LinkedList } from './link-filters.tsx';
export { linkReader } from './link-reader.ts';
export { useListOffer } from './list-offer.ts';
export { NeighbourLinks, useWithListQuery } from './neighbour-links.tsx';
export { ChoiceFilter, DaysFilter, FlagFilter, useConditionValues } from './quick-filters.tsx';
export {
  conditionText,
  narrowedTo,
  type RecordVariables,
  readFilter,
  readSort,
  recordVariables,
} from './record-address.ts';
export { EditButton, PickButton, RecordFilters } from './record-filters.tsx';
export { RecordLink } from './record-link.tsx';
export { RecordCount, RecordRows, type RecordRowsProps } from './record-rows.tsx';
export { type RecordConnection, recordsQuery } from './records-query.ts';
export {
  type RecordList,
  type Target,
  targetOf,
  useRecordList,
} from './use-record-list.ts';
export { useValueText } from './value-text.ts';
