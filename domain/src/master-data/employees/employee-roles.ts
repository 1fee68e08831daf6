/**
 * Roles of employees at registers by their ids on the wire (EMP-05, EMP-06, decisions EMP-07). The disco roles of the
 * specification are those of events: waiter 4, head waiter 5, cashier 7.
 */
export const employeeRoles = {
  system: 0,
  none: 1,
  waiter: 2,
  headWaiter: 3,
  eventBarStaff: 4,
  eventSupervisor: 5,
  manager: 6,
  eventCashier: 7,
  deliveryDriver: 8,
  departmentHead: 9,
  employee: 10,
} as const;
export type EmployeeRole = keyof typeof employeeRoles;

export const employeeRoleIds = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type EmployeeRoleId = (typeof employeeRoleIds)[number];

/** The role behind an id. */
export const roleById = (id: EmployeeRoleId): EmployeeRole =>
  (Object.keys(employeeRoles) as EmployeeRole[])[id] ?? 'none';
