import {
  type Receipt,
  type ReceiptProblem,
  receiptJsonSchema,
  receiptProblem,
} from '@tresen/domain/sales/receipts';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Origin, type ReceiptRow, receiptRow } from './receipt-row.ts';

/** What was made of one record of a push, before anything is stored. */
export type ReceiptRecord =
  | {
      readonly outcome: 'rejected';
      readonly id: string | null;
      readonly reason: 'MALFORMED' | 'NOT_YOUR_BRANCH';
    }
  | { readonly outcome: 'quarantined'; readonly row: ReceiptRow; readonly problem: ReceiptProblem }
  | { readonly outcome: 'storable'; readonly row: ReceiptRow };

// The published schema itself decides, compiled to code: a hand-written check could drift from it.
const isReceipt = new Ajv2020({ strict: true, allowUnionTypes: true }).compile<Receipt>(receiptJsonSchema());

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const idOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id.slice(0, 40)
    : null;

/** The row as it would be stored, without asking whether its sums add up: for a record that a person accepts. */
export const readReceipt = (text: string, origin: Origin): ReceiptRecord => {
  const value = parsed(text);
  if (!isReceipt(value)) return { outcome: 'rejected', id: idOf(value), reason: 'MALFORMED' };
  if (value.databaseId !== origin.databaseId) {
    return { outcome: 'rejected', id: value.id, reason: 'NOT_YOUR_BRANCH' };
  }
  return { outcome: 'storable', row: receiptRow(text, value, origin) };
};

/** Parses, validates and checks one record against the contract (contract 17). `nowMs` since 1970. */
export const checkReceipt = (text: string, origin: Origin, nowMs: number): ReceiptRecord => {
  const value = parsed(text);
  if (!isReceipt(value)) return { outcome: 'rejected', id: idOf(value), reason: 'MALFORMED' };
  if (value.databaseId !== origin.databaseId) {
    return { outcome: 'rejected', id: value.id, reason: 'NOT_YOUR_BRANCH' };
  }
  const row = receiptRow(text, value, origin);
  const problem = receiptProblem(value, { nowMs, currency: origin.currency });
  return problem ? { outcome: 'quarantined', row, problem } : { outcome: 'storable', row };
};
