import { rightsOf } from '@tresen/domain/master-data/employees';
import { BadgeIcon } from '../../kit/icons/badge.tsx';
import { recordScreens } from '../record-lists/index.ts';
import { useNewBranches } from '../records/index.ts';
import { employeeKind } from './employee-kind.ts';
import { employeeTexts } from './employee-texts.ts';
import { PinPart } from './pin-part.tsx';
import { RightsCell } from './rights-cell.tsx';
import { RightsPart } from './rights-part.tsx';
import { RoleField } from './role-field.tsx';

/** A new one begins as a plain employee, with what those may do. */
const initial = { role: 10, permissions: rightsOf(10) };

/** The list and the page of employees, whose rights stand at `#permissions` (EMP-01, EMP-02, MDA-04). */
export const employeeScreens = recordScreens({
  kind: employeeKind,
  texts: employeeTexts,
  icon: <BadgeIcon />,
  columns: (t) => [
    'name',
    'role',
    {
      field: 'permissions',
      isTableOnly: true,
      cell: ({ role, permissions }) => <RightsCell roleId={role} rights={permissions} />,
    },
    {
      key: 'hasPin',
      name: t.pinColumn,
      isNamed: true,
      cell: ({ hasPin }) => (hasPin ? t.pinSet : t.pinNotSet),
    },
    { field: 'personnelNumber', isTableOnly: true },
    { field: 'firstName', isTableOnly: true, isExtra: true },
    { field: 'lastName', isTableOnly: true, isExtra: true },
    { field: 'phone', isTableOnly: true, isExtra: true },
    { field: 'email', isTableOnly: true, isExtra: true },
  ],
  useInitial: useNewEmployee,
  sections: (t) => [
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
  ],
});

function useNewEmployee() {
  const branches = useNewBranches();
  return branches && { ...initial, ...branches };
}
