import { expect, test } from 'vitest';
import { startFakeCloud } from '../master-data/testing/fake-cloud.ts';
import { readIdentity, readLinkedRegister, writeLinkedRegister } from '../store/index.ts';
import { learnWhoIAm } from './this-register.ts';

const here = {
  deviceId: '8b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  name: 'Kasse',
  unitId: '1b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  unitName: 'Gasthaus',
  databaseId: '2b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  zone: 'Europe/Berlin',
  cutOffMinutes: 240,
  currency: 'EUR',
  country: 'DE',
} as const;
const there = {
  ...here,
  unitId: '3b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  unitName: 'Biergarten',
  databaseId: '4b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
};

test('contract 6: a register that was moved takes the branch and the database of its receipts from the cloud', async () => {
  let now: typeof here | typeof there = here;
  const { store, session } = await startFakeCloud({ thisRegister: () => now });
  writeLinkedRegister(store, here);
  expect(await learnWhoIAm(store, session)).toBeUndefined();
  now = there;
  expect(await learnWhoIAm(store, session)).toEqual(there);
  expect(readLinkedRegister(store)).toEqual(there);
  expect(readIdentity(store)?.databaseId).toBe(there.databaseId);
  expect(await learnWhoIAm(store, session)).toBeUndefined();
});
