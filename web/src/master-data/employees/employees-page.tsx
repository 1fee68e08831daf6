import Badge from '@mui/icons-material/Badge';
import { employee, employeeWords } from '@tresen/domain/master-data/employees';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { employeesQuery } from './employees.queries.ts';
import { de } from './employees-page.de.ts';
import { en } from './employees-page.en.ts';

const texts = defineTexts(de, en);

const columns = [
  'name',
  'role',
  { field: 'personnelNumber', isTableOnly: true },
  { field: 'firstName', isTableOnly: true, isExtra: true },
  { field: 'lastName', isTableOnly: true },
  { field: 'phone', isTableOnly: true, isExtra: true },
] as const;

/** /manage/data/employees (EMP-01, MDA-04). */
export const EmployeesPage = () => (
  <RecordListPage
    name="employees"
    entity={employee}
    words={employeeWords}
    query={employeesQuery}
    columns={columns}
    pathOf={recordPaths.employee.pathOf}
    texts={useTexts(texts)}
    icon={<Badge />}
  />
);
