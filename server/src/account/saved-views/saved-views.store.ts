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
