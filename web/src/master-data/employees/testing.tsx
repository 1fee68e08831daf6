import { rightsOf } from '@tresen/domain/master-data/employees';
import { Route, Routes } from 'react-router';
import { OrganizationUnitsDocument } from '../../kit/graphql/generated/general/graphql.ts';
import {
  EmployeeDocument,
  EmployeeNeighboursDocument,
  type EmployeeRecordFragment,
  RemoveEmployeePinDocument,
  SaveEmployeeDocument,
  type SaveEmployeeMutationVariables,
  SetEmployeePinDocument,
} from '../../kit/graphql/generated/pos/graphql.ts';
import { fakeGraphql } from '../../kit/testing/fake-server.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { PageScreen } from '../record-lists/index.ts';
import { employeeScreens } from './employee-screens.tsx';

/** A waiter as the preset has it. */
export const mia = {
  ...{ id: '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a31', version: 3, isActive: true, unitIds: null },
  ...{ syncState: 'synchronized', syncedAt: null, lastModifiedAt: '2026-11-21T08:15:00.000Z' },
  ...{
    lastModifiedByName: 'Olga Lindner',
    name: 'Mia',
    salutation: 'Ms',
    firstName: 'Mia',
    lastName: 'Huber',
  },
  ...{ personnelNumber: '7', email: null, phone: null, role: 2, permissions: rightsOf(2), hasPin: false },
} as unknown as EmployeeRecordFragment;

export type Input = SaveEmployeeMutationVariables['input'];

interface Server {
  readonly employee?: EmployeeRecordFragment;
  readonly save?: (input: Input) => void;
  /** What comes of a PIN; it is set unless told. */
  readonly setPin?: (asked: object) => 'conflict' | undefined;
}

/** Shows the page of an employee; `new` for a new one, and with `?copy=…` for a copy. */
export const openEmployee = (
  { employee = mia, save, setPin }: Server = {},
  id = String(employee.id),
  query = '',
) => {
  const pinned = (hasPin: boolean) => ({
    isSuccess: true,
    faults: [],
    record: { ...employee, hasPin, version: employee.version + 1 },
  });
  fakeGraphql([
    [EmployeeDocument, () => ({ employee })],
    [EmployeeNeighboursDocument, () => ({ employeeNeighbours: { previousId: null, nextId: null } })],
    [OrganizationUnitsDocument, () => ({ organizationUnits: [] })],
    [
      SaveEmployeeDocument,
      ({ input }: { input: Input }) => {
        save?.(input);
        const record = { ...employee, ...input, id: employee.id, version: employee.version + 1 };
        return { saveEmployee: { isSuccess: true, faults: [], record } };
      },
    ],
    [
      SetEmployeePinDocument,
      (asked: object) => ({
        setEmployeePin:
          setPin?.(asked) === 'conflict' ? { isSuccess: false, faults: [], record: employee } : pinned(true),
      }),
    ],
    [RemoveEmployeePinDocument, () => ({ removeEmployeePin: pinned(false) })],
  ]);
  return renderScreen(
    <Routes>
      <Route path="/manage/data/employees/:employeeId" element={<PageScreen screens={employeeScreens} />} />
    </Routes>,
    `/manage/data/employees/${id}${query}`,
  );
};
