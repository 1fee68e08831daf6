import type { Readable } from 'node:stream';
import {
  cellText,
  closingReport,
  type ReportCell,
  type ReportPart,
  type ReportSection,
  reportWords,
} from '@tresen/domain/sales/closing-reports';
import { csvStyleOf } from '../../kit/exports/index.ts';
import { type CellValue, type SheetColumn, writeCsv } from '../../kit/sheets/index.ts';
import { paperFormats } from './paper-formats.ts';
import type { ClosingPaper } from './paper-pdf.ts';
import { csvWords } from './paper-words.ts';

interface Figure {
  readonly row: string;
  readonly name: string;
  readonly cell: ReportCell;
}

type Words = (typeof csvWords)['de'];

/** All blocks of a closing as CSV, one row per figure: decimal comma in German, point in English (RCP-09). */
export const closingCsv = ({ closing, unitName, zone, language }: ClosingPaper): Readable => {
  const words = csvWords[language];
  const formats = paperFormats(language);
  const columns: SheetColumn[] = [
    { name: words.section },
    { name: words.row },
    { name: words.figure },
    { name: words.value, type: 'number' },
    { name: words.unit },
    { name: words.text },
  ];
  const sections = closingReport({ closing, unitName, words: reportWords[language] });
  return writeCsv(
    columns,
    rowsOf(sections, words, (cell) => cellText(cell, formats, zone)),
    csvStyleOf(language),
  );
};

function* rowsOf(
  sections: readonly ReportSection[],
  words: Words,
  textOf: (cell: ReportCell | null) => string,
): Generator<readonly CellValue[]> {
  for (const { title, parts } of sections)
    for (const part of parts)
      for (const { row, name, cell } of figuresOf(part, textOf)) {
        const [value, unit] = numberOf(cell, words) ?? [null, null];
        yield [title, row, name, value, unit, value === null ? textOf(cell) : null];
      }
}

/** Every figure of a part; a table's rows are named by their cells before the first amount. */
function figuresOf(part: ReportPart, textOf: (cell: ReportCell | null) => string): Figure[] {
  if (part.kind === 'facts') return part.facts.map(({ name, cell }) => ({ row: '', name, cell }));
  const amountAt = part.columns.findIndex(({ isAmount }) => isAmount);
  const labels = amountAt < 0 ? 1 : amountAt;
  return part.rows.flatMap(({ cells }) => {
    const row = cells.slice(0, labels).map(textOf).filter(Boolean).join(' · ');
    return cells.slice(labels).flatMap((cell, index): Figure[] => {
      const name = part.columns[labels + index]?.name ?? '';
      return cell === null ? [] : [{ row, name, cell }];
    });
  });
}

/** Value and unit of a cell; null for what is no number. */
function numberOf(cell: ReportCell, words: Words): readonly [CellValue, string] | null {
  switch (cell.kind) {
    case 'money':
      return [hundredths(cell.cents), cell.currency];
    case 'count':
      return [cell.count, words.pieces];
    case 'quantity':
      return [cell.quantity / 1000, words.pieces];
    case 'rate':
      return [hundredths(cell.rate), words.percent];
    case 'share':
      return [Math.round(cell.share * 10_000) / 100, words.percent];
    default:
      return null;
  }
}

/** Hundredths as a plain decimal: no float may change a cent. */
function hundredths(value: number): string {
  return `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;
}
