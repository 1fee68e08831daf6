import type { EntityName } from '@tresen/domain/kit/entities';
import type { RowFault } from '@tresen/domain/master-data/files';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

const ownTenant = sql`tenant_id = (select current_tenant())`;

/** A check of an import. */
export interface CheckPlace {
  readonly id: string;
  readonly checkId: string;
}

/** Forgets what checks of an import have found. */
export const forgetFindings = async (tx: Tx, id: string): Promise<void> => {
  await sql`delete from import_chunks where ${ownTenant} and import_id = ${id}`.execute(tx);
  await sql`delete from import_faults where ${ownTenant} and import_id = ${id}`.execute(tx);
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
  check: CheckPlace,
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

/** A fault, and the save of its row's record where only others stand in its way (`saveAlong`). */
export interface FoundFault extends RowFault {
  readonly along?: RowAlong | undefined;
}

export interface RowAlong {
  readonly name: string;
  /** Its id and what the row changes. */
  readonly record: Readonly<Record<string, unknown>>;
}

/** Keeps faults, numbered from `from` on. */
export const insertFaults = async (
  tx: Tx,
  tenantId: string,
  check: CheckPlace,
  faults: readonly FoundFault[],
  from: number,
): Promise<void> => {
  if (faults.length === 0) return;
  await sql`insert into import_faults (tenant_id, import_id, check_id, number, row, "column", target, code, parameters,
      text, along)
    select ${tenantId}::uuid, ${check.id}::uuid, ${check.checkId}::uuid, ${from} + f.i, f.row, f."column", f.target, f.code,
      f.parameters, f.text, f.along
    from jsonb_to_recordset(${JSON.stringify(faults.map((fault, i) => ({ i, ...fault })))}::jsonb) as f(i int, row int,
      "column" int, target text, code text, parameters jsonb, text text, along jsonb)`.execute(tx);
};

export type StoredFault = Omit<FoundFault, 'along'> & {
  readonly number: number;
  readonly along: RowAlong | null;
};

/** Faults of the last check in the order of the file, behind a number. */
export const listFaults = async (
  tx: Tx,
  id: string,
  after: number,
  limit: number,
): Promise<readonly StoredFault[]> => {
  const { rows } =
    await sql<StoredFault>`select f.number, f.row, f."column", f.target, f.code, f.parameters, f.text, f.along
    from import_faults f join imports i on i.tenant_id = f.tenant_id and i.id = f.import_id and i.check_id = f.check_id
    where f.${ownTenant} and f.import_id = ${id} and f.number > ${after}
    order by f.number limit ${limit}`.execute(tx);
  return rows;
};
