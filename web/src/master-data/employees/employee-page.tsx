import { type employee, rightsOf } from '@tresen/domain/master-data/employees';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { type FormSection, RecordPage } from '../../kit/record-form/index.ts';
import { Skeleton } from '../../kit/states/index.ts';
import { MasterDataRecord, useNewBranches } from '../records/index.ts';
import { employeeKind } from './employee-kind.ts';
import { type EmployeeTexts, employeeTexts } from './employee-texts.ts';
import { PinPart } from './pin-part.tsx';
import { RightsPart } from './rights-part.tsx';
import { RoleField } from './role-field.tsx';

/** A new one begins as a plain employee, with what those may do. */
const initial = { role: 10, permissions: rightsOf(10) };

/** /manage/data/employees/:employeeId; `new` for a new one; its rights at `#permissions` (EMP-01, EMP-02). */
export const EmployeePage = () => {
  const t = useTexts(employeeTexts);
  const { employeeId = '' } = useParams();
  const sections = useMemo(() => sectionsOf(t), [t]);
  const newBranches = useNewBranches();
  if (employeeId === 'new' && !newBranches) return <Skeleton height={560} />;
  return (
    <MasterDataRecord>
      <RecordPage
        kind={employeeKind}
        id={employeeId}
        sections={sections}
        initial={{ ...initial, ...newBranches }}
      />
    </MasterDataRecord>
  );
};

function sectionsOf(t: EmployeeTexts): readonly FormSection<typeof employee>[] {
  return [
    {
      id: 'employee',
      title: t.employee,
      fields: [
        { name: 'name', hint: t.nameHint },
        { name: 'personnelNumber', hint: t.numberHint },
        { key: 'role', element: <RoleField /> },
      ],
    },
    {
      id: 'person',
      title: t.person,
      fields: [
        { name: 'salutation', isWide: true },
        { name: 'firstName' },
        { name: 'lastName' },
        { name: 'email' },
        { name: 'phone' },
      ],
    },
    { id: 'pin', title: t.pin, intro: t.pinIntro, fields: [{ key: 'pin', element: <PinPart /> }] },
    {
      id: 'permissions',
      title: t.permissions,
      intro: t.permissionsIntro,
      fields: [{ key: 'permissions', element: <RightsPart /> }],
    },
  ];
}
