export { FilterBar, FilterChips } from './filters.tsx';
export { ListTable } from './list-table.tsx';
export { Pager } from './pager.tsx';
export { isEstimate, pageSize, placeNames } from './paging.ts';
export { RowsSkeleton } from './rows-skeleton.tsx';
export { SearchBox } from './search-box.tsx';
