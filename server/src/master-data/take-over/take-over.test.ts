import { randomUUID } from 'node:crypto';
import type { OwnRecord } from '@tresen/domain/master-data/take-over';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { Mirror, printerOf, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const ask = async <T>(
  register: LinkedRegister,
  query: string,
  variables: Record<string, unknown>,
): Promise<T> => dataOf<T>(await app.call('/graphql/pos', register.accessToken, query, variables));

type Offered = Readonly<{ state: string; received: number }>;
const offer = async (register: LinkedRegister, records: readonly OwnRecord[]): Promise<Offered> => {
  const counts = Object.fromEntries(
    records.map(({ entity }) => [entity, records.filter((record) => record.entity === entity).length]),
  );
  const query = 'mutation($counts: String!) { offerMasterData(counts: $counts) { state received } }';
  return (await ask<{ offerMasterData: Offered }>(register, query, { counts: JSON.stringify(counts) }))
    .offerMasterData;
};
const push = (register: LinkedRegister, records: readonly unknown[]): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    register.accessToken,
    'mutation($batch: String!) { pushMasterData(batch: $batch) { state received } }',
    { batch: JSON.stringify(records) },
  );
const mapping = async (register: LinkedRegister) => {
  const query = 'query { takenOverRecords { records { entity key id } hasMore } }';
  type Mapped = { takenOverRecords: { records: { entity: string; key: string; id: string }[] } };
  return (await ask<Mapped>(register, query, {})).takenOverRecords.records;
};

interface ShownOffer {
  readonly deviceId: string;
  readonly state: string;
  readonly isBranchEmpty: boolean;
  readonly culprits: readonly { readonly entity: string; readonly first: readonly object[] }[];
  readonly counts: readonly { entity: string; fresh: number; matching: number; faulty: number }[];
  readonly faulty: readonly { name: string; faults: { path: string; code: string }[] }[];
}
const shown = async (deviceId: string, person = owner): Promise<ShownOffer | null> => {
  const query = `query($deviceId: ID!) { takeOverOffer(deviceId: $deviceId) { deviceId deviceName unitName state
    isBranchEmpty culprits { entity count first { name } } counts { entity received fresh matching faulty } faulty { name faults { path code } } } }`;
  const answer = await app.call('/graphql/pos', person, query, { deviceId });
  return dataOf<{ takeOverOffer: ShownOffer | null }>(answer).takeOverOffer;
};
const choose = (deviceId: string, choice: string, person = owner) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($id: ID!, $choice: String!) { chooseTakeOver(deviceId: $id, choice: $choice) { isSuccess } }',
    { id: deviceId, choice },
  );

const record = (entity: OwnRecord['entity'], key: string, content: object = {}): OwnRecord => ({
  entity,
  key,
  content: { name: key, ...content },
});
const article = (key: string, content: object = {}) =>
  record('article', key, {
    price: 390,
    mainCategoryId: 'Bier',
    vatInHouseId: '1',
    vatOutOfHouseId: '1',
    ...content,
  });
const menu = [
  record('vat', '1', { name: 'Normal', symbol: 'N', value: 1900, key: 1 }),
  record('category', 'Bier'),
  record('category', 'Fass', { parentId: 'Bier' }),
  record('printer', 'Theke', { group: 'bar' }),
  article('Pils', { subcategoryId: 'Fass', printerId: 'Theke' }),
  article('Gedeck', { type: 'BundleArticle', members: [{ articleId: 'Pils', quantity: 2000 }] }),
  article('Kaputt', { price: -5 }),
];

const offered = async (records: readonly OwnRecord[] = menu, person = owner) => {
  const unitId = await createUnit(app, person);
  const register = await linkRegister(app, person, { unitId, name: `Kasse ${randomUUID().slice(0, 4)}` });
  await offer(register, records);
  dataOf(await push(register, records));
  return { unitId, register, last: await offer(register, records) };
};

describe('contract 9: a register that held data before it was linked', () => {
  it('offers it, and people see what would become of it before they decide', async () => {
    const { register, last } = await offered();
    expect(last).toEqual({ state: 'waiting', received: menu.length });
    expect(await shown(register.deviceId)).toMatchObject({
      state: 'waiting',
      isBranchEmpty: true,
      counts: expect.arrayContaining([
        { entity: 'vat', received: 1, fresh: 0, matching: 1, faulty: 0 },
        { entity: 'category', received: 2, fresh: 2, matching: 0, faulty: 0 },
        { entity: 'printer', received: 1, fresh: 1, matching: 0, faulty: 0 },
        { entity: 'article', received: 3, fresh: 2, matching: 0, faulty: 1 },
      ]),
      faulty: [{ name: 'Kaputt', faults: [{ path: 'price', code: 'OUT_OF_RANGE' }] }],
    });
    const { rows } = await app.owner.query('select from articles where name in ($1, $2)', ['Pils', 'Gedeck']);
    expect(rows).toHaveLength(0);
  });

  it('has it taken over under ids of the cloud, in sets that can be undone', async () => {
    const { register, unitId } = await offered();
    expect(dataOf(await choose(register.deviceId, 'takeOver'))).toEqual({
      chooseTakeOver: { isSuccess: true },
    });
    await expect.poll(async () => (await shown(register.deviceId))?.state).toBe('takenOver');
    const ids = new Map((await mapping(register)).map(({ entity, key, id }) => [`${entity}/${key}`, id]));
    expect([...ids.keys()].toSorted()).toEqual([
      'article/Gedeck',
      'article/Pils',
      'category/Bier',
      'category/Fass',
      'printer/Theke',
      'vat/1',
    ]);
    const mirror = new Mirror(app, register);
    await mirror.sync();
    expect(mirror.records.get(`article/${ids.get('article/Pils')}`)).toMatchObject({
      name: 'Pils',
      mainCategoryId: ids.get('category/Bier'),
      subcategoryId: ids.get('category/Fass'),
      printerId: ids.get('printer/Theke'),
      vatInHouseId: ids.get('vat/1'),
    });
    expect(mirror.records.get(`article/${ids.get('article/Gedeck')}`)).toMatchObject({
      members: [{ articleId: ids.get('article/Pils'), quantity: 2000 }],
    });
    const { rows } = await app.owner.query(
      `select entity, state, changed, actor_name from change_sets where kind = 'takeOver' and id in
        (select (jsonb_each_text(set_ids)).value::uuid from take_over_offers where device_id = $1) order by entity`,
      [register.deviceId],
    );
    expect(rows).toEqual([
      { entity: 'article', state: 'done', changed: 2, actor_name: 'Olga Lindner' },
      { entity: 'category', state: 'done', changed: 2, actor_name: 'Olga Lindner' },
      { entity: 'printer', state: 'done', changed: 1, actor_name: 'Olga Lindner' },
    ]);
    const logged = await app.owner.query('select action from audit_log where entity_id = $1 order by id', [
      register.deviceId,
    ]);
    expect(logged.rows.at(-1)).toEqual({ action: 'takeOverData' });
    expect(unitId).toBeTruthy();
  });

  it('gives way to the data of the cloud, when somebody decides so', async () => {
    const { register } = await offered();
    dataOf(await choose(register.deviceId, 'replace'));
    expect(await offer(register, menu)).toMatchObject({ state: 'replaced' });
    expect(await mapping(register)).toEqual([]);
    expect(errorOf(await choose(register.deviceId, 'takeOver'))).toMatchObject({ code: 'CONFLICT' });
  });

  it('rings until somebody has decided (SHL-45)', async () => {
    const { register } = await offered();
    const rings = async () => {
      const query = `select resolved_at is not null "isOver" from notifications
        where kind = 'ownDataWaits' and subject = $1`;
      return (await app.owner.query<{ isOver: boolean }>(query, [register.deviceId])).rows;
    };
    await offer(register, menu);
    expect(await rings()).toEqual([{ isOver: false }]);
    dataOf(await choose(register.deviceId, 'replace'));
    expect(await rings()).toEqual([{ isOver: true }]);
  });

  it('is taken over beside what all branches share, which is matched', async () => {
    const tenantId = await addTenant(app);
    const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    const shared = await saveRecord(app, person, 'printer', printerOf({ name: 'theke' }));
    const beer = await saveRecord(app, person, 'category', { name: 'Bier', sort: 0 });
    const { register } = await offered(menu, person);
    expect(await shown(register.deviceId, person)).toMatchObject({ isBranchEmpty: true, culprits: [] });
    dataOf(await choose(register.deviceId, 'takeOver', person));
    await expect.poll(async () => (await shown(register.deviceId, person))?.state).toBe('takenOver');
    const ids = new Map((await mapping(register)).map(({ entity, key, id }) => [`${entity}/${key}`, id]));
    expect([ids.get('printer/Theke'), ids.get('category/Bier')]).toEqual([shared, beer]);
    const mirror = new Mirror(app, register);
    await mirror.sync();
    expect(mirror.namesOf('printer')).toEqual(['theke']);
    expect(mirror.records.get(`article/${ids.get('article/Pils')}`)).toMatchObject({
      mainCategoryId: beer,
      printerId: shared,
    });
  });

  it('is taken over only into a branch without records of its own, and it says which stand there', async () => {
    const { register, unitId } = await offered();
    const name = `Theke ${randomUUID().slice(0, 4)}`;
    await saveRecord(app, owner, 'printer', printerOf({ name, unitIds: [unitId] }));
    expect(await shown(register.deviceId)).toMatchObject({
      isBranchEmpty: false,
      culprits: [{ entity: 'printer', count: 1, first: [{ name }] }],
    });
    expect(errorOf(await choose(register.deviceId, 'takeOver'))).toMatchObject({ code: 'BRANCH_NOT_EMPTY' });
    expect(await shown(register.deviceId)).toMatchObject({ state: 'waiting' });
  });

  it('may send it in any pieces, again after a lost answer, and waits until all of it is there', async () => {
    const register = await linkRegister(app, owner);
    expect(await offer(register, menu)).toEqual({ state: 'uploading', received: 0 });
    for (const piece of [menu.slice(0, 3), menu.slice(0, 3), menu.slice(2, 5)]) await push(register, piece);
    expect(await offer(register, menu)).toEqual({ state: 'uploading', received: 5 });
    expect(errorOf(await choose(register.deviceId, 'takeOver'))).toMatchObject({ code: 'CONFLICT' });
    await push(register, menu.slice(5));
    expect(await offer(register, menu)).toEqual({ state: 'waiting', received: menu.length });
  });

  it('begins anew when it holds something else now', async () => {
    const { register } = await offered();
    expect(await offer(register, menu.slice(0, 2))).toEqual({ state: 'uploading', received: 0 });
  });

  it.each([
    ['[{"entity":"shelf","key":"1","content":{}}]', 'INVALID_INPUT'],
    ['[{"entity":"vat","key":"","content":{}}]', 'INVALID_INPUT'],
    ['nonsense', 'MALFORMED_JSON'],
  ])('is told of a batch that is none: %s', async (batch, code) => {
    const { register } = await offered();
    const query = 'mutation($batch: String!) { pushMasterData(batch: $batch) { state } }';
    expect(errorOf(await app.call('/graphql/pos', register.accessToken, query, { batch }))).toMatchObject({
      code,
    });
  });

  it('pushes no more than it has offered', async () => {
    const register = await linkRegister(app, owner);
    await offer(register, menu.slice(0, 2));
    expect(errorOf(await push(register, menu))).toMatchObject({ code: 'CONFLICT' });
    expect(await offer(register, menu.slice(0, 2))).toEqual({ state: 'uploading', received: 0 });
  });

  it('that offered nothing has nothing to push', async () => {
    const register = await linkRegister(app, owner);
    expect(errorOf(await push(register, menu))).toMatchObject({ code: 'CONFLICT' });
  });

  it('is of its own tenant alone', async () => {
    const { register } = await offered();
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    expect(await shown(register.deviceId, stranger)).toBeNull();
    expect(errorOf(await choose(register.deviceId, 'replace', stranger))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('with thousands of records is taken over in chunks, those first on which others depend', async () => {
    const many = Array.from({ length: 1_200 }, (_, index) =>
      article(`A${index}`, { plu: String(index), subcategoryId: 'Fass' }),
    );
    const records = [...menu, ...many];
    const register = await linkRegister(app, owner);
    await offer(register, records);
    for (let from = 0; from < records.length; from += 500)
      dataOf(await push(register, records.slice(from, from + 500)));
    expect(await offer(register, records)).toMatchObject({ state: 'waiting' });
    dataOf(await choose(register.deviceId, 'takeOver'));
    await expect.poll(async () => (await shown(register.deviceId))?.state).toBe('takenOver');
    const mirror = new Mirror(app, register);
    await mirror.takeAll(2000);
    expect(mirror.namesOf('article')).toHaveLength(1_202);
  });
});
