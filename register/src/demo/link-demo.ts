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
import { closeStore, openStore, readLinkedRegister, type Store, writeLicence } from '../store/index.ts';
import { type DemoRegister, demoRegisters } from './demo-registers.ts';

export type LinkDemoOptions = RetryOptions &
  Readonly<{
    server: string;
    /** Of all demo users. */
    password: string;
    /** Folder of the registers' stores. */
    folder: string;
  }>;

/** A register of the demo with its open store. */
export type LinkedDemoRegister = Readonly<{ register: DemoRegister; store: Store }>;

/**
 * Links the demo's registers, unless they are, waiting for the server if need be. Stores of a cloud that was emptied
 * meanwhile begin anew. Those that rest are linked, but not among the answer. Close them with `closeDemo`.
 */
export async function linkDemo(options: LinkDemoOptions): Promise<LinkedDemoRegister[]> {
  const { server, password, folder, ...retry } = options;
  const approvers = new Map<string, Approver>();
  const linked: LinkedDemoRegister[] = [];
  // One after the other: the second register of a branch takes over the database of the first.
  for (const register of demoRegisters) {
    const { owner } = register;
    const signIn = () => openApprover(server, owner, password);
    const approver = approvers.get(owner) ?? (await untilReachable(signIn, retry));
    approvers.set(owner, approver);
    const store = await linkDemoRegister(register, approver, folder);
    if (register.rests) closeStore(store);
    else linked.push({ register, store });
  }
  return linked;
}

export function closeDemo(registers: readonly LinkedDemoRegister[]): void {
  for (const { store } of registers) closeStore(store);
}

async function linkDemoRegister(register: DemoRegister, approver: Approver, folder: string): Promise<Store> {
  const { name, unit, deviceType, businessType } = register;
  const file = join(folder, `${unit}-${name}.sqlite`.toLowerCase().replaceAll(' ', '-'));
  const store = await openKnown(file, approver);
  const { databaseId } = await ensureBranch(approver, unit);
  const identity = newIdentity({
    server: approver.server,
    name,
    deviceType,
    databaseId: databaseId ?? undefined,
  });
  const isNew = !isLinked(store);
  await ensureLinked(store, identity, { approver, unit, businessType });
  if (isNew && register.licenseKey)
    writeLicence(store, { licenseKey: register.licenseKey, computerName: name });
  // Once only: somebody may wake it.
  if (isNew && register.rests) await putToRest(approver, readLinkedRegister(store)?.deviceId);
  return store;
}

const updateDevice = `mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }`;

async function putToRest(approver: Approver, id: string | undefined): Promise<void> {
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  await askGraphql(target, updateDevice, { device: { id, isActive: false } });
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
