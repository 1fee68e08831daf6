import { randomUUID } from 'node:crypto';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';
import { processorMs } from '../../kit/processes/index.ts';

let app: TestServer;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Found {
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly liveState: string }[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

const query = `query($filter: RecordFilterInput, $sort: String, $first: Int, $after: String) {
  deviceList(filter: $filter, sort: $sort, first: $first, after: $after) {
    nodes { id name liveState } pageInfo { endCursor hasNextPage } totalCount } }`;

const ask = (person: string, asked: object = {}) => app.call('/graphql/pos', person, query, { ...asked });
const list = async (person: string, asked: object = {}): Promise<Found> =>
  dataOf<{ deviceList: Found }>(await ask(person, asked)).deviceList;
const names = async (person: string, asked: object = {}): Promise<string[]> =>
  (await list(person, asked)).nodes.map(({ name }) => name);
const where = (field: string, value: string) => ({
  filter: { conditions: [{ field, is: 'is', values: [value] }] },
});

/** A tenant of its own with its owner. */
const newOwner = async () => {
  const tenantId = await addTenant(app);
  return { tenantId, owner: await app.signIn((await addPerson(app, tenantId, 'owner')).email) };
};

/** So many registers of a branch, named by their number, without linking each. */
const insertRegisters = async (tenantId: string, unitId: string, count: number): Promise<void> => {
  await app.owner.query(
    `insert into devices (tenant_id, id, unit_id, name, device_type, register_type, business_type, pos_version,
      hardware_serial, database_id, last_ping_at, is_default)
     select $1, gen_random_uuid(), $2, 'Kasse ' || lpad(n::text, 4, '0'), 'desktop', 'Windows', 'retail', '5.9.3',
       'S' || n, $3, now() - n * interval '1 minute', n = 1 from generate_series(1, $4::int) n`,
    [tenantId, unitId, newId(), count],
  );
};

describe('the list of registers (ORG-05)', () => {
  it('comes page by page, each register once, in both directions', async () => {
    const { tenantId, owner } = await newOwner();
    await insertRegisters(tenantId, await createUnit(app, owner), 57);
    for (const sort of ['name', '-name', 'lastPing', '-posVersion', 'unitName']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const page: Found = await list(owner, { sort, first: 10, after });
        seen.push(...page.nodes.map(({ name }) => name));
        expect(page.totalCount).toBe(57);
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after !== null);
      expect(new Set(seen).size).toBe(57);
      if (sort === 'name') expect(seen).toEqual(seen.toSorted());
      if (sort === '-name') expect(seen).toEqual(seen.toSorted().reverse());
      if (sort === 'lastPing') expect([seen[0], seen.at(-1)]).toEqual(['Kasse 0057', 'Kasse 0001']);
    }
  });

  it('orders versions by their numbers: 5.10 comes behind 5.9', async () => {
    const { owner } = await newOwner();
    for (const posVersion of ['5.10.0', '5.9.3', 'V6.0'])
      await linkRegister(app, owner, { posVersion, name: posVersion });
    expect(await names(owner, { sort: 'posVersion' })).toEqual(['5.9.3', '5.10.0', 'V6.0']);
  });

  it('is narrowed by words, branch, kind, default, version and status', async () => {
    const { owner } = await newOwner();
    const unitId = await createUnit(app, owner, { name: 'Café am Markt' });
    const first = await linkRegister(app, owner, { unitId, name: 'Theke' });
    const { databaseId } = first;
    const second = await linkRegister(app, owner, {
      unitId,
      databaseId,
      name: 'Bar',
      hardwareSerial: 'XYZ-1',
    });
    await linkRegister(app, owner, { name: 'Kiosk' });
    await app.owner.query(`update devices set version_too_old = true where id = $1`, [second.deviceId]);
    await app.owner.query(`update devices set status = 0 where id = $1`, [first.deviceId]);
    expect(await names(owner, { filter: { search: 'cafe bar' } })).toEqual(['Bar']);
    expect(await names(owner, { filter: { search: 'xyz' } })).toEqual(['Bar']);
    expect(await names(owner, { filter: { unitIds: [unitId] } })).toEqual(['Bar', 'Theke']);
    expect(await names(owner, where('isDefault', 'true'))).toEqual(['Kiosk', 'Theke']);
    expect(await names(owner, where('versionTooOld', 'true'))).toEqual(['Bar']);
    expect(await names(owner, where('deviceType', 'android'))).toEqual([]);
    expect(await names(owner, { filter: { status: 'inactive' } })).toEqual(['Theke']);
    expect(await names(owner, { filter: { status: 'active' } })).toEqual(['Bar', 'Kiosk']);
  });

  it('REG-16: is narrowed by the live state, as the hub knows it now', async () => {
    const { owner } = await newOwner();
    const [online, never, off] = [
      await linkRegister(app, owner, { name: 'An' }),
      await linkRegister(app, owner, { name: 'Nie' }),
      await linkRegister(app, owner, { name: 'Aus' }),
    ];
    await app.owner.query(`update devices set live_communication = false where id = $1`, [off.deviceId]);
    const hub = new HubConnectionBuilder()
      .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => online.accessToken })
      .configureLogging(LogLevel.None)
      .build();
    await hub.start();
    expect(await names(owner, where('liveState', 'online'))).toEqual(['An']);
    expect(await names(owner, where('liveState', 'unknown'))).toEqual(['Nie']);
    expect(await names(owner, where('liveState', 'liveOff'))).toEqual(['Aus']);
    expect(await names(owner, where('liveState', 'offline'))).toEqual([]);
    await hub.stop();
    await app.owner.query(`update devices set last_ping_at = now() where id = any ($1)`, [
      [online.deviceId, never.deviceId],
    ]);
    await expect.poll(() => names(owner, where('liveState', 'offline'))).toEqual(['An', 'Nie']);
    const states = (await list(owner)).nodes.map(({ name, liveState }) => `${name} ${liveState}`);
    expect(states).toEqual(['An offline', 'Aus liveOff', 'Nie offline']);
  });

  it('knows which register is next in the list that somebody came from', async () => {
    const { tenantId, owner } = await newOwner();
    await insertRegisters(tenantId, await createUnit(app, owner), 5);
    const ids = (await list(owner)).nodes.map(({ id }) => id);
    const asked = `query($id: ID!, $filter: RecordFilterInput, $sort: String) {
      deviceNeighbours(id: $id, filter: $filter, sort: $sort) { previousId nextId } }`;
    const neighbours = async (variables: object) =>
      (await app.call('/graphql/pos', owner, asked, { ...variables })).data?.deviceNeighbours;
    expect(await neighbours({ id: ids[1] })).toEqual({ previousId: ids[0], nextId: ids[2] });
    expect(await neighbours({ id: ids[1], sort: '-name' })).toEqual({ previousId: ids[2], nextId: ids[0] });
    expect(await neighbours({ id: ids[0] })).toEqual({ previousId: null, nextId: ids[1] });
    const others = { filter: { search: '0001' } };
    expect(await neighbours({ id: ids[4], ...others })).toEqual({ previousId: ids[0], nextId: null });
    expect(await neighbours({ id: randomUUID() })).toEqual({ previousId: null, nextId: null });
  });

  it("shows no unlinked register, and none of another tenant's", async () => {
    const { owner } = await newOwner();
    const { owner: stranger } = await newOwner();
    const register = await linkRegister(app, owner);
    expect(await names(stranger)).toEqual([]);
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: register.deviceId,
    });
    expect(await names(owner)).toEqual([]);
  });

  it.each([
    [{ sort: 'serial' }, 'sort'],
    [{ after: 'nonsense' }, 'after'],
    [where('liveState', 'sleeping'), 'filter.liveState'],
    [where('tenantId', 'x'), 'filter.tenantId'],
  ])('refuses what it does not know: %j', async (asked, field) => {
    const { owner } = await newOwner();
    expect(errorOf(await ask(owner, asked))).toMatchObject({ code: 'INVALID_INPUT', parameters: { field } });
  });

  /** Processor time of this process and of the server's connections, in ms. */
  const usedMs = async (): Promise<number> => {
    const { user, system } = process.cpuUsage();
    const { rows } = await app.owner.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and usename = 'tresen_app'`,
    );
    return rows.reduce((sum, { pid }) => sum + (processorMs(pid) ?? 0), (user + system) / 1_000);
  };

  it('answers 5,000 registers page by page, cheaply enough to look again at each change', async () => {
    const { tenantId, owner } = await newOwner();
    await insertRegisters(tenantId, await createUnit(app, owner), 5_000);
    const { nodes, totalCount } = await list(owner, { sort: '-lastPing', first: 50 });
    expect([nodes.length, totalCount]).toEqual([50, 5_000]);
    const times: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const before = await usedMs();
      await list(owner, { filter: { search: 'kasse' }, first: 50 });
      times.push((await usedMs()) - before);
    }
    // Far above what it takes (some 40 ms), far below what would be felt as slow.
    expect(Math.min(...times)).toBeLessThan(500);
  });
});
