import { recordFilterSchema } from '@tresen/domain/kit/entities';
import { parseInput } from '../../kit/input/index.ts';
import { type ReceiptFilter, readReceiptFilter } from '../receipts/index.ts';

/**
 * The filter of the list of receipts, as it comes in JSON.
 * @param now in ms since 1970, when somebody saw the list: it completes a day that was typed without its year
 * @throws {AppError} INVALID_INPUT
 */
export const readListFilter = (given: unknown, now: number): ReceiptFilter =>
  readReceiptFilter(parseInput(recordFilterSchema, given), now);
