import { type PlacedUnit, type UnitType, unitStatus } from '@tresen/domain/organization/units';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/**
 * Holds the tenant's tree until the end of the transaction: whoever changes it takes turns, so that two moves at the
 * same time cannot make a circle, and a unit is not deleted while another moves below it.
 */
export const lockTree = async (tx: Tx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('organization_units', 0) # hashtextextended(${tenantId}, 1))`.execute(
    tx,
  );
};

/** Where every unit of the tenant stands. */
export const listPlaces = (tx: Tx): Promise<PlacedUnit[]> =>
  tx
    .selectFrom('organization_units')
    .select(['id', 'name', sql<UnitType>`type`.as('type'), 'parent_id as parentId', 'sort'])
    .where('status', '>', unitStatus.deleted)
    .execute();

/** Puts a unit below another (null is the top), among its siblings in the given order, itself included. */
export const placeUnit = async (
  tx: Tx,
  id: string,
  parentId: string | null,
  order: readonly string[],
): Promise<void> => {
  await sql`
    update organization_units u set sort = o.place,
      parent_id = case when u.id = ${id} then ${parentId}::uuid else u.parent_id end,
      version = u.version + (u.id = ${id})::int,
      last_modified_at = case when u.id = ${id} then now() else u.last_modified_at end
    from unnest(${[...order]}::uuid[]) with ordinality o(id, place)
    where u.id = o.id and (u.id = ${id} or u.sort <> o.place)`.execute(tx);
};
