import { AppError, type FileExcess, type FileFault } from '@tresen/domain/kit/errors';
import { columnLetters } from './sheet.ts';

/** Where in the file: row from 1, column from 0; told as Excel names them. */
export interface Place {
  readonly row: number;
  readonly column?: number;
}

export const unreadable = (reason: FileFault, place?: Place): AppError =>
  new AppError('FILE_UNREADABLE', { reason, ...placeParameters(place) });

/** @param limit in the unit of `what`: bytes, rows, columns, characters, milliseconds */
export const tooLarge = (what: FileExcess, limit: number, place?: Place): AppError =>
  new AppError('FILE_TOO_LARGE', { what, limit, ...placeParameters(place) });

function placeParameters(place: Place | undefined) {
  return {
    ...(place && { row: place.row }),
    ...(place?.column !== undefined && { column: columnLetters(place.column) }),
  };
}
