import { employee } from '@tresen/domain/master-data/employees';
import { startUnitsRequest } from '../../kit/branches/index.ts';
import type { Feature } from '../../kit/feature/index.ts';
import { EmployeesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordVariables } from '../../kit/record-list/index.ts';

/** Employees (EMP). */
export const employees: Feature = {
  search: {
    id: 'employees',
    mayUse: 'Query.employees',
    load: () => import('./find-employees.ts').then(({ foundEmployees }) => foundEmployees),
  },
  pages: [
    {
      path: '/manage/data/employees',
      load: () => import('./employees-page.tsx').then(({ EmployeesPage }) => ({ default: EmployeesPage })),
      startRequests: (params) => {
        posApi.startEarly(EmployeesDocument, recordVariables(employee, params));
        startUnitsRequest();
      },
    },
    {
      path: '/manage/data/employees/:employeeId',
      load: () => import('./employee-page.tsx').then(({ EmployeePage }) => ({ default: EmployeePage })),
    },
  ],
};
