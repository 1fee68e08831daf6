import { choice, choices, defineEntity, type EntityValues, text } from '../../kit/entities/index.ts';
import { type EmployeeRoleId, employeeRoleIds } from './employee-roles.ts';
import { permissions } from './permissions.ts';
import { rightsOf } from './rights.ts';

/** EMP-03 */
const employeeSalutations = ['Mr', 'Ms', 'Other'] as const;

type Input = Readonly<Record<string, unknown>>;

/** Somebody who works at the registers (EMP-02, decisions EMP-04). `name` is what registers and receipts show. */
export const employee = defineEntity({
  name: 'employee',
  detail: 'role',
  unique: [['personnelNumber']],
  complete,
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    salutation: choice(employeeSalutations),
    firstName: text({ isSearched: true }),
    lastName: text({ isSearched: true, isSorted: true }),
    personnelNumber: text({ max: 20, isSearched: true, isSorted: true, isNumber: true }),
    email: text({ max: 254, format: 'email' }),
    phone: text({ format: 'phone' }),
    role: choice(employeeRoleIds, { isRequired: true, initial: 10, isSorted: true, isFiltered: true }),
    permissions: choices(permissions, { isFiltered: true }),
  },
  // Contract 25: registers verify a PIN by it, offline.
  secrets: { pinVerifier: text({ max: 200 }) },
});
export type EmployeeValues = EntityValues<typeof employee>;

/**
 * Who has no name on the register goes by the first and last one; whose rights are not told has those of the role
 * (EMP-16): a row of a file that brings a waiter need not list what waiters may do.
 */
function complete(input: Input): Input {
  const { name, firstName, lastName, permissions: own, role = 10 } = input;
  return {
    ...input,
    ...(isBlank(name) && { name: joined(firstName, lastName) }),
    ...((own ?? null) === null && isRoleId(role) && { permissions: rightsOf(role) }),
  };
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function joined(...parts: readonly unknown[]): string {
  return parts.filter((part) => typeof part === 'string' && part.trim() !== '').join(' ');
}

function isRoleId(role: unknown): role is EmployeeRoleId {
  return employeeRoleIds.includes(role as EmployeeRoleId);
}
