import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addLicence, type TestLicence, tenantNamed } from '../../app/testing/licences.ts';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let tenantId: string;
let till: LinkedRegister;

const mutation = 'mutation($info: String!) { reportSystemInfo(info: $info) { isSuccess message } }';
const report = async (
  serial: string,
  mainboardSerial = 'MB-1',
  by: LinkedRegister = till,
  more: object = {},
): Promise<string | null> => {
  const licence = { licenseKey: serial, mainboardSerial, ...more };
  const info = JSON.stringify({ posVersion: '6.2.0', licence });
  const answer = await app.call('/graphql/pos', by.accessToken, mutation, { info });
  return dataOf<{ reportSystemInfo: { message: string | null } }>(answer).reportSystemInfo.message;
};

const licenceQuery = `query($serial: String!) { licence(serial: $serial) { state deviceId deviceName mainboardSerial
  seenMainboardSerial computerName hddFirmware lastVersion lastContactVersion lastContactAt } }`;
const licenceOf = async (serial: string, by = owner) =>
  dataOf<{ licence: Record<string, unknown> | null }>(
    await app.call('/graphql', by, licenceQuery, { serial }),
  ).licence;
const own = (given: Partial<TestLicence> = {}) => addLicence(app, { tenantId, state: 'inactive', ...given });

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  tenantId = await tenantNamed(app, 'Gasthaus Lindenhof');
  till = await linkRegister(app, owner);
});
afterAll(() => app.stop());

describe('a register reports its licence', () => {
  it('LIC-08: which is active from then on, with the hardware under it, and stands at the register', async () => {
    const { serial } = await own();
    const more = { computerName: 'THEKE-1', hddFirmware: 'FW 2' };
    expect(await report(serial.toLowerCase(), 'MB-1', till, more)).toBe('active');
    expect(await licenceOf(serial)).toMatchObject({
      state: 'active',
      deviceId: till.deviceId,
      deviceName: expect.any(String),
      mainboardSerial: 'MB-1',
      ...more,
      lastVersion: '6.2.0',
      lastContactVersion: '6.2.0',
      lastContactAt: expect.any(String),
    });
    const query = 'query($deviceId: ID!) { licencesOfDevice(deviceId: $deviceId) { serial } }';
    expect((await app.call('/graphql', owner, query, { deviceId: till.deviceId })).data).toEqual({
      licencesOfDevice: [{ serial }],
    });
    const info = 'query($id: ID!) { device(id: $id) { systemInfo } }';
    const told = await app.call('/graphql/pos', owner, info, { id: till.deviceId });
    expect(JSON.stringify(told.data)).not.toContain(serial);
  });

  it('with another mainboard has to be reactivated; with the former one again, not', async () => {
    const { serial } = await own();
    await report(serial, 'MB-1');
    expect(await report(serial, 'MB-2')).toBe('needsReactivation');
    expect(await licenceOf(serial)).toMatchObject({
      state: 'needsReactivation',
      mainboardSerial: 'MB-1',
      seenMainboardSerial: 'MB-2',
      deviceId: till.deviceId,
    });
    expect(await report(serial, 'MB-1')).toBe('active');
    expect(await licenceOf(serial)).toMatchObject({ state: 'active', seenMainboardSerial: null });
  });

  it('which a second register cannot take away from the first', async () => {
    const { serial } = await own();
    const second = await linkRegister(app, owner);
    await report(serial, 'MB-1');
    expect(await report(serial, 'MB-9', second)).toBe('needsReactivation');
    expect(await licenceOf(serial)).toMatchObject({ deviceId: till.deviceId });
  });

  it('uses one at a time, and none once it is unlinked', async () => {
    const [first, second] = [await own(), await own()];
    const other = await linkRegister(app, owner);
    await report(first.serial, 'MB-1', other);
    await report(second.serial, 'MB-1', other);
    expect(await licenceOf(first.serial)).toMatchObject({ deviceId: null, state: 'active' });
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: other.deviceId,
    });
    expect(await licenceOf(second.serial)).toMatchObject({ deviceId: null, mainboardSerial: 'MB-1' });
  });

  it('blocked and expired ones stay so', async () => {
    for (const state of ['blocked', 'expired'] as const)
      expect(await report((await own({ state })).serial)).toBe(state);
  });

  it('is handed one over that its reseller bought and nobody used; it is the tenant’s then', async () => {
    const resellerId = await tenantNamed(app, 'Kassenhaus Nord');
    const bought = await addLicence(app, { tenantId: resellerId, state: 'inactive' });
    const used = await addLicence(app, { tenantId: resellerId });
    expect(await licenceOf(bought.serial)).toBeNull();
    expect(await report(bought.serial)).toBe('active');
    expect(await report(used.serial)).toBe('LICENCE_NO_ACCESS');
    expect(await licenceOf(bought.serial)).toMatchObject({ state: 'active' });
    expect(await licenceOf(bought.serial, await app.signIn('reseller@demo.example'))).toMatchObject({
      state: 'active',
    });
  });

  it('learns nothing of foreign keys, and cannot guess', async () => {
    const guesser = await linkRegister(app, await app.signIn('owner@retail.demo.example'));
    const { serial } = await own();
    expect(await report(serial, 'MB-1', guesser)).toBe('LICENCE_NO_ACCESS');
    expect((await licenceOf(serial))?.state).toBe('inactive');
    for (let guess = 0; guess < 19; guess += 1) await report(`GUESS-${guess}`, 'MB-1', guesser);
    expect(await report('ONE-MORE', 'MB-1', guesser)).toBe('LICENCE_TOO_MANY_TRIES');
  });

  it('without its hardware is refused', async () => {
    const info = JSON.stringify({ licence: { licenseKey: 'X' } });
    expect(errorOf(await app.call('/graphql/pos', till.accessToken, mutation, { info }))).toMatchObject({
      code: 'INVALID_INPUT',
    });
  });
});
