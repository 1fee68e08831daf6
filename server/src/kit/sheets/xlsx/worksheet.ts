import type { Readable } from 'node:stream';
import { unshield } from '@tresen/domain/kit/sheets';
import { cleanText } from '../clean-text.ts';
import { tooLarge, unreadable } from '../faults.ts';
import type { RawRow, SheetLimits } from '../sheet.ts';
import { unescapeText } from './escaped-text.ts';
import { numberText } from './number-text.ts';
import type { CellStyles } from './styles.ts';
import { createTextCollector } from './text-collector.ts';
import { parseXml, type XmlHandlers } from './xml.ts';

/** What the cells of a sheet refer to. */
export interface CellContext {
  readonly sharedStrings: readonly string[];
  readonly styles: CellStyles;
  readonly is1904: boolean;
}

// As many as Excel has.
const maxRows = 1_048_576;
const maxColumns = 16_384;

interface Cell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
}

interface RowBuilder {
  readonly beginRow: (reference: string | undefined) => void;
  readonly beginCell: (attributes: Readonly<Record<string, string>>) => void;
  readonly endCell: (value: string) => void;
  /** The rows that were begun since the last time; the last one may lack cells until the next is begun. */
  readonly rows: RawRow[];
}

/**
 * Reads the cells of a sheet as they were last calculated; formulas are passed over.
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE; how large the sheet says it is does not matter
 */
export async function* readWorksheet(
  part: Readable,
  context: CellContext,
  limits: SheetLimits,
): AsyncGenerator<RawRow[]> {
  const { rows, beginRow, beginCell, endCell } = createRowBuilder(context, limits);
  const { open, text, close, take } = createTextCollector('v', 't');
  const handlers: XmlHandlers = {
    open: (name, attributes) => {
      if (name === 'c') beginCell(attributes);
      else if (name === 'row') beginRow(attributes.r);
      else open(name);
    },
    text,
    close: (name) => {
      if (name === 'c') endCell(take());
      else close(name);
    },
  };
  // The last row may still go on in the next piece.
  for await (const _ of parseXml(part, handlers)) if (rows.length > 1) yield rows.splice(0, rows.length - 1);
  yield rows;
}

function createRowBuilder(context: CellContext, limits: SheetLimits): RowBuilder {
  const rows: RawRow[] = [];
  let current: RawRow = { row: 0, cells: [] };
  let cell: Cell = { column: -1, type: 'n', style: 0 };

  const put = (text: string): void => {
    const { cells, row } = current;
    const { column } = cell;
    if (text.length > limits.cellCharacters)
      throw tooLarge('cellCharacters', limits.cellCharacters, { row, column });
    if (column >= limits.columns) throw tooLarge('columns', limits.columns, { row });
    while (cells.length < column) cells.push('');
    cells[column] = text;
  };

  return {
    rows,
    beginRow: (reference) => {
      const row = reference === undefined ? current.row + 1 : Number(reference);
      if (!isNumber(row, current.row + 1, maxRows)) throw unreadable('damaged');
      current = { row, cells: [] };
      cell = { column: -1, type: 'n', style: 0 };
      rows.push(current);
    },
    beginCell: ({ r, t = 'n', s = '0' }) => {
      const column = r === undefined ? cell.column + 1 : columnOf(r);
      if (!isNumber(column, 0, maxColumns - 1)) throw unreadable('damaged');
      cell = { column, type: t, style: Number(s) };
    },
    endCell: (value) => {
      if (value === '') return;
      const text = textOf(value, cell, context);
      if (text === undefined) throw unreadable('damaged', { row: current.row, column: cell.column });
      if (text !== '') put(unshield(cleanText(unescapeText(text))));
    },
  };
}

function isNumber(number: number, from: number, to: number): boolean {
  return Number.isInteger(number) && number >= from && number <= to;
}

/** The column that a reference such as AB12 names, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.match(/^[A-Z]{1,3}/)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** A value as it stands in the file, as text; undefined for what its type does not allow. */
function textOf(value: string, { type, style }: Cell, context: CellContext): string | undefined {
  if (type === 's') return context.sharedStrings[Number(value)];
  if (type === 'b') return value === '1' || value === 'true' ? 'true' : 'false';
  if (type !== 'n') return value; // text, an ISO date, a fault such as #REF!
  return numberText(value, context.styles[style] ?? 'plain', context.is1904);
}
