import { childrenOfUnits, placeFault } from '@tresen/domain/organization/units';
import type { TreeUnit } from '../tree-unit.ts';

/** A place in the tree: below whom (null is the top), behind which sibling (null is the first place). */
export interface TreePlace {
  readonly parentId: string | null;
  readonly afterId: string | null;
}

/** How the keyboard moves a unit: among its siblings, below the one before it, or beside its parent. */
export type MoveStep = 'up' | 'down' | 'in' | 'out';

type Unit = Pick<TreeUnit, 'id' | 'parentId'>;

/** Where a unit stands now: what a move has to name to be taken back. */
export const placeOf = (units: readonly TreeUnit[], { id, parentId }: Unit): TreePlace => {
  const siblings = siblingsOf(units, parentId);
  const at = siblings.findIndex((sibling) => sibling.id === id);
  return { parentId, afterId: siblings[at - 1]?.id ?? null };
};

/** The last place below a unit (null is the top). */
export const lastPlaceIn = (
  units: readonly TreeUnit[],
  parentId: string | null,
  exceptId: string,
): TreePlace => {
  const others = siblingsOf(units, parentId).filter(({ id }) => id !== exceptId);
  return { parentId, afterId: others.at(-1)?.id ?? null };
};

/** Where a step leads; undefined where there is no such place, or where the unit may not stand. */
export const placeAfterStep = (
  units: readonly TreeUnit[],
  unit: TreeUnit,
  step: MoveStep,
): TreePlace | undefined => {
  const place = stepped(units, unit, step);
  return place && placeFault(units, unit, place.parentId) === undefined ? place : undefined;
};

/** The units as they will stand once the server has moved one: shown at once. */
export const withMoved = (
  units: readonly TreeUnit[],
  id: string,
  { parentId, afterId }: TreePlace,
): readonly TreeUnit[] => {
  const others = siblingsOf(units, parentId).filter((unit) => unit.id !== id);
  const at = afterId === null ? 0 : others.findIndex((unit) => unit.id === afterId) + 1;
  const order = [
    ...others.slice(0, at).map((unit) => unit.id),
    id,
    ...others.slice(at).map((unit) => unit.id),
  ];
  const sorts = new Map(order.map((unitId, index) => [unitId, index + 1]));
  return units.map((unit) => ({
    ...unit,
    sort: sorts.get(unit.id) ?? unit.sort,
    parentId: unit.id === id ? parentId : unit.parentId,
  }));
};

function siblingsOf(units: readonly TreeUnit[], parentId: string | null): readonly TreeUnit[] {
  return childrenOfUnits(units).get(parentId) ?? [];
}

function stepped(units: readonly TreeUnit[], unit: TreeUnit, step: MoveStep): TreePlace | undefined {
  const { parentId } = unit;
  const siblings = siblingsOf(units, parentId);
  const at = siblings.findIndex(({ id }) => id === unit.id);
  const before = siblings[at - 1];
  if (step === 'up') return before && { parentId, afterId: siblings[at - 2]?.id ?? null };
  if (step === 'down') {
    const next = siblings[at + 1];
    return next && { parentId, afterId: next.id };
  }
  if (step === 'in') return before && lastPlaceIn(units, before.id, unit.id);
  const parent = units.find(({ id }) => id === parentId);
  return parent && { parentId: parent.parentId, afterId: parent.id };
}
