import { type EmployeeRole, type EmployeeRoleId, roleById } from './employee-roles.ts';
import { type Permission, permissions } from './permissions.ts';
import { presetOf } from './role-presets.ts';

/** The rights that the role of an id begins with (EMP-16). */
export const rightsOf = (roleId: EmployeeRoleId): readonly Permission[] => presetOf(roleById(roleId));

/** What one person may do beyond their role, and what not although the role would. */
export interface RightDifferences {
  readonly more: readonly Permission[];
  readonly less: readonly Permission[];
}

/** Where somebody's rights differ from the preset of their role (decisions EMP-16). */
export const differencesFrom = (role: EmployeeRole, own: readonly Permission[]): RightDifferences => {
  const preset = presetOf(role);
  return {
    more: permissions.filter((id) => own.includes(id) && !preset.includes(id)),
    less: preset.filter((id) => !own.includes(id)),
  };
};

/** What becomes of a person's own differences when their role changes. */
export type RoleChange = 'keep' | 'replace';

/**
 * Somebody's rights after a change of role: the new preset, where `keep` has what they had more than their old role
 * added to it, and what they had less taken away.
 */
export const rightsAfter = (
  own: readonly Permission[],
  from: EmployeeRole,
  to: EmployeeRole,
  how: RoleChange,
): readonly Permission[] => {
  const preset = presetOf(to);
  if (how === 'replace') return preset;
  const { more, less } = differencesFrom(from, own);
  return permissions.filter((id) => (preset.includes(id) || more.includes(id)) && !less.includes(id));
};
