import { mayHold, type UnitType } from './unit-type.ts';

/** A unit as far as its place in the tree is concerned. */
export interface PlacedUnit {
  readonly id: string;
  readonly name: string;
  readonly type: UnitType;
  /** Null at the top. */
  readonly parentId: string | null;
  /** Its place among its siblings. */
  readonly sort: number;
}

/** Levels that a tree may have: more cannot be read on a phone. */
export const maxUnitDepth = 8;

/** Why a unit cannot stand below another. */
export const placeFaults = [
  'UNIT_PARENT_UNKNOWN',
  'UNIT_PARENT_WITHIN',
  'UNIT_PARENT_UNFIT',
  'UNIT_TREE_TOO_DEEP',
] as const;
export type PlaceFault = (typeof placeFaults)[number];

/** A unit and all above it, from itself to the top; ends where the stored tree has a circle or a gap. */
export const pathOfUnit = <Unit extends PlacedUnit>(
  units: readonly Unit[],
  id: string | null,
): readonly Unit[] => {
  const byId = new Map(units.map((unit) => [unit.id, unit]));
  const path: Unit[] = [];
  for (let unit = byId.get(id ?? ''); unit && !path.includes(unit); unit = byId.get(unit.parentId ?? ''))
    path.push(unit);
  return path;
};

/** The units below each one, in their order, `null` for those at the top. One whose parent is gone stands at the top. */
export const childrenOfUnits = <Unit extends PlacedUnit>(
  units: readonly Unit[],
): ReadonlyMap<string | null, readonly Unit[]> => {
  const ids = new Set(units.map(({ id }) => id));
  const parentOf = ({ parentId }: Unit) => (parentId !== null && ids.has(parentId) ? parentId : null);
  return Map.groupBy([...units].sort(byPlace), parentOf);
};

/**
 * Why a unit cannot stand below `parentId` (null is the top), or undefined where it can: the parent has to exist, to be
 * neither the unit itself nor below it, and to be of a type that holds the unit's; the tree has at most eight levels.
 * @param unit `id` is null for a new one
 */
export const placeFault = (
  units: readonly PlacedUnit[],
  unit: { readonly id: string | null; readonly type: UnitType },
  parentId: string | null,
): PlaceFault | undefined => {
  if (parentId === null) return undefined;
  const path = pathOfUnit(units, parentId);
  const [parent] = path;
  if (!parent) return 'UNIT_PARENT_UNKNOWN';
  if (path.some(({ id }) => id === unit.id)) return 'UNIT_PARENT_WITHIN';
  if (!mayHold(parent.type, unit.type)) return 'UNIT_PARENT_UNFIT';
  const height = unit.id === null ? 1 : heightOf(childrenOfUnits(units), unit.id);
  return path.length + height > maxUnitDepth ? 'UNIT_TREE_TOO_DEEP' : undefined;
};

/** True when the units below one may stay there once it is of the type. */
export const fitsChildren = (units: readonly PlacedUnit[], id: string, type: UnitType): boolean =>
  units.every((unit) => unit.parentId !== id || mayHold(type, unit.type));

/**
 * The siblings in their order once a unit stands behind `afterId`, or first for null. Somebody else may have taken that
 * sibling away meanwhile: then the unit comes last.
 */
export const orderAfterMove = (
  siblings: readonly string[],
  id: string,
  afterId: string | null,
): readonly string[] => {
  const others = siblings.filter((sibling) => sibling !== id);
  const at = afterId === null ? 0 : others.indexOf(afterId) + 1;
  return afterId !== null && at === 0 ? [...others, id] : others.toSpliced(at, 0, id);
};

function byPlace(one: PlacedUnit, other: PlacedUnit): number {
  return (
    one.sort - other.sort ||
    one.name.localeCompare(other.name, 'de', { numeric: true }) ||
    (one.id < other.id ? -1 : 1)
  );
}

/** The levels of a unit and what is below it: 1 for one without children. */
function heightOf(children: ReadonlyMap<string | null, readonly PlacedUnit[]>, id: string): number {
  return 1 + Math.max(0, ...(children.get(id) ?? []).map((child) => heightOf(children, child.id)));
}
