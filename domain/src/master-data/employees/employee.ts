import { choice, defineEntity, type EntityValues, text } from '../entities/index.ts';
import { employeeRoleIds } from './employee-roles.ts';

/** EMP-03 */
const employeeSalutations = ['Mr', 'Ms', 'Other'] as const;

/** Somebody who works at the registers (EMP-02, decisions EMP-04). `name` is what registers and receipts show. */
export const employee = defineEntity({
  name: 'employee',
  unique: [['personnelNumber']],
  fields: {
    name: text({ isRequired: true, isSearched: true, isSorted: true, isFiltered: true }),
    salutation: choice(employeeSalutations),
    firstName: text({ isSearched: true }),
    lastName: text({ isSearched: true, isSorted: true }),
    personnelNumber: text({ most: 20, isSearched: true, isSorted: true, isNumber: true }),
    email: text({ most: 254, format: 'email' }),
    phone: text({ format: 'phone' }),
    role: choice(employeeRoleIds, { isRequired: true, initial: 10, isSorted: true, isFiltered: true }),
  },
});
export type EmployeeValues = EntityValues<typeof employee>;
