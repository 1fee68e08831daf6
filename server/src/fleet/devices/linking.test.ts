import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approve,
  askForCode,
  createUnit,
  linkRegister,
  newRegister,
  pollForTokens,
  postForm,
} from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

/** The code of a register that waits. */
const codeOf = async (register = newRegister()): Promise<string> =>
  (await askForCode(app, register)).body.user_code ?? '';

interface Identified {
  readonly id: string;
}

const unitOf = async (id: string): Promise<Identified | undefined> => {
  const query = '{ organizationUnits { id databaseId isActive deviceCount } }';
  const answer = await app.call('/graphql', owner, query);
  return dataOf<{ organizationUnits: Identified[] }>(answer).organizationUnits.find((unit) => unit.id === id);
};

const deviceOf = async (id: string): Promise<object> => {
  const fields = 'name unitId status isDefault posVersion versionTooOld liveState linkedAt unlinkedAt';
  const query = `query($id: ID!) { device(id: $id) { ${fields} } }`;
  return dataOf<{ device: object }>(await app.call('/graphql/pos', owner, query, { id })).device;
};

const unlink = (id: string) =>
  app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', { id });

const whoAmI = (token: string) =>
  app.call('/graphql/pos', token, '{ thisRegister { deviceId name unitId databaseId zone currency } }');

describe('linking a register (REG-01, REG-22)', () => {
  it('makes it a device of the branch, which takes its database (ORG-11)', async () => {
    const register = await linkRegister(app, owner, { name: 'Bar' });
    expect(await deviceOf(register.deviceId)).toMatchObject({
      name: 'Bar',
      unitId: register.unitId,
      status: 1,
      posVersion: '5.9.3',
      versionTooOld: false,
      liveState: 'unknown',
      unlinkedAt: null,
    });
    expect(await unitOf(register.unitId)).toMatchObject({ databaseId: register.databaseId });
  });

  it('gives tokens that open what is its own (API-12)', async () => {
    const register = await linkRegister(app, owner, { name: 'Bar' });
    const { data } = await whoAmI(register.accessToken);
    expect(data?.thisRegister).toEqual({
      deviceId: register.deviceId,
      name: 'Bar',
      unitId: register.unitId,
      databaseId: register.databaseId,
      zone: 'Europe/Berlin',
      currency: 'EUR',
    });
  });

  it('makes the first register of a branch its default, and no other (ORG-24)', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, {
      unitId: first.unitId,
      databaseId: first.databaseId,
    });
    expect(await deviceOf(first.deviceId)).toMatchObject({ isDefault: true });
    expect(await deviceOf(second.deviceId)).toMatchObject({ isDefault: false });
    expect(await unitOf(first.unitId)).toMatchObject({ deviceCount: 2 });
  });

  it('by the same hardware and database again resumes the same device, with its new name (contract 7)', async () => {
    const first = await linkRegister(app, owner, { name: 'Old' });
    await unlink(first.deviceId);
    const again = await linkRegister(app, owner, { ...first, name: 'New' });
    expect(again.deviceId).toBe(first.deviceId);
    expect(await deviceOf(again.deviceId)).toMatchObject({ name: 'New', status: 1, unlinkedAt: null });
  });

  it('tells the wizard which device a code resumes', async () => {
    const first = await linkRegister(app, owner);
    const userCode = await codeOf(first);
    const query =
      'query($userCode: String!) { pendingRegister(userCode: $userCode) { userCode knownDeviceId knownUnitId } }';
    const { data } = await app.call('/graphql/pos', owner, query, {
      userCode: userCode.toLowerCase().replace('-', ' '),
    });
    expect(data?.pendingRegister).toEqual({
      userCode,
      knownDeviceId: first.deviceId,
      knownUnitId: first.unitId,
    });
  });

  it('is refused to another branch while its database belongs to one (contract 6)', async () => {
    const first = await linkRegister(app, owner);
    const other = await createUnit(app, owner);
    const userCode = await codeOf(newRegister({ databaseId: first.databaseId }));
    expect(errorOf(await approve(app, owner, userCode, other))).toMatchObject({
      code: 'DATABASE_TAKEN',
      kind: 'conflict',
    });
    expect(await unitOf(other)).toMatchObject({ databaseId: null, isActive: false });
  });

  it('is refused to a branch that has another database', async () => {
    const first = await linkRegister(app, owner);
    const answer = await approve(app, owner, await codeOf(), first.unitId);
    expect(errorOf(answer)).toMatchObject({ code: 'DATABASE_TAKEN' });
  });

  it('is refused to a unit that is only a header (ORG-11)', async () => {
    const header = await createUnit(app, owner, { type: 'group' });
    expect(errorOf(await approve(app, owner, await codeOf(), header))).toMatchObject({
      code: 'UNIT_NOT_A_BRANCH',
    });
  });

  it("is refused to another tenant's branch as to one that does not exist", async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const theirs = await createUnit(app, stranger);
    for (const unitId of [theirs, newId()]) {
      expect(errorOf(await approve(app, owner, await codeOf(), unitId))).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it.each(['5.9.2', '4.0', 'latest'])(
    'is refused for the version %s already at its request (CON-10)',
    async (posVersion) => {
      const { status, body } = await askForCode(app, newRegister({ posVersion }));
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { error: 'invalid_request', error_description: 'POS_VERSION_TOO_OLD' },
      });
    },
  );

  it('uses a code up: a second person cannot approve it for another register', async () => {
    const userCode = await codeOf();
    const unitId = await createUnit(app, owner);
    expect((await approve(app, owner, userCode, unitId)).data).toMatchObject({
      approveRegister: { isSuccess: true },
    });
    const stranger = await app.signIn('owner@retail.demo.example');
    const theirs = await createUnit(app, stranger);
    expect(errorOf(await approve(app, stranger, userCode, theirs))).toMatchObject({
      code: 'USER_CODE_UNKNOWN',
    });
  });

  it.each([
    ['an unknown code', { userCode: 'BCDF-GHJK' }, 'USER_CODE_UNKNOWN'],
    ['a code that cannot be one', { userCode: 'AAAA' }, 'INVALID_INPUT'],
    ['no name', { name: ' ' }, 'INVALID_INPUT'],
    ['an unknown device type', { deviceType: 'ios' }, 'INVALID_INPUT'],
    ['an unknown business type', { businessType: 'bank' }, 'INVALID_INPUT'],
  ])('is refused for %s (REG-02)', async (_what, wrong, code) => {
    const register = {
      userCode: await codeOf(),
      name: 'Bar',
      deviceType: 'desktop',
      businessType: 'retail',
      unitId: randomUUID(),
      ...wrong,
    };
    const query =
      'mutation($register: ApproveRegisterInput!) { approveRegister(register: $register) { isSuccess } }';
    const answer = await app.call('/graphql/pos', owner, query, { register });
    expect(errorOf(answer)).toMatchObject({ code, kind: 'invalid' });
  });
});

describe('unlinking a register', () => {
  it('refuses its next push and keeps what it sold', async () => {
    const register = await linkRegister(app, owner);
    expect(outcomesOf(await pushBatch(app, register, [receiptOf(register)]))).toEqual(['stored']);
    expect((await unlink(register.deviceId)).data).toEqual({ unlinkDevice: { isSuccess: true } });
    const refused = await pushBatch(app, register, [receiptOf(register)]);
    expect(refused.status).toBe(401);
    expect(errorOf(refused)).toMatchObject({ code: 'SESSION_EXPIRED' });
    const { rows } = await app.owner.query('select turnover from receipts where device_id = $1', [
      register.deviceId,
    ]);
    expect(rows).toEqual([{ turnover: 350 }]);
  });

  it('ends its refresh token, so that a stolen one opens nothing', async () => {
    const register = await linkRegister(app, owner);
    await unlink(register.deviceId);
    const { status, body } = await postForm(app, '/connect/token', {
      grant_type: 'refresh_token',
      client_id: 'register',
      refresh_token: register.refreshToken,
    });
    expect({ status, body }).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  });

  it('makes the branch inactive with its last device (REG-12)', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, { unitId: first.unitId, databaseId: first.databaseId });
    expect(await unitOf(first.unitId)).toMatchObject({ isActive: true });
    await unlink(first.deviceId);
    expect(await unitOf(first.unitId)).toMatchObject({ isActive: true });
    await unlink(second.deviceId);
    expect(await unitOf(first.unitId)).toMatchObject({ isActive: false, deviceCount: 0 });
  });

  it('gives the database free while nothing was sold: another branch or register takes its place', async () => {
    const wrong = await linkRegister(app, owner);
    await unlink(wrong.deviceId);
    expect(await unitOf(wrong.unitId)).toMatchObject({ databaseId: null });
    const { databaseId, hardwareSerial } = wrong;
    const right = await linkRegister(app, owner, { databaseId, hardwareSerial });
    expect(right).toMatchObject({ deviceId: wrong.deviceId });
    await linkRegister(app, owner, { unitId: wrong.unitId });
  });

  it('leaves the database to a branch that sold something (contract 6)', async () => {
    const register = await linkRegister(app, owner);
    await pushBatch(app, register, [receiptOf(register)]);
    await unlink(register.deviceId);
    expect(await unitOf(register.unitId)).toMatchObject({ databaseId: register.databaseId });
  });

  it('takes the register from the list and leaves its page (ORG-05)', async () => {
    const { deviceId } = await linkRegister(app, owner);
    await unlink(deviceId);
    const answer = await app.call('/graphql/pos', owner, '{ devices { id } }');
    const { devices } = dataOf<{ devices: Identified[] }>(answer);
    expect(devices.map(({ id }) => id)).not.toContain(deviceId);
    expect(await deviceOf(deviceId)).toMatchObject({ status: 0, isDefault: false, liveState: 'unknown' });
  });

  it('of a device that the tenant does not have is NOT_FOUND', async () => {
    expect(errorOf(await unlink(newId()))).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a linked register', () => {
  const update = (device: Record<string, unknown>) =>
    app.call(
      '/graphql/pos',
      owner,
      'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }',
      {
        device,
      },
    );

  it('is renamed, made the default of its branch and switched to no live communication', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, { unitId: first.unitId, databaseId: first.databaseId });
    await update({ id: second.deviceId, name: ' Terrace ', isDefault: true, liveCommunication: false });
    expect(await deviceOf(second.deviceId)).toMatchObject({
      name: 'Terrace',
      isDefault: true,
      liveState: 'liveOff',
    });
    expect(await deviceOf(first.deviceId)).toMatchObject({ isDefault: false });
  });

  it('tells what it is, once it is online (ORG-25)', async () => {
    const register = await linkRegister(app, owner);
    const info = { posVersion: '6.1.0', operatingSystem: 'Windows 11', outboxCount: 3 };
    const report = 'mutation($info: String!) { reportSystemInfo(info: $info) { isSuccess } }';
    await app.call('/graphql/pos', register.accessToken, report, { info: JSON.stringify(info) });
    const { data } = await app.call(
      '/graphql/pos',
      owner,
      'query($id: ID!) { device(id: $id) { posVersion systemInfo } }',
      { id: register.deviceId },
    );
    const device = data?.device as { posVersion: string; systemInfo: string };
    expect(device.posVersion).toBe('6.1.0');
    expect(JSON.parse(device.systemInfo)).toEqual(info);
    for (const wrong of ['[]', '7', '{', JSON.stringify({ text: 'x'.repeat(20_000) })]) {
      const answer = await app.call('/graphql/pos', register.accessToken, report, { info: wrong });
      expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
    }
  });

  it('polls in vain until a person approved its code', async () => {
    const { body: codes } = await askForCode(app, newRegister());
    const { status, body } = await pollForTokens(app, codes.device_code ?? '');
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'authorization_pending' });
  });
});
