import { setTimeout as wait } from 'node:timers/promises';
import type { Approver } from '../link/index.ts';
import { readOwnDataState, seedOwnRecords, syncMasterData } from '../master-data/index.ts';
import { askGraphql, isFailure, openSession, type RetryOptions } from '../protocol/index.ts';
import { menuOf, profiles } from '../simulate/index.ts';
import { readLinkedRegister, readSetting, type Store, writeSetting } from '../store/index.ts';
import type { LinkedDemoRegister } from './link-demo.ts';

/** Noted in the store of the branch's first register, so that nothing comes back that somebody deletes later. */
const stocked = 'demoMenu';

const offerOf = 'query($deviceId: ID!) { takeOverOffer(deviceId: $deviceId) { state isBranchEmpty } }';
const choose = `mutation($deviceId: ID!, $choice: String!) {
  chooseTakeOver(deviceId: $deviceId, choice: $choice) { isSuccess }
}`;

type Offer = Readonly<{ state: string; isBranchEmpty: boolean }>;

/** Milliseconds between two looks whether the cloud has taken over what was offered. */
const patience = 100;

/**
 * A branch's first register has its menu from the days before Tresen: it offers it, and the owner takes it over into the
 * cloud, once. A killed call goes on where it was. True for a register that brought one now.
 */
export async function bringMenu(
  { register, store }: LinkedDemoRegister,
  approver: Approver,
  options: RetryOptions,
): Promise<boolean> {
  if (readSetting(store, stocked) === true) return false;
  // Rates are those of today.
  const menu = menuOf(profiles[register.profile], new Date().toISOString().slice(0, 10));
  if (!readOwnDataState(store).isSettled) seedOwnRecords(store, menu);
  const session = openSession(store);
  let { isWaiting } = await syncMasterData(store, session, options);
  if (isWaiting) await decide(store, approver);
  while (isWaiting) {
    await wait(patience, undefined, options.signal ? { signal: options.signal } : {});
    ({ isWaiting } = await syncMasterData(store, session, options));
  }
  writeSetting(store, stocked, true);
  return true;
}

/** As the owner would: what nobody has entered by hand meanwhile comes from the register. */
async function decide(store: Store, approver: Approver): Promise<void> {
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const deviceId = readLinkedRegister(store)?.deviceId;
  const { takeOverOffer } = await askGraphql<{ takeOverOffer: Offer | null }>(target, offerOf, { deviceId });
  // Decided before a kill, and the cloud is still at it.
  if (takeOverOffer?.state !== 'waiting') return;
  const choice = takeOverOffer.isBranchEmpty ? 'takeOver' : 'replace';
  await askGraphql(target, choose, { deviceId, choice }).catch((error: unknown) => {
    if (!isFailure(error, 'refused') || error.code !== 'CONFLICT') throw error;
  });
}
