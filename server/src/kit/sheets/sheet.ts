/** A row that holds something. */
export interface SheetRow {
  /** Its number in the file as Excel shows it, from 1. */
  readonly row: number;
  /**
   * Texts from column A on, without the empty ones at the end: a row may be shorter or longer than the header. Numbers are
   * plain decimals with a point (`1.5`), those shown as percent end in `%`, dates are ISO (`2026-11-21`,
   * `2026-11-21T13:45:00`, `13:45:00`), booleans `true` and `false`. That is of what XLSX has types for; a CSV holds
   * texts, and they stay as they are.
   */
  readonly cells: readonly string[];
}

/** How a table was read, to be shown to people and overruled by them. */
export interface SheetMeta {
  readonly kind: 'csv' | 'xlsx';
  /** The row with the names of the columns; without one every row is data. */
  readonly header?: SheetRow;
  /** Of a CSV. */
  readonly encoding?: Encoding;
  /** Of a CSV: what stands between two cells. */
  readonly separator?: Separator;
  /** Of an XLSX: the sheet that was read, and all that can be. */
  readonly sheet?: string;
  readonly sheets?: readonly string[];
}

/** Some rows of a table in the order of the file; the first chunk has those from the header on. */
export interface SheetChunk {
  readonly meta: SheetMeta;
  readonly rows: readonly SheetRow[];
  /** Rows that were read and are not shown: see `onlyFirst`. */
  readonly counted?: number;
}

export interface ReadOptions {
  /** Shows so many rows and some more; the others are read to the end and counted. */
  readonly onlyFirst?: number;
  /** Name of the sheet of an XLSX; the first visible one that holds something otherwise. */
  readonly sheet?: string;
  /** Number of the row with the names of the columns, null for none; guessed otherwise. */
  readonly headerRow?: number | null;
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly limits?: Partial<SheetLimits>;
}

export interface SheetLimits {
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** Rows that hold something, the header included. */
  readonly rows: number;
  readonly columns: number;
  /** Characters (UTF-16 units) of one cell. */
  readonly cellCharacters: number;
  /**
   * For how long we wait for the reading process in all, on a busy machine until it has had as much of a processor, however
   * long that takes it; what the caller does between two chunks does not count.
   */
  readonly milliseconds: number;
}

export const sheetLimits: SheetLimits = {
  bytes: 20_000_000, // decisions ERR-19
  unpackedBytes: 200_000_000,
  rows: 200_000,
  columns: 200,
  cellCharacters: 32_767, // what a cell of Excel holds
  milliseconds: 60_000,
};

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** In the order in which they are believed: a comma is most often a part of a text. */
export const separators = ['\t', ';', ',', '|'] as const;
export type Separator = (typeof separators)[number];

/** A row as a format gives it: with its empty cells, where the format has them. */
export interface RawRow {
  readonly row: number;
  readonly cells: string[];
}

/** A table before its header is known: rows without anything among the others. */
export interface RawSheet {
  readonly origin: Omit<SheetMeta, 'header'>;
  readonly batches: AsyncIterable<readonly RawRow[]>;
}

/** The name of a column as Excel shows it: A for 0, AA for 26. */
export const columnLetters = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnLetters(Math.floor(index / 26) - 1) + columnLetters(index % 26);
