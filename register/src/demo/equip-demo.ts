import type { Approver } from '../link/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import { demoCompanies } from './demo-companies.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { ensureRecord } from './save-record.ts';

/** Noted in each register's store, so that nothing comes back that somebody deletes later. */
const equipped = 'demoEquipped';

/** True for a register that has had its terminal. */
export const isEquipped = ({ store }: LinkedDemoRegister): boolean => readSetting(store, equipped) === true;

/** Gives a register of the demo its terminal, and its business the company behind it, once. */
export async function equipRegister(
  { register, store }: LinkedDemoRegister,
  approver: Approver,
): Promise<void> {
  const linked = readLinkedRegister(store);
  if (linked === undefined) return;
  const { name, owner, deviceType, businessType } = register;
  const company = demoCompanies[owner];
  if (company) await ensureRecord(approver, 'company', company);
  const isMobile = deviceType === 'android';
  await ensureRecord(approver, 'terminal', {
    name,
    type: isMobile ? 'Mobile_Pos' : 'Static_Pos',
    deviceId: linked.deviceId,
    vatType: businessType === 'retail' ? 'outOfHouse' : 'inHouse',
    // Who carries it around puts it down somewhere.
    autoLogout: isMobile ? 300 : 0,
    unitIds: [linked.unitId],
  });
  writeSetting(store, equipped, true);
}
