import { type CartLine, defaultProjectName, storedTextOf, totalOfCart } from '@tresen/domain/shop/cart';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import type { Tx } from '../../kit/db/pools.ts';
import { newId } from '../../kit/ids/index.ts';
import { findDefault } from './projects.store.ts';
import { insertProject, type ProjectValues, updateProject } from './write-projects.store.ts';

/**
 * Empties the caller's unnamed cart and fills it with other lines, in the caller's transaction: the lines of an order
 * that is edited (decisions SHP-80). Whoever tells the person's other tabs does so after the commit.
 */
export const replaceCart = async (
  ctx: Ctx,
  tx: Tx,
  lines: readonly CartLine[],
  customerId: string | null,
): Promise<void> => {
  const { userId, actingAs } = userOf(ctx);
  const owner = actingAs?.userId ?? userId;
  const values = valuesOf(lines, customerId);
  const now = new Date(ctx.now());
  const place = { tenantId: tenantOf(ctx), userId: owner, id: newId() };
  const found = await findDefault(tx, owner);
  if (!found && (await insertProject(tx, place, values, now))) return;
  // Another tab may have made one this very moment.
  const cart = found ?? (await findDefault(tx, owner));
  if (cart) await updateProject(tx, { userId: owner, id: cart.id }, values, now);
};

function valuesOf(lines: readonly CartLine[], customerId: string | null): ProjectValues {
  return {
    name: defaultProjectName,
    customerId,
    cart: storedTextOf(lines),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: totalOfCart(lines),
  };
}
