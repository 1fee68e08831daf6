import type { Approver } from '../link/index.ts';
import { countRecords, syncMasterData } from '../master-data/index.ts';
import { openSession, type RetryOptions } from '../protocol/index.ts';
import { menuOf, profiles } from '../simulate/index.ts';
import { readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import { demoReseller } from './demo-organizations.ts';
import type { DemoPeople } from './demo-people.ts';
import { equipRegister, isEquipped } from './equip-demo.ts';
import { furnishBranch } from './furnish-branch.ts';
import { groupBranches } from './group-demo.ts';
import { illustrateMenus } from './illustrate-menu.ts';
import { layOutButtons } from './lay-out-buttons.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { orderDemo } from './order-demo.ts';
import { organizeCompany, supplyReseller } from './organize-demo.ts';
import { saveMenu } from './save-menu.ts';
import { staffBranch } from './staff-branch.ts';

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const stocked = 'demoMenu';

type OfOwner = (registers: readonly LinkedDemoRegister[], approver: Approver) => Promise<void>;

/** Gives each branch of the demo its menu, once, as the owner would do it; then all registers take it. */
export async function stockDemo(
  registers: readonly LinkedDemoRegister[],
  people: DemoPeople,
  options: RetryOptions,
): Promise<void> {
  await eachOwner(registers, people, async (own, approver) => {
    const branches = firstOfBranches(own).filter(({ store }) => !readSetting(store, stocked));
    await Promise.all(branches.map((linked) => stockBranch(linked, approver)));
  });
  const isNew = ({ store }: LinkedDemoRegister) => countRecords(store).article === undefined;
  await takeAll(registers.filter(isNew), options);
}

const furnishOwn: OfOwner = async (own, approver) => {
  const [first] = own;
  if (first === undefined) return;
  await Promise.all(firstOfBranches(own).map((linked) => furnishBranch(linked, approver)));
  await Promise.all(firstOfBranches(own).map((linked) => staffBranch(linked, approver)));
  await Promise.all(firstOfBranches(own).map((linked) => layOutButtons(linked, approver)));
  await groupBranches(own, approver);
  await organizeCompany(first, approver);
  for (const linked of own) if (!isEquipped(linked)) await equipRegister(linked, approver);
  await illustrateMenus(firstOfBranches(own), approver);
};

/**
 * Gives each branch of the demo its staff, rooms and buttons, each register its terminal and each business its company, its
 * customers and orders, once, as the owners and the reseller would do it. Registers that are online hear of it; the others
 * take it here, but for one that is lost.
 */
export async function furnishDemo(
  registers: readonly LinkedDemoRegister[],
  people: DemoPeople,
  options: RetryOptions,
): Promise<void> {
  await eachOwner(registers, people, furnishOwn);
  const [first] = registers;
  if (first) {
    const reseller = await people.approverOf(demoReseller);
    await supplyReseller(first, reseller);
    await orderDemo(first, await people.approverOf(first.register.owner), reseller);
  }
  await takeAll(
    registers.filter(({ register }) => !register.isLost),
    options,
  );
}

/** Does the work of each owner, all owners at once. */
async function eachOwner(
  registers: readonly LinkedDemoRegister[],
  { approverOf }: DemoPeople,
  work: OfOwner,
): Promise<void> {
  const owners = Map.groupBy(registers, ({ register }) => register.owner);
  await Promise.all([...owners].map(async ([email, own]) => work(own, await approverOf(email))));
}

function firstOfBranches(registers: readonly LinkedDemoRegister[]): LinkedDemoRegister[] {
  return registers.filter(
    ({ register }, index) => registers.findIndex((one) => one.register.unit === register.unit) === index,
  );
}

async function stockBranch({ register, store }: LinkedDemoRegister, approver: Approver): Promise<void> {
  const unitId = readLinkedRegister(store)?.unitId;
  if (unitId === undefined) return;
  await saveMenu(approver, unitId, menuOf(profiles[register.profile], new Date().toISOString().slice(0, 10)));
  writeSetting(store, stocked, true);
}

/** Registers take what was changed. */
function takeAll(registers: readonly LinkedDemoRegister[], options: RetryOptions): Promise<unknown> {
  return Promise.all(registers.map(({ store }) => syncMasterData(store, openSession(store), options)));
}
