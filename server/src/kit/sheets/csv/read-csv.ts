import { cleanText } from '../clean-text.ts';
import type { RawRow, RawSheet, ReadOptions, Separator, SheetLimits } from '../sheet.ts';
import { createCsvReader } from './csv-reader.ts';
import { decodeText, encodingOf } from './encoding.ts';
import { declaredSeparator, guessSeparator } from './separator.ts';

/**
 * Reads a text file as a table.
 * @throws {AppError} FILE_UNREADABLE, FILE_TOO_LARGE; also later, while its rows are read
 */
export const readCsv = (bytes: Buffer, options: ReadOptions, limits: SheetLimits): RawSheet => {
  const encoding = options.encoding ?? encodingOf(bytes);
  const pieces = decodeText(bytes, encoding);
  const first = cleanText(pieces.next().value ?? '');
  const declared = declaredSeparator(first);
  const beginning = first.slice(declared?.length);
  const separator = options.separator ?? declared?.separator ?? guessSeparator(beginning);
  return {
    origin: { kind: 'csv', encoding, separator },
    batches: readRows(beginning, pieces, separator, limits),
  };
};

async function* readRows(
  first: string,
  others: Iterable<string>,
  separator: Separator,
  limits: SheetLimits,
): AsyncGenerator<RawRow[]> {
  const reader = createCsvReader(separator, limits);
  yield reader.push(first);
  for (const piece of others) yield reader.push(cleanText(piece));
  yield reader.end();
}
