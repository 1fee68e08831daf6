import { type ReceiptProblem } from '@tresen/domain/sales/receipts';
import type { BatchRecord } from './batch-records.ts';
import { type Origin, type ReceiptRow } from './receipt-row.ts';
/** What was made of one record of a push, before anything is stored. */
export type ReceiptRecord =
  | {
      readonly outcome: 'rejected';
      readonly id: string | null;
      readonly reason: 'MALFORMED' | 'NOT_YOUR_BRANCH';
    }
  | {
      readonly outcome: 'quarantined';
      readonly row: ReceiptRow;
      readonly problem: ReceiptProblem;
    }
  | {
      readonly outcome: 'storable';
      readonly row: ReceiptRow;
    };
/** The row as it would be stored, without asking whether its sums add up: for a record that a person accepts. */
export declare const readReceipt: (record: BatchRecord, origin: Origin) => ReceiptRecord;
/** Validates and checks one record against the contract (contract 17). `nowMs` since 1970. */
export declare const checkReceipt: (record: BatchRecord, origin: Origin, nowMs: number) => ReceiptRecord;
