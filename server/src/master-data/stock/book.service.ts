import { AppError } from '@tresen/domain/kit/errors';
import { type BookedMovement, bookedMovementSchema, stockChange } from '@tresen/domain/master-data/stock';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf, userOf } from '../../kit/context/index.ts';
import { emit, inTenant } from '../../kit/db/pools.ts';
import { parseInput } from '../../kit/input/index.ts';
import { articleIn, findMovements, holdStock, insertMovements, type MovementRow } from './stock.store.ts';

/**
 * Books what somebody delivered, lost or counted (ART-11). The same booking again, as by a second click, changes nothing.
 * @returns the movement's id
 * @throws {AppError} INVALID_INPUT, NOT_FOUND for an article that the branch does not have, CONFLICT for another
 * movement under the same id
 */
export const bookMovement = async (ctx: Ctx, input: object): Promise<string> => {
  const movement = normal(parseInput(bookedMovementSchema, input));
  const { id, articleId, unitId, kind, quantity } = movement;
  const reason = movement.reason || null;
  const tenantId = tenantOf(ctx);
  const now = ctx.now();
  await inTenant(ctx.db, tenantId, async (tx) => {
    emit(tx, { topic: 'stock', tenantId, unitId });
    const name = await articleIn(tx, articleId, unitId);
    if (name === undefined) throw new AppError('NOT_FOUND', { what: 'article' });
    const before = (await holdStock(tx, tenantId, unitId, [articleId])).get(articleId);
    const stored = (await findMovements(tx, [id])).get(id);
    if (stored && !isSame(stored, movement)) throw new AppError('CONFLICT');
    if (stored || !before) return;
    // Later than the last count, whichever server made it: people book what is now.
    const madeAt = Math.max(now, (before.countedAt ?? 0) + 1);
    const change = stockChange({ kind, quantity, madeAt }, before);
    const row = { id, unitId, articleId, kind, quantity, change, madeAt: new Date(madeAt), reason };
    const person = userOf(ctx);
    const actor = { tenantId, userId: person.userId, deviceId: null, name: person.name };
    await insertMovements(tx, actor, [row], new Date(now));
    await audit(ctx, tx, tenantId, {
      action: 'create',
      entity: 'stockMovement',
      entityId: id,
      // In whole units, as people read them.
      newValues: { name, unitId, kind, quantity: quantity / 1000, change: change / 1000, reason },
    });
  });
  return id;
};

function normal({ id, articleId, unitId, ...rest }: BookedMovement): BookedMovement {
  return {
    id: id.toLowerCase(),
    articleId: articleId.toLowerCase(),
    unitId: unitId.toLowerCase(),
    ...rest,
  };
}

function isSame(stored: MovementRow, { articleId, unitId, kind, quantity }: BookedMovement): boolean {
  return (
    stored.articleId === articleId &&
    stored.unitId === unitId &&
    stored.kind === kind &&
    stored.quantity === quantity
  );
}
