import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { newSecurityDevice, reportDevice } from '../../app/testing/security-devices.ts';
import { startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { deviceCalls, inDays, type ListedPage } from './testing/device-calls.ts';

let app: TestServer;
let calls: ReturnType<typeof deviceCalls>;
let owner: string;
let bar: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  calls = deviceCalls(app);
  ({ owner } = await calls.newOwner());
  bar = await linkRegister(app, owner, { name: 'Bar' });
}, 60_000);
afterAll(() => app.stop());

describe('the list of security devices (FIS-01)', () => {
  it('comes page by page, narrowed and in every order', async () => {
    const { owner: person } = await calls.newOwner();
    const unitId = await createUnit(app, person, { name: 'Café am Markt' });
    const till = await linkRegister(app, person, { unitId });
    const reports = [
      newSecurityDevice({ certificateExpiresAt: inDays(20), signatures: { used: 5, most: 1_000 } }),
      newSecurityDevice({ operatingState: 2, formFactor: 'cloud', provider: 5 }),
      newSecurityDevice({ certificateExpiresAt: undefined, signatures: undefined }),
    ];
    const ids: string[] = [];
    for (const report of reports) ids.push(await reportDevice(app, till, report));
    for (const sort of [
      'registerName',
      '-serial',
      'certificateExpiresAt',
      '-remainingSignatures',
      'lastReportAt',
    ]) {
      const seen: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const page: ListedPage = await calls.list(person, { sort, first: 1, after });
        seen.push(...page.nodes.map(({ id }) => id));
        expect(page.totalCount).toBe(3);
        [after, more] = [page.pageInfo.endCursor, page.pageInfo.hasNextPage];
      }
      if (sort === 'certificateExpiresAt') expect(seen).toEqual(ids);
      expect(new Set(seen)).toEqual(new Set(ids));
    }
    const found = async (field: string, value: string, is = 'is') =>
      (await calls.list(person, { filter: { conditions: [{ field, is, values: [value] }] } })).nodes.map(
        ({ id }) => ids.indexOf(id),
      );
    expect(await found('causes', 'certificateEnding')).toEqual([0]);
    expect(await found('health', 'error')).toEqual([1]);
    expect(await found('operatingState', '2')).toEqual([1]);
    expect(await found('provider', '5')).toEqual([1]);
    expect(await found('remainingSignatures', '1000', 'to')).toEqual([0]);
    expect(await found('bsiId', '0362', 'contains')).toHaveLength(3);
    expect((await calls.list(person, { filter: { search: 'markt' } })).totalCount).toBe(3);
    expect(
      (await calls.list(person, { filter: { search: String(reports[1]?.serial).slice(0, 12) } })).nodes,
    ).toEqual([{ id: ids[1], serial: reports[1]?.serial }]);
    expect((await calls.list(person, { filter: { unitIds: [unitId] } })).totalCount).toBe(3);
  });

  it('follows names that change, and registers that move; number 2 stands before number 10', async () => {
    const { owner: person } = await calls.newOwner();
    const [market, park] = [
      await createUnit(app, person),
      await createUnit(app, person, { name: 'Parkcafé' }),
    ];
    const databaseId = randomUUID();
    const tills: LinkedRegister[] = [];
    for (const name of ['Kasse 10', 'Kasse 2'])
      tills.push(await linkRegister(app, person, { unitId: market, databaseId, name }));
    const ids: string[] = [];
    for (const till of tills) ids.push(await reportDevice(app, till, newSecurityDevice()));
    const found = async (asked: object) =>
      (await calls.list(person, { sort: 'registerName', ...asked })).nodes.map(({ id }) => ids.indexOf(id));
    expect(await found({})).toEqual([1, 0]);
    const moved = { id: tills[1]?.deviceId, unitId: park };
    await app.call(
      '/graphql/pos',
      person,
      'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess } }',
      moved,
    );
    expect(await found({ filter: { search: 'parkcafe' } })).toEqual([1]);
    expect(await found({ filter: { unitIds: [park] } })).toEqual([1]);
    expect(await found({ sort: '-unitName' })).toEqual([1, 0]);
    await app.owner.query(`update devices set name = 'Ausschank' where id = $1`, [tills[0]?.deviceId]);
    await app.owner.query(`update organization_units set name = 'Am Ufer' where id = $1`, [park]);
    expect(await found({})).toEqual([0, 1]);
    expect(await found({ filter: { search: 'ausschank' } })).toEqual([0]);
    expect(await found({ filter: { search: 'ufer' } })).toEqual([1]);
    expect(await found({ filter: { search: 'parkcafe' } })).toEqual([]);
  });

  it('says how many other registers share a device, as long as they do', async () => {
    const { owner: person } = await calls.newOwner();
    const [one, two] = [await linkRegister(app, person), await linkRegister(app, person)];
    const report = newSecurityDevice();
    await reportDevice(app, one, report);
    await reportDevice(app, two, { ...report, clientId: 'K2' });
    const others = async () => {
      const listed = `{ securityDevices(filter: { search: "${report.serial}" }) { nodes { otherRegisters } } }`;
      return (await app.call('/graphql/pos', person, listed)).data?.securityDevices;
    };
    expect(await others()).toEqual({ nodes: [{ otherRegisters: 1 }] });
    await reportDevice(app, one, newSecurityDevice());
    expect(await others()).toEqual({ nodes: [{ otherRegisters: 0 }] });
  });

  it('is found by each of the registers that share it, and by their branches', async () => {
    const { owner: person } = await calls.newOwner();
    const [market, park] = [
      await createUnit(app, person, { name: 'Markt' }),
      await createUnit(app, person, { name: 'Parkcafé' }),
    ];
    const one = await linkRegister(app, person, { unitId: market, name: 'Theke' });
    const two = await linkRegister(app, person, { unitId: park, name: 'Garten' });
    const shared = newSecurityDevice();
    const id = await reportDevice(app, one, shared);
    await reportDevice(app, two, { ...shared, clientId: 'K2' });
    const own = await reportDevice(
      app,
      await linkRegister(app, person, { unitId: market, databaseId: one.databaseId }),
      newSecurityDevice(),
    );
    const found = async (filter: object) =>
      new Set((await calls.list(person, { filter })).nodes.map((node) => node.id));
    const named = (is: string, value: string) =>
      found({ conditions: [{ field: 'registerName', is, values: [value] }] });
    const both = new Set([id, own]);
    const [shares, none] = [new Set([id]), new Set()];
    for (const search of ['theke', 'garten', 'parkcafe', 'theke garten'])
      expect(await found({ search })).toEqual(shares);
    expect(await found({ unitIds: [park] })).toEqual(shares);
    expect(await found({ unitIds: [market] })).toEqual(both);
    expect(await named('is', 'theke')).toEqual(shares);
    expect(await named('contains', 'Arte')).toEqual(shares);

    await app.owner.query(`update devices set name = 'Hof' where id = $1`, [one.deviceId]);
    await app.owner.query(`update organization_units set name = 'Am Ufer' where id = $1`, [market]);
    expect(await found({ search: 'hof ufer' })).toEqual(shares);
    expect(await named('is', 'Theke')).toEqual(none);
    await reportDevice(app, one, newSecurityDevice());
    expect(await found({ search: `hof ${shared.serial}` })).toEqual(none);
    await app.owner.query('update devices set unlinked_at = now() where id = $1', [two.deviceId]);
    await reportDevice(app, one, shared);
    expect(await found({ search: 'garten' })).toEqual(none);
    expect(await found({ unitIds: [park] })).toEqual(none);
  });

  it('is found by the search box, and knows which is next', async () => {
    const id = await reportDevice(app, bar, newSecurityDevice({ serial: 'cafe'.repeat(16) }));
    const search = 'query($text: String!) { searchSecurityDevices(text: $text) { id } }';
    const found = (await app.call('/graphql/pos', owner, search, { text: 'cafecafe' })).data;
    expect(found).toEqual({ searchSecurityDevices: [{ id }] });
    const neighbours = `query($id: ID!) { securityDeviceNeighbours(id: $id, sort: "serial") { previousId nextId } }`;
    const nodes = (await calls.list(owner, { sort: 'serial', first: 200 })).nodes.map((node) => node.id);
    const at = nodes.indexOf(id);
    expect(
      (await app.call('/graphql/pos', owner, neighbours, { id })).data?.securityDeviceNeighbours,
    ).toEqual({
      previousId: nodes[at - 1] ?? null,
      nextId: nodes[at + 1] ?? null,
    });
  });
});
