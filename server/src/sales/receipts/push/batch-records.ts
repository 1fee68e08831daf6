import { AppError } from '@tresen/domain/kit/errors';
import { receiptsPerPush } from '@tresen/domain/sales/receipts';
import { type ReadReceipt, receiptReader } from './receipt-reader.ts';

const quote = 34;
const backslash = 92;
const open = { brace: 123, bracket: 91 } as const;
const close = { brace: 125, bracket: 93 } as const;
const comma = 44;

/** A record of a push: its own bytes, and the receipt where it could be read at once. */
export interface BatchRecord {
  readonly bytes: Buffer;
  readonly receipt: ReadReceipt | undefined;
}

/** One record from its bytes alone, as if it stood in a batch. */
export const readRecord = (bytes: Buffer): BatchRecord => {
  const receipt = receiptReader.read(bytes, 0);
  return { bytes, receipt: receipt && receiptReader.end === bytes.length ? receipt : undefined };
};

interface Element {
  readonly record: BatchRecord;
  /** The index of the comma or bracket behind it. */
  readonly end: number;
}

/**
 * Reads the elements of a JSON array one by one: each record keeps the very bytes that the register sent, and a broken
 * one breaks no other. `take` is called in their order.
 * @param batch UTF-8
 * @throws {AppError} MALFORMED_JSON when the text is no array at all, TOO_LARGE when it holds more than 500
 */
export const readBatch = <T>(batch: Buffer, take: (record: BatchRecord) => T): T[] => {
  const bytes = withoutSpaces(batch);
  const malformed = () => new AppError('MALFORMED_JSON');
  if (bytes[0] !== open.bracket) throw malformed();
  const results: T[] = [];
  let index = 1;
  for (;;) {
    index = afterSpaces(bytes, index);
    if (results.length === 0 && bytes[index] === close.bracket) break;
    const { record, end } = elementAt(bytes, index);
    if (end >= bytes.length) throw malformed();
    if (results.length === receiptsPerPush) throw new AppError('TOO_LARGE', { limit: receiptsPerPush });
    results.push(take(record));
    index = end;
    if (bytes[index] === close.bracket) break;
    index += 1;
  }
  if (index !== bytes.length - 1) throw malformed();
  return results;
};

function withoutSpaces(bytes: Buffer): Buffer {
  let end = bytes.length;
  while (end > 0 && isSpace(bytes[end - 1])) end -= 1;
  return bytes.subarray(afterSpaces(bytes, 0), end);
}

function isSpace(byte: number | undefined): boolean {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}

function afterSpaces(bytes: Buffer, from: number): number {
  let index = from;
  while (isSpace(bytes[index])) index += 1;
  return index;
}

function elementAt(bytes: Buffer, from: number): Element {
  const receipt = receiptReader.read(bytes, from);
  if (receipt) {
    const { end } = receiptReader;
    const next = afterSpaces(bytes, end);
    if (bytes[next] === comma || bytes[next] === close.bracket)
      return { record: { bytes: bytes.subarray(from, end), receipt }, end: next };
  }
  const end = endOfElement(bytes, from);
  let last = end;
  while (last > from && isSpace(bytes[last - 1])) last -= 1;
  return { record: { bytes: bytes.subarray(from, last), receipt: undefined }, end };
}

/** The index of the comma or bracket that ends the array element which begins at `from`. */
function endOfElement(bytes: Buffer, from: number): number {
  let depth = 0;
  let index = from;
  while (index < bytes.length) {
    const byte = bytes[index];
    if (byte === quote) {
      index = afterString(bytes, index);
      continue;
    }
    if (byte === open.brace || byte === open.bracket) depth += 1;
    else if (depth === 0 && (byte === comma || byte === close.bracket)) return index;
    else if (byte === close.brace || byte === close.bracket) depth -= 1;
    index += 1;
  }
  return index;
}

/** The index behind the closing quote of the string that opens at `at`, or the end. */
function afterString(bytes: Buffer, at: number): number {
  let index = at + 1;
  for (; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === backslash) index += 1;
    else if (byte === quote) return index + 1;
  }
  return index;
}
