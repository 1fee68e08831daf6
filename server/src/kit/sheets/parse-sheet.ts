import { AppError } from '@tresen/domain/kit/errors';
import { readCsv } from './csv/read-csv.ts';
import { tooLarge, unreadable } from './faults.ts';
import { fileKindOf } from './file-kind.ts';
import { guessHeader } from './header.ts';
import {
  type RawRow,
  type RawSheet,
  type ReadOptions,
  type SheetChunk,
  type SheetLimits,
  type SheetRow,
  sheetLimits,
} from './sheet.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

// The first chunk has all that the header is guessed by.
const maxRowsInChunk = 500;
const maxCharactersInChunk = 500_000;

const rowsToGuessBy = 100;

/**
 * Reads a file as a table, CSV or XLSX. For a process of its own.
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE
 */
export async function* parseSheet(bytes: Buffer, options: ReadOptions): AsyncGenerator<SheetChunk> {
  try {
    yield* parseChunks(bytes, options);
  } catch (error) {
    // What the libraries say about a broken file is in words of their own.
    throw error instanceof AppError ? error : unreadable('damaged');
  }
}

async function* parseChunks(bytes: Buffer, options: ReadOptions): AsyncGenerator<SheetChunk> {
  const limits = { ...sheetLimits, ...options.limits };
  const sheet = await openSheet(bytes, options, limits);
  const chunks = chunksOf(filledRows(sheet, limits));
  const { value: first, done } = await chunks.next();
  if (done) throw unreadable('empty');
  const index = indexOfHeader(first, options.headerRow);
  const header = index === undefined ? undefined : first[index];
  const meta = { ...sheet.origin, ...(header && { header }) };
  yield { meta, rows: first.slice(index === undefined ? 0 : index + 1) };
  for await (const rows of chunks) yield { meta, rows };
}

async function openSheet(bytes: Buffer, options: ReadOptions, limits: SheetLimits): Promise<RawSheet> {
  return fileKindOf(bytes) === 'zip'
    ? await readXlsx(bytes, options, limits)
    : readCsv(bytes, options, limits);
}

async function* chunksOf(batches: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<SheetRow[]> {
  let chunk: SheetRow[] = [];
  let characters = 0;
  for await (const batch of batches)
    for (const row of batch) {
      chunk.push(row);
      characters += charactersOf(row);
      if (chunk.length < maxRowsInChunk && characters < maxCharactersInChunk) continue;
      yield chunk;
      chunk = [];
      characters = 0;
    }
  if (chunk.length > 0) yield chunk;
}

function charactersOf({ cells }: SheetRow): number {
  return cells.reduce((sum, cell) => sum + cell.length, 0);
}

/** The rows that hold something. */
async function* filledRows({ batches }: RawSheet, limits: SheetLimits): AsyncGenerator<SheetRow[]> {
  let count = 0;
  for await (const batch of batches) {
    const rows = batch.filter(holdsText).map(withoutEmptyEnd);
    count += rows.length;
    if (count > limits.rows) throw tooLarge('rows', limits.rows);
    yield rows;
  }
}

function holdsText({ cells }: RawRow): boolean {
  return cells.some((cell) => cell.trim() !== '');
}

function withoutEmptyEnd({ row, cells }: RawRow): SheetRow {
  return {
    row,
    cells: cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1),
  };
}

function indexOfHeader(rows: readonly SheetRow[], wanted: number | null | undefined): number | undefined {
  if (wanted === null) return undefined;
  if (wanted === undefined) return guessHeader(rows.slice(0, rowsToGuessBy));
  const index = rows.findIndex(({ row }) => row === wanted);
  if (index === -1) throw unreadable('noHeader', { row: wanted });
  return index;
}
