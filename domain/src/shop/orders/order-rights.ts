import { isIn, type Principal } from '../../kit/groups/index.ts';

/** Somebody of the tenant that placed an order. */
export interface OrderReader {
  readonly principal: Principal;
  /** Whoever acts in another person's place is both. */
  readonly userIds: readonly string[];
}

/**
 * True for who answers for an order on the buyer's side: whoever placed it, and the Owner group. They alone edit, cancel
 * and answer it, and read the licence keys in it; others of the tenant see the rest (decisions SHP-80).
 */
export const answersForOrder = (
  { principal, userIds }: OrderReader,
  { placedBy }: { readonly placedBy: string },
): boolean => isIn('owner', principal) || userIds.includes(placedBy);

/** True for who reads the licence keys of all orders of their tenant. */
export const readsAllKeys = ({ principal }: Pick<OrderReader, 'principal'>): boolean =>
  isIn('owner', principal);
