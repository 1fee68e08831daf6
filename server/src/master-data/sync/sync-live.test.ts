import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { deleteRecords, Mirror, printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
const open: HubConnection[] = [];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.stop();
});
afterAll(() => app.stop());

/** Whoever listens at the hub, with what it heard of master data. */
const listen = async (token: string, group?: string) => {
  const connection = new HubConnectionBuilder()
    .withUrl(`${app.url}/hubs/pos`, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build();
  const heard: (string | null)[] = [];
  connection.on('Changed', ({ topic, unitId }: { topic: string; unitId: string | null }) => {
    if (topic === 'masterData') heard.push(unitId);
  });
  await connection.start();
  open.push(connection);
  if (group) await connection.invoke('JoinGroup', group);
  return heard;
};

describe('MDA-08: the hub tells of master data', () => {
  it('registers of the branches that a change concerns, open pages, and nobody else', async () => {
    const [bar, shop] = [await createUnit(app, owner), await createUnit(app, owner)];
    const register = await linkRegister(app, owner, { unitId: bar });
    const other = await linkRegister(app, owner, { unitId: shop });
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const theirs = await linkRegister(app, stranger);
    const [web, till, otherTill, theirWeb, theirTill] = [
      await listen(owner, 'tenant'),
      await listen(register.accessToken),
      await listen(other.accessToken),
      await listen(stranger, 'tenant'),
      await listen(theirs.accessToken),
    ];
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: [bar] }));
    // What the new branches changed for all may still be on its way.
    await expect.poll(() => till).toContain(bar);
    await expect.poll(() => web).toContain(bar);
    await saveRecord(app, owner, 'printer', printerOf({ unitIds: null }));
    await expect.poll(() => otherTill).toContain(null);
    await expect.poll(() => till.at(-1)).toBe(null);
    for (const heard of [otherTill, theirWeb, theirTill]) expect(heard).not.toContain(bar);
  });

  it('registers of a country that a further branch shares its rates, so that none stays behind', async () => {
    const person = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const unitId = await createUnit(app, person);
    const register = await linkRegister(app, person, { unitId });
    const mirror = new Mirror(app, register);
    const till = await listen(register.accessToken);
    await saveRecord(app, person, 'printer', printerOf({ unitIds: [unitId] }));
    // What the first branch changed comes before that.
    await expect.poll(() => till.at(-1)).toBe(unitId);
    till.length = 0;
    await mirror.sync();
    await createUnit(app, person);
    await expect.poll(() => till).toEqual([null]);
    await mirror.sync();
    const query = 'query($id: ID!) { deviceSync(id: $id) { state open } }';
    const answer = await app.call('/graphql/pos', person, query, { id: register.deviceId });
    expect(dataOf(answer)).toEqual({ deviceSync: { state: 'done', open: 0 } });
  });

  it('open pages that a register has taken a change, and registers nothing of it', async () => {
    const unitId = await createUnit(app, owner);
    const register = await linkRegister(app, owner, { unitId });
    const mirror = new Mirror(app, register);
    await mirror.sync();
    const [webBefore, tillBefore] = [await listen(owner, 'tenant'), await listen(register.accessToken)];
    const id = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await expect.poll(() => [webBefore.at(-1), tillBefore.at(-1)]).toEqual([unitId, unitId]);
    const [web, till] = [await listen(owner, 'tenant'), await listen(register.accessToken)];
    await mirror.sync();
    await expect.poll(() => web).toContain(unitId);
    expect(till).not.toContain(unitId);
    await deleteRecords(app, owner, 'Printers', [id]);
    await expect.poll(() => till.length).toBeGreaterThan(0);
  });

  it('a register that is told to begin anew, and those to which records are sent again', async () => {
    const unitId = await createUnit(app, owner);
    const register = await linkRegister(app, owner, { unitId });
    const mirror = new Mirror(app, register);
    const tillBefore = await listen(register.accessToken);
    const id = await saveRecord(app, owner, 'printer', printerOf({ unitIds: [unitId] }));
    await expect.poll(() => tillBefore.at(-1)).toBe(unitId);
    await mirror.sync();
    const till = await listen(register.accessToken);
    const resend = 'mutation($records: [ResentRecordInput!]) { resendRecords(records: $records) { count } }';
    dataOf(await app.call('/graphql/pos', owner, resend, { records: [{ entity: 'printer', id }] }));
    // What the new branch changed for all may come between.
    await expect.poll(() => till).toContain(unitId);
    const before = till.length;
    const anew = 'mutation($id: ID!) { resyncDevice(id: $id) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', owner, anew, { id: register.deviceId }));
    await expect.poll(() => till.length).toBeGreaterThan(before);
  });
});
