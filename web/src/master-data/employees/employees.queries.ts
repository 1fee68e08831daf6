import { EmployeesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import { recordsQuery } from '../../kit/record-list/index.ts';

/** Pages of the list of employees. */
export const employeesQuery = recordsQuery(
  'employees',
  async (variables) => (await posApi.request(EmployeesDocument, variables)).employees,
);
