import type { EntityName } from '@tresen/domain/kit/entities';
import type { ImportOptions, Mapping } from '@tresen/domain/master-data/files';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import { forgetFindings } from './findings.store.ts';
import type { ImportReport, ImportRow, StartedSet } from './import-row.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

const selected = sql`id, entity, state, file_name "fileName", size, reading, columns, rows, mapping, options, language,
  check_id "checkId", checked_rows "checkedRows", report, failure, seen_seq "seenSeq", sets, created_at "createdAt"`;

export type NewImport = Pick<
  ImportRow,
  | 'id'
  | 'entity'
  | 'fileName'
  | 'size'
  | 'reading'
  | 'columns'
  | 'rows'
  | 'mapping'
  | 'options'
  | 'language'
  | 'createdAt'
> & { readonly actorId: string | null };

export const insertImport = async (tx: Tx, tenantId: string, given: NewImport): Promise<void> => {
  await sql`insert into imports (tenant_id, id, entity, file_name, size, reading, columns, rows, mapping, options,
      language, actor_id, created_at)
    values (${tenantId}, ${given.id}, ${given.entity}, ${given.fileName}, ${given.size},
      ${JSON.stringify(given.reading)}, ${JSON.stringify(given.columns)}, ${given.rows},
      ${JSON.stringify(given.mapping)}, ${JSON.stringify(given.options)}, ${given.language},
      ${given.actorId}, ${given.createdAt})`.execute(tx);
};

/** Forgets an import whose file could not be kept. */
export const deleteImport = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from imports where ${ownTenant} and id = ${id}`.execute(tx);
};

export const findImport = async (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  (await sql<ImportRow>`select ${selected} from imports where ${ownTenant} and id = ${id}`.execute(tx))
    .rows[0];

/** The import, held until the end of the transaction. */
export const lockImport = async (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  (
    await sql<ImportRow>`select ${selected} from imports where ${ownTenant} and id = ${id} for update`.execute(
      tx,
    )
  ).rows[0];

/** The file is read anew: what was found before does not count. */
export const replaceReading = async (
  tx: Tx,
  id: string,
  given: Pick<ImportRow, 'reading' | 'columns' | 'rows' | 'mapping' | 'options'>,
): Promise<void> => {
  await sql`update imports set state = 'uploaded', reading = ${JSON.stringify(given.reading)},
      columns = ${JSON.stringify(given.columns)}, rows = ${given.rows}, mapping = ${JSON.stringify(given.mapping)},
      options = ${JSON.stringify(given.options)}, check_id = null, report = null, failure = null
    where ${ownTenant} and id = ${id}`.execute(tx);
};

export interface CheckRequest {
  readonly id: string;
  readonly checkId: string;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly language: 'de' | 'en';
}

/** Begins a check; one that is under way is given up by it. */
export const beginCheck = async (tx: Tx, check: CheckRequest): Promise<void> => {
  await sql`update imports set state = 'checking', check_id = ${check.checkId}, checked_rows = 0, report = null,
      failure = null, mapping = ${JSON.stringify(check.mapping)}, options = ${JSON.stringify(check.options)},
      language = ${check.language}, seen_seq = coalesce((select last_seq from change_counters where ${ownTenant}), 0)
    where ${ownTenant} and id = ${check.id}`.execute(tx);
  await forgetFindings(tx, check.id);
};

/** Says how far a check is. False when it does not count any more. */
export const advanceCheck = async (tx: Tx, id: string, checkId: string, rows: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`update imports set checked_rows = ${rows}
    where ${ownTenant} and id = ${id} and check_id = ${checkId} and state = 'checking'`.execute(tx);
  return numAffectedRows === 1n;
};

export const finishCheck = async (
  tx: Tx,
  id: string,
  checkId: string,
  report: ImportReport,
): Promise<boolean> => {
  const { numAffectedRows } =
    await sql`update imports set state = 'checked', report = ${JSON.stringify(report)}
    where ${ownTenant} and id = ${id} and check_id = ${checkId} and state = 'checking'`.execute(tx);
  return numAffectedRows === 1n;
};

/** A check that cannot be done, and why. */
export const failCheck = async (
  tx: Tx,
  id: string,
  checkId: string,
  failure: ImportRow['failure'],
): Promise<void> => {
  await sql`update imports set state = 'failed', failure = ${JSON.stringify(failure)}
    where ${ownTenant} and id = ${id} and check_id = ${checkId} and state = 'checking'`.execute(tx);
};

/** Gives up what is not started. */
export const cancelCheck = async (tx: Tx, id: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`update imports set state = 'cancelled'
    where ${ownTenant} and id = ${id} and state in ('uploaded', 'checking', 'checked')`.execute(tx);
  return numAffectedRows === 1n;
};

export const markStarted = async (tx: Tx, id: string, sets: readonly StartedSet[]): Promise<void> => {
  await sql`update imports set state = 'started', sets = ${JSON.stringify(sets)}
    where ${ownTenant} and id = ${id}`.execute(tx);
};

/** What was chosen the last time for a file with such heads. */
export interface KeptMapping {
  readonly mapping: Mapping;
  readonly options: ImportOptions;
}

export const findMapping = async (
  tx: Tx,
  entity: EntityName,
  signature: string,
): Promise<KeptMapping | undefined> =>
  (
    await sql<KeptMapping>`select mapping, options from import_mappings
      where ${ownTenant} and entity = ${entity} and signature = ${signature}`.execute(tx)
  ).rows[0];

export const keepMapping = async (
  tx: Tx,
  tenantId: string,
  entity: EntityName,
  signature: string,
  { mapping, options }: KeptMapping,
  at: Date,
): Promise<void> => {
  await sql`insert into import_mappings (tenant_id, entity, signature, mapping, options, used_at)
    values (${tenantId}, ${entity}, ${signature}, ${JSON.stringify(mapping)}, ${JSON.stringify(options)}, ${at})
    on conflict (tenant_id, entity, signature) do update
      set mapping = excluded.mapping, options = excluded.options, used_at = excluded.used_at`.execute(tx);
};

/** Throws uploads of all tenants away that are older, and returns where their files were. Runs as the system role. */
export const deleteOldImports = async (
  tx: Tx,
  before: Date,
): Promise<readonly { readonly tenantId: string; readonly id: string }[]> => {
  const { rows } = await sql<{
    tenantId: string;
    id: string;
  }>`delete from imports where created_at < ${before}
    returning tenant_id "tenantId", id`.execute(tx);
  return rows;
};
