import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, upload } from '../../app/testing/import-files.ts';
import { createUnit, linkRegister } from '../../app/testing/link-register.ts';
import { Mirror, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

type Values = Readonly<Record<string, unknown>>;
interface Table {
  readonly id: string;
  readonly version: number;
  readonly number: number;
  readonly name: string;
  readonly seats: number;
  readonly unitIds: readonly string[] | null;
}
interface Fault {
  readonly path: string;
  readonly code: string;
}
interface SavedPlan {
  readonly isSuccess: boolean;
  readonly ids: readonly string[];
  readonly faults: readonly { readonly index: number; readonly fault: Fault }[];
  readonly conflicts: readonly Table[];
  readonly goneIds: readonly string[];
}

const ask = async <T>(query: string, variables: Values = {}): Promise<T> =>
  dataOf<{ it: T }>(await app.call('/graphql/pos', owner, query, { ...variables })).it;

const tableFields = 'id version number name seats unitIds roomId';
const readPlan = (roomId: string) =>
  ask<{ tables: readonly Table[]; numbersBeside: readonly number[] }>(
    `query($roomId: ID!) { it: roomPlan(roomId: $roomId) { tables { ${tableFields} } numbersBeside } }`,
    { roomId },
  );
const planMutation = `mutation($roomId: ID!, $tables: [TableInput!]!, $removed: [RemovedTableInput!]!) {
  it: saveRoomPlan(roomId: $roomId, tables: $tables, removed: $removed) {
    isSuccess ids faults { index fault { path code } } conflicts { ${tableFields} } goneIds } }`;
const savePlan = (roomId: string, tables: readonly Values[], removed: readonly Values[] = []) =>
  ask<SavedPlan>(planMutation, { roomId, tables, removed });
const saveTable = (table: Values) =>
  ask<{ isSuccess: boolean; modelId: string; faults: Fault[] }>(
    'mutation($t: TableInput!) { it: saveTable(table: $t) { isSuccess modelId faults { path code } } }',
    { t: table },
  );
const saveRoom = (room: Values) =>
  ask<{ isSuccess: boolean; faults: (Fault & { parameters: string })[] }>(
    'mutation($r: RoomInput!) { it: saveRoom(room: $r) { isSuccess faults { path code parameters } } }',
    { r: room },
  );
const readTable = (id: string) =>
  ask<Table | null>(`query($id: ID!) { it: table(id: $id) { ${tableFields} } }`, { id });

let rooms = 0;
const roomIn = (unitId: string, more: Values = {}) => {
  rooms += 1;
  return saveRecord(app, owner, 'room', { name: `Raum ${rooms}`, unitIds: [unitId], ...more });
};
const tableOf = (number: number, more: Values = {}) => ({
  name: `Tisch ${number}`,
  number,
  seats: 4,
  ...more,
});

/** A room in a branch of its own, with tables of these numbers. */
const roomWith = async (...numbers: readonly number[]) => {
  const unitId = await createUnit(app, owner);
  const roomId = await roomIn(unitId);
  const { ids } = await savePlan(
    roomId,
    numbers.map((number) => tableOf(number)),
  );
  return { unitId, roomId, ids };
};

describe('a table is where its room is (ROM-03)', () => {
  it('whatever branches somebody enters', async () => {
    const { unitId, roomId } = await roomWith();
    const other = await createUnit(app, owner);
    const { modelId } = await saveTable(tableOf(1, { roomId, unitIds: [other] }));
    expect((await readTable(modelId))?.unitIds).toEqual([unitId]);
  });

  it('and goes along when the room changes its branch, registers of both learn of it', async () => {
    const { unitId, roomId, ids } = await roomWith(1, 2);
    const other = await createUnit(app, owner);
    const [here, there] = [
      new Mirror(app, await linkRegister(app, owner, { unitId })),
      new Mirror(app, await linkRegister(app, owner, { unitId: other })),
    ];
    await Promise.all([here.sync(), there.sync()]);
    const key = `table/${ids[0]}`;
    expect([here.records.has(key), there.records.has(key)]).toEqual([true, false]);
    expect(await saveRoom({ id: roomId, version: 1, name: 'Umgezogen', unitIds: [other] })).toMatchObject({
      isSuccess: true,
    });
    await Promise.all([here.sync(), there.sync()]);
    expect([here.records.has(key), there.records.has(key)]).toEqual([false, true]);
    expect(await readTable(ids[1] ?? '')).toMatchObject({ unitIds: [other], version: 2 });
  });

  it('so a room cannot go where its numbers are taken; it says which', async () => {
    const { roomId } = await roomWith(7, 8);
    const { unitId: other } = await roomWith(8, 9);
    const { isSuccess, faults } = await saveRoom({
      id: roomId,
      version: 1,
      name: 'Zu eng',
      unitIds: [other],
    });
    expect([isSuccess, faults]).toEqual([
      false,
      [{ path: 'unitIds', code: 'FOLLOWERS_TAKEN', parameters: '{"names":"8"}' }],
    ]);
  });

  it('also when many are moved to another room at once, or come from a file that says otherwise', async () => {
    const { roomId, ids } = await roomWith(3);
    const { unitId: other, roomId: target } = await roomWith();
    const change = JSON.stringify({ kind: 'set', values: { roomId: target } });
    await ask(
      `mutation($ids: [ID!], $change: String!, $key: ID!) { it: startChange(entity: "table", ids: $ids,
        change: $change, requestKey: $key) { isSuccess } }`,
      { ids, change, key: newId() },
    );
    await expect.poll(async () => (await readTable(ids[0] ?? ''))?.unitIds).toEqual([other]);
    const branches = JSON.stringify({ kind: 'branches', how: 'set', unitIds: null });
    const answer = await app.call(
      '/graphql/pos',
      owner,
      `mutation { startChange(entity: "table", ids: [], change: ${JSON.stringify(branches)},
        requestKey: "${newId()}") { isSuccess } }`,
    );
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
    const file = `Nummer;Name;Raum;Plätze;Filialen\n4;Aus der Datei;${roomId};2;alle\n`;
    const uploaded = await upload(app, owner, file, { plural: 'tables' });
    expect(uploaded.mapping.map(({ target: name }) => name)).not.toContain('unitIds');
    expect((await check(app, owner, uploaded)).report).toMatchObject({ created: 1, faulty: 0 });
  });

  it('restored it is where the room has gone meanwhile', async () => {
    const { roomId, ids } = await roomWith(1);
    await ask('mutation($ids: [ID!]!) { it: deleteTables(ids: $ids) { isSuccess } }', { ids });
    const other = await createUnit(app, owner);
    await saveRoom({ id: roomId, version: 1, name: 'Weitergezogen', unitIds: [other] });
    await ask('mutation($ids: [ID!]!) { it: restoreTables(ids: $ids) { isSuccess } }', { ids });
    expect((await readTable(ids[0] ?? ''))?.unitIds).toEqual([other]);
  });
});

describe('the number of a table', () => {
  it('ROM-05, ROM-06: is taken within the branch, also in another room; free in another branch', async () => {
    const { unitId, roomId } = await roomWith(1);
    const second = await roomIn(unitId);
    expect((await saveTable(tableOf(1, { roomId: second }))).faults).toEqual([
      { path: 'number', code: 'TAKEN' },
    ]);
    const elsewhere = await roomWith(1);
    expect((await readPlan(elsewhere.roomId)).numbersBeside).toEqual([]);
    expect((await readPlan(second)).numbersBeside).toEqual([1]);
    expect((await savePlan(roomId, [tableOf(2), tableOf(2)])).faults).toEqual([
      { index: 1, fault: { path: 'number', code: 'TAKEN' } },
    ]);
  });
});

describe('a plan is saved in one step (ROM-07)', () => {
  const stored = async (roomId: string) => (await readPlan(roomId)).tables;

  it('tables swap their numbers, and a new one takes that of one that goes', async () => {
    const { roomId } = await roomWith(1, 2, 3);
    const [one, two, three] = await stored(roomId);
    const saved = await savePlan(
      roomId,
      [
        tableOf(2, { id: one?.id, version: 1, name: 'Eins' }),
        tableOf(1, { id: two?.id, version: 1, name: 'Zwei' }),
        tableOf(3, { name: 'Neu' }),
      ],
      [{ id: three?.id, version: 1 }],
    );
    expect(saved).toMatchObject({ isSuccess: true, faults: [] });
    const after = await stored(roomId);
    expect(after.map(({ number, name }) => [number, name])).toEqual([
      [1, 'Zwei'],
      [2, 'Eins'],
      [3, 'Neu'],
    ]);
    expect(saved.ids[2]).toBe(after[2]?.id);
  });

  it('stands in the history of each table, and is taken back as a whole', async () => {
    const { roomId } = await roomWith(1, 2);
    const [one, two] = await stored(roomId);
    await savePlan(
      roomId,
      [tableOf(2, { id: one?.id, version: 1, seats: 8 }), tableOf(3)],
      [{ id: two?.id, version: 1 }],
    );
    const { nodes } = await ask<{ nodes: { action: string; description: string; changes: Values[] }[] }>(
      `query($id: ID!) { it: recordHistory(entity: "table", id: $id) {
        nodes { action description(language: "de") changes { field old new } } } }`,
      { id: one?.id },
    );
    expect(nodes[0]).toMatchObject({ action: 'plan', description: expect.stringMatching(/^Raumplan „Raum/) });
    expect(nodes[0]?.changes).toContainEqual({ field: 'seats', old: '4', new: '8' });
    const sets = await ask<{ nodes: { id: string }[] }>(
      'query { it: changeSets(entity: "table", first: 1) { nodes { id } } }',
    );
    await ask(
      'mutation($id: ID!, $key: ID!) { it: undoChangeSet(id: $id, requestKey: $key) { isSuccess } }',
      {
        id: sets.nodes[0]?.id,
        key: newId(),
      },
    );
    await expect
      .poll(async () => (await stored(roomId)).map(({ number, seats }) => [number, seats]))
      .toEqual([
        [1, 4],
        [2, 4],
      ]);
  });

  it('all of it or nothing: a fault is told at its table', async () => {
    const { roomId } = await roomWith(1);
    const saved = await savePlan(roomId, [tableOf(5), tableOf(6, { width: 0, name: ' ' })]);
    expect(saved).toMatchObject({
      isSuccess: false,
      faults: [
        { index: 1, fault: { path: 'name', code: 'MISSING' } },
        { index: 1, fault: { path: 'width', code: 'OUT_OF_RANGE' } },
      ],
    });
    expect((await savePlan(roomId, [tableOf(5), tableOf(1)])).faults).toEqual([
      { index: 1, fault: { path: 'number', code: 'TAKEN' } },
    ]);
    expect((await stored(roomId)).map(({ number }) => number)).toEqual([1]);
  });

  it('tells which tables somebody else has changed or deleted, and stores nothing', async () => {
    const { roomId, ids } = await roomWith(1, 2, 3);
    const [one = '', two = '', three = ''] = ids;
    await saveTable(tableOf(1, { id: one, version: 1, roomId, seats: 9 }));
    await ask('mutation($ids: [ID!]!) { it: deleteTables(ids: $ids) { isSuccess } }', { ids: [two] });
    const late = [
      tableOf(1, { id: one, version: 1, seats: 2 }),
      tableOf(2, { id: two, version: 1, seats: 2 }),
      tableOf(3, { id: three, version: 1, seats: 2 }),
    ];
    const saved = await savePlan(roomId, late);
    expect(saved.isSuccess).toBe(false);
    expect(saved.conflicts.map(({ id, seats, version }) => [id, seats, version])).toEqual([[one, 9, 2]]);
    expect(saved.goneIds).toEqual([two]);
    expect((await readTable(three))?.seats).toBe(4);
    const removal = await savePlan(roomId, [], [{ id: one, version: 1 }]);
    expect(removal.conflicts.map(({ id }) => id)).toEqual([one]);
  });

  it('that changes nothing makes no version and no entry', async () => {
    const { roomId, ids } = await roomWith(1);
    const count = async () =>
      (await app.owner.query(`select count(*)::int as n from change_sets where kind = 'plan'`)).rows[0].n;
    const before = await count();
    expect(await savePlan(roomId, [tableOf(1, { id: ids[0], version: 1 })])).toMatchObject({
      isSuccess: true,
    });
    expect([await count(), (await readTable(ids[0] ?? ''))?.version]).toEqual([before, 1]);
  });

  it('is not there for another tenant', async () => {
    const { roomId } = await roomWith(1);
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const read = await app.call(
      '/graphql/pos',
      stranger,
      `{ roomPlan(roomId: "${roomId}") { numbersBeside } }`,
    );
    expect(dataOf(read)).toEqual({ roomPlan: null });
    const save = await app.call('/graphql/pos', stranger, planMutation, {
      roomId,
      tables: [tableOf(2)],
      removed: [],
    });
    expect(errorOf(save)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('deleting a room', () => {
  const deletions = 'outcome reason uses { entity count }';

  it('ROM-09: in use it stays, and says how many tables it has', async () => {
    const { roomId } = await roomWith(1, 2);
    const told = await ask(`query($ids: [ID!]!) { it: roomDeletions(ids: $ids) { ${deletions} } }`, {
      ids: [roomId],
    });
    expect(told).toEqual([{ outcome: 'refused', reason: 'IN_USE', uses: [{ entity: 'table', count: 2 }] }]);
  });

  it('with its tables on an explicit wish, and both come back', async () => {
    const { roomId, ids } = await roomWith(1, 2);
    const gone = await ask<{ tables: { id: string }[] }>(
      `mutation($ids: [ID!]!) { it: deleteRoomsWithTables(ids: $ids) { deletions { outcome } tables { id } } }`,
      { ids: [roomId] },
    );
    expect(gone).toMatchObject({ deletions: [{ outcome: 'removed' }] });
    expect(gone.tables.map(({ id }) => id)).toEqual(ids);
    expect(await readTable(ids[0] ?? '')).toBeNull();
    await ask('mutation($ids: [ID!]!) { it: restoreRooms(ids: $ids) { isSuccess } }', { ids: [roomId] });
    await ask('mutation($ids: [ID!]!) { it: restoreTables(ids: $ids) { isSuccess } }', { ids });
    expect((await readPlan(roomId)).tables.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('a table of a deleted room cannot come back alone', async () => {
    const { roomId, ids } = await roomWith(1);
    await ask('mutation($ids: [ID!]!) { it: deleteRoomsWithTables(ids: $ids) { tables { id } } }', {
      ids: [roomId],
    });
    const back = await ask<{ isSuccess: boolean; faults: Fault[] }>(
      'mutation($ids: [ID!]!) { it: restoreTables(ids: $ids) { isSuccess faults { path code } } }',
      { ids },
    );
    expect(back).toEqual({ isSuccess: false, faults: [{ path: 'roomId', code: 'UNKNOWN_REFERENCE' }] });
  });
});
