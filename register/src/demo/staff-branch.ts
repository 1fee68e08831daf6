import type { Approver } from '../link/index.ts';
import { askGraphql, Failure } from '../protocol/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import { type DemoEmployee, demoStaff } from './demo-staff.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { saveRecord } from './save-record.ts';

type Present = Readonly<{
  employees: Readonly<{ nodes: readonly Readonly<{ personnelNumber: string | null }>[] }>;
}>;
const present = `query($filter: RecordFilterInput) {
  employees(filter: $filter, first: 100) { nodes { personnelNumber } }
}`;
const setPin = `mutation($id: ID!, $version: Int!, $pin: String!) {
  set: setEmployeePin(id: $id, version: $version, pin: $pin) { isSuccess }
}`;

/** Noted in the store of the branch's first register, so that nobody comes back whom somebody deletes later. */
const staffed = 'demoStaff';

/** Gives a branch of the demo its people with their PINs, once, as the owner would do it. */
export async function staffBranch(
  { register, store }: LinkedDemoRegister,
  approver: Approver,
): Promise<void> {
  const unitId = readLinkedRegister(store)?.unitId;
  if (unitId === undefined || readSetting(store, staffed) === true) return;
  const filter = { unitIds: [unitId] };
  const { employees } = await askGraphql<Present>(target(approver), present, { filter });
  const known = employees.nodes.map(({ personnelNumber }) => personnelNumber);
  for (const employee of demoStaff[register.unit] ?? [])
    if (!known.includes(employee.personnelNumber)) await hire(approver, unitId, employee);
  writeSetting(store, staffed, true);
}

function target(approver: Approver) {
  return { ...approver, endpoint: '/graphql/pos' } as const;
}

async function hire(approver: Approver, unitId: string, { pin, ...employee }: DemoEmployee): Promise<void> {
  const id = await saveRecord(approver, 'employee', { ...employee, unitIds: [unitId] });
  const { set } = await askGraphql<{ set: { isSuccess: boolean } }>(target(approver), setPin, {
    ...{ id, version: 1, pin },
  });
  if (!set.isSuccess)
    throw new Failure('refused', 'NOT_SAVED', `the server refused the PIN of ${employee.name}`);
}
