import Badge from '@mui/icons-material/BadgeOutlined';
import { employeeWords } from '@tresen/domain/master-data/employees';
import { FindEmployeesDocument } from '../../kit/graphql/generated/pos/graphql.ts';
import { posApi } from '../../kit/graphql/index.ts';
import type { RecordKind } from '../../kit/search/index.ts';
import { findVariables, foundRecords, recordPaths } from '../records/index.ts';

/** Employees by name. */
export const foundEmployees: RecordKind = {
  name: { de: employeeWords.de.many, en: employeeWords.en.many },
  icon: Badge,
  find: async (text, { language, signal }) => {
    const { employees } = await posApi.request(FindEmployeesDocument, findVariables(text), signal);
    const roles: Readonly<Record<number, string>> = employeeWords[language].choices.role;
    return foundRecords(
      employees,
      ({ id, name, role }) => ({
        id,
        title: name,
        detail: roles[role] ?? '',
        to: recordPaths.employee.pathOf(id),
      }),
      recordPaths.employee.list,
      text,
    );
  },
};
