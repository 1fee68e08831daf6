import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { RegisterCommand } from '@tresen/domain/fleet/live';
import { syncedNames } from '@tresen/domain/kit/entities';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { Mirror, printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
const open: HubConnection[] = [];

beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});
afterAll(() => app.stop());

/** A tenant of its own, whose owner is signed in. */
const newTenant = async () => {
  const tenantId = await addTenant(app);
  return { tenantId, person: await app.signIn((await addPerson(app, tenantId, 'owner')).email) };
};

interface Overview {
  readonly branches: readonly (Readonly<Record<string, unknown>> & {
    readonly id: string;
    readonly lastSyncAt: string | null;
  })[];
  readonly kinds: readonly {
    readonly entity: string;
    readonly count: number;
    readonly openCount: number;
    readonly failedCount: number;
  }[];
}

const overview = async (person: string): Promise<Overview> => {
  const query = `{ dataOverview {
    branches { id name isActive liveState registers online offline liveOff unknown lastSyncAt openCount failedCount }
    kinds { entity count openCount failedCount } } }`;
  return dataOf<{ dataOverview: Overview }>(await app.call('/graphql/pos', person, query)).dataOverview;
};
const branchOf = async (person: string, unitId: string) =>
  (await overview(person)).branches.find(({ id }) => id === unitId);
const kindOf = async (person: string, entity: string) =>
  (await overview(person)).kinds.find((kind) => kind.entity === entity);

const registersOf = async (person: string, variables: Readonly<Record<string, unknown>> = {}) =>
  dataOf<{ overviewRegisters: { nodes: { name: string; liveState: string }[]; totalCount: number } }>(
    await app.call(
      '/graphql/pos',
      person,
      `query($unitId: ID, $onlyUnreachable: Boolean, $first: Int) {
        overviewRegisters(unitId: $unitId, onlyUnreachable: $onlyUnreachable, first: $first) {
          nodes { name liveState unitName } totalCount liveOffCount } }`,
      { ...variables },
    ),
  ).overviewRegisters;

const setLive = (person: string, id: string, liveCommunication: boolean) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($device: DeviceInput!) { updateDevice(device: $device) { isSuccess } }',
    { device: { id, liveCommunication } },
  );
const enableLive = (person: string, unitId?: string) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($unitId: ID) { enableLiveCommunication(unitId: $unitId) { isSuccess count } }',
    { unitId },
  );

/** Connects to the hub; a register that says of each command that it is done. */
const connect = async (token: string): Promise<HubConnection> => {
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  connection.on('SendCommand', ({ commandId, command }: RegisterCommand) =>
    connection.invoke('ReceiveCommandResult', {
      ...{ commandId, command, isSuccess: true, message: null, data: null },
      completedAt: new Date().toISOString(),
    }),
  );
  await connection.start();
  open.push(connection);
  return connection;
};

describe('REG-12: a branch', () => {
  it('is active while a register is linked and active, and inactive otherwise', async () => {
    const { person } = await newTenant();
    const unitId = await createUnit(app, person);
    const none = { isActive: false, liveState: 'none', registers: 0, openCount: 0, lastSyncAt: null };
    expect(await branchOf(person, unitId)).toMatchObject(none);
    const { deviceId } = await linkRegister(app, person, { unitId });
    expect(await branchOf(person, unitId)).toMatchObject({ isActive: true, registers: 1 });
    const unlink = 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', person, unlink, { id: deviceId }));
    expect(await branchOf(person, unitId)).toMatchObject(none);
    const { rows } = await app.owner.query(
      'update devices set status = 0, unlinked_at = null where id = $1',
      [deviceId],
    );
    expect(rows).toEqual([]);
    expect(await branchOf(person, unitId)).toMatchObject(none);
  });
});

describe('MDA-03: the overview', () => {
  it('tells the live state of each branch from its registers (REG-16)', async () => {
    const { person } = await newTenant();
    const unitId = await createUnit(app, person);
    const first = await linkRegister(app, person, { unitId });
    const { databaseId } = first;
    expect(await branchOf(person, unitId)).toMatchObject({ liveState: 'unknown', unknown: 1 });
    const line = await connect(first.accessToken);
    await expect
      .poll(() => branchOf(person, unitId))
      .toMatchObject({ liveState: 'online', online: 1, unknown: 0 });
    const second = await linkRegister(app, person, { unitId, databaseId });
    expect(await branchOf(person, unitId)).toMatchObject({ liveState: 'partly', online: 1, unknown: 1 });
    dataOf(await setLive(person, second.deviceId, false));
    expect(await branchOf(person, unitId)).toMatchObject({ liveState: 'partly', liveOff: 1, unknown: 0 });
    await line.stop();
    await expect
      .poll(() => branchOf(person, unitId))
      .toMatchObject({
        ...{ liveState: 'offline', registers: 2, online: 0, offline: 1, liveOff: 1, unknown: 0 },
      });
  });

  it('counts what registers of a branch do not have yet, and what they refused', async () => {
    const { person } = await newTenant();
    const [bar, shop] = [await createUnit(app, person), await createUnit(app, person)];
    const barTill = new Mirror(app, await linkRegister(app, person, { unitId: bar }));
    const shopTill = new Mirror(app, await linkRegister(app, person, { unitId: shop }));
    await barTill.sync();
    await shopTill.sync();
    const upToDate = { openCount: 0, failedCount: 0 };
    expect(await branchOf(person, bar)).toMatchObject(upToDate);
    expect(await kindOf(person, 'printer')).toEqual({ entity: 'printer', count: 0, ...upToDate });

    const everywhere = await saveRecord(app, person, 'printer', printerOf());
    await saveRecord(app, person, 'printer', printerOf({ unitIds: [bar] }));
    await saveRecord(app, person, 'printer', printerOf({ unitIds: [bar, shop] }));
    expect(await branchOf(person, bar)).toMatchObject({ openCount: 3 });
    expect(await branchOf(person, shop)).toMatchObject({ openCount: 2 });
    expect(await kindOf(person, 'printer')).toMatchObject({ count: 3, openCount: 3 });

    await barTill.sync([{ entity: 'printer', id: everywhere, reason: 'NOT_SUPPORTED' }]);
    expect(await branchOf(person, bar)).toMatchObject({ openCount: 0, failedCount: 1 });
    expect(await branchOf(person, shop)).toMatchObject({ openCount: 2, failedCount: 0 });
    expect(await kindOf(person, 'printer')).toMatchObject({ openCount: 2, failedCount: 1 });
    await shopTill.sync([{ entity: 'printer', id: everywhere, reason: 'NOT_SUPPORTED' }]);
    expect(await kindOf(person, 'printer')).toMatchObject({ openCount: 0, failedCount: 1 });

    await saveRecord(app, person, 'printer', printerOf({ id: everywhere, version: 1 }));
    expect(await kindOf(person, 'printer')).toMatchObject({ count: 3, openCount: 1, failedCount: 0 });
  });

  it('names every kind of record that goes to registers', async () => {
    const { person } = await newTenant();
    expect((await overview(person)).kinds.map(({ entity }) => entity)).toEqual(syncedNames);
  });

  it('lets no register count that was silent for thirty days (contract 11)', async () => {
    const { person } = await newTenant();
    const unitId = await createUnit(app, person);
    const till = await linkRegister(app, person, { unitId });
    await new Mirror(app, till).sync();
    await saveRecord(app, person, 'printer', printerOf());
    expect(await branchOf(person, unitId)).toMatchObject({ openCount: 1 });
    const longAgo = "set linked_at = now() - interval '31 days', last_ping_at = null";
    await app.owner.query(`update devices ${longAgo} where id = $1`, [till.deviceId]);
    await app.owner.query(
      `update device_sync set seen_at = now() - interval '31 days' where device_id = $1`,
      [till.deviceId],
    );
    expect(await branchOf(person, unitId)).toMatchObject({ openCount: 0, registers: 1 });
    expect(await kindOf(person, 'printer')).toMatchObject({ count: 1, openCount: 0 });
  });

  it('tells when a branch was last in step, also where a sync found nothing new (REG-10)', async () => {
    const { person } = await newTenant();
    const unitId = await createUnit(app, person);
    const till = await linkRegister(app, person, { unitId });
    expect((await branchOf(person, unitId))?.lastSyncAt).toBeNull();
    await new Mirror(app, till).sync();
    const hourAgo = `update device_sync set seen_at = now() - interval '1 hour' where device_id = $1 returning seen_at`;
    const { rows } = await app.owner.query(hourAgo, [till.deviceId]);
    const before = (rows[0] as { seen_at: Date }).seen_at;
    expect((await branchOf(person, unitId))?.lastSyncAt).toBe(before.toISOString());
    await connect(till.accessToken);
    const web = await connect(person);
    const changes: unknown[] = [];
    web.on('Changed', (change) => changes.push(change));
    await web.invoke('JoinGroup', 'tenant');
    expect(await web.invoke('SendCommandToGroup', `unit:${unitId}`, 'StartCloudSync')).toHaveLength(1);
    await expect
      .poll(async () => Date.parse((await branchOf(person, unitId))?.lastSyncAt ?? ''))
      .toBeGreaterThan(before.getTime());
    await expect.poll(() => changes).toContainEqual({ topic: 'masterData', unitId: null });
  });

  it('is of the own tenant only', async () => {
    const [{ person }, stranger] = [await newTenant(), await newTenant()];
    const unitId = await createUnit(app, person);
    await linkRegister(app, person, { unitId, name: 'Bar' });
    await saveRecord(app, person, 'printer', printerOf());
    const seen = await overview(stranger.person);
    expect(seen.branches).toEqual([]);
    expect(seen.kinds.every(({ count }) => count === 0)).toBe(true);
    expect(await registersOf(stranger.person, { unitId })).toEqual({
      nodes: [],
      totalCount: 0,
      liveOffCount: 0,
    });
    expect(
      errorOf(await app.call('/graphql/pos', undefined, '{ dataOverview { branches { id } } }')),
    ).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('REG-09: the registers that cannot be reached', () => {
  it('are named with their state, those of one branch or of all, and counted beyond the page', async () => {
    const { person } = await newTenant();
    const [bar, shop] = [
      await createUnit(app, person, { name: `A ${crypto.randomUUID()}` }),
      await createUnit(app, person, { name: `B ${crypto.randomUUID()}` }),
    ];
    const reached = await linkRegister(app, person, { unitId: bar, name: 'Reached' });
    const { databaseId } = reached;
    const silent = await linkRegister(app, person, { unitId: bar, name: 'Silent', databaseId });
    await linkRegister(app, person, { unitId: shop, name: 'Other' });
    await connect(reached.accessToken);
    dataOf(await setLive(person, silent.deviceId, false));
    await expect
      .poll(() => registersOf(person, { onlyUnreachable: true }))
      .toMatchObject({
        nodes: [
          { name: 'Silent', liveState: 'liveOff' },
          { name: 'Other', liveState: 'unknown' },
        ],
        ...{ totalCount: 2, liveOffCount: 1 },
      });
    expect(await registersOf(person, { onlyUnreachable: true, first: 1 })).toMatchObject({
      nodes: [{ name: 'Silent' }],
      totalCount: 2,
    });
    expect(await registersOf(person, { unitId: shop, onlyUnreachable: true })).toMatchObject({
      nodes: [{ name: 'Other' }],
      totalCount: 1,
    });
    expect(await registersOf(person, { unitId: bar })).toMatchObject({
      nodes: [{ name: 'Reached', liveState: 'online' }, { name: 'Silent' }],
    });
    const wrong = await app.call('/graphql/pos', person, '{ overviewRegisters(unitId: "x") { totalCount } }');
    expect(errorOf(wrong)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('get live communication switched on together, which stands in the audit log', async () => {
    const [{ person, tenantId }, stranger] = [await newTenant(), await newTenant()];
    const [bar, shop] = [await createUnit(app, person), await createUnit(app, person)];
    const tills = [
      await linkRegister(app, person, { unitId: bar }),
      await linkRegister(app, person, { unitId: shop }),
    ];
    for (const { deviceId } of tills) dataOf(await setLive(person, deviceId, false));
    const nothing = { enableLiveCommunication: { isSuccess: true, count: 0 } };
    expect(dataOf(await enableLive(stranger.person, bar))).toEqual(nothing);
    expect(dataOf(await enableLive(person, bar))).toEqual({
      enableLiveCommunication: { isSuccess: true, count: 1 },
    });
    expect(await branchOf(person, bar)).toMatchObject({ liveOff: 0 });
    expect(await branchOf(person, shop)).toMatchObject({ liveOff: 1 });
    expect(dataOf(await enableLive(person))).toEqual({
      enableLiveCommunication: { isSuccess: true, count: 1 },
    });
    expect(dataOf(await enableLive(person))).toEqual(nothing);
    const { rows } = await app.owner.query(
      `select entity_id as id from audit_log where tenant_id = $1 and entity = 'device'
        and new_values::jsonb @> '{"liveCommunication": true}'`,
      [tenantId],
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual(tills.map(({ deviceId }) => deviceId).toSorted());
  });
});
