import { employee } from '@tresen/domain/master-data/employees';
import { defineSource } from '../../kit/records/index.ts';

/** Employees. */
export const employeeSource = defineSource({
  entity: employee,
  table: 'employees',
  type: 'Employee',
  plural: 'employees',
});
