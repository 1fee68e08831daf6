import { AppError } from '@tresen/domain/kit/errors';
import {
  childrenOfUnits,
  orderAfterMove,
  type PlacedUnit,
  placeFault,
  type UnitType,
} from '@tresen/domain/organization/units';
import { audit } from '../../kit/audit/index.ts';
import { type Ctx, tenantOf } from '../../kit/context/index.ts';
import { emitChanged, inTenant, type Tx } from '../../kit/db/pools.ts';
import type { SaveResult } from '../../kit/graphql/index.ts';
import { listPlaces, lockTree, placeUnit } from './unit-tree.store.ts';

/** @throws {AppError} INVALID_INPUT at the parent */
export const checkPlace = (
  places: readonly PlacedUnit[],
  unit: { readonly id: string | null; readonly type: UnitType },
  parentId: string | null,
): void => {
  const message = placeFault(places, unit, parentId);
  if (message) throw new AppError('INVALID_INPUT', { field: 'parentId', message });
};

/** The place behind all siblings. */
export const lastPlace = (places: readonly PlacedUnit[], parentId: string | null): number =>
  1 + Math.max(0, ...places.filter((unit) => unit.parentId === parentId).map(({ sort }) => sort));

export const nameOfUnit = (places: readonly PlacedUnit[], id: string | null): string | null =>
  places.find((unit) => unit.id === id)?.name ?? null;

/** Where a unit is to stand. */
export interface Move {
  readonly id: string;
  /** Null is the top. */
  readonly parentId: string | null;
  /** The sibling before it; null makes it the first. */
  readonly afterId: string | null;
}

/**
 * Puts a unit, with all below it, to another place of the tree (ORG-10).
 * @throws {AppError} NOT_FOUND; INVALID_INPUT where it cannot stand there: a circle, a parent that holds no such unit,
 *   too many levels
 */
export const moveUnit = async (ctx: Ctx, wish: Move): Promise<SaveResult> => {
  const tenantId = tenantOf(ctx);
  await inTenant(ctx.db, tenantId, async (tx) => {
    if (await move(ctx, tx, wish)) emitChanged(tx, 'units', tenantId);
  });
  return { isSuccess: true, modelId: wish.id };
};

async function move(ctx: Ctx, tx: Tx, { id, parentId, afterId }: Move): Promise<boolean> {
  await lockTree(tx, tenantOf(ctx));
  const places = await listPlaces(tx);
  const unit = places.find((place) => place.id === id);
  if (!unit) throw new AppError('NOT_FOUND', { what: 'organizationUnit' });
  checkPlace(places, unit, parentId);
  const before = idsBelow(places, unit.parentId);
  const order = orderAfterMove(idsBelow(places, parentId), id, afterId);
  // A second click, or a unit that was dropped where it stood.
  if (unit.parentId === parentId && before.join() === order.join()) return false;
  await placeUnit(tx, id, parentId, order);
  await audit(ctx, tx, tenantOf(ctx), {
    action: 'move',
    entity: 'organizationUnit',
    entityId: id,
    oldValues: {
      name: unit.name,
      parent: nameOfUnit(places, unit.parentId),
      order: before.indexOf(id) + 1,
    },
    newValues: { parent: nameOfUnit(places, parentId), order: order.indexOf(id) + 1 },
  });
  return true;
}

function idsBelow(places: readonly PlacedUnit[], parentId: string | null): readonly string[] {
  return (childrenOfUnits(places).get(parentId) ?? []).map(({ id }) => id);
}
