import type { ErrorCode, ErrorParameters } from '@tresen/domain/kit/errors';
import type { SheetMeta, SheetRow } from './sheet.ts';

/** What the reading process writes, a line of JSON each: what it reads, then rows, at last how it ended. */
export type Line =
  | { readonly meta: SheetMeta }
  | { readonly rows: readonly SheetRow[] }
  | { readonly counted: number }
  | { readonly fault: { readonly code: ErrorCode; readonly parameters: ErrorParameters } }
  | { readonly isComplete: true };
