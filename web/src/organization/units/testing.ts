import type { UnitType } from '@tresen/domain/organization/units';
import type { TreeUnit } from './tree-unit.ts';

/** A unit of a test; give what the test is about. */
export const treeUnit = (
  id: string,
  parentId: string | null,
  type: UnitType = 'branch',
  given: Partial<TreeUnit> = {},
): TreeUnit => ({
  id,
  name: id,
  description: '',
  type,
  parentId,
  sort: 0,
  status: 1,
  isActive: false,
  deviceCount: 0,
  ...given,
});

/**
 * Nord: Hafen (Keller), Markt. Süd: empty. Theke at the top.
 */
export const someUnits: readonly TreeUnit[] = [
  treeUnit('Nord', null, 'group', { sort: 1 }),
  treeUnit('Hafen', 'Nord', 'branch', { sort: 1, deviceCount: 2, isActive: true, description: 'Am Kai' }),
  treeUnit('Keller', 'Hafen', 'warehouse', { sort: 1 }),
  treeUnit('Markt', 'Nord', 'branch', { sort: 2, status: 0, deviceCount: 1 }),
  treeUnit('Süd', null, 'group', { sort: 2 }),
  treeUnit('Theke', null, 'branch', { sort: 3 }),
];
