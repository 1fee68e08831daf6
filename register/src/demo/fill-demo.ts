import { rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Approver,
  ensureBranch,
  ensureLinked,
  isLinked,
  newIdentity,
  openApprover,
} from '../link/index.ts';
import { askGraphql, type RetryOptions, untilReachable } from '../protocol/index.ts';
import { simulateRegister } from '../simulate/index.ts';
import { closeStore, type OutcomeCounts, openStore, readLinkedRegister, type Store } from '../store/index.ts';
import { type DemoRegister, demoRegisters } from './demo-registers.ts';

export type DemoOptions = RetryOptions &
  Readonly<{
    server: string;
    /** Of all demo users. */
    password: string;
    /** Folder of the registers' stores. */
    folder: string;
    /** Days up to and with today, 400 by default: a year and the month to compare with. */
    days?: number | undefined;
    /** Now, milliseconds since 1970; the machine's clock by default. */
    now?: number | undefined;
  }>;

const defaultDays = 400;

/**
 * Fills the demo tenants through the register protocol: links the demo's registers and sends their sales, the newest
 * days first. Called again on the same day it adds nothing, on a later one the days between. Stores of a cloud that was
 * emptied meanwhile begin anew.
 */
export async function fillDemo(options: DemoOptions): Promise<OutcomeCounts> {
  const total = { stored: 0, duplicate: 0, quarantined: 0, rejected: 0 };
  const registers = await linkAll(options);
  try {
    const fillings = registers.map(({ register, store }) => fillRegister(register, store, options));
    for (const counts of await Promise.all(fillings)) {
      for (const outcome of Object.keys(total) as (keyof typeof total)[]) total[outcome] += counts[outcome];
    }
    return total;
  } finally {
    for (const { store } of registers) closeStore(store);
  }
}

type Linked = Readonly<{ register: DemoRegister; store: Store }>;

/** Links one after the other: the second register of a branch takes over the database of the first. */
async function linkAll({ server, password, folder, ...retry }: DemoOptions): Promise<Linked[]> {
  const approvers = new Map<string, Approver>();
  const linked: Linked[] = [];
  for (const register of demoRegisters) {
    const { owner } = register;
    const approver =
      approvers.get(owner) ?? (await untilReachable(() => openApprover(server, owner, password), retry));
    approvers.set(owner, approver);
    linked.push({ register, store: await linkDemoRegister(register, approver, folder) });
  }
  return linked;
}

async function linkDemoRegister(register: DemoRegister, approver: Approver, folder: string): Promise<Store> {
  const file = join(folder, `${register.unit}-${register.name}.sqlite`.toLowerCase().replaceAll(' ', '-'));
  const store = await openKnown(file, approver);
  const { name, unit, deviceType, businessType } = register;
  const { databaseId } = await ensureBranch(approver, unit);
  const identity = newIdentity({
    server: approver.server,
    name,
    deviceType,
    databaseId: databaseId ?? undefined,
  });
  await ensureLinked(store, identity, { approver, unit, businessType });
  return store;
}

/** Opens a store; an emptied cloud does not know its device, and then it begins anew. */
async function openKnown(file: string, approver: Approver): Promise<Store> {
  const store = openStore(file);
  if (!isLinked(store) || (await knowsDevice(approver, readLinkedRegister(store)?.deviceId))) return store;
  closeStore(store);
  for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true });
  return openStore(file);
}

async function knowsDevice(approver: Approver, deviceId: string | undefined): Promise<boolean> {
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  const { devices } = await askGraphql<{ devices: { id: string }[] }>(target, 'query { devices { id } }');
  return devices.some(({ id }) => id === deviceId);
}

function fillRegister(register: DemoRegister, store: Store, options: DemoOptions): Promise<OutcomeCounts> {
  const { profile, perDay, unit, name } = register;
  const { days = defaultDays, now = Date.now(), ...retry } = options;
  // One request at a time per register: the first start has other work to do.
  const push = { ...retry, inFlight: 1 };
  return simulateRegister(store, { profile, perDay, seed: `${unit}|${name}`, days, now, push });
}
