import type { Readable } from 'node:stream';
import {
  cellText,
  type ReportCell,
  type ReportColumn,
  type ReportTable,
} from '@tresen/domain/sales/closing-reports';
import { csvStyleOf } from '../../kit/exports/index.ts';
import { type PdfBlock, writePdf } from '../../kit/pdf/index.ts';
import { type CellValue, type SheetColumn, writeCsv, writeXlsx } from '../../kit/sheets/index.ts';
import { labelStyleOf, type ReportPaper } from './report-paper.ts';

/** What fits on paper: CSV and XLSX have all. */
const maxRows = 1_000;
/** More columns no page holds. */
const maxPaperColumns = 14;
/** With more of them pages lie on their side. */
const maxUprightColumns = 8;

/** A paper as PDF, A4. */
export const paperAsPdf = (paper: ReportPaper): Promise<Readable> =>
  writePdf(
    {
      title: paper.title,
      language: paper.language,
      createdAt: paper.createdAt,
      author: paper.author,
      footer: [paper.author, paper.title, paper.lines[0]].filter(Boolean).join(' · '),
      isWide: paper.tables.some(({ columns }) => columns.length > maxUprightColumns),
    },
    pdfBlocks(paper),
  );

/**
 * A paper as CSV: its tables below each other where there are several, each row with the name of its table. What it is of
 * stands in the last column of every row (decision 86): its first line names the columns and nothing comes before it.
 */
export const paperAsCsv = (paper: ReportPaper): Readable => {
  const about = [paper.title, ...paper.shortLines, ...paper.notes].join(' · ');
  const columns = [...columnsOf(paper), { name: fileHeads[paper.language].about }];
  return writeCsv(columns, withLast(paper, about), csvStyleOf(paper.language));
};

/** A paper as XLSX: its tables, and what it is of in a sheet of its own behind them (decision 86). */
export const paperAsXlsx = (paper: ReportPaper): Readable => {
  const { title, lines, notes, author, language } = paper;
  return writeXlsx(columnsOf(paper), rowsOf(paper), {
    sheetName: title,
    behind: {
      name: fileHeads[language].about,
      columns: [{ name: title, width: 100 }],
      rows: [...lines, ...notes, author].map((line) => [line]),
    },
  });
};

function* pdfBlocks({ title, lines, notes, tables, language }: ReportPaper): Generator<PdfBlock> {
  const { words, formats } = labelStyleOf(language);
  yield { kind: 'title', text: title, lines: [...lines, ...notes] };
  for (const table of tables) {
    if (tables.length > 1) yield { kind: 'heading', text: table.name, isSmall: true };
    const shown = cutColumns(table);
    const total = shown.rows.at(-1);
    const isCut = shown.rows.length > maxRows;
    const rows = isCut ? [...shown.rows.slice(0, maxRows), ...(total?.isTotal ? [total] : [])] : shown.rows;
    yield {
      kind: 'table',
      name: table.name,
      columns: shown.columns.map(({ name, isAmount }, index) => ({
        name,
        share: index === 0 ? Math.max(1.6, 4 - shown.columns.length * 0.3) : 1,
        align: isAmount ? 'end' : 'start',
      })),
      rows: rows.map(({ cells, isTotal = false }) => ({
        cells: cells.map((cell) => cellText(cell, formats, 'UTC')),
        isTotal,
      })),
    };
    if (isCut) yield { kind: 'note', text: words.cut(formats.number(maxRows)) };
  }
}

/** A table too wide for paper keeps its first columns and its sum. */
function cutColumns(table: ReportTable): ReportTable {
  const isKept = (index: number) => index < maxPaperColumns || index === table.columns.length - 1;
  return {
    ...table,
    columns: table.columns.filter((_, index) => isKept(index)),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => isKept(index)) })),
  };
}

/** A table as it is; of several each figure is a row of its own with its unit, since their columns mean different things. */
function columnsOf({ tables, language }: ReportPaper): readonly SheetColumn[] {
  const [only, ...others] = tables;
  if (only && others.length === 0)
    return only.columns.map((column, at) => typedColumn(column, kindOfColumn(only, at)));
  const { section, row, figure, value, unit } = fileHeads[language];
  return [
    { name: section, width: 20 },
    { name: row, width: 32 },
    { name: figure, width: 20 },
    { name: value, type: 'number', width: 16 },
    { name: unit, width: 10 },
  ];
}

/** What the cells of a column are; nothing where they are of several kinds. A sum's name says nothing of those above it. */
function kindOfColumn({ rows }: ReportTable, at: number): ReportCell['kind'] | undefined {
  const own = rows.filter(({ isTotal = false }) => !isTotal || at > 0);
  const kinds = new Set(own.flatMap(({ cells }) => cells[at]?.kind ?? []));
  const [kind] = kinds;
  return kinds.size === 1 ? kind : undefined;
}

function typedColumn({ name, isAmount }: ReportColumn, kind: ReportCell['kind'] | undefined): SheetColumn {
  if (kind === 'day') return { name, type: 'date', width: 12 };
  if (!isAmount) return { name, width: 32 };
  if (kind === 'money') return { name, type: 'number', decimals: 2, width: 16 };
  return { name, type: isPercent(kind) ? 'percent' : 'number', width: 16 };
}

const fileHeads = {
  de: {
    section: 'Abschnitt',
    row: 'Zeile',
    figure: 'Spalte',
    value: 'Wert',
    unit: 'Einheit',
    about: 'Angaben',
  },
  en: { section: 'Section', row: 'Row', figure: 'Column', value: 'Value', unit: 'Unit', about: 'Details' },
} as const;

function* rowsOf({ tables }: ReportPaper): Generator<readonly CellValue[]> {
  const [only, ...others] = tables;
  if (only && others.length === 0) {
    for (const { cells } of only.rows) yield cells.map(cellValue);
    return;
  }
  for (const { name, columns, rows } of tables)
    for (const { cells } of rows)
      for (const [index, cell] of cells.entries())
        if (index > 0 && cell !== null)
          yield [
            name,
            cellValue(cells[0] ?? null),
            columns[index]?.name ?? '',
            cellValue(cell),
            unitOf(cell),
          ];
}

function* withLast(paper: ReportPaper, last: CellValue): Generator<readonly CellValue[]> {
  for (const row of rowsOf(paper)) yield [...row, last];
}

/** Of what a number counts: its currency, or percent; nothing where it is pieces of something. */
function unitOf(cell: ReportCell): string | null {
  if (cell.kind === 'money') return cell.currency;
  return isPercent(cell.kind) ? '%' : null;
}

function isPercent(kind: ReportCell['kind'] | undefined): boolean {
  return kind === 'share' || kind === 'change' || kind === 'rate';
}

/** Numbers stay numbers: euros from cents, percent from ratios. */
function cellValue(cell: ReportCell | null): CellValue {
  if (cell === null) return null;
  switch (cell.kind) {
    case 'money':
      return hundredths(cell.cents);
    case 'count':
      return cell.count;
    case 'quantity':
      return cell.quantity / 1_000;
    case 'rate':
      return hundredths(cell.rate);
    case 'share':
      return Math.round(cell.share * 10_000) / 100;
    case 'change':
      return Math.round(cell.change * 10_000) / 100;
    case 'text':
      return cell.text;
    case 'instant':
      return cell.instant;
    case 'day':
      return cell.day;
  }
}

/** Hundredths as a plain decimal: no float may change a cent. */
function hundredths(value: number): string {
  const whole = Math.abs(Math.round(value));
  return `${value < 0 ? '-' : ''}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
}
