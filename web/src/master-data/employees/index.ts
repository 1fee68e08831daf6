import { employee } from '@tresen/domain/master-data/employees';
import { EmployeeDocument, EmployeesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { BadgeOutlinedIcon } from '../../kit/icons/badge-outlined.tsx';
import { defineRecordFeature } from '../record-lists/index.ts';

/** Employees (EMP). */
export const employees = defineRecordFeature({
  entity: employee,
  list: EmployeesDocument,
  record: EmployeeDocument,
  icon: BadgeOutlinedIcon,
  keywords: [
    ...['Personal', 'Kellner', 'PIN', 'Rechte', 'Berechtigungen', 'Rollen'],
    ...['Staff', 'Waiters', 'Rights', 'Roles'],
  ],
  screens: () => import('./employee-screens.tsx').then(({ employeeScreens }) => employeeScreens),
});
