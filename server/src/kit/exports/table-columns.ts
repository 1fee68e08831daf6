import type { ExportLanguage } from '@tresen/domain/kit/exports';
import type { CellValue, Row, SheetColumn } from '../sheets/index.ts';

/** A column of a file: its head in each language, how it is written, and its cell of what a row shows. */
export interface TableColumn<T> extends Omit<SheetColumn, 'name'> {
  readonly head: Readonly<Record<ExportLanguage, string>>;
  readonly cell: (shown: T) => CellValue;
}

/** The columns of a file in a language. */
export const columnsIn = <T>(
  columns: readonly TableColumn<T>[],
  language: ExportLanguage,
): readonly SheetColumn[] =>
  columns.map(({ head, cell: _, ...column }) => ({ ...column, name: head[language] }));

/** A row of the file. */
export const rowOf = <T>(columns: readonly TableColumn<T>[], shown: T): Row =>
  columns.map(({ cell }) => cell(shown));
