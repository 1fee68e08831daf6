import { type ReceiptFacts } from '@tresen/domain/sales/receipts';
import type { ReadReceipt } from './receipt-reader.ts';
/** The branch and register that a receipt is stored under; zone and minutes fix its business day. */
export interface Origin {
  readonly tenantId: string;
  readonly unitId: string;
  readonly deviceId: string;
  readonly databaseId: string;
  readonly zone: string;
  readonly cutOffMinutes: number;
  readonly currency: string;
}
/** The columns of a receipt, named as `ingest_receipts` reads them. */
export interface ReceiptHead {
  readonly id: string;
  readonly hash: string;
  readonly unit: string;
  readonly device: string;
  readonly number: number;
  readonly type: string;
  readonly started: string;
  readonly ended: string;
  readonly day: string;
  readonly hour: number;
  readonly z: number | null;
  readonly register: string;
  readonly employee: string | null;
  readonly employee_name: string | null;
  readonly currency: string;
  readonly gross: number;
  readonly turnover: number;
}
/** A receipt ready to be stored: its own bytes, its columns, and what it adds to the figures. */
export interface ReceiptRow {
  readonly bytes: Buffer;
  readonly head: ReceiptHead;
  readonly facts: ReceiptFacts;
  /** A person has decided that it is stored: its register need not be linked any more. */
  readonly isDecided?: boolean;
}
/** PostgreSQL holds neither U+0000 nor half of a surrogate pair; the receipt's own text keeps them as escapes. */
export declare const storable: (text: string) => string;
/** Fixes where, on which business day and in which figures the receipt counts (contract 18). */
export declare const receiptRow: (bytes: Buffer, receipt: ReadReceipt, origin: Origin) => ReceiptRow;
