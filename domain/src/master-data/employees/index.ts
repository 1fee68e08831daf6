import { de } from './employee.de.ts';
import { en } from './employee.en.ts';

export const employeeWords = { de, en };
export { type EmployeeValues, employee } from './employee.ts';
export { employeeRoleWords } from './employee-role-words.ts';
export { type EmployeeRole, employeeRoleIds, employeeRoles, roleById } from './employee-roles.ts';
