import Badge from '@mui/icons-material/Badge';
import { employee, employeeWords } from '@tresen/domain/master-data/employees';
import { useMemo } from 'react';
import type { EmployeeRowFragment } from '../../kit/graphql/generated/pos/graphql.ts';
import { defineTexts, useTexts } from '../../kit/i18n/index.ts';
import type { ColumnChoice } from '../../kit/record-list/index.ts';
import { RecordListPage } from '../record-lists/index.ts';
import { recordPaths } from '../records/index.ts';
import { employeeKind } from './employee-kind.ts';
import { de } from './employees-page.de.ts';
import { en } from './employees-page.en.ts';
import { RightsCell } from './rights-cell.tsx';

const texts = defineTexts(de, en);

/** /manage/data/employees (EMP-01, MDA-04). */
export const EmployeesPage = () => {
  const t = useTexts(texts);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <RecordListPage
      name="employees"
      entity={employee}
      words={employeeWords}
      query={employeeKind.query}
      columns={columns}
      pathOf={recordPaths.employee.pathOf}
      texts={t}
      icon={<Badge />}
    />
  );
};

function columnsOf(t: typeof de): readonly ColumnChoice<EmployeeRowFragment>[] {
  return [
    'name',
    'role',
    {
      field: 'permissions',
      isTableOnly: true,
      cell: ({ role, permissions }) => <RightsCell roleId={role} rights={permissions} />,
    },
    {
      key: 'hasPin',
      name: t.pin,
      isNamed: true,
      cell: ({ hasPin }) => (hasPin ? t.pinSet : t.pinNotSet),
    },
    { field: 'personnelNumber', isTableOnly: true },
    { field: 'firstName', isTableOnly: true, isExtra: true },
    { field: 'lastName', isTableOnly: true, isExtra: true },
    { field: 'phone', isTableOnly: true, isExtra: true },
    { field: 'email', isTableOnly: true, isExtra: true },
  ];
}
