import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteRecords, printerOf, saveRecord } from '../../app/testing/master-data.ts';
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

interface Entry {
  readonly actorName: string;
  readonly action: string;
  readonly description: string | null;
  readonly changes: readonly { readonly field: string; readonly old: string | null; readonly new: string }[];
}
interface Page {
  readonly nodes: readonly Entry[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const query = `query($entity: String!, $id: ID!, $after: String) {
  recordHistory(entity: $entity, id: $id, after: $after) {
    nodes { actorName action description(language: "de") changes { field old new } }
    pageInfo { endCursor hasNextPage } } }`;
const call = (variables: Record<string, unknown>, person = owner) =>
  app.call('/graphql/pos', person, query, { entity: 'printer', ...variables });
const historyOf = async (id: string, after: string | null = null, person = owner): Promise<Page> =>
  dataOf<{ recordHistory: Page }>(await call({ id, after }, person)).recordHistory;

const save = (values: Record<string, unknown>) => saveRecord(app, owner, 'printer', values);

/** Changes many records, and waits until it is done. */
const changeAll = async (ids: readonly string[], change: object): Promise<void> => {
  const variables = { ids, change: JSON.stringify(change), key: newId() };
  const started = await app.call(
    '/graphql/pos',
    owner,
    `mutation($ids: [ID!], $change: String!, $key: ID!) {
      startChange(entity: "printer", ids: $ids, change: $change, requestKey: $key) { modelId } }`,
    variables,
  );
  const id = dataOf<{ startChange: { modelId: string } }>(started).startChange.modelId;
  const query = 'query($id: ID!) { changeSet(id: $id) { state } }';
  await expect
    .poll(async () => {
      const asked = await app.call('/graphql/pos', owner, query, { id });
      return dataOf<{ changeSet: { state: string } }>(asked).changeSet.state;
    })
    .toBe('done');
};

describe('the history of a record', () => {
  it('tells who changed what, old and new, the newest first', async () => {
    const values = printerOf({ name: 'Küche', group: 'kitchen' });
    const id = await save(values);
    await save({ ...values, id, version: 1, name: 'Theke', group: 'bar' });
    const { nodes } = await historyOf(id);
    expect(nodes.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(nodes[0]).toMatchObject({
      actorName: 'Olga Lindner',
      description: null,
      changes: [
        { field: 'name', old: '"Küche"', new: '"Theke"' },
        { field: 'group', old: '"kitchen"', new: '"bar"' },
      ],
    });
    expect(nodes[1]?.changes).toContainEqual({ field: 'name', old: null, new: '"Küche"' });
  });

  it('tells what a change of many records did to it', async () => {
    const [one, other] = [await save(printerOf()), await save(printerOf())];
    await changeAll([one, other], { kind: 'active', isActive: false });
    const { nodes } = await historyOf(one);
    expect(nodes[0]).toMatchObject({
      action: 'bulk',
      changes: [{ field: 'isActive', old: 'true', new: 'false' }],
    });
    expect(nodes[0]?.description).toMatch(/\S/);
  });

  it('goes on page by page, each change once', async () => {
    const values = printerOf();
    const id = await save(values);
    for (let version = 1; version <= 26; version++)
      await save({ ...values, id, version, printWidth: 30 + (version % 40) });
    const first = await historyOf(id);
    expect([first.nodes.length, first.pageInfo.hasNextPage]).toEqual([25, true]);
    const second = await historyOf(id, first.pageInfo.endCursor);
    expect(second.nodes.map(({ action }) => action)).toEqual(['update', 'create']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('tells of a deletion, too', async () => {
    const id = await save(printerOf());
    await deleteRecords(app, owner, 'Printers', [id]);
    expect((await historyOf(id)).nodes[0]?.action).toBe('delete');
  });

  it('is that of the own tenant only', async () => {
    const id = await save(printerOf());
    const { email } = await addPerson(app, await addTenant(app), 'owner');
    expect((await historyOf(id, null, await app.signIn(email))).nodes).toEqual([]);
  });

  it.each([
    ['an unknown kind', { entity: 'users', id: newId() }],
    ['no place', { id: newId(), after: 'x' }],
  ])('is refused for %s', async (_what, variables) => {
    expect(errorOf(await call(variables))).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('of half an id is that of a record that is not there', async () => {
    expect(errorOf(await call({ id: 'x' }))).toMatchObject({ code: 'NOT_FOUND' });
  });
});
