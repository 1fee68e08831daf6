import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';
import type { StoredView } from './saved-views.store.ts';

/** What somebody may change of a view. */
export type ViewValues = Pick<StoredView, 'name' | 'query' | 'columns' | 'isShared'>;

export const insertView = async (
  tx: Tx,
  tenantId: string,
  view: Omit<StoredView, 'version'>,
): Promise<void> => {
  const { id, list, ownerId, ownerName, name, query, columns, isShared } = view;
  await tx
    .insertInto('saved_views')
    .values({
      tenant_id: tenantId,
      id,
      list,
      owner_id: ownerId,
      owner_name: ownerName,
      ...columnsOf({ name, query, columns, isShared }),
    })
    .execute();
};

export const updateView = async (tx: Tx, id: string, values: ViewValues): Promise<void> => {
  await tx
    .updateTable('saved_views')
    .set({ ...columnsOf(values), version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
};

/** Removes a view, or brings it back. */
export const markRemoved = async (tx: Tx, id: string, at: Date | null): Promise<void> => {
  await tx.updateTable('saved_views').set({ removed_at: at }).where('id', '=', id).execute();
};

/** Deletes for good what was removed before that time, and own views of people who are gone. */
export const purgeViews = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('saved_views').where('removed_at', '<', before).execute();
  await tx.deleteFrom('saved_views').where('owner_id', 'is', null).where('is_shared', '=', false).execute();
};

/** The view with which the list opens for the person; null for none. */
export const storeDefault = async (
  tx: Tx,
  tenantId: string,
  { userId, list, viewId }: { userId: string; list: string; viewId: string | null },
): Promise<void> => {
  await tx.deleteFrom('default_views').where('user_id', '=', userId).where('list', '=', list).execute();
  if (viewId === null) return;
  await tx
    .insertInto('default_views')
    .values({ tenant_id: tenantId, user_id: userId, list, view_id: viewId })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'user_id', 'list']).doUpdateSet({ view_id: viewId }),
    )
    .execute();
};

function columnsOf({ isShared, ...values }: ViewValues) {
  return { ...values, is_shared: isShared };
}
