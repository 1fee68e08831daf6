import { AppError } from '@tresen/domain/errors';
import { columnLetters } from './sheet.ts';

/** Why a file is not read as a table; the web has a sentence for each. */
export type Unreadable =
  | 'empty'
  | 'oldExcel'
  | 'binaryExcel'
  | 'openDocument'
  | 'encrypted'
  | 'pdf'
  | 'picture'
  | 'webPage'
  | 'archive'
  | 'unknownKind'
  | 'damaged'
  | 'noSheet'
  | 'noHeader'
  | 'openQuote'
  | 'strayQuote'
  | 'mixedEncoding';

/** What there is too much of. */
export type TooLarge = 'bytes' | 'unpackedBytes' | 'rows' | 'columns' | 'cellCharacters' | 'memory' | 'time';

/** Where in the file: row from 1, column from 0; told as Excel names them. */
export interface Place {
  readonly row: number;
  readonly column?: number;
}

const placeParameters = (place: Place | undefined) => ({
  ...(place && { row: place.row }),
  ...(place?.column !== undefined && { column: columnLetters(place.column) }),
});

export const unreadable = (reason: Unreadable, place?: Place): AppError =>
  new AppError('FILE_UNREADABLE', { reason, ...placeParameters(place) });

/** @param limit in the unit of `what`: bytes, rows, columns, characters, milliseconds */
export const tooLarge = (what: TooLarge, limit: number, place?: Place): AppError =>
  new AppError('FILE_TOO_LARGE', { what, limit, ...placeParameters(place) });
