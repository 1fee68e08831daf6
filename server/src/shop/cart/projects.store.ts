import { defaultProjectName, projectStatus } from '@tresen/domain/shop/cart';
import { sql } from 'kysely';
import type { Tx } from '../../kit/db/pools.ts';

/** A cart or draft as it is stored. */
export interface StoredProject {
  readonly id: string;
  readonly name: string;
  readonly customerId: string | null;
  /** JSON of the specification's cart. */
  readonly cart: string;
  readonly status: number;
  readonly frontEndTypeId: number;
  readonly pieces: number;
  /** Cents, net. */
  readonly total: number;
  readonly version: number;
  readonly lastModified: Date;
}

/** What a save writes. */
export type ProjectValues = Pick<StoredProject, 'name' | 'customerId' | 'cart' | 'pieces' | 'total'>;

/** All of a person, the last changed first. */
export const projectsOf = (tx: Tx, userId: string): Promise<StoredProject[]> =>
  openProjects(tx, userId).orderBy('last_modified_at', 'desc').orderBy('id').execute();

export const findProject = (tx: Tx, userId: string, id: string): Promise<StoredProject | undefined> =>
  openProjects(tx, userId).where('id', '=', id).executeTakeFirst();

/** The same, and nobody else changes it before the end of the transaction. */
export const lockProject = (tx: Tx, userId: string, id: string): Promise<StoredProject | undefined> =>
  openProjects(tx, userId).where('id', '=', id).forUpdate().executeTakeFirst();

/** The cart without a name of its own. */
export const findDefault = (tx: Tx, userId: string): Promise<StoredProject | undefined> =>
  openProjects(tx, userId).where('name', '=', defaultProjectName).executeTakeFirst();

/** How many of a person there are. */
export const countProjects = async (tx: Tx, userId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('shop_projects')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', projectStatus.draft)
    .executeTakeFirstOrThrow();
  return Number(count);
};

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

/** Carts that a person can still change. */
function openProjects(tx: Tx, userId: string) {
  return tx
    .selectFrom('shop_projects')
    .where('user_id', '=', userId)
    .where('status', '=', projectStatus.draft)
    .select([
      'id',
      'name',
      'customer_id as customerId',
      'cart',
      'status',
      'front_end_type_id as frontEndTypeId',
      'pieces',
      'total',
      'version',
      'last_modified_at as lastModified',
    ]);
}

function columns({ customerId, ...values }: ProjectValues, now: Date) {
  return {
    ...values,
    customer_id: customerId,
    last_modified_at: now,
  };
}
