/** Kinds of organization unit: a branch is linked to a database, a group is only a header (ORG-11, ORG-12). */
export const unitTypes = ['branch', 'group', 'event', 'warehouse'] as const;
export type UnitType = (typeof unitTypes)[number];

const heldBy: Readonly<Record<UnitType, readonly UnitType[]>> = {
  group: unitTypes,
  // A branch sells by itself: only what belongs to it stands below, never another branch's figures.
  branch: ['event', 'warehouse'],
  event: [],
  warehouse: [],
};

/**
 * True when a unit of the one type may stand below one of the other (ORG-10): groups hold everything, branches their
 * events and warehouses, these nothing.
 */
export const mayHold = (parent: UnitType, child: UnitType): boolean => heldBy[parent].includes(child);
