import {
  type Receipt,
  type ReceiptProblem,
  receiptJsonSchema,
  receiptProblem,
} from '@tresen/domain/sales/receipts';
import type { JsonFault } from '../../../kit/json-faults/index.ts';
import { type BatchRecord, readRecord } from './batch-records.ts';
import type { ReadReceipt } from './receipt-reader.ts';
import {
  type Origin,
  originAt,
  type ReceiptColumns,
  type ReceiptRow,
  receiptColumns,
} from './receipt-row.ts';
import { createExplainer, createValidator, foreignFault, parseRecord } from './record-faults.ts';

/** What was made of one record of a push, before anything is stored. */
export type ReceiptRecord =
  | {
      readonly outcome: 'rejected';
      readonly id: string | null;
      readonly reason: 'MALFORMED' | 'NOT_YOUR_BRANCH';
      readonly faults: readonly JsonFault[];
    }
  | { readonly outcome: 'quarantined'; readonly row: ReceiptRow; readonly problem: ReceiptProblem }
  | { readonly outcome: 'storable'; readonly row: ReceiptRow; readonly columns: ReceiptColumns };

const isReceipt = createValidator<Receipt>(receiptJsonSchema);

/** What of a record does not follow the schema. */
const explain = createExplainer(receiptJsonSchema());

type Refused = Extract<ReceiptRecord, { outcome: 'rejected' }>;
interface Placed {
  readonly receipt: ReadReceipt;
  readonly origin: Origin;
}

/** The row as it would be stored, without asking whether its sums add up: for a record that a person accepts. */
export const readReceipt = (record: BatchRecord, origin: Origin): ReceiptRecord => {
  const placed = receiptOf(record, origin);
  return 'outcome' in placed ? placed : storableRecord(record.bytes, placed);
};

/** Validates and checks one record against the contract (contract 17). `nowMs` since 1970. */
export const checkReceipt = (record: BatchRecord, register: Origin, nowMs: number): ReceiptRecord => {
  const placed = receiptOf(record, register);
  if ('outcome' in placed) return placed;
  const { bytes } = record;
  const { receipt, origin } = placed;
  const problem = receiptProblem(receipt, { nowMs, currency: origin.currency });
  if (!problem) return storableRecord(bytes, placed);
  return { outcome: 'quarantined', row: { id: receipt.id, bytes, origin }, problem };
};

/** Reads a row again, as it was read when it became one. */
export const readColumns = ({ bytes, origin }: ReceiptRow): ReceiptColumns => {
  const record = readReceipt(readRecord(bytes), origin);
  if (record.outcome !== 'storable') throw new Error(`a row reads differently now: ${record.outcome}`);
  return record.columns;
};

/** The receipt with the branch that it belongs to, or why it cannot be one of this register. */
function receiptOf({ bytes, receipt }: BatchRecord, register: Origin): Placed | Refused {
  const { value, fault } = receipt ? { value: receipt } : parseRecord(bytes);
  if (!receipt && !isReceipt(value))
    return { outcome: 'rejected', id: idOf(value), reason: 'MALFORMED', faults: fault ?? explain(value) };
  const found = value as ReadReceipt;
  const origin = originAt(register, found);
  if (origin) return { receipt: found, origin };
  const faults = foreignFault(found.databaseId, register);
  return { outcome: 'rejected', id: found.id, reason: 'NOT_YOUR_BRANCH', faults };
}

function idOf(value: unknown): string | null {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
    ? value.id.slice(0, 40)
    : null;
}

function storableRecord(bytes: Buffer, { receipt, origin }: Placed): ReceiptRecord {
  return {
    outcome: 'storable',
    row: { id: receipt.id, bytes, origin },
    columns: receiptColumns(bytes, receipt, origin),
  };
}
