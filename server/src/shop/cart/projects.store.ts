import { defaultProjectName, projectStatus } from '@tresen/domain/shop/cart';
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
