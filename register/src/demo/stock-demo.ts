import { type Approver, openApprover } from '../link/index.ts';
import { syncMasterData } from '../master-data/index.ts';
import { openSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import { menuOf, profiles } from '../simulate/index.ts';
import { readIdentity, readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import { demoReseller } from './demo-organizations.ts';
import { equipRegister, isEquipped } from './equip-demo.ts';
import { furnishBranch } from './furnish-branch.ts';
import { groupBranches } from './group-demo.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { orderDemo } from './order-demo.ts';
import { organizeCompany, supplyReseller } from './organize-demo.ts';
import { saveMenu } from './save-menu.ts';
import { staffBranch } from './staff-branch.ts';

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const stocked = 'demoMenu';

/**
 * Gives each branch of the demo its menu, its staff and its rooms, each register its terminal and each business its company, once, as the owner
 * would do it; then all registers take it.
 * @param password of all demo users
 */
export async function stockDemo(
  registers: readonly LinkedDemoRegister[],
  password: string,
  options: RetryOptions,
): Promise<void> {
  const approvers = new Map<string, Approver>();
  const approverOf = async (
    { register, store }: LinkedDemoRegister,
    person: string = register.owner,
  ): Promise<Approver> => {
    const server = readIdentity(store)?.server ?? '';
    const signIn = () => openApprover(server, person, password);
    const approver = approvers.get(person) ?? (await untilReachable(signIn, options));
    approvers.set(person, approver);
    return approver;
  };
  for (const ofOwner of Map.groupBy(registers, ({ register }) => register.owner).values())
    if (ofOwner[0]) {
      const approver = await approverOf(ofOwner[0]);
      await groupBranches(ofOwner, approver);
      await organizeCompany(ofOwner[0], approver);
    }
  const [first] = registers;
  if (first) {
    const reseller = await approverOf(first, demoReseller);
    await supplyReseller(first, reseller);
    await orderDemo(first, await approverOf(first), reseller);
  }
  for (const linked of firstOfBranches(registers))
    if (!readSetting(linked.store, stocked)) await stockBranch(linked, await approverOf(linked));
  for (const linked of firstOfBranches(registers)) await staffBranch(linked, await approverOf(linked));
  for (const linked of firstOfBranches(registers)) await furnishBranch(linked, await approverOf(linked));
  for (const linked of registers)
    if (!isEquipped(linked)) await equipRegister(linked, await approverOf(linked));
  for (const { store } of registers) await syncMasterData(store, openSession(store), options);
}

const firstOfBranches = (registers: readonly LinkedDemoRegister[]): LinkedDemoRegister[] =>
  registers.filter(
    ({ register }, index) => registers.findIndex((one) => one.register.unit === register.unit) === index,
  );

async function stockBranch({ register, store }: LinkedDemoRegister, approver: Approver): Promise<void> {
  const unitId = readLinkedRegister(store)?.unitId;
  if (unitId === undefined) return;
  await saveMenu(approver, unitId, menuOf(profiles[register.profile], new Date().toISOString().slice(0, 10)));
  writeSetting(store, stocked, true);
}
