import type { Approver } from '../link/index.ts';
import { countRecords, syncMasterData } from '../master-data/index.ts';
import { openSession, type RetryOptions } from '../protocol/index.ts';
import { bringMenu } from './bring-menu.ts';
import { demoReseller } from './demo-organizations.ts';
import type { DemoPeople } from './demo-people.ts';
import { describeDishes, isDescribed } from './describe-dishes.ts';
import { equipRegister, isEquipped } from './equip-demo.ts';
import { furnishBranch } from './furnish-branch.ts';
import { groupBranches } from './group-demo.ts';
import { illustrateMenus } from './illustrate-menu.ts';
import { layOutButtons } from './lay-out-buttons.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { notifyDemo } from './notify-demo.ts';
import { orderDemo } from './order-demo.ts';
import { organizeCompany, supplyReseller } from './organize-demo.ts';
import { staffBranch } from './staff-branch.ts';

/** Each branch of the demo gets its menu, once, from its first register; then all registers take it. */
export async function stockDemo(
  registers: readonly LinkedDemoRegister[],
  people: DemoPeople,
  options: RetryOptions,
): Promise<void> {
  const bring = async (linked: LinkedDemoRegister) =>
    bringMenu(linked, await people.approverOf(linked.register.owner), options);
  await Promise.all(firstOfBranches(registers).map(bring));
  const isNew = ({ store }: LinkedDemoRegister) => countRecords(store).article === undefined;
  await takeAll(registers.filter(isNew), options);
}

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
  // One after the other: the first is the one that people look at.
  for (const [email, own] of ownersOf(registers))
    await furnishOwn(own, await people.approverOf(email), options);
  const [first] = registers;
  if (first) {
    const reseller = await people.approverOf(demoReseller);
    await supplyReseller(first, reseller);
    await orderDemo(first, await people.approverOf(first.register.owner), reseller);
  }
  await takeAll(
    registers.filter((linked) => !isLost(linked)),
    options,
  );
}

async function furnishOwn(
  own: readonly LinkedDemoRegister[],
  approver: Approver,
  options: RetryOptions,
): Promise<void> {
  const [first] = own;
  if (first === undefined) return;
  await Promise.all(firstOfBranches(own).map((linked) => furnishBranch(linked, approver)));
  await Promise.all(firstOfBranches(own).map((linked) => staffBranch(linked, approver)));
  await Promise.all(firstOfBranches(own).map((linked) => layOutButtons(linked, approver)));
  await groupBranches(own, approver);
  await organizeCompany(first, approver);
  for (const linked of own) if (!isEquipped(linked)) await equipRegister(linked, approver);
  await notifyDemo(own, approver);
  await illustrateMenus(firstOfBranches(own), approver);
  // Whatever is lost was not lost for ever: it lacks the last changes alone.
  if (!isDescribed(first)) await takeAll(own.filter(isLost), options);
  for (const linked of firstOfBranches(own)) if (!isDescribed(linked)) await describeDishes(linked, approver);
}

function ownersOf(registers: readonly LinkedDemoRegister[]): ReadonlyMap<string, LinkedDemoRegister[]> {
  return Map.groupBy(registers, ({ register }) => register.owner);
}

function firstOfBranches(registers: readonly LinkedDemoRegister[]): LinkedDemoRegister[] {
  return registers.filter(
    ({ register }, index) => registers.findIndex((one) => one.register.unit === register.unit) === index,
  );
}

const isLost = ({ register }: LinkedDemoRegister): boolean => register.isLost === true;

/** Registers take what was changed. */
function takeAll(registers: readonly LinkedDemoRegister[], options: RetryOptions): Promise<unknown> {
  return Promise.all(registers.map(({ store }) => syncMasterData(store, openSession(store), options)));
}
