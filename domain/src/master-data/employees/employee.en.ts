import type { RecordWords } from '../../kit/entities/index.ts';
import type { employee } from './employee.ts';
import { employeeRoleWords } from './employee-role-words.ts';
import { permissionWordsEn } from './permission-words.en.ts';

export const en: RecordWords<typeof employee> = {
  one: 'Employee',
  many: 'Employees',
  counted: (count, isOne) => `${count} ${isOne ? 'employee' : 'employees'}`,
  usedBy: (count, isOne) => `${count} ${isOne ? 'employee' : 'employees'}`,
  theOne: 'the employee',
  fields: {
    name: 'Name on the register',
    salutation: 'Title',
    firstName: 'First name',
    lastName: 'Last name',
    personnelNumber: 'Staff number',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    permissions: 'Permissions',
  },
  choices: {
    salutation: { Mr: 'Mr', Ms: 'Ms', Other: 'Other' },
    role: employeeRoleWords.en,
    permissions: permissionWordsEn.names,
  },
  rows: {},
};
