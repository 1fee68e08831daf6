import { de } from './employee.de.ts';
import { en } from './employee.en.ts';
import { permissionWordsDe } from './permission-words.de.ts';
import { permissionWordsEn } from './permission-words.en.ts';

export const employeeWords = { de, en };
export const permissionWords = { de: permissionWordsDe, en: permissionWordsEn };
export { type EmployeeValues, employee } from './employee.ts';
export { employeeRoleWords } from './employee-role-words.ts';
export {
  type EmployeeRole,
  type EmployeeRoleId,
  employeeRoleIds,
  employeeRoles,
  roleById,
} from './employee-roles.ts';
export type { PermissionWords } from './permission-words.ts';
export {
  type Permission,
  type PermissionGroup,
  type PermissionInfo,
  permissionGroups,
  permissions,
  permissionsOf,
} from './permissions.ts';
export {
  isPin,
  isTrivialPin,
  maxPinTries,
  type PinVerifier,
  pinLength,
  pinVerifierText,
  readPinVerifier,
} from './pins.ts';
export { differencesFrom, type RightDifferences, type RoleChange, rightsAfter, rightsOf } from './rights.ts';
export { presetOf } from './role-presets.ts';
export { type PlainTillItem, type TillArea, type TillItem, type TillView, tillViewOf } from './till-view.ts';
