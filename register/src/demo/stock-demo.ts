import { type Approver, openApprover } from '../link/index.ts';
import { syncMasterData } from '../master-data/index.ts';
import { openSession, type RetryOptions, untilReachable } from '../protocol/index.ts';
import { menuOf, profiles } from '../simulate/index.ts';
import { readIdentity, readLinkedRegister, readSetting, writeSetting } from '../store/index.ts';
import type { LinkedDemoRegister } from './link-demo.ts';
import { saveMenu } from './save-menu.ts';

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const stocked = 'demoMenu';

/**
 * Gives each branch of the demo its menu, once, as its owner would do it; then all registers take it.
 * @param password of all demo users
 */
export async function stockDemo(
  registers: readonly LinkedDemoRegister[],
  password: string,
  options: RetryOptions,
): Promise<void> {
  const approvers = new Map<string, Approver>();
  for (const linked of firstOfBranches(registers)) {
    const { owner } = linked.register;
    if (readSetting(linked.store, stocked)) continue;
    const server = readIdentity(linked.store)?.server ?? '';
    const signIn = () => openApprover(server, owner, password);
    const approver = approvers.get(owner) ?? (await untilReachable(signIn, options));
    approvers.set(owner, approver);
    await stockBranch(linked, approver);
  }
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
