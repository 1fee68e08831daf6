import { employee } from '@tresen/domain/master-data/employees';
import type { Kit } from '../../kit/graphql/index.ts';
import { defineSource, type RecordRefs, type RecordsPort } from '../../kit/records/index.ts';
import { hasPin } from './employee-pins.store.ts';
import { addEmployeePins as addPins } from './employees.resolvers.ts';

// answers employees, employee, employeeNeighbours, employeeDeletions, saveEmployee, deleteEmployees,
// restoreEmployees: kit/records
/** Employees. */
export const employeeSource = defineSource({
  entity: employee,
  table: 'employees',
  type: 'Employee',
  plural: 'employees',
  derived: [hasPin],
});

/** The PINs of employees, answered as a save of the employee is. */
export const addEmployeePins = (kit: Kit, port: RecordsPort, refs: Pick<RecordRefs, 'saveResult'>): void =>
  addPins(kit, port, employeeSource, refs);
