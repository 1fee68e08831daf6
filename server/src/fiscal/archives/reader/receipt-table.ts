import type { LogColumns, LogLine } from './log-columns.ts';

/** Octets of a row: the number of the transaction, the counter of its end, the beginning of its signature. */
const rowBytes = 24;
const rowsAtOnce = 4_096;

/** The receipts of an archive, by the number of their transaction, in pieces of whole rows. */
export function* receiptTable(columns: Pick<LogColumns, 'inOrder'>): Generator<Buffer> {
  const rows: LogLine[] = [];
  const piece = (): Buffer => {
    const bytes = Buffer.alloc(rows.length * rowBytes);
    for (const [at, { transaction, counter, mark }] of rows.entries()) {
      bytes.writeDoubleBE(transaction ?? 0, at * rowBytes);
      bytes.writeDoubleBE(counter, at * rowBytes + 8);
      bytes.writeBigUInt64BE(mark, at * rowBytes + 16);
    }
    rows.length = 0;
    return bytes;
  };
  for (const line of columns.inOrder()) {
    if (!line.isReceipt) continue;
    rows.push(line);
    if (rows.length === rowsAtOnce) yield piece();
  }
  if (rows.length > 0) yield piece();
}

/** A receipt's transaction as the archive has it. */
export interface ArchivedReceipt {
  readonly transaction: number;
  readonly counter: number;
  readonly mark: bigint;
  /** Its place by the number of the transaction, from 0. */
  readonly order: number;
}

/** Receipts of an archive, to be looked up by their transaction. */
export interface ArchivedReceipts {
  readonly size: number;
  at(order: number): ArchivedReceipt;
  find(transaction: number): ArchivedReceipt | undefined;
}

/**
 * Takes the pieces together again. Transactions mostly end in the order of their numbers, but need not; one whose log stands
 * twice is one.
 */
export const archivedReceipts = (pieces: readonly Buffer[]): ArchivedReceipts => {
  const bytes = Buffer.concat(pieces);
  const rows = Math.floor(bytes.length / rowBytes);
  const transactionAt = (row: number): number => bytes.readDoubleBE(row * rowBytes);
  const compare = (a: number, b: number): number =>
    bytes.compare(bytes, b * rowBytes, (b + 1) * rowBytes, a * rowBytes, (a + 1) * rowBytes);
  // Of the same transaction, equal ones stand beside each other.
  const order = Uint32Array.from({ length: rows }, (_, row) => row)
    .sort((a, b) => transactionAt(a) - transactionAt(b) || compare(a, b))
    .filter((row, place, all) => place === 0 || compare(row, all[place - 1] ?? row) !== 0);
  const size = order.length;
  const at = (place: number): ArchivedReceipt => {
    const begin = (order[place] ?? 0) * rowBytes;
    return {
      transaction: bytes.readDoubleBE(begin),
      counter: bytes.readDoubleBE(begin + 8),
      mark: bytes.readBigUInt64BE(begin + 16),
      order: place,
    };
  };
  const find = (transaction: number): ArchivedReceipt | undefined => {
    let [low, high] = [0, size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (transactionAt(order[middle] ?? 0) < transaction) low = middle + 1;
      else high = middle;
    }
    const found = low < size ? at(low) : undefined;
    return found?.transaction === transaction ? found : undefined;
  };
  return { size, at, find };
};
