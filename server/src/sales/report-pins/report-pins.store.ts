import type { RangeChoice } from '@tresen/domain/sales/dashboards';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** Whose pins. */
export interface PinOwner {
  readonly tenantId: string;
  readonly userId: string;
}

export interface StoredPin {
  readonly viewId: string;
  readonly name: string;
  readonly range: RangeChoice;
}

/** The person's pins in their order. */
export const pinsOf = async (tx: Tx, userId: string): Promise<readonly StoredPin[]> => {
  const { rows } = await sql<StoredPin>`
    select view_id "viewId", name, range from report_pins
    where user_id = ${userId} order by place, view_id`.execute(tx);
  return rows;
};

/** Whoever changes the pins of a person takes turns, so that their number and order hold. */
export const lockPins = async (tx: Tx, { tenantId, userId }: PinOwner): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('report_pins' || ${tenantId}::text || ${userId}::text, 0))`.execute(
    tx,
  );
};

/** Writes a pin, or changes one. */
export const storePin = async (tx: Tx, { tenantId, userId }: PinOwner, pin: StoredPin): Promise<void> => {
  const { viewId, name, range } = pin;
  await tx
    .insertInto('report_pins')
    .values({ tenant_id: tenantId, user_id: userId, view_id: viewId, name, range, place: 0 })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'view_id']).doUpdateSet({ name, range }),
    )
    .execute();
};

/** Keeps the name under which the person sees a pinned report. */
export const storeName = async (tx: Tx, userId: string, viewId: string, name: string): Promise<void> => {
  await tx
    .updateTable('report_pins')
    .set({ name })
    .where('user_id', '=', userId)
    .where('view_id', '=', viewId)
    .execute();
};

/** Puts the pins of a person into an order. */
export const storeOrder = async (tx: Tx, userId: string, viewIds: readonly string[]): Promise<void> => {
  await sql`
    update report_pins set place = array_position(${viewIds}::uuid[], view_id) where user_id = ${userId}`.execute(
    tx,
  );
};

/** True where there was one. */
export const deletePin = async (tx: Tx, userId: string, viewId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('report_pins')
    .where('user_id', '=', userId)
    .where('view_id', '=', viewId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
