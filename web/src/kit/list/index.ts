export { ButtonMenu, MoreMenu } from './button-menu.tsx';
export type { Order } from './column-head.tsx';
export type { Column, ColumnEdit } from './columns.ts';
export { ColumnsButton } from './columns-button.tsx';
export { FilterBar } from './filter-bar.tsx';
export {
  type ColumnChoice,
  readColumnChoices,
  rowsPerPage,
  useRowsPerPage,
} from './list-settings.ts';
export { ListTable } from './list-table.tsx';
export { OrderSelect } from './order-select.tsx';
export { Pager, usePlace } from './pager.tsx';
export { exactUpTo, isEstimate, pageNumber, placeNames } from './paging.ts';
export { RowsSkeleton } from './rows-skeleton.tsx';
export { SearchBox } from './search-box.tsx';
export { type Selection, useSelection } from './selection.ts';
export { SelectionBar } from './selection-bar.tsx';
export { type Columns, useColumns } from './use-columns.ts';
