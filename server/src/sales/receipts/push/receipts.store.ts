import { AppError } from '@tresen/domain/kit/errors';
import { sql } from 'kysely';
import pg from 'pg';
import { askTenant, type Database, inTenant, type Tx } from '../../../kit/db/pools.ts';
import { runWide } from '../../../kit/db/wide-statement.ts';
import type { BatchColumns } from './batch-columns.ts';
import { contentHash, type EarlierOrigin, type Origin, type ReceiptRow } from './receipt-row.ts';

/** A receipt that is stored already: with the same content, or with another. */
export interface StoredConflict {
  readonly conflict_id: string;
  readonly same: boolean;
}

const ingest = 'select conflict_id, same from ingest_receipts($1, $2, $3, $4, $9, $5, $6, $7, $8)';
// No JSON text contains it outside of an escape, so it separates the receipts' texts.
const separator = 0x1e;

/**
 * Stores the receipts and their figures in one statement, all or nothing. The ids must differ.
 * @param columns those of the very rows, in their order
 * @returns the receipts that were stored before; if there are any, none of the others was stored now
 * @throws pg.DatabaseError, see `ingestFailure`
 */
export const ingestReceipts = async (
  db: Pick<Database, 'app'>,
  tenantId: string,
  rows: readonly ReceiptRow[],
  columns: BatchColumns,
  receivedAt: Date,
): Promise<StoredConflict[]> => {
  const devices = [...new Set(rows.filter((row) => !row.isDecided).map((row) => row.origin.deviceId))];
  const { rows: conflicts } = await runWide<StoredConflict>(db.app, {
    text: ingest,
    tenantId,
    values: [
      tenantId,
      `{${devices.join(',')}}`, // ids need no quotes
      receivedAt.toISOString(),
      `{${rows.map((row) => row.id).join(',')}}`,
      columns.heads,
      columns.parts,
      columns.articles,
      columns.runs,
    ],
    last: joined(rows.map((row) => row.bytes)),
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

/** Which of the rows are stored already, with the same content or with another; in a transaction that cannot write. */
export const knownReceipts = (
  db: Database,
  { tenantId, deviceId }: Pick<Origin, 'tenantId' | 'deviceId'>,
  rows: readonly ReceiptRow[],
): Promise<ReadonlyMap<string, 'duplicate' | 'differs'>> =>
  inTenant(db, tenantId, async (tx) => {
    await sql`set transaction read only`.execute(tx);
    await expectLinked(tx, deviceId);
    const { rows: known } = await sql<{ id: string; same: boolean }>`
      select r.id, r.content_hash = decode(x.hash, 'hex') same
      from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ bytes }) => contentHash(bytes))}::text[]) x(id, hash)
      cross join lateral (
        select id, content_hash from receipts
        where tenant_id = (select current_tenant()) and id = x.id limit 1) r`.execute(tx);
    return new Map(known.map(({ id, same }) => [id, same ? 'duplicate' : 'differs']));
  });

interface EarlierRow {
  readonly unitId: string;
  readonly databaseId: string;
  readonly until: Date;
  readonly zone: string;
  readonly cutOffMinutes: number;
  readonly currency: string;
}

/** Where a register was before it came to its branch, in the order of time. */
export const earlierOrigins = (
  db: Database,
  { tenantId, deviceId }: Pick<Origin, 'tenantId' | 'deviceId'>,
): Promise<readonly EarlierOrigin[]> =>
  askTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<EarlierRow>`
      select s.unit_id as "unitId", s.database_id as "databaseId", s.until, u.zone,
        u.cut_off_minutes as "cutOffMinutes", u.currency
      from device_stays s join organization_units u on u.tenant_id = s.tenant_id and u.id = s.unit_id
      where s.tenant_id = (select current_tenant()) and s.device_id = ${deviceId} order by s.until`.execute(
      tx,
    );
    return rows.map((row) => ({ ...row, tenantId, deviceId, until: row.until.getTime() }));
  });

/** Notes on the register when it last sent a receipt: what 'data from' shows. */
export const touchDevice = (db: Database, tenantId: string, deviceId: string, at: Date): Promise<void> =>
  askTenant(db, tenantId, async (tx) => {
    await tx.updateTable('devices').set({ last_receipt_at: at }).where('id', '=', deviceId).execute();
  });

/**
 * The texts as one, with separators between: what goes to the database is what the register sent, never made anew.
 * A whole batch is not even copied; the separators take the places of its commas, which belong to no receipt.
 */
function joined(texts: readonly Buffer[]): Buffer {
  const [first] = texts;
  const last = texts.at(-1);
  if (!first || !last) return Buffer.alloc(0);
  for (let index = 1; index < texts.length; index += 1) {
    const [before, text] = [texts[index - 1], texts[index]];
    if (!before || !text || !isNext(before, text)) return copied(texts);
  }
  const all = Buffer.from(first.buffer, first.byteOffset, last.byteOffset + last.length - first.byteOffset);
  let at = 0;
  for (const text of texts) {
    if (at > 0) all[at - 1] = separator;
    at += text.length + 1;
  }
  return all;
}

function copied(texts: readonly Buffer[]): Buffer {
  const all = Buffer.alloc(
    texts.reduce((sum, text) => sum + text.length + 1, -1),
    separator,
  );
  let at = 0;
  for (const text of texts) at += text.copy(all, at) + 1;
  return all;
}

/** Whether the second stands right behind the first, but for one byte: its comma in the batch of both. */
function isNext(first: Buffer, second: Buffer): boolean {
  return first.buffer === second.buffer && second.byteOffset === first.byteOffset + first.length + 1;
}

/** @throws {AppError} DEVICE_UNLINKED when the register is let in no more, as `ingest_receipts` does */
async function expectLinked(tx: Tx, deviceId: string): Promise<void> {
  const { rows } = await sql`
    select from devices where tenant_id = (select current_tenant()) and id = ${deviceId}
      and unlinked_at is null and status = 1`.execute(tx);
  if (rows.length === 0) throw new AppError('DEVICE_UNLINKED');
}
