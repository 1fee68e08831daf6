import type { ChangeFault, ChangeOutcome } from '@tresen/domain/master-data/change-sets';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

type Values = Readonly<Record<string, unknown>>;

/** What became of one record of a set. */
export interface ChangeRecordRow {
  readonly recordId: string;
  readonly outcome: Exclude<ChangeOutcome, 'unchanged'>;
  readonly name: string;
  /** Null where the record was not there before. */
  readonly old: Values | null;
  /** Null where it is not there afterwards. */
  readonly new: Values | null;
  readonly faults: readonly ChangeFault[] | null;
  /** The version that the change made. */
  readonly version: number | null;
}

/** Keeps what became of the records of a chunk. */
export const insertChangeRecords = async (
  tx: Tx,
  tenantId: string,
  setId: string,
  records: readonly ChangeRecordRow[],
): Promise<void> => {
  if (records.length === 0) return;
  await sql`insert into change_set_records
      (tenant_id, set_id, record_id, outcome, name, old_values, new_values, faults, version)
    select ${tenantId}::uuid, ${setId}::uuid, r."recordId", r.outcome, r.name, r.old, r.new, r.faults, r.version
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r("recordId" uuid, outcome text, name text,
      old jsonb, new jsonb, faults jsonb, version int)`.execute(tx);
};

const columns = sql`record_id "recordId", outcome, name, nullif(old_values, 'null') old, nullif(new_values, 'null') new,
  nullif(faults, 'null') faults, version`;

/** Up to `limit` records of a set behind an id, in the order of ids; those that were not changed, or those that were. */
export const listChangeRecords = async (
  tx: Tx,
  setId: string,
  isChanged: boolean,
  after: string | undefined,
  limit: number,
): Promise<ChangeRecordRow[]> => {
  const outcome = isChanged ? sql`outcome = 'changed'` : sql`outcome <> 'changed'`;
  const { rows } = await sql<ChangeRecordRow>`select ${columns} from change_set_records
    where ${ownTenant} and set_id = ${setId} and ${outcome} ${after ? sql`and record_id > ${after}::uuid` : sql``}
    order by record_id limit ${limit}`.execute(tx);
  return rows;
};

/** What a set did to these records. */
export const findChangeRecords = async (
  tx: Tx,
  setId: string,
  ids: readonly string[],
): Promise<ChangeRecordRow[]> => {
  const { rows } = await sql<ChangeRecordRow>`select ${columns} from change_set_records
    where ${ownTenant} and set_id = ${setId} and record_id = any (${[...ids]}::uuid[])`.execute(tx);
  return rows;
};

/** The ids of the records that a set changed. */
export const changedIds = (setId: string) =>
  sql<{ readonly record_id: string }>`select record_id from change_set_records
    where ${ownTenant} and set_id = ${setId} and outcome = 'changed' order by record_id`;
