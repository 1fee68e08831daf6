export { FilterBar, type FilterChip, FilterChips } from './filters.tsx';
export { type Column, ListTable } from './list-table.tsx';
export { Pager } from './pager.tsx';
export { RowsSkeleton } from './rows-skeleton.tsx';
