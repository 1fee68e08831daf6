import type { Condition } from '@tresen/domain/kit/entities';
import { parseReceiptSearch, type ReceiptSearch, receiptList } from '@tresen/domain/sales/receipts';
import type { RawBuilder, SqlBool } from 'kysely';
import { type FilterInput, readFilter } from '../../../kit/records/index.ts';

/** A condition of a statement. */
export type Where = RawBuilder<SqlBool>;

/** What a list of receipts is narrowed by, as the server reads it. */
export interface ReceiptFilter {
  /** Any branch when empty. */
  readonly unitIds: readonly string[];
  readonly search: ReceiptSearch;
  /** What was typed, if it may be the name of a table or of another target: another way to fulfil the search. */
  readonly target?: string;
  readonly conditions: readonly Condition[];
}

/** What somebody typed into a search box. @param nowMs completes a day that was typed without its year */
export const readReceiptSearch = (text: string, nowMs: number): ReceiptSearch =>
  parseReceiptSearch(text, dayOf(nowMs));

/**
 * The filter of a list of receipts, checked.
 * @param nowMs completes a day that was typed without its year
 * @throws {AppError} INVALID_INPUT with the field that does not fit
 */
export const readReceiptFilter = (input: FilterInput | null | undefined, nowMs: number): ReceiptFilter => {
  const { search, unitIds, conditions } = readFilter(receiptList, input);
  const read = readReceiptSearch(search, nowMs);
  // A number alone is one of receipts: tables are found by their filter.
  return { unitIds, conditions, search: read, ...(read.words && { target: search.trim() }) };
};

/** The day in UTC: near enough to tell which year somebody means. */
function dayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10);
}
