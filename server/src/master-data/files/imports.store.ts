import type { EntityName } from '@tresen/domain/master-data/entities';
import type { ImportOptions, Mapping, RowFault } from '@tresen/domain/master-data/files';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** What becomes of an upload. `started` ones go on as change sets. */
export type ImportState = 'uploaded' | 'checking' | 'checked' | 'started' | 'cancelled' | 'failed';

/** How a file is read: as it was guessed, or as somebody said. */
export interface Reading {
  readonly kind: 'csv' | 'xlsx';
  readonly encoding?: string | undefined;
  readonly separator?: string | undefined;
  readonly sheet?: string | undefined;
  readonly sheets?: readonly string[] | undefined;
  /** Number of the row with the heads, null for none. */
  readonly headerRow: number | null;
}

/** A column of the file, with the first of its cells. */
export interface ImportColumn {
  readonly head: string;
  readonly samples: readonly string[];
}

/** A change as the check shows it: what a field says now, and what it would say. */
export interface PreviewChange {
  readonly target: string;
  readonly head: string;
  readonly old: string | null;
  readonly new: string;
}
export interface PreviewRow {
  readonly row: number;
  readonly name: string;
  readonly isNew: boolean;
  readonly changes: readonly PreviewChange[];
}

/** Records that would be made since rows name them. */
export interface Creation {
  readonly entity: EntityName;
  readonly count: number;
  /** The first of them. */
  readonly names: readonly string[];
}

/** What a check found. */
export interface ImportReport {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faulty: number;
  readonly faults: number;
  readonly creations: readonly Creation[];
  readonly preview: readonly PreviewRow[];
}

/** A change set that was started. */
export interface StartedSet {
  readonly entity: EntityName;
  readonly id: string;
}

export interface ImportRow {
  readonly id: string;
  readonly entity: EntityName;
  readonly state: ImportState;
  readonly fileName: string;
  readonly size: number;
  readonly reading: Reading;
  readonly columns: readonly ImportColumn[];
  readonly rows: number;
  readonly mapping: Mapping;
  readonly options: ImportOptions;
  readonly language: 'de' | 'en';
  readonly checkId: string | null;
  readonly checkedRows: number;
  readonly report: ImportReport | null;
  readonly failure: { readonly code: string; readonly parameters: Record<string, unknown> } | null;
  readonly seenSeq: number | null;
  readonly sets: readonly StartedSet[];
  readonly createdAt: Date;
}

const ownTenant = sql`tenant_id = (select current_tenant())`;

const selected = sql`id, entity, state, file_name "fileName", size, reading, columns, rows, mapping, options, language,
  check_id "checkId", checked_rows "checkedRows", report, failure, seen_seq "seenSeq", sets, created_at "createdAt"`;

export type NewImport = Pick<
  ImportRow,
  'id' | 'entity' | 'fileName' | 'size' | 'reading' | 'columns' | 'rows' | 'mapping' | 'options' | 'createdAt'
> & { readonly actorId: string | null };

export const insertImport = async (tx: Tx, tenantId: string, given: NewImport): Promise<void> => {
  await sql`insert into imports (tenant_id, id, entity, file_name, size, reading, columns, rows, mapping, options,
      actor_id, created_at)
    values (${tenantId}, ${given.id}, ${given.entity}, ${given.fileName}, ${given.size},
      ${JSON.stringify(given.reading)}, ${JSON.stringify(given.columns)}, ${given.rows},
      ${JSON.stringify(given.mapping)}, ${JSON.stringify(given.options)}, ${given.actorId},
      ${given.createdAt})`.execute(tx);
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

/** Forgets what checks of an import have found. */
export const forgetFindings = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from import_chunks where ${ownTenant} and import_id = ${id}`.execute(tx);
  await sql`delete from import_faults where ${ownTenant} and import_id = ${id}`.execute(tx);
};

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

/** A record as a check would store it. Of one that is there only what differs. */
export interface ImportItem {
  readonly id: string;
  /** Null for a new one. */
  readonly version: number | null;
  readonly values: Readonly<Record<string, unknown>>;
}

export const insertChunk = async (
  tx: Tx,
  tenantId: string,
  check: Pick<CheckRequest, 'id' | 'checkId'>,
  { entity, number, items }: { entity: EntityName; number: number; items: readonly ImportItem[] },
): Promise<void> => {
  await sql`insert into import_chunks (tenant_id, import_id, check_id, entity, number, items)
    values (${tenantId}, ${check.id}, ${check.checkId}, ${entity}, ${number}, ${JSON.stringify(items)})`.execute(
    tx,
  );
};

export const findChunk = async (
  tx: Tx,
  id: string,
  checkId: string,
  entity: EntityName,
  number: number,
): Promise<readonly ImportItem[] | undefined> => {
  const { rows } = await sql<{ items: readonly ImportItem[] }>`select items from import_chunks
    where ${ownTenant} and import_id = ${id} and check_id = ${checkId} and entity = ${entity}
      and number = ${number}`.execute(tx);
  return rows[0]?.items;
};

/** Keeps faults, numbered from `from` on. */
export const insertFaults = async (
  tx: Tx,
  tenantId: string,
  check: Pick<CheckRequest, 'id' | 'checkId'>,
  faults: readonly RowFault[],
  from: number,
): Promise<void> => {
  if (faults.length === 0) return;
  await sql`insert into import_faults (tenant_id, import_id, check_id, number, row, "column", target, code, parameters,
      text)
    select ${tenantId}::uuid, ${check.id}::uuid, ${check.checkId}::uuid, ${from} + f.i, f.row, f."column", f.target, f.code,
      f.parameters, f.text
    from jsonb_to_recordset(${JSON.stringify(faults.map((fault, i) => ({ i, ...fault })))}::jsonb) as f(i int, row int,
      "column" int, target text, code text, parameters jsonb, text text)`.execute(tx);
};

export type StoredFault = RowFault & { readonly number: number };

/** Faults of the last check in the order of the file, behind a number. */
export const listFaults = async (
  tx: Tx,
  id: string,
  after: number,
  limit: number,
): Promise<readonly StoredFault[]> => {
  const { rows } =
    await sql<StoredFault>`select f.number, f.row, f."column", f.target, f.code, f.parameters, f.text
    from import_faults f join imports i on i.tenant_id = f.tenant_id and i.id = f.import_id and i.check_id = f.check_id
    where f.${ownTenant} and f.import_id = ${id} and f.number > ${after}
    order by f.number limit ${limit}`.execute(tx);
  return rows;
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
