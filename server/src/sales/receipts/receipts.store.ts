import pg from 'pg';
import { type Database, inTenant, statementName } from '../../kit/db/pools.ts';
import type { ReceiptRow } from './receipt-row.ts';
import { rollUpSums } from './roll-up-sums.ts';

/** A receipt that is stored already: with the same content, or with another. */
export interface StoredConflict {
  readonly conflict_id: string;
  readonly same: boolean;
}

const ingest = 'select conflict_id, same from ingest_receipts($1, $2, $3, $4, $5, $6, $7, $8, $9)';
// No JSON text contains it outside of an escape, so it separates the receipts' texts.
const separator = '\x1e';

/**
 * Stores the receipts and their figures in one statement, all or nothing. The ids must differ.
 * @returns the receipts that were stored before; if there are any, none of the others was stored now
 * @throws pg.DatabaseError, see `ingestFailure`
 */
export const ingestReceipts = async (
  db: Database,
  tenantId: string,
  rows: readonly ReceiptRow[],
  receivedAt: Date,
): Promise<StoredConflict[]> => {
  const sums = rollUpSums(rows);
  const devices = [...new Set(rows.filter((row) => !row.isDecided).map((row) => row.head.device))];
  const { rows: conflicts } = await db.app.query<StoredConflict>({
    name: statementName(ingest),
    text: ingest,
    values: [
      tenantId,
      devices,
      receivedAt,
      `{${rows.map((row) => row.head.id).join(',')}}`, // of the contract's shape, so nothing needs quoting
      rows.map((row) => row.text).join(separator),
      JSON.stringify(rows.map((row) => row.head)),
      JSON.stringify(sums.days),
      JSON.stringify(sums.hours),
      JSON.stringify(sums.articles),
    ],
  });
  return conflicts;
};

/** What a failed `ingestReceipts` means: `raced` and `contended` work when tried again, `data` never will. */
export const ingestFailure = (error: unknown): 'unlinked' | 'retry' | 'data' | 'other' => {
  if (!(error instanceof pg.DatabaseError)) return 'other';
  if (error.code === 'TR001') return 'unlinked';
  if (error.code === '40001' || error.code === '40P01') return 'retry';
  return /^2[23]/.test(error.code ?? '') ? 'data' : 'other';
};

/** Notes on the register when it last sent a receipt: what 'data from' shows. */
export const touchDevice = (db: Database, tenantId: string, deviceId: string, at: Date): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    await tx.updateTable('devices').set({ last_receipt_at: at }).where('id', '=', deviceId).execute();
  });
