import { businessDayOf } from '@tresen/domain/kit/business-day';
import { type Receipt, type ReceiptFacts, receiptFacts } from '@tresen/domain/sales/receipts';
import {
  type BatchColumns,
  createBatchColumns,
} from '@tresen/server/src/sales/receipts/push/batch-columns.ts';
import {
  type Origin,
  type ReceiptRow,
  receiptColumns,
} from '@tresen/server/src/sales/receipts/push/receipt-row.ts';
import { ingestReceipts } from '@tresen/server/src/sales/receipts/push/receipts.store.ts';
import type pg from 'pg';
import type { Register } from '../kit/tenants.ts';

const place = { zone: 'Europe/Berlin', cutOffMinutes: 240, currency: 'EUR' } as const;

/** A receipt with its text, its business day and what it adds to the figures. */
export interface Prepared {
  readonly receipt: Receipt;
  readonly text: string;
  readonly day: string;
  readonly hour: number;
  readonly facts: ReceiptFacts;
}

/** What a plain copy needs to know of a receipt. */
export const prepareReceipt = (receipt: Receipt): Prepared => ({
  receipt,
  text: JSON.stringify(receipt),
  facts: receiptFacts(receipt),
  ...businessDayOf(Date.parse(receipt.end), place.zone, place.cutOffMinutes),
});

/** A receipt of a register. */
export interface Sold {
  readonly register: Register;
  readonly receipt: Receipt;
}

/** Parameters of the statement behind a push. */
export interface IngestCall {
  readonly tenantId: string;
  readonly rows: readonly ReceiptRow[];
  readonly columns: BatchColumns;
}

/** Works out of receipts of one tenant what the server would of a push, by its own code. */
export const ingestCall = (tenantId: string, sold: Iterable<Sold>): IngestCall => {
  const gathered = createBatchColumns();
  const rows: ReceiptRow[] = [];
  for (const { register, receipt } of sold) {
    const row = { id: receipt.id, bytes: Buffer.from(JSON.stringify(receipt)), origin: originOf(register) };
    rows.push(row);
    gathered.add(receiptColumns(row.bytes, receipt, row.origin));
  }
  return { tenantId, rows, columns: gathered.columns() };
};

/**
 * Stores the receipts by the statement behind a push.
 * @throws when one of them is stored already
 */
export const ingest = async (
  app: pg.Pool,
  { tenantId, rows, columns }: IngestCall,
  at: Date,
): Promise<void> => {
  const conflicts = await ingestReceipts({ app }, tenantId, rows, columns, at);
  if (conflicts.length > 0) throw new Error(`${conflicts.length} receipts are there twice`);
};

function originOf({ tenantId, unitId, deviceId, databaseId }: Register): Origin {
  return { tenantId, unitId, deviceId, databaseId, ...place };
}
