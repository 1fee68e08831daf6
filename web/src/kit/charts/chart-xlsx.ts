import writeExcelFile, { type Row } from 'write-excel-file/browser';
import { cellColumns, cellsOf } from './chart-cells.ts';
import type { Chart } from './chart-file.ts';
import type { ChartUnit } from './chart-row.ts';

/**
 * The rows of a chart as a workbook of one sheet: names are text, figures are numbers with their formats. Loaded late,
 * with the library behind it.
 */
export const chartXlsx = ({ title, rows, words }: Pick<Chart, 'title' | 'rows' | 'words'>): Promise<Blob> => {
  const columns = cellColumns(words);
  const head: Row = [words.rows, ...columns.map(({ name }) => name)].map((name) => ({
    value: name,
    type: String,
    fontWeight: 'bold',
  }));
  const lines = rows.map((row): Row => {
    const [name, ...figures] = cellsOf(row, words);
    const cells = figures.map((figure, index) => numberCell(figure, columns[index]?.unit ?? 'number'));
    return [{ value: name.toWellFormed(), type: String }, ...cells];
  });
  return writeExcelFile([head, ...lines], {
    sheet: sheetName(title),
    columns: [{ width: 32 }, ...columns.map(() => ({ width: 16 }))],
  }).toBlob();
};

/** Excel takes no longer names for sheets, and none with these characters. */
function sheetName(title: string): string {
  return title
    .toWellFormed()
    .replace(/[:\\/?*[\]']/g, ' ')
    .slice(0, 31);
}

const formatOf: Readonly<Record<ChartUnit, { readonly format?: string }>> = {
  number: {},
  cents: { format: '#,##0.00' },
  ratio: { format: '0.0%' },
};

function numberCell(figure: number | null, unit: ChartUnit): Row[number] {
  return figure === null
    ? null
    : { value: unit === 'cents' ? figure / 100 : figure, type: Number, ...formatOf[unit] };
}
