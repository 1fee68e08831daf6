import { hash } from 'node:crypto';
import { stayOf } from '@tresen/domain/fleet/devices';
import { businessDayOf } from '@tresen/domain/kit/business-day';
import { basketOf } from '@tresen/domain/sales/pairs';
import {
  marksOfReceipt,
  paymentBitsOf,
  type ReceiptFacts,
  type ReceiptFigures,
  receiptFacts,
} from '@tresen/domain/sales/receipts';
import type { ReadReceipt } from './receipt-reader.ts';

/** A branch in which a register was, until a moment in UTC milliseconds. */
export interface EarlierOrigin extends Omit<Origin, 'earlier'> {
  readonly until: number;
}

/** The branch and register that a receipt is stored under; zone and minutes fix its business day. */
export interface Origin {
  readonly tenantId: string;
  readonly unitId: string;
  readonly deviceId: string;
  readonly databaseId: string;
  readonly zone: string;
  readonly cutOffMinutes: number;
  readonly currency: string;
  /** Where the register was before, in the order of time; hardly any register was ever moved. */
  readonly earlier?: readonly EarlierOrigin[];
}

/**
 * The origin of one receipt of a register: the branch where it was when the receipt ended (contract 6). Undefined when
 * the receipt names a database that was never the register's.
 */
export const originAt = (
  origin: Origin,
  { databaseId, end }: Pick<ReadReceipt, 'databaseId' | 'end'>,
): Omit<Origin, 'earlier'> | undefined => {
  const { earlier, ...own } = origin;
  if (!earlier || earlier.length === 0) return databaseId === origin.databaseId ? origin : undefined;
  const stay = stayOf([...earlier, { ...own, until: null }], { databaseId, end: Date.parse(end) });
  // Read again, it is found in the same branch, whichever database it names.
  return stay && { ...stay, databaseId };
};

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
  readonly employee_id: string | null;
  readonly currency: string;
  readonly gross: number;
  readonly turnover: number;
  /** Bits: `paymentBitsOf` and `marksOfReceipt` of the domain. */
  readonly payments: number;
  readonly marks: number;
  readonly tse_serial: string | null;
  readonly tse_transaction: number | null;
  readonly tse_counter: number | null;
  /** Where guests sat or goods went. */
  readonly target: string | null;
  /** The customer's name. */
  readonly customer: string | null;
  readonly note: string | null;
  /** The first receipt that it refers to. */
  readonly refers_to: string | null;
  /** Keys of the articles that it sold, as JSON. */
  readonly sold: string;
}

/**
 * A receipt that is going to be stored: who it is and its own bytes. Hundreds of them wait for the database, and what waits
 * is moved by every garbage collection, so they hold nothing that can be read again.
 */
export interface ReceiptRow {
  readonly id: string;
  readonly bytes: Buffer;
  readonly origin: Origin;
  /** A person has decided that it is stored: its register need not be linked any more. */
  readonly isDecided?: boolean;
}

/** What is read of a receipt in order to store it: its columns, and what it adds to the figures. */
export interface ReceiptColumns {
  readonly head: ReceiptHead;
  readonly facts: ReceiptFacts;
}

/** PostgreSQL holds neither U+0000 nor half of a surrogate pair; the receipt's own text keeps them as escapes. */
export const storable = (text: string): string =>
  text.isWellFormed() && !text.includes('\0') ? text : text.replaceAll('\0', '').toWellFormed();

/** SHA-256 of what the register sent, in hex. */
export const contentHash = (bytes: Buffer): string => hash('sha256', bytes, 'hex');

type Described = Pick<ReadReceipt, 'tse' | 'target' | 'customer' | 'note' | 'references'> & ReceiptFigures;

/** What lists are searched by, counters are watched by and pairs are counted from, of a receipt alone. */
export const describedReceipt = (receipt: Described) => ({
  payments: paymentBitsOf(receipt),
  marks: marksOfReceipt(receipt),
  tse_serial: receipt.tse ? storable(receipt.tse.serial) : null,
  tse_transaction: receipt.tse?.transaction ?? null,
  tse_counter: receipt.tse?.signatureCounter ?? null,
  target: textOf(receipt.target?.label),
  customer: textOf(receipt.customer?.name),
  note: textOf(receipt.note),
  refers_to: textOf(receipt.references?.find(({ kind }) => kind === 'Transaktion')?.receiptId),
  sold: JSON.stringify(basketOf(receipt)),
});

/** Fixes where, on which business day and in which figures the receipt counts (contract 18). */
export const receiptColumns = (bytes: Buffer, receipt: ReadReceipt, origin: Origin): ReceiptColumns => {
  const facts = receiptFacts(receipt);
  const { day, hour } = businessDayOf(Date.parse(receipt.end), origin.zone, origin.cutOffMinutes);
  return {
    facts,
    head: {
      id: receipt.id,
      hash: contentHash(bytes),
      unit: origin.unitId,
      device: origin.deviceId,
      number: receipt.number,
      type: receipt.type,
      started: receipt.start,
      ended: receipt.end,
      day,
      hour,
      z: receipt.zNumber ?? null,
      register: storable(receipt.register.name),
      employee: receipt.employee ? storable(receipt.employee.key) : null,
      employee_name: receipt.employee ? storable(receipt.employee.name) : null,
      employee_id: receipt.employee?.id ?? null,
      currency: receipt.currency,
      gross: receipt.gross,
      turnover: facts.turnover,
      ...describedReceipt(receipt),
    },
  };
};

function textOf(text: string | null | undefined): string | null {
  return text ? storable(text) : null;
}
