import type { Approver } from '../link/index.ts';
import { askGraphql, Failure } from '../protocol/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import { type DemoEmployee, demoStaff } from './demo-staff.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { saveRecord } from './save-record.ts';

type Hired = Readonly<{ id: string; version: number; personnelNumber: string | null; hasPin: boolean }>;
type Present = Readonly<{ employees: Readonly<{ nodes: readonly Hired[] }> }>;
const present = `query($filter: RecordFilterInput) {
  employees(filter: $filter, first: 100) { nodes { id version personnelNumber hasPin } }
}`;
const setPin = `mutation($id: ID!, $version: Int!, $pin: String!) {
  set: setEmployeePin(id: $id, version: $version, pin: $pin) { isSuccess }
}`;

/** Noted in the store of the branch's first register, so that nobody comes back whom somebody deletes later. */
const staffed = 'demoStaff';

/** Gives a branch of the demo its people, then their PINs, which take longer, once, as the owner would do it. */
export async function staffBranch(
  { register, store }: LinkedDemoRegister,
  approver: Approver,
): Promise<void> {
  const unitId = readLinkedRegister(store)?.unitId;
  if (unitId === undefined || readSetting(store, staffed) === true) return;
  const staff = demoStaff[register.unit] ?? [];
  const known = await hiredIn(approver, unitId);
  for (const { pin: _pin, ...employee } of staff)
    if (!known.some((one) => isSame(one, employee)))
      await saveRecord(approver, 'employee', { ...employee, unitIds: [unitId] });
  // A start that was killed may have come half way.
  for (const hired of await hiredIn(approver, unitId)) {
    const employee = staff.find((one) => isSame(hired, one));
    if (employee && !hired.hasPin) await givePin(approver, hired, employee);
  }
  writeSetting(store, staffed, true);
}

function isSame(hired: Hired, employee: Pick<DemoEmployee, 'personnelNumber'>): boolean {
  return hired.personnelNumber === employee.personnelNumber;
}

async function hiredIn(approver: Approver, unitId: string): Promise<readonly Hired[]> {
  const filter = { unitIds: [unitId] };
  return (await askGraphql<Present>(target(approver), present, { filter })).employees.nodes;
}

function target(approver: Approver) {
  return { ...approver, endpoint: '/graphql/pos' } as const;
}

async function givePin(
  approver: Approver,
  { id, version }: Hired,
  { name, pin }: DemoEmployee,
): Promise<void> {
  const { set } = await askGraphql<{ set: { isSuccess: boolean } }>(target(approver), setPin, {
    ...{ id, version, pin },
  });
  if (!set.isSuccess) throw new Failure('refused', 'NOT_SAVED', `the server refused the PIN of ${name}`);
}
