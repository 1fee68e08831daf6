import { type BatchColumns, createBatchColumns } from './batch-columns.ts';
import { readBatch } from './batch-records.ts';
import { checkReceipt, type ReceiptRecord } from './receipt-record.ts';
import type { Origin, ReceiptRow } from './receipt-row.ts';

/** What became of one record before the database was asked. */
type PushedRecord =
  | Exclude<ReceiptRecord, { outcome: 'storable' }>
  /** `first` is the first record of the batch with this id; only that goes to the database. */
  | { readonly outcome: 'storable'; readonly row: ReceiptRow; readonly first: ReceiptRow };

/** A push that was read: its records in their order, and what the database gets of it. */
export interface ReadPush {
  readonly records: readonly PushedRecord[];
  readonly rows: readonly ReceiptRow[];
  readonly columns: BatchColumns;
}

/**
 * Reads and checks a batch, record by record.
 * @param batch JSON text of an array of receipts, UTF-8
 * @throws {AppError} MALFORMED_JSON, TOO_LARGE
 */
export const readPush = (batch: Buffer, origin: Origin, nowMs: number): ReadPush => {
  const { rows, firstOf } = createFirsts();
  const gathered = createBatchColumns();
  const records = readBatch(batch, (record): PushedRecord => {
    const checked = checkReceipt(record, origin, nowMs);
    if (checked.outcome !== 'storable') return checked;
    const { row, columns } = checked;
    const first = firstOf(row);
    if (first === row) gathered.add(columns);
    return { outcome: 'storable', row, first };
  });
  return { records, rows, columns: gathered.columns() };
};

/**
 * Finds the first row of each id. Tills name receipts in the order of time (UUIDv7), so most ids are greater than the one
 * before and need not be looked up: a map of texts costs more than all else that is done with a row.
 */
function createFirsts() {
  const rows: ReceiptRow[] = [];
  let byId: Map<string, ReceiptRow> | undefined;
  const look = (row: ReceiptRow): ReceiptRow => {
    byId ??= new Map(rows.map((other) => [other.id, other]));
    const first = byId.get(row.id);
    if (first) return first;
    byId.set(row.id, row);
    rows.push(row);
    return row;
  };
  return {
    rows,
    firstOf: (row: ReceiptRow): ReceiptRow => {
      const last = rows.at(-1);
      if (byId || (last && last.id >= row.id)) return look(row);
      rows.push(row);
      return row;
    },
  };
}
