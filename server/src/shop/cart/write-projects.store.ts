import { projectStatus } from '@tresen/domain/shop/cart';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { StoredProject } from './projects.store.ts';

/** What a save writes. */
export type ProjectValues = Pick<StoredProject, 'name' | 'customerId' | 'cart' | 'pieces' | 'total'>;

/** False when the person has one of that name already. */
export const insertProject = async (
  tx: Tx,
  place: { readonly tenantId: string; readonly userId: string; readonly id: string },
  values: ProjectValues,
  now: Date,
): Promise<boolean> => {
  const { tenantId, userId, id } = place;
  const [row] = await tx
    .insertInto('shop_projects')
    .values({ tenant_id: tenantId, id, user_id: userId, ...columns(values, now), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return row !== undefined;
};

/** Writes over a version, over any where none is given. False when there is no such cart, or another version of it. */
export const updateProject = async (
  tx: Tx,
  { userId, id, version }: { readonly userId: string; readonly id: string; readonly version?: number | null },
  values: ProjectValues,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('shop_projects')
    .set({ ...columns(values, now), version: sql`version + 1` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', projectStatus.draft)
    .$if(typeof version === 'number', (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Deletes a draft. False when there is none, or another version of it. */
export const deleteProject = async (
  tx: Tx,
  { userId, id, version }: { readonly userId: string; readonly id: string; readonly version?: number | null },
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('shop_projects')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', projectStatus.draft)
    .$if(typeof version === 'number', (query) => query.where('version', '=', version ?? 0))
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Turns a cart into what was ordered. False when the person has no such cart any more. */
export const markOrdered = async (tx: Tx, userId: string, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('shop_projects')
    .set({ status: projectStatus.ordered, last_modified_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('status', '=', projectStatus.draft)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

function columns({ customerId, ...values }: ProjectValues, now: Date) {
  return {
    ...values,
    customer_id: customerId,
    last_modified_at: now,
  };
}
