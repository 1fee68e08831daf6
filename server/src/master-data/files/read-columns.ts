import type { EntityName } from '@tresen/domain/kit/entities';
import {
  decimalMarkOf,
  type GuessedColumn,
  guessMapping,
  type ReadColumn,
} from '@tresen/domain/master-data/files';
import type { Turn } from '../../kit/queue/index.ts';
import type {
  Encoding,
  ReadOptions,
  ReadSheet,
  Separator,
  SheetMeta,
  SheetSource,
} from '../../kit/sheets/index.ts';
import type { ImportColumn, Reading } from './import-row.ts';

/** What was found in a file. */
export interface ReadFile {
  readonly reading: Reading;
  readonly columns: readonly ImportColumn[];
  readonly guessed: readonly GuessedColumn[];
  /** Rows below the heads. */
  readonly rows: number;
}

// Enough to tell a price from a number of an article.
const maxSampled = 200;
const maxShown = 5;
const longestSample = 200;

/** How a file is read again, the same way. */
export const optionsOf = ({ encoding, separator, sheet, headerRow }: Partial<Reading>): ReadOptions => ({
  ...(encoding ? { encoding: encoding as Encoding } : {}),
  ...(separator ? { separator: separator as Separator } : {}),
  ...(sheet !== undefined ? { sheet } : {}),
  ...(headerRow !== undefined ? { headerRow } : {}),
});

/**
 * Reads a file to its end, so that a broken one is refused at once, and guesses what its columns are.
 * @param turn for whom
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE, BUSY
 */
export const readColumns = async (
  readSheet: ReadSheet,
  source: SheetSource,
  entity: EntityName,
  turn: Turn,
  options: ReadOptions = {},
): Promise<ReadFile> => {
  const samples: (readonly string[])[] = [];
  let meta: SheetMeta | undefined;
  let rows = 0;
  for await (const chunk of readSheet(source, { ...options, onlyFirst: maxSampled }, turn)) {
    meta = chunk.meta;
    rows += chunk.rows.length + (chunk.counted ?? 0);
    for (const { cells } of chunk.rows.slice(0, maxSampled - samples.length)) samples.push(cells);
  }
  const columns = columnsOf(meta, samples);
  // Numbers of a spreadsheet come with a point; texts of a CSV are most likely written as people here write.
  const decimal = meta?.kind === 'xlsx' ? '.' : decimalMarkOf.de;
  return {
    reading: meta ? readingOf(meta) : { kind: 'csv', headerRow: null },
    columns: columns.map(shown),
    guessed: guessMapping(entity, columns, decimal),
    rows,
  };
};

function columnsOf(meta: SheetMeta | undefined, samples: readonly (readonly string[])[]): ReadColumn[] {
  const heads = meta?.header?.cells ?? [];
  const width = Math.max(heads.length, ...samples.map(({ length }) => length));
  return Array.from({ length: width }, (_, index) => ({
    head: (heads[index] ?? '').trim().slice(0, longestSample),
    samples: samples.map((cells) => cells[index] ?? ''),
  }));
}

function readingOf({ kind, encoding, separator, sheet, sheets, header }: SheetMeta): Reading {
  return {
    kind,
    ...(encoding && { encoding }),
    ...(separator && { separator }),
    ...(sheet !== undefined && { sheet }),
    ...(sheets && { sheets }),
    headerRow: header?.row ?? null,
  };
}

function shown({ head, samples }: ReadColumn): ImportColumn {
  return {
    head,
    samples: samples
      .filter((text) => text.trim() !== '')
      .slice(0, maxShown)
      .map((text) => text.slice(0, longestSample)),
  };
}
