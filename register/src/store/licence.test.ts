import { expect, test } from 'vitest';
import { newIdentity } from '../link/index.ts';
import { testStore } from '../testing.ts';
import { readLicence, writeLicence } from './index.ts';

const till = newIdentity({ server: 'http://127.0.0.1:9', name: 'Kasse' });

test('LIC-08: a licence key is entered with the mainboard of the till, which stays until it is replaced', () => {
  const store = testStore(till);
  expect(readLicence(store)).toBeUndefined();
  const entered = writeLicence(store, { licenseKey: 'KEY-1', computerName: 'THEKE' });
  expect(entered).toEqual({
    licenseKey: 'KEY-1',
    mainboardSerial: expect.stringMatching(/^MB-[0-9A-F]{10}$/),
    computerName: 'THEKE',
  });
  expect(writeLicence(store, { licenseKey: 'KEY-2' })).toEqual({ ...entered, licenseKey: 'KEY-2' });
  expect(writeLicence(store, { mainboardSerial: 'MB-NEW' })).toMatchObject({
    licenseKey: 'KEY-2',
    mainboardSerial: 'MB-NEW',
  });
  expect(readLicence(store)).toMatchObject({ licenseKey: 'KEY-2', mainboardSerial: 'MB-NEW' });
});

test('a mainboard alone is no licence', () => {
  const store = testStore(till);
  expect(writeLicence(store, { mainboardSerial: 'MB-NEW' })).toBeUndefined();
  expect(readLicence(store)).toBeUndefined();
});
