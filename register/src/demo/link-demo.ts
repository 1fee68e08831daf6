import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Approver, ensureBranch, ensureLinked, isLinked, newIdentity } from '../link/index.ts';
import { connectRegister } from '../online/index.ts';
import { askGraphql } from '../protocol/index.ts';
import { closeStore, openStore, readLinkedRegister, type Store, writeLicence } from '../store/index.ts';
import { writeDeviceFaults } from '../tse/index.ts';
import type { DemoPeople } from './demo-people.ts';
import { type DemoRegister, demoCutOffs, demoRegisters } from './demo-registers.ts';

export type LinkDemoOptions = Readonly<{
  people: DemoPeople;
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
  const { approverOf } = options.people;
  const branches = Map.groupBy(demoRegisters, ({ owner, unit }) => `${owner}|${unit}`);
  const linked = await Promise.all(
    [...branches.values()].map(async (registers) => {
      const approver = await approverOf(registers[0]?.owner ?? '');
      return linkBranch(registers, approver, options.folder);
    }),
  );
  return linked.flat();
}

export function closeDemo(registers: readonly LinkedDemoRegister[]): void {
  for (const { store } of registers) closeStore(store);
}

const updateDevice = `mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }`;

/** One after the other: the second register of a branch takes over the database of the first. */
async function linkBranch(
  registers: readonly DemoRegister[],
  approver: Approver,
  folder: string,
): Promise<LinkedDemoRegister[]> {
  const linked: LinkedDemoRegister[] = [];
  for (const register of registers) {
    const store = await linkDemoRegister(register, approver, folder);
    if (register.rests) closeStore(store);
    else linked.push({ register, store });
  }
  return linked;
}

async function linkDemoRegister(register: DemoRegister, approver: Approver, folder: string): Promise<Store> {
  const { name, unit, deviceType, businessType } = register;
  const file = join(folder, `${unit}-${name}.sqlite`.toLowerCase().replaceAll(' ', '-'));
  const store = await openKnown(file, approver);
  const { databaseId } = await ensureBranch(approver, unit, demoCutOffs[unit]);
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
  if (isNew && register.deviceFaults) writeDeviceFaults(store, register.deviceFaults, Date.now());
  // Once only: somebody may wake it.
  if (isNew && register.isLost) await showOnce(store);
  if (isNew && register.rests) await putToRest(approver, readLinkedRegister(store)?.deviceId);
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

/** Its owner saw it at work; what is changed from now on does not reach it. */
async function showOnce(store: Store): Promise<void> {
  const online = await connectRegister(store);
  await online.close();
}

async function putToRest(approver: Approver, id: string | undefined): Promise<void> {
  const target = { ...approver, endpoint: '/graphql/pos' } as const;
  await askGraphql(target, updateDevice, { device: { id, isActive: false } });
}
