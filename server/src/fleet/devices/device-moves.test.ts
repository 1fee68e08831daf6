import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createUnit,
  type LinkedRegister,
  linkRegister,
  newRegister,
} from '../../app/testing/link-register.ts';
import { changesPage, Mirror, printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const move = (id: string, unitId: string, person = owner): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess modelId } }',
    { id, unitId },
  );

interface Device {
  readonly unitId: string;
  readonly databaseId: string;
  readonly isDefault: boolean;
  readonly movedAt: string | null;
}

const deviceOf = async (id: string): Promise<Device> => {
  const query = 'query($id: ID!) { device(id: $id) { unitId databaseId isDefault movedAt status } }';
  return dataOf<{ device: Device }>(await app.call('/graphql/pos', owner, query, { id })).device;
};

const whoAmI = async (register: LinkedRegister) =>
  (await app.call('/graphql/pos', register.accessToken, '{ thisRegister { unitId databaseId } }')).data
    ?.thisRegister;

/** Cents by branch. */
const turnoverOf = async (...units: string[]): Promise<number[]> => {
  const { rows } = await app.owner.query<{ unit_id: string; turnover: string }>(
    'select unit_id, sum(turnover) as turnover from sales_day where unit_id = any ($1) group by unit_id',
    [units],
  );
  return units.map((unit) => Number(rows.find(({ unit_id }) => unit_id === unit)?.turnover ?? 0));
};

/** A receipt over 3.50 that ended so many milliseconds ago. */
const receiptAgo = (register: LinkedRegister, agoMs: number, given: object = {}) =>
  receiptOf(register, {
    start: new Date(Date.now() - agoMs - 1_000).toISOString(),
    end: new Date(Date.now() - agoMs).toISOString(),
    ...given,
  });

const minute = 60_000;

describe('a register that is moved to another branch (contract 6)', () => {
  it('belongs to it from then on, takes its database and is told so', async () => {
    const register = await linkRegister(app, owner);
    const there = await linkRegister(app, owner);
    expect((await move(register.deviceId, there.unitId)).data).toEqual({
      moveDevice: { isSuccess: true, modelId: register.deviceId },
    });
    expect(await deviceOf(register.deviceId)).toMatchObject({
      unitId: there.unitId,
      databaseId: there.databaseId,
      movedAt: expect.any(String),
    });
    expect(await whoAmI(register)).toEqual({ unitId: there.unitId, databaseId: there.databaseId });
  });

  it('gets a new database where the branch has none; the old branch keeps its own', async () => {
    const register = await linkRegister(app, owner);
    await pushBatch(app, register, [receiptOf(register)]);
    const unitId = await createUnit(app, owner);
    await move(register.deviceId, unitId);
    const { databaseId } = await deviceOf(register.deviceId);
    expect(databaseId).not.toBe(register.databaseId);
    const { rows } = await app.owner.query(
      'select id, database_id from organization_units where id = any ($1)',
      [[register.unitId, unitId]],
    );
    expect(new Map(rows.map((row) => [row.id, row.database_id]))).toEqual(
      new Map([
        [register.unitId, register.databaseId],
        [unitId, databaseId],
      ]),
    );
  });

  it('leaves its figures where they were sold, also those that it pushes later', async () => {
    const register = await linkRegister(app, owner);
    await pushBatch(app, register, [receiptAgo(register, 20 * minute)]);
    const unitId = await createUnit(app, owner);
    const unsent = receiptAgo(register, 10 * minute);
    await move(register.deviceId, unitId);
    const { databaseId } = await deviceOf(register.deviceId);
    const after = receiptAgo({ ...register, databaseId }, -1_000);
    expect(outcomesOf(await pushBatch(app, register, [unsent, after]))).toEqual(['stored', 'stored']);
    expect(await turnoverOf(register.unitId, unitId)).toEqual([700, 350]);
  });

  it('counts in the new branch what it sold after the move without knowing of it', async () => {
    const register = await linkRegister(app, owner);
    const unitId = await createUnit(app, owner);
    await move(register.deviceId, unitId);
    // Offline since before: it still names the database of the old branch.
    expect(outcomesOf(await pushBatch(app, register, [receiptAgo(register, -1_000)]))).toEqual(['stored']);
    expect(await turnoverOf(register.unitId, unitId)).toEqual([0, 350]);
  });

  it('counts there what names the new database, also by a clock that is behind', async () => {
    const register = await linkRegister(app, owner);
    const unitId = await createUnit(app, owner);
    await move(register.deviceId, unitId);
    const { databaseId } = await deviceOf(register.deviceId);
    const early = receiptAgo({ ...register, databaseId }, 5 * minute);
    expect(outcomesOf(await pushBatch(app, register, [early]))).toEqual(['stored']);
    expect(await turnoverOf(register.unitId, unitId)).toEqual([0, 350]);
  });

  it('sends the same receipt twice, before and after: it is stored once, where it was sold', async () => {
    const register = await linkRegister(app, owner);
    const receipt = receiptAgo(register, 10 * minute);
    await pushBatch(app, register, [receipt]);
    const unitId = await createUnit(app, owner);
    await move(register.deviceId, unitId);
    expect(outcomesOf(await pushBatch(app, register, [receipt]))).toEqual(['duplicate']);
    expect(await turnoverOf(register.unitId, unitId)).toEqual([350, 0]);
  });

  it('has what needs a person kept in the branch that it is about, where it can still be stored', async () => {
    const register = await linkRegister(app, owner);
    const wrong = receiptAgo(register, 10 * minute, { gross: 351 });
    const unitId = await createUnit(app, owner);
    await move(register.deviceId, unitId);
    expect(outcomesOf(await pushBatch(app, register, [wrong]))).toEqual(['SUMS_DIFFER']);
    const { rows } = await app.owner.query('select id, unit_id from sync_problems where record_id = $1', [
      wrong.id,
    ]);
    expect(rows).toEqual([{ id: expect.any(String), unit_id: register.unitId }]);
    const accept = 'mutation($id: ID!) { acceptSyncProblem(id: $id) { isSuccess } }';
    await app.call('/graphql/pos', owner, accept, { id: rows[0]?.id });
    expect(await turnoverOf(register.unitId, unitId)).toEqual([350, 0]);
  });

  it('still refuses receipts of a database that was never its own', async () => {
    const register = await linkRegister(app, owner);
    await move(register.deviceId, await createUnit(app, owner));
    const foreign = receiptAgo({ ...register, databaseId: newId() }, 0);
    expect(outcomesOf(await pushBatch(app, register, [foreign]))).toEqual(['NOT_YOUR_BRANCH']);
  });

  it('comes back: each receipt counts where it was sold', async () => {
    const register = await linkRegister(app, owner);
    await pushBatch(app, register, [receiptAgo(register, 10 * minute)]);
    const there = await createUnit(app, owner);
    await move(register.deviceId, there);
    await app.owner.query(
      `update device_stays set until = now() - interval '4 minutes' where device_id = $1`,
      [register.deviceId],
    );
    await move(register.deviceId, register.unitId);
    const receipts = [10, 3, -1].map((ago) => receiptAgo(register, ago * minute));
    expect(outcomesOf(await pushBatch(app, register, receipts))).toEqual(Array(3).fill('stored'));
    expect(await turnoverOf(register.unitId, there)).toEqual([350 * 3, 350]);
    expect(await deviceOf(register.deviceId)).toMatchObject({ databaseId: register.databaseId });
  });

  it('gets the master data of the new branch as a snapshot, and what it could not take is forgotten', async () => {
    const register = await linkRegister(app, owner);
    const there = await createUnit(app, owner);
    const [here, other] = [
      await saveRecord(app, owner, 'printer', printerOf({ name: 'Alt', unitIds: [register.unitId] })),
      await saveRecord(app, owner, 'printer', printerOf({ name: 'Neu', unitIds: [there] })),
    ];
    const mirror = new Mirror(app, register);
    await mirror.sync([{ entity: 'printer', id: here, reason: 'NOT_SUPPORTED' }]);
    expect(mirror.namesOf('printer')).toContain('Alt');
    const query = 'query($id: ID!) { printer(id: $id) { syncState } }';
    const stateOf = async (id: string) =>
      (await app.call('/graphql/pos', owner, query, { id })).data?.printer;
    expect(await stateOf(here)).toEqual({ syncState: 'failed' });
    await move(register.deviceId, there);
    expect(await stateOf(here)).toEqual({ syncState: 'neverSynced' });
    const page = await changesPage(app, register, { after: mirror.cursor });
    expect([page.isReset, page.isSnapshot]).toEqual([true, true]);
    await mirror.sync();
    expect(mirror.namesOf('printer')).toContain('Neu');
    expect(mirror.namesOf('printer')).not.toContain('Alt');
    expect(await stateOf(here)).toEqual({ syncState: 'neverSynced' });
    expect(await stateOf(other)).toEqual({ syncState: 'synchronized' });
  });

  it('ORG-25: hands its default mark on, and is the default where there was none', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, { unitId: first.unitId, databaseId: first.databaseId });
    const there = await createUnit(app, owner);
    await move(first.deviceId, there);
    expect((await deviceOf(first.deviceId)).isDefault).toBe(true);
    expect((await deviceOf(second.deviceId)).isDefault).toBe(true);
    await move(second.deviceId, there);
    expect((await deviceOf(second.deviceId)).isDefault).toBe(false);
  });

  it('is told by the hub: its connection ends and comes back as the new branch', async () => {
    const register = await linkRegister(app, owner);
    const there = await createUnit(app, owner);
    const hub = new HubConnectionBuilder()
      .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => register.accessToken })
      .withAutomaticReconnect([0, 50, 100])
      .configureLogging(LogLevel.None)
      .build();
    let times = 0;
    hub.onreconnected(() => {
      times += 1;
    });
    await hub.start();
    await move(register.deviceId, there);
    await expect.poll(() => times).toBe(1);
    const heard: unknown[] = [];
    hub.on('Changed', ({ topic, unitId }) => topic === 'masterData' && heard.push(unitId));
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [there] }));
    await expect.poll(() => heard).toContain(there);
    await hub.stop();
  });

  it('goes on as the same device when it is linked again before it has heard of its move', async () => {
    const register = await linkRegister(app, owner);
    const there = await createUnit(app, owner);
    await move(register.deviceId, there);
    const again = await linkRegister(app, owner, { ...register, unitId: there });
    expect(again.deviceId).toBe(register.deviceId);
    expect(await whoAmI(again)).toMatchObject({ unitId: there });
  });

  it('comes back as the same device when it is linked to its old branch again', async () => {
    const register = await linkRegister(app, owner);
    await pushBatch(app, register, [receiptAgo(register, minute)]);
    const there = await createUnit(app, owner);
    await move(register.deviceId, there);
    const again = await linkRegister(app, owner, { ...register, unitId: register.unitId });
    expect(again.deviceId).toBe(register.deviceId);
    expect(await whoAmI(again)).toEqual({ unitId: register.unitId, databaseId: register.databaseId });
  });

  it('that was unlinked and linked elsewhere has moved: what it had not sent stays where it was sold', async () => {
    const register = await linkRegister(app, owner);
    const unsent = receiptAgo(register, minute);
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: register.deviceId,
    });
    const there = await createUnit(app, owner);
    const again = await linkRegister(app, owner, { ...register, unitId: there });
    expect(again.deviceId).toBe(register.deviceId);
    expect(outcomesOf(await pushBatch(app, again, [unsent]))).toEqual(['stored']);
    expect(await turnoverOf(register.unitId, there)).toEqual([350, 0]);
  });

  it('is in the audit log, with both branches', async () => {
    const register = await linkRegister(app, owner, { name: 'Theke' });
    const there = await createUnit(app, owner);
    await move(register.deviceId, there);
    const { rows } = await app.owner.query(
      `select old_values, new_values from audit_log where entity_id = $1 and action = 'move'`,
      [register.deviceId],
    );
    expect(rows).toMatchObject([
      { old_values: { name: 'Theke', unitId: register.unitId }, new_values: { unitId: there } },
    ]);
  });

  it('stays where it is when that is where it should go', async () => {
    const register = await linkRegister(app, owner);
    await move(register.deviceId, register.unitId);
    expect((await deviceOf(register.deviceId)).movedAt).toBeNull();
  });

  it.each([
    ['a unit that is only a header', { type: 'group' }, 'UNIT_NOT_A_BRANCH'],
    ['a branch in another country', { country: 'AT', zone: 'Europe/Vienna' }, 'MOVE_ABROAD'],
    ['a branch with another currency', { country: 'CH', zone: 'Europe/Zurich' }, 'MOVE_ABROAD'],
  ])('cannot go to %s', async (_what, unit, code) => {
    const register = await linkRegister(app, owner);
    const there = await createUnit(app, owner, unit);
    expect(errorOf(await move(register.deviceId, there))).toMatchObject({ code });
    expect(await deviceOf(register.deviceId)).toMatchObject({ unitId: register.unitId, movedAt: null });
  });

  it('cannot go to a branch that is inactive', async () => {
    const register = await linkRegister(app, owner);
    const there = await createUnit(app, owner);
    await app.owner.query('update organization_units set status = 0 where id = $1', [there]);
    expect(errorOf(await move(register.deviceId, there))).toMatchObject({ code: 'UNIT_INACTIVE' });
  });

  it('cannot go where the same till is known as another device', async () => {
    const serial = newRegister().hardwareSerial;
    const there = await linkRegister(app, owner, { hardwareSerial: serial });
    const register = await linkRegister(app, owner, { hardwareSerial: serial });
    expect(errorOf(await move(register.deviceId, there.unitId))).toMatchObject({
      code: 'DEVICE_KNOWN_THERE',
    });
  });

  it("cannot go to another tenant's branch, nor be moved by a stranger", async () => {
    const register = await linkRegister(app, owner);
    const stranger = await app.signIn('owner@retail.demo.example');
    const theirs = await createUnit(app, stranger);
    expect(errorOf(await move(register.deviceId, theirs))).toMatchObject({ code: 'NOT_FOUND' });
    expect(errorOf(await move(register.deviceId, theirs, stranger))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is moved once when two people move it at the same moment: its stays have no gap', async () => {
    const register = await linkRegister(app, owner);
    const units = [await createUnit(app, owner), await createUnit(app, owner)];
    const answers = await Promise.all(units.map((unit) => move(register.deviceId, unit)));
    const done = answers.filter(({ errors }) => errors.length === 0).length;
    const { rows } = await app.owner.query(
      'select count(*)::int as stays from device_stays where device_id = $1',
      [register.deviceId],
    );
    expect(rows).toEqual([{ stays: done }]);
    expect(done).toBeGreaterThanOrEqual(1);
  });
});

describe('live communication of a register (REG-16)', () => {
  it('ends and comes back at the hub when it is switched, so that commands know of it at once', async () => {
    const register = await linkRegister(app, owner);
    const connect = async (token: string) => {
      const hub = new HubConnectionBuilder()
        .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => token })
        .withAutomaticReconnect([0, 50, 100])
        .configureLogging(LogLevel.None)
        .build();
      await hub.start();
      return hub;
    };
    const [till, web] = [await connect(register.accessToken), await connect(owner)];
    let times = 0;
    till.onreconnected(() => {
      times += 1;
    });
    const setLive = (liveCommunication: boolean) =>
      app.call(
        '/graphql/pos',
        owner,
        'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }',
        { device: { id: register.deviceId, liveCommunication } },
      );
    await setLive(false);
    await expect.poll(() => times).toBe(1);
    await expect(web.invoke('SendCommand', register.deviceId, 'Ping')).rejects.toThrow(/DEVICE_OFFLINE/);
    await setLive(true);
    await expect.poll(() => times).toBe(2);
    expect(await web.invoke('SendCommand', register.deviceId, 'Ping')).toEqual(expect.any(String));
    await Promise.all([till.stop(), web.stop()]);
  });
});

describe('ORG-24: a register that is inactive', () => {
  const setActive = (id: string, isActive: boolean) =>
    app.call(
      '/graphql/pos',
      owner,
      'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }',
      { device: { id, isActive } },
    );
  const unitOf = async (id: string) => {
    const answer = await app.call('/graphql', owner, '{ organizationUnits { id isActive } }');
    return dataOf<{ organizationUnits: { id: string; isActive: boolean }[] }>(answer).organizationUnits.find(
      (unit) => unit.id === id,
    );
  };

  it('is let in nowhere, keeps its link and its receipts, and goes on when it is active again', async () => {
    const register = await linkRegister(app, owner);
    await setActive(register.deviceId, false);
    const refused = await pushBatch(app, register, [receiptOf(register)]);
    expect(errorOf(refused)).toMatchObject({ code: 'DEVICE_INACTIVE', kind: 'forbidden' });
    expect(refused.status).toBe(403);
    const negotiated = await fetch(`${app.url}/hubs/pos/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${register.accessToken}` },
    });
    expect(negotiated.status).toBe(403);
    await setActive(register.deviceId, true);
    expect(outcomesOf(await pushBatch(app, register, [receiptOf(register)]))).toEqual(['stored']);
  });

  it('REG-12: makes its branch inactive when it is the last active one, and leaves it active otherwise', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, { unitId: first.unitId, databaseId: first.databaseId });
    await setActive(first.deviceId, false);
    expect(await unitOf(first.unitId)).toMatchObject({ isActive: true });
    await setActive(second.deviceId, false);
    expect(await unitOf(first.unitId)).toMatchObject({ isActive: false });
  });

  it('is not expected online on the dashboard, unless all registers rest', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const first = await linkRegister(app, stranger);
    const second = await linkRegister(app, stranger, { unitId: first.unitId, databaseId: first.databaseId });
    const query = '{ homeDashboard { state { linkedDevices } } }';
    const linked = async () => {
      const answer = await app.call('/graphql/pos', stranger, query);
      return dataOf<{ homeDashboard: { state: { linkedDevices: number } } }>(answer).homeDashboard.state
        .linkedDevices;
    };
    const before = await linked();
    await app.owner.query('update devices set status = 0 where id = $1', [first.deviceId]);
    expect(await linked()).toBe(before - 1);
    await app.owner.query(
      'update devices set status = 0 where tenant_id = (select tenant_id from devices where id = $1)',
      [second.deviceId],
    );
    expect(await linked()).toBe(before);
  });

  it('ORG-25: hands its default mark to one that is active; one branch has exactly one', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, { unitId: first.unitId, databaseId: first.databaseId });
    await setActive(first.deviceId, false);
    expect([(await deviceOf(first.deviceId)).isDefault, (await deviceOf(second.deviceId)).isDefault]).toEqual(
      [false, true],
    );
    await setActive(second.deviceId, false);
    const marks = [(await deviceOf(first.deviceId)).isDefault, (await deviceOf(second.deviceId)).isDefault];
    expect(marks.filter(Boolean)).toHaveLength(1);
  });

  it('ORG-25: the default passes on, too, when its register is unlinked', async () => {
    const first = await linkRegister(app, owner);
    const second = await linkRegister(app, owner, { unitId: first.unitId, databaseId: first.databaseId });
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: first.deviceId,
    });
    expect((await deviceOf(second.deviceId)).isDefault).toBe(true);
  });
});
