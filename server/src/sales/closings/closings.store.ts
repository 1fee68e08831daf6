import { AppError } from '@tresen/domain/kit/errors';
import { sql } from 'kysely';
import { inSavepoint, isUnfitValue, type Tx } from '../../kit/db/pools.ts';
import { type ClosingRecord, closingColumns } from './closing-record.ts';

/** How a closing fared: another one may have its id, or its Z number. */
export type StoredClosingOutcome = 'stored' | 'duplicate' | 'differs' | 'taken' | 'unstorable';

/** Holds the register while its closings are stored. @throws {AppError} DEVICE_UNLINKED when it is let in no more */
export const holdRegister = async (tx: Tx, deviceId: string): Promise<void> => {
  const { rows } = await sql`select from devices where id = ${deviceId} and unlinked_at is null and status = 1
    for no key update`.execute(tx);
  if (rows.length === 0) throw new AppError('DEVICE_UNLINKED');
};

interface Existing {
  readonly same: boolean;
}

interface Run {
  readonly kind: 'z' | 'transaction';
  readonly series: string;
  readonly number: number;
  readonly signature: number | null;
}

/**
 * Stores one closing, whatever it is: what is stored already is told, and so is what the database cannot hold, without
 * harm to the others of the transaction.
 */
export const storeClosing = async (
  tx: Tx,
  record: ClosingRecord,
  receivedAt: Date,
): Promise<StoredClosingOutcome> => {
  try {
    return await inSavepoint(tx, () => store(tx, record, receivedAt));
  } catch (error) {
    if (!isUnfitValue(error)) throw error;
    return 'unstorable';
  }
};

async function store(tx: Tx, record: ClosingRecord, receivedAt: Date): Promise<StoredClosingOutcome> {
  const { hash } = closingColumns(record);
  if (!(await insert(tx, record, receivedAt))) {
    const found = await existing(tx, record.id, hash);
    if (!found) return 'taken';
    return found.same ? 'duplicate' : 'differs';
  }
  await addRuns(tx, record);
  await awakeMonths(record, tx);
  return 'stored';
}

async function insert(tx: Tx, record: ClosingRecord, receivedAt: Date): Promise<boolean> {
  const x = closingColumns(record);
  const { numAffectedRows } = await sql`
    insert into closings (tenant_id, id, unit_id, device_id, type, z_number, business_day, created_at, received_at,
      period_from, period_to, first_number, last_number, daily_z_numbers, records, receipts, register_name,
      operator_name, currency, turnover, expected_cash, counted_cash, cash_difference, content_hash, content)
    values ((select current_tenant()), ${x.id}, ${x.unit}, ${x.device}, ${x.type}, ${x.z}, ${x.day}, ${x.created},
      ${receivedAt}, ${x.from}, ${x.to}, ${x.first}, ${x.last}, ${x.dailies}, ${x.records}, ${x.receipts}, ${x.register},
      ${x.operator}, ${x.currency}, ${x.turnover}, ${x.expected}, ${x.counted}, ${x.difference},
      decode(${x.hash}, 'hex'), ${record.bytes.toString()})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

async function existing(tx: Tx, id: string, hash: string): Promise<Existing | undefined> {
  const { rows } = await sql<Existing>`
    select content_hash = decode(${hash}, 'hex') same from closings
    where tenant_id = (select current_tenant()) and id = ${id}`.execute(tx);
  return rows[0];
}

async function addRuns(tx: Tx, record: ClosingRecord): Promise<void> {
  const { closing, origin } = record;
  const at = closing.createdAt;
  const runs = runsOf(record).map(({ kind, series, number, signature }) => ({
    kind,
    series,
    first: number,
    first_at: at,
    last: number,
    last_at: at,
    device: origin.deviceId,
    unit: origin.unitId,
    first_signature: signature,
    last_signature: signature,
  }));
  if (runs.length > 0)
    await sql`select add_counter_runs((select current_tenant()), ${JSON.stringify(runs)}::json)`.execute(tx);
}

/**
 * The counters that a closing uses: its Z number, of days only, since months and years count for themselves, and the
 * transaction of the security device that signed it, which is no gap among those of the receipts.
 */
function runsOf({ closing, origin }: ClosingRecord): readonly Run[] {
  return [
    ...(closing.type === 'daily'
      ? [{ kind: 'z', series: origin.deviceId, number: closing.zNumber, signature: null } as const]
      : []),
    ...(closing.tse
      ? [
          {
            kind: 'transaction',
            series: closing.tse.serial,
            number: closing.tse.transaction,
            signature: closing.tse.signatureCounter,
          } as const,
        ]
      : []),
  ];
}

/** A daily closing that arrives late may be the one that its month or year waits for. */
function awakeMonths({ closing, origin }: ClosingRecord, tx: Tx) {
  return closing.type === 'daily'
    ? sql`update closings set state = 'unchecked'
        where tenant_id = (select current_tenant()) and device_id = ${origin.deviceId} and type <> 'daily'
          and state = 'incomplete' and daily_z_numbers @> array[${closing.zNumber}::bigint]`.execute(tx)
    : undefined;
}
