/**
 * Why a file is not read as a table: `reason` of FILE_UNREADABLE. Where there is a place
 * to name, `row` and `column` do so as Excel would.
 */
export type FileFault =
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
  | 'mixedEncoding'
  | 'openQuote'
  | 'strayQuote';

/**
 * What a file has too much of: `what` of FILE_TOO_LARGE, with its `limit` in bytes, rows, columns, characters of a cell or
 * milliseconds.
 */
export type FileExcess =
  | 'bytes'
  | 'unpackedBytes'
  | 'rows'
  | 'columns'
  | 'cellCharacters'
  | 'memory'
  | 'time';
