import type { ArchiveSummary, Found } from '@tresen/domain/fiscal/archives';

/** What the reading process writes, a line of JSON each: how far it is, then what it found, at last that this is all. */
export type Line =
  | { readonly bytes: number }
  | { readonly summary: ArchiveSummary; readonly lateKey: string | null }
  | { readonly found: readonly Found[] }
  /** Rows of the table of receipts, base64. */
  | { readonly receipts: string }
  | { readonly isComplete: true };
