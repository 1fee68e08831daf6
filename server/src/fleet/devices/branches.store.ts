import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

interface HeldUnit {
  readonly type: string;
  readonly status: number;
  readonly databaseId: string | null;
  readonly country: string;
  readonly currency: string;
}

/** Reads a unit of the tenant and holds its row: registers are linked to it one after the other. */
export const holdUnit = (tx: Tx, unitId: string): Promise<HeldUnit | undefined> =>
  tx
    .selectFrom('organization_units')
    .select(['type', 'status', 'database_id as databaseId', 'country', 'currency'])
    .where('id', '=', unitId)
    .where('status', '>', -2)
    .forUpdate()
    .executeTakeFirst();

/** The same for several, in one order: two registers that change places do not wait for each other. */
export const holdUnits = async (
  tx: Tx,
  unitIds: readonly string[],
): Promise<ReadonlyMap<string, HeldUnit | undefined>> => {
  const held = new Map<string, HeldUnit | undefined>();
  for (const unitId of unitIds.toSorted()) held.set(unitId, await holdUnit(tx, unitId));
  return held;
};

/** True when a branch holds the database. It belongs to one branch (contract 6). */
export const isDatabaseTaken = async (tx: Tx, databaseId: string): Promise<boolean> =>
  (await tx
    .selectFrom('organization_units')
    .select('id')
    .where('database_id', '=', databaseId)
    .executeTakeFirst()) !== undefined;

export const setDatabase = async (tx: Tx, unitId: string, databaseId: string): Promise<void> => {
  await tx
    .updateTable('organization_units')
    .set({ database_id: databaseId })
    .where('id', '=', unitId)
    .execute();
};

/** A branch without registers that never sold anything lets go of its database: it was linked by mistake, or for a try. */
export const releaseDatabase = async (tx: Tx, unitId: string): Promise<void> => {
  // Asked by itself: sales may lie on another node than branches.
  const { rows: sales } = await sql`select from sales_day s
    where s.tenant_id = (select current_tenant()) and s.unit_id = ${unitId} limit 1`.execute(tx);
  if (sales.length > 0) return;
  await sql`update organization_units u set database_id = null
    where u.id = ${unitId} and u.database_id is not null
      and not exists (select from devices d where d.unit_id = u.id and d.unlinked_at is null)`.execute(tx);
};

/**
 * Gives a branch without a default register the one that has been there longest, an active one before others: each branch
 * has exactly one as long as it has a register. Whoever calls holds the branch.
 */
export const passDefaultOn = async (tx: Tx, unitId: string): Promise<void> => {
  await sql`update devices d set is_default = true
    where d.tenant_id = (select current_tenant())
      and not exists (select from devices o where o.tenant_id = d.tenant_id and o.unit_id = ${unitId} and o.is_default)
      and d.id = (select c.id from devices c where c.tenant_id = d.tenant_id and c.unit_id = ${unitId}
        and c.unlinked_at is null order by c.status desc, coalesce(c.moved_at, c.linked_at), c.id limit 1)`.execute(
    tx,
  );
};

/** Takes the default mark from a register, so that it can pass to another of its branch. */
export const dropDefault = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('devices').set({ is_default: false }).where('id', '=', id).execute();
};

/** Where a register goes. */
export interface Move {
  readonly unitId: string;
  readonly databaseId: string;
  readonly at: Date;
}

/** Notes where the register was until now, and puts it into its new branch, whose default it is where there is none. */
export const moveDevice = async (tx: Tx, id: string, { unitId, databaseId, at }: Move): Promise<void> => {
  await sql`insert into device_stays (tenant_id, device_id, unit_id, database_id, until)
    select tenant_id, id, unit_id, database_id, ${at} from devices where id = ${id}`.execute(tx);
  await sql`update devices set unit_id = ${unitId}, database_id = ${databaseId}, moved_at = ${at},
      last_modified_at = ${at}, version = version + 1,
      is_default = not exists (select from devices o where o.unit_id = ${unitId} and o.is_default)
    where id = ${id}`.execute(tx);
};
