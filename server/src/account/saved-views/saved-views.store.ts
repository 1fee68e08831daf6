import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A view as it is stored. */
export interface StoredView {
  readonly id: string;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly columns: string;
  readonly isShared: boolean;
  /** Null once the person is gone. */
  readonly ownerId: string | null;
  readonly ownerName: string;
  readonly version: number;
}

/** What somebody may change of a view. */
export type ViewValues = Pick<StoredView, 'name' | 'query' | 'columns' | 'isShared'>;

/** Views of a list that the person sees, their own and shared ones, by name. */
export const viewsOf = (
  tx: Tx,
  list: string,
  userId: string,
): Promise<(StoredView & { readonly isDefault: boolean })[]> =>
  views(tx)
    .leftJoin('default_views as d', (join) =>
      join
        .onRef('d.tenant_id', '=', 'v.tenant_id')
        .onRef('d.view_id', '=', 'v.id')
        .onRef('d.list', '=', 'v.list')
        .on('d.user_id', '=', userId),
    )
    .select(sql<boolean>`d.view_id is not null`.as('isDefault'))
    .where('v.list', '=', list)
    .where('v.removed_at', 'is', null)
    .where((either) => either.or([either('v.owner_id', '=', userId), either('v.is_shared', '=', true)]))
    .orderBy(sql`searchable(v.name)`)
    .orderBy('v.id')
    .execute();

/** A view that the person sees, held until the commit; undefined when there is none. */
export const holdView = (
  tx: Tx,
  id: string,
  userId: string,
  { isRemoved }: { readonly isRemoved: boolean },
): Promise<StoredView | undefined> =>
  views(tx)
    .where('v.id', '=', id)
    .where('v.removed_at', isRemoved ? 'is not' : 'is', null)
    .where((either) => either.or([either('v.owner_id', '=', userId), either('v.is_shared', '=', true)]))
    .forUpdate()
    .executeTakeFirst();

/** How many views of a list the tenant keeps. */
export const countViews = async (tx: Tx, list: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('saved_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Number(count);
};

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

function views(tx: Tx) {
  return tx
    .selectFrom('saved_views as v')
    .select([
      'v.id',
      'v.list',
      'v.name',
      'v.query',
      'v.columns',
      'v.is_shared as isShared',
      'v.owner_id as ownerId',
      'v.owner_name as ownerName',
      'v.version',
    ]);
}

function columnsOf({ isShared, ...values }: ViewValues) {
  return { ...values, is_shared: isShared };
}
