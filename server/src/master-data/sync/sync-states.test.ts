import { inFull } from '@tresen/domain/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { deleteRecords, Mirror, printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { createDeletionFinisher } from './finish-deletions.ts';

let app: TestServer;
let db: Database;

beforeAll(async () => {
  app = await startTestApp();
  db = openDatabase(app.ownerUrl, () => undefined);
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

/** A tenant of its own with one branch and so many registers that have taken everything. */
const tenantWith = async (registerCount: number) => {
  const tenantId = await addTenant(app);
  const { id: userId, email } = await addPerson(app, tenantId, 'owner');
  const person = await app.signIn(email);
  const unitId = await createUnit(app, person);
  const registers: { readonly linked: LinkedRegister; readonly mirror: Mirror }[] = [];
  for (let count = 0; count < registerCount; count += 1) {
    const databaseId = registers[0]?.linked.databaseId;
    const linked = await linkRegister(app, person, {
      unitId,
      name: `Till ${count + 1}`,
      ...(databaseId && { databaseId }),
    });
    registers.push({ linked, mirror: new Mirror(app, linked) });
  }
  for (const { mirror } of registers) await mirror.sync();
  const [first, second] = registers as [(typeof registers)[0], (typeof registers)[0]];
  return { tenantId, userId, person, unitId, first, second };
};

const printerNow = async (person: string, id: string) => {
  const query =
    'query($id: ID!) { printer(id: $id) { syncState syncStatus syncedAt status version lastModifiedAt } }';
  return dataOf<{ printer: Record<string, unknown> | null }>(
    await app.call('/graphql/pos', person, query, { id }),
  ).printer;
};
const stateOf = async (person: string, id: string) => (await printerNow(person, id))?.syncState;
const change = (person: string, id: string, version: number) =>
  saveRecord(app, person, 'printer', printerOf({ id, version }));

interface Open {
  readonly id: string;
  readonly name: string;
  readonly authorName: string;
  readonly registers: readonly { name: string; reason: string | null }[];
  readonly registerCount: number;
  readonly failedCount: number;
}
const openOf = async (person: string, args = ''): Promise<readonly Open[]> => {
  const query = `{ openChanges${args} { nodes { entity id name status authorId authorName since registerCount failedCount
    registers { deviceId name reason } } } }`;
  return dataOf<{ openChanges: { nodes: Open[] } }>(await app.call('/graphql/pos', person, query)).openChanges
    .nodes;
};
const countsOf = async (person: string) =>
  dataOf<{ openChangeCount: unknown }>(
    await app.call('/graphql/pos', person, '{ openChangeCount { count failed isMore } }'),
  ).openChangeCount;
const resend = (person: string, records?: readonly { entity: string; id: string }[]) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($records: [ResentRecordInput!]) { resendRecords(records: $records) { isSuccess count } }',
    { records },
  );

describe('MDA-08: the state of a record', () => {
  it('goes from never synced to synchronized, and back to needs sync with the next change', async () => {
    const { person, first, second } = await tenantWith(2);
    const id = await saveRecord(app, person, 'printer', printerOf());
    expect(await printerNow(person, id)).toMatchObject({
      syncState: 'neverSynced',
      syncStatus: 0,
      syncedAt: null,
    });
    await first.mirror.sync();
    expect(await stateOf(person, id)).toBe('needsSync');
    await second.mirror.sync();
    expect(await printerNow(person, id)).toMatchObject({ syncState: 'synchronized', syncStatus: 1 });
    await change(person, id, 1);
    expect(await printerNow(person, id)).toMatchObject({ syncState: 'needsSync', syncStatus: 2 });
  });

  it('is failed while a register cannot apply its last change', async () => {
    const { person, first, second } = await tenantWith(2);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync([{ entity: 'printer', id, reason: 'NOT_SUPPORTED' }]);
    await second.mirror.sync();
    expect(await printerNow(person, id)).toMatchObject({ syncState: 'failed', syncStatus: 3 });
    await change(person, id, 1);
    expect(await stateOf(person, id)).toBe('needsSync');
    await first.mirror.sync();
    await second.mirror.sync();
    expect(await stateOf(person, id)).toBe('synchronized');
    const { rowCount } = await app.owner.query('select from sync_failures where record_id = $1', [id]);
    expect(rowCount).toBe(0);
  });

  it('counts only what the register had seen when it failed', async () => {
    const { person, first } = await tenantWith(1);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.takeAll();
    await change(person, id, 1);
    await first.mirror.sync();
    expect(await stateOf(person, id)).toBe('synchronized');
    await change(person, id, 2);
    const seen = first.mirror.cursor ?? '';
    const answer = await app.call(
      '/graphql/pos',
      first.linked.accessToken,
      'mutation($upTo: String!, $f: [SyncFailureInput!]) { acknowledgeChanges(upTo: $upTo, failures: $f) { isSuccess } }',
      { upTo: seen, f: [{ entity: 'printer', id, reason: 'REFUSED' }] },
    );
    dataOf(answer);
    expect(await stateOf(person, id)).toBe('needsSync');
  });

  it('forgets failures of before, once the register has begun anew', async () => {
    const { person, first } = await tenantWith(1);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync([{ entity: 'printer', id, reason: 'STORE_FAILED' }]);
    expect(await stateOf(person, id)).toBe('failed');
    await app.owner.query(`update sync_failures set failed_at = failed_at - interval '1 minute'`);
    first.mirror.cursor = undefined;
    await first.mirror.sync();
    expect(await stateOf(person, id)).toBe('synchronized');
  });

  it('asks only the registers of its branches', async () => {
    const { person, first } = await tenantWith(1);
    const elsewhere = await createUnit(app, person);
    const id = await saveRecord(app, person, 'printer', printerOf({ unitIds: [elsewhere] }));
    await first.mirror.sync();
    expect(await stateOf(person, id)).toBe('neverSynced');
    expect(await openOf(person)).toEqual([]);
  });

  it('leaves out registers that were unlinked, or not heard for 30 days', inFull, async () => {
    const { person, first, second } = await tenantWith(2);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync();
    const silentSince = (days: number) =>
      app.owner.query(
        `with d as (update devices set linked_at = now() - $2 * interval '1 day', last_ping_at = null where id = $1)
         update device_sync set seen_at = now() - $2 * interval '1 day' where device_id = $1`,
        [second.linked.deviceId, days],
      );
    await silentSince(29);
    expect(await stateOf(person, id)).toBe('needsSync');
    await silentSince(31);
    // Nobody tells of it: it shows within some seconds.
    await expect.poll(() => stateOf(person, id)).toBe('synchronized');
    await second.mirror.step();
    await expect.poll(() => stateOf(person, id)).toBe('needsSync');
  });
});

describe('MDA-05: the sync time of a record', () => {
  it('is when the last of its registers took it', async () => {
    const { person, first, second } = await tenantWith(2);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync();
    const early = Date.parse((await printerNow(person, id))?.syncedAt as string);
    expect(Math.abs(early - Date.now())).toBeLessThan(60_000);
    await app.owner.query(
      `update device_sync set acknowledgements = array[cursor, 1000000000] where device_id = $1`,
      [first.linked.deviceId],
    );
    expect((await printerNow(person, id))?.syncedAt).toBe('2001-09-09T01:46:40.000Z');
    await second.mirror.sync();
    expect(Date.parse((await printerNow(person, id))?.syncedAt as string)).toBeGreaterThanOrEqual(
      early - 1000,
    );
  });
});

describe('MDA-10: a deletion', () => {
  it('is at once where no register has the record, and waits where one has', async () => {
    const { person, first, second } = await tenantWith(2);
    const never = await saveRecord(app, person, 'printer', printerOf());
    expect(await deleteRecords(app, person, 'Printers', [never])).toEqual(['removed']);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync();
    expect(await deleteRecords(app, person, 'Printers', [id])).toEqual(['marked']);
    expect(await printerNow(person, id)).toMatchObject({ syncState: 'markedForDeletion', status: -1 });
    await first.mirror.sync();
    expect(await stateOf(person, id)).toBe('markedForDeletion');
    await second.mirror.sync();
    expect(await printerNow(person, id)).toBeNull();
    expect(first.mirror.namesOf('printer')).toEqual([]);
  });

  it('waits for a register that cannot drop the record', async () => {
    const { person, first } = await tenantWith(1);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync();
    await deleteRecords(app, person, 'Printers', [id]);
    await first.mirror.sync([{ entity: 'printer', id, reason: 'IN_USE' }]);
    expect(await stateOf(person, id)).toBe('markedForDeletion');
    expect(await openOf(person)).toMatchObject([{ id, failedCount: 1, registers: [{ reason: 'IN_USE' }] }]);
    dataOf(await resend(person));
    await first.mirror.sync();
    expect(await printerNow(person, id)).toBeNull();
  });

  it('does not wait for a register that was not heard for 30 days, nor for one that was unlinked', async () => {
    const { tenantId, person, first, second } = await tenantWith(2);
    const [one, two] = [printerOf(), printerOf()];
    const ids = [
      await saveRecord(app, person, 'printer', one),
      await saveRecord(app, person, 'printer', two),
    ];
    await first.mirror.sync();
    await second.mirror.sync();
    const [oneId = '', twoId = ''] = ids;
    await deleteRecords(app, person, 'Printers', [oneId]);
    await first.mirror.sync();
    const told: string[] = [];
    const day = 86_400_000;
    db.events.listen((event) => event.topic === 'masterData' && told.push(event.tenantId));
    const finishAt = (now: number) => createDeletionFinisher({ db, now: () => now })();
    await finishAt(Date.now() + 29 * day);
    expect([await stateOf(person, oneId), told]).toEqual(['markedForDeletion', []]);
    await app.owner.query(
      `update device_sync set seen_at = seen_at + interval '5 days' where device_id = $1`,
      [first.linked.deviceId],
    );
    await finishAt(Date.now() + 31 * day);
    expect([await printerNow(person, oneId), told.includes(tenantId)]).toEqual([null, true]);

    await deleteRecords(app, person, 'Printers', [twoId]);
    await first.mirror.sync();
    expect(await stateOf(person, twoId)).toBe('markedForDeletion');
    const unlink = 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', person, unlink, { id: second.linked.deviceId }));
    await finishAt(Date.now());
    expect(await printerNow(person, twoId)).toBeNull();
  });

  it('that a register missed reaches it when it comes back', async () => {
    const { person, first, second } = await tenantWith(2);
    const id = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync();
    await second.mirror.sync();
    await app.owner.query('update devices set status = 0 where id = $1', [second.linked.deviceId]);
    await deleteRecords(app, person, 'Printers', [id]);
    await first.mirror.sync();
    expect(await printerNow(person, id)).toBeNull();
    await app.owner.query('update devices set status = 1 where id = $1', [second.linked.deviceId]);
    expect(second.mirror.namesOf('printer')).toHaveLength(1);
    await second.mirror.sync();
    expect(second.mirror.namesOf('printer')).toEqual([]);
  });
});

describe('what is saved and not yet on the register', () => {
  it('is listed, newest first, with who changed it and which registers lack it', async () => {
    const { person, first, second } = await tenantWith(2);
    expect([await openOf(person), await countsOf(person)]).toEqual([
      [],
      { count: 0, failed: 0, isMore: false },
    ]);
    const one = await saveRecord(app, person, 'printer', printerOf({ name: 'Bar' }));
    const two = await saveRecord(app, person, 'printer', printerOf({ name: 'Küche' }));
    await first.mirror.sync([{ entity: 'printer', id: two, reason: 'MISSING_REFERENCE' }]);
    expect(await openOf(person)).toMatchObject([
      {
        id: two,
        name: 'Küche',
        authorName: 'Toni Test',
        registerCount: 2,
        failedCount: 1,
        registers: [
          { deviceId: first.linked.deviceId, name: 'Till 1', reason: 'MISSING_REFERENCE' },
          { name: 'Till 2', reason: null },
        ],
      },
      { id: one, registerCount: 1, failedCount: 0, registers: [{ name: 'Till 2' }] },
    ]);
    expect(await countsOf(person)).toEqual({ count: 2, failed: 1, isMore: false });
    await second.mirror.sync();
    expect((await openOf(person)).map(({ id }) => id)).toEqual([two]);
    expect((await openOf(person, '(onlyFailed: true)')).map(({ id }) => id)).toEqual([two]);
  });

  it('can be narrowed to one author or one register, and read in pages', async () => {
    const { tenantId, userId, person, first, second } = await tenantWith(2);
    const colleague = await addPerson(app, tenantId, 'owner', { firstName: 'Kim' });
    const other = await app.signIn(colleague.email);
    const mine = await saveRecord(app, person, 'printer', printerOf());
    await first.mirror.sync();
    const theirs = await saveRecord(app, other, 'printer', printerOf());
    const idsOf = async (args: string) => (await openOf(person, args)).map(({ id }) => id);
    expect(await idsOf('')).toEqual([theirs, mine]);
    expect(await idsOf(`(authorId: "${userId}")`)).toEqual([mine]);
    expect(await idsOf(`(deviceId: "${first.linked.deviceId}")`)).toEqual([theirs]);
    expect(await idsOf(`(deviceId: "${second.linked.deviceId}", authorId: "${userId}")`)).toEqual([mine]);
    expect(await idsOf('(entity: "printer")')).toEqual([theirs, mine]);
    expect(await idsOf('(entity: "article")')).toEqual([]);
    const unknown = await app.call('/graphql/pos', person, '{ openChanges(entity: "x") { nodes { id } } }');
    expect(errorOf(unknown)).toMatchObject({ code: 'INVALID_INPUT' });
    const page = `{ openChanges(first: 1) { nodes { id } pageInfo { endCursor hasNextPage } } }`;
    const { openChanges } = dataOf<{
      openChanges: { pageInfo: { endCursor: string; hasNextPage: boolean } };
    }>(await app.call('/graphql/pos', person, page));
    expect(openChanges.pageInfo.hasNextPage).toBe(true);
    expect(await idsOf(`(first: 1, after: "${openChanges.pageInfo.endCursor}")`)).toEqual([mine]);
    const groups = '{ openChangeAuthors { id } openChangeRegisters { name } }';
    expect(dataOf(await app.call('/graphql/pos', person, groups))).toEqual({
      openChangeAuthors: expect.arrayContaining([{ id: userId }, { id: colleague.id }]),
      openChangeRegisters: [{ name: 'Till 2' }, { name: 'Till 1' }],
    });
    expect(
      errorOf(await app.call('/graphql/pos', person, '{ openChanges(after: "x") { nodes { id } } }'))?.code,
    ).toBe('INVALID_INPUT');
  });

  it('can be sent again: all that failed, or what is chosen', async () => {
    const { person, first } = await tenantWith(1);
    const ids = [
      await saveRecord(app, person, 'printer', printerOf()),
      await saveRecord(app, person, 'printer', printerOf()),
    ];
    await first.mirror.sync(ids.map((id) => ({ entity: 'printer', id, reason: 'STORE_FAILED' })));
    expect(await countsOf(person)).toMatchObject({ count: 2, failed: 2 });
    expect(dataOf(await resend(person, [{ entity: 'printer', id: ids[0] ?? '' }]))).toEqual({
      resendRecords: { isSuccess: true, count: 1 },
    });
    expect((await first.mirror.step()).changes.map(({ id }) => id)).toEqual([ids[0]]);
    expect(await countsOf(person)).toMatchObject({ count: 2, failed: 1 });
    expect(dataOf(await resend(person))).toMatchObject({ resendRecords: { count: 1 } });
    await first.mirror.sync();
    expect(await countsOf(person)).toMatchObject({ count: 0 });
    expect(dataOf(await resend(person))).toMatchObject({ resendRecords: { isSuccess: false, count: 0 } });
    expect(errorOf(await resend(person, [{ entity: 'toString', id: ids[0] ?? '' }]))?.code).toBe(
      'INVALID_INPUT',
    );
    const { rows } = await app.owner.query(
      `select entity_id from audit_log where action = 'resend' and entity = 'printer' and entity_id = any ($1) order by id`,
      [ids],
    );
    expect(rows.map(({ entity_id }) => entity_id)).toEqual(ids);
  });

  it('of another tenant is neither seen nor sent', async () => {
    const { person } = await tenantWith(1);
    const id = await saveRecord(app, person, 'printer', printerOf());
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await openOf(stranger)).toEqual([]);
    expect(dataOf(await resend(stranger, [{ entity: 'printer', id }]))).toMatchObject({
      resendRecords: { count: 0 },
    });
    const manager = await app.signIn((await addPerson(app, await addTenant(app), 'manager')).email);
    expect(errorOf(await resend(manager))?.code).toBe('FORBIDDEN');
  });
});
