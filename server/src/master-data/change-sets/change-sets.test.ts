import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ArticleSurroundings,
  articleSurroundings,
  manyArticles,
  savedRecord,
} from '../../app/testing/many-articles.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { until } from '../../app/testing/until.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let needed: ArticleSurroundings;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  needed = await articleSurroundings(app, owner);
});
afterAll(() => app.stop());

const fivePercent = { kind: 'price', prices: 'main', by: { kind: 'percent', hundredths: 500 } };

const ask = async <T>(query: string, variables: object = {}, person = owner): Promise<T> =>
  dataOf<T>(await app.call('/graphql/pos', person, query, variables as Record<string, unknown>));

interface Preview {
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faulty: number;
  readonly seenSeq: string;
  readonly faultyRows: readonly Row[];
  readonly changedRows: readonly Row[];
}
interface Row {
  readonly recordId: string;
  readonly name: string;
  readonly outcome: string;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
  readonly changes: readonly { readonly field: string; readonly old: string; readonly new: string }[];
}

const row = 'recordId name outcome faults { path code } changes { field old new oldName newName }';
const selectionArgs = '$entity: String!, $ids: [ID!], $filter: RecordFilterInput, $change: String!';
const selection = 'entity: $entity, ids: $ids, filter: $filter, change: $change';

interface Selected {
  readonly ids?: readonly string[];
  readonly filter?: object;
}
const variables = (change: object, selected: Selected, entity = 'article') => ({
  entity,
  change: JSON.stringify(change),
  ...selected,
});

const previewQuery = `query(${selectionArgs}) { previewChange(${selection}) {
  total changed unchanged faulty seenSeq faultyRows { ${row} } changedRows { ${row} } } }`;
const preview = async (change: object, selected: Selected, entity?: string): Promise<Preview> =>
  (await ask<{ previewChange: Preview }>(previewQuery, variables(change, selected, entity))).previewChange;

const startQuery = `mutation(${selectionArgs}, $requestKey: ID!, $seenSeq: String) {
  startChange(${selection}, requestKey: $requestKey, seenSeq: $seenSeq) { isSuccess message modelId } }`;
const start = async (
  change: object,
  selected: Selected,
  { entity = 'article', requestKey = newId(), seenSeq = null as string | null } = {},
): Promise<string> => {
  const given = { ...variables(change, selected, entity), requestKey, seenSeq };
  return (await ask<{ startChange: { modelId: string } }>(startQuery, given)).startChange.modelId;
};

interface ChangeSet {
  readonly state: string;
  readonly kind: string;
  readonly description: string;
  readonly total: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly faulty: number;
  readonly changedSince: number;
  readonly gone: number;
  readonly actorName: string;
  readonly undoneBy: string | null;
}
const setQuery = `query($id: ID!) { changeSet(id: $id) { state kind description(language: "de") total changed unchanged
  faulty changedSince gone actorName undoneBy } }`;
const readSet = async (id: string): Promise<ChangeSet> =>
  (await ask<{ changeSet: ChangeSet }>(setQuery, { id })).changeSet;

const ended = (id: string): Promise<ChangeSet> =>
  until(
    () => readSet(id),
    ({ state }) => state !== 'waiting' && state !== 'running',
  );

const undo = async (id: string, requestKey: string = newId()) =>
  (
    await ask<{ undoChangeSet: { isSuccess: boolean; message: string | null; modelId: string } }>(
      'mutation($id: ID!, $requestKey: ID!) { undoChangeSet(id: $id, requestKey: $requestKey) { isSuccess message modelId } }',
      { id, requestKey },
    )
  ).undoChangeSet;

interface Stored {
  readonly price: number;
  readonly version: number;
  readonly status: number;
  readonly change_seq: number;
}
const stored = async (ids: readonly string[]): Promise<Stored[]> => {
  const { rows } = await app.owner.query<Stored>(
    'select price::int, version, status, change_seq::int from articles where id = any ($1) order by id',
    [ids],
  );
  return rows;
};
const prices = async (ids: readonly string[]) => (await stored(ids)).map(({ price }) => price);

const problems = async (id: string): Promise<readonly Row[]> =>
  (
    await ask<{ changeSetRecords: { nodes: Row[] } }>(
      `query($id: ID!) { changeSetRecords(id: $id, isChanged: false, first: 50) { nodes { ${row} } } }`,
      { id },
    )
  ).changeSetRecords.nodes;

const savePrice = async (id: string, price: number): Promise<void> => {
  const { article } = await ask<{ article: Record<string, unknown> }>(
    'query($id: ID!) { article(id: $id) { id version name mainCategoryId vatInHouseId vatOutOfHouseId } }',
    { id },
  );
  await savedRecord(app, owner, 'Article', { ...article, price, type: 'MainArticle', unit: 'piece' });
};

describe('the preview of a bulk change', () => {
  it('counts exactly over all that match, with old and new values, and changes nothing', async () => {
    const ids = await manyArticles(app, needed, 1200);
    const filter = { conditions: [{ field: 'price', is: 'from', values: ['1'] }] };
    const seen = await preview(fivePercent, { filter });
    // 5 % of 9 cents and less is less than half a cent.
    expect(seen).toMatchObject({ total: 1200, changed: 1191, unchanged: 9, faulty: 0 });
    expect(seen.changedRows).toHaveLength(50);
    expect(seen.changedRows[0]).toEqual({
      recordId: ids[9],
      name: 'Artikel 10',
      outcome: 'changed',
      faults: [],
      changes: [{ field: 'price', old: '10', new: '11', oldName: null, newName: null }],
    });
    expect((await stored(ids)).every(({ version }) => version === 1)).toBe(true);
  });

  it('tells what cannot be changed, and why', async () => {
    const ids = await manyArticles(app, needed, 30);
    const seen = await preview({ ...fivePercent, by: { kind: 'amount', cents: -10 } }, { ids });
    expect(seen).toMatchObject({ total: 30, changed: 21, faulty: 9 });
    expect(seen.faultyRows.map(({ name }) => name)).toEqual(
      Array.from({ length: 9 }, (_, index) => `Artikel ${index + 1}`),
    );
    expect(seen.faultyRows[0]?.faults).toEqual([{ path: 'price', code: 'OUT_OF_RANGE' }]);
  });

  it('names the records behind references, and refuses a subcategory of another main category (ART-09)', async () => {
    const ids = await manyArticles(app, needed, 2);
    const main = await savedRecord(app, owner, 'Category', { name: 'Speisen', sort: 1 });
    const sub = await savedRecord(app, owner, 'Category', { name: 'Suppen', sort: 1, parentId: main });
    const fitting = { kind: 'set', values: { mainCategoryId: main, subcategoryId: sub } };
    const seen = await preview(fitting, { ids });
    expect(seen.changedRows[0]?.changes).toEqual([
      {
        field: 'mainCategoryId',
        old: JSON.stringify(needed.categoryId),
        new: JSON.stringify(main),
        oldName: 'Getränke',
        newName: 'Speisen',
      },
      { field: 'subcategoryId', old: 'null', new: JSON.stringify(sub), oldName: null, newName: 'Suppen' },
    ]);
    const foreign = await preview({ kind: 'set', values: { subcategoryId: sub } }, { ids });
    expect(foreign).toMatchObject({ changed: 0, faulty: 2 });
    expect(foreign.faultyRows[0]?.faults).toEqual([{ path: 'subcategoryId', code: 'NOT_OF_MAIN_CATEGORY' }]);
  });

  it('of one tenant run a few at once; who asks for more is told to come back', async () => {
    const given = variables({ kind: 'active', isActive: false }, { filter: {} });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.call('/graphql/pos', owner, previewQuery, given)),
    );
    const codes = answers.map((answer) => errorOf(answer)?.code ?? 'ok');
    expect(new Set(codes)).toEqual(new Set(['ok', 'TOO_MANY_REQUESTS']));
    expect(errorOf(await app.call('/graphql/pos', owner, previewQuery, given))).toBeUndefined();
  });

  it('goes on behind a record', async () => {
    const ids = await manyArticles(app, needed, 60);
    const query = `query(${selectionArgs}, $after: ID!) {
      previewChangeRows(${selection}, isFaulty: false, after: $after) { name } }`;
    const given = { ...variables({ kind: 'active', isActive: false }, { ids }), after: ids[49] };
    const { previewChangeRows } = await ask<{ previewChangeRows: Row[] }>(query, given);
    expect(previewChangeRows.map(({ name }) => name)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Artikel ${51 + index}`),
    );
  });

  it.each([
    [{ kind: 'price' }, 'article'],
    [{ kind: 'set', values: { name: 'x' } }, 'printer'],
    [{ kind: 'delete' }, 'receipt'],
  ])('%j of %s is refused', async (change, entity) => {
    const answer = await app.call(
      '/graphql/pos',
      owner,
      previewQuery,
      variables(change, { ids: [] }, entity),
    );
    expect(errorOf(answer)).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

describe('a bulk change', () => {
  it('changes thousands in chunks, each record with its own number, and tells who did what', async () => {
    const ids = await manyArticles(app, needed, 2300);
    const id = await start(fivePercent, { ids });
    expect(await ended(id)).toEqual({
      state: 'done',
      kind: 'bulk',
      description: 'Preis + 5 %'.replace(' %', '\u00a0%'),
      total: 2300,
      changed: 2291,
      unchanged: 9,
      faulty: 0,
      changedSince: 0,
      gone: 0,
      actorName: 'Olga Lindner',
      undoneBy: null,
    });
    const after = await stored(ids);
    expect(after[999]).toMatchObject({ price: 1050, version: 2 });
    expect(new Set(after.map(({ change_seq }) => change_seq)).size).toBe(2300);
    const { rows } = await app.owner.query(
      `select action, entity, actor_name, new_values from audit_log where entity_id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        action: 'bulk',
        entity: 'changeSet',
        actor_name: 'Olga Lindner',
        new_values: { name: 'Preis + 5\u00a0%', type: 'article', total: 2300 },
      },
    ]);
  });

  it('is started once, however often somebody clicks', async () => {
    const ids = await manyArticles(app, needed, 20);
    const requestKey = newId();
    const clicks = await Promise.all([1, 2, 3].map(() => start(fivePercent, { ids }, { requestKey })));
    expect(new Set(clicks).size).toBe(1);
    await ended(clicks[0] ?? '');
    expect((await prices(ids))[19]).toBe(21);
  });

  it('leaves alone what somebody changed after the preview, and tells it', async () => {
    const ids = await manyArticles(app, needed, 20);
    const { seenSeq } = await preview(fivePercent, { ids });
    await savePrice(ids[19] ?? '', 500);
    const id = await start(fivePercent, { ids }, { seenSeq });
    expect(await ended(id)).toMatchObject({ changed: 10, unchanged: 9, changedSince: 1 });
    expect((await prices(ids))[19]).toBe(500);
    expect(await problems(id)).toMatchObject([{ recordId: ids[19], outcome: 'changedSince' }]);
  });

  it('is about what matched when it began', async () => {
    const ids = await manyArticles(app, needed, 5);
    const printer = await savedRecord(app, owner, 'Printer', {
      name: 'Theke',
      group: 'bar',
      codePage: 'CP858',
      copies: 1,
      printWidth: 42,
      signals: 'none',
    });
    await app.owner.query('update articles set printer_id = $2 where id = any ($1)', [ids, printer]);
    const filter = { conditions: [{ field: 'printerId', is: 'is', values: [printer] }] };
    const id = await start({ kind: 'set', values: { printerId: null } }, { filter });
    expect(await ended(id)).toMatchObject({ total: 5, changed: 5, description: 'Drucker: nichts' });
  });

  it('of another tenant is not there', async () => {
    const ids = await manyArticles(app, needed, 3);
    const stranger = await app.signIn('owner@retail.demo.example');
    const id = await start(fivePercent, { ids });
    await ended(id);
    const seen = await ask<{ previewChange: Preview }>(
      previewQuery,
      variables({ kind: 'active', isActive: false }, { ids }),
      stranger,
    );
    expect(seen.previewChange.total).toBe(0);
    expect(await ask(setQuery, { id }, stranger)).toEqual({ changeSet: null });
    const query = 'mutation($id: ID!) { cancelChangeSet(id: $id) { isSuccess } }';
    expect(errorOf(await app.call('/graphql/pos', stranger, query, { id }))).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it.each(['manager@demo.example', 'user@demo.example', undefined])('is not for %s', async (email) => {
    const person = email && (await app.signIn(email));
    const given = { ...variables(fivePercent, { filter: {} }), requestKey: newId() };
    const answer = await app.call('/graphql/pos', person, startQuery, given);
    expect(errorOf(answer)?.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });
});

describe('undoing', () => {
  it('puts the old values back, but not over what somebody did since', async () => {
    const ids = await manyArticles(app, needed, 1100);
    const id = await start({ ...fivePercent, by: { kind: 'amount', cents: 100 } }, { ids });
    await ended(id);
    await savePrice(ids[7] ?? '', 777);
    const undoing = await undo(id);
    expect(await ended(undoing.modelId)).toMatchObject({
      kind: 'undo',
      state: 'done',
      total: 1100,
      changed: 1099,
      changedSince: 1,
    });
    const expected = ids.map((_, index) => (index === 7 ? 777 : index + 1));
    expect(await prices(ids)).toEqual(expected);
    expect(await problems(undoing.modelId)).toMatchObject([{ recordId: ids[7], outcome: 'changedSince' }]);
    expect((await readSet(id)).undoneBy).toBe(undoing.modelId);
  });

  it('happens once, and can be undone itself', async () => {
    const ids = await manyArticles(app, needed, 3);
    const id = await start({ kind: 'active', isActive: false }, { ids });
    await ended(id);
    const key = newId();
    const [first, second] = [await undo(id, key), await undo(id, key)];
    expect(second.modelId).toBe(first.modelId);
    await ended(first.modelId);
    expect((await stored(ids)).map(({ status }) => status)).toEqual([1, 1, 1]);
    const query =
      'mutation($id: ID!, $requestKey: ID!) { undoChangeSet(id: $id, requestKey: $requestKey) { isSuccess } }';
    const again = await app.call('/graphql/pos', owner, query, { id, requestKey: newId() });
    expect(errorOf(again)).toMatchObject({ code: 'CONFLICT' });
    await ended((await undo(first.modelId)).modelId);
    expect((await stored(ids)).map(({ status }) => status)).toEqual([0, 0, 0]);
  });

  it('of a change that changed nothing is refused', async () => {
    const ids = await manyArticles(app, needed, 2);
    const id = await start({ kind: 'active', isActive: true }, { ids });
    expect(await ended(id)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await undo(id)).toMatchObject({ isSuccess: false, message: 'NOTHING_CHANGED' });
  });
});

describe('deleting many (MDA-10, MDA-11, MDA-13)', () => {
  it('refuses those in use with the counts, and brings the others back', async () => {
    const ids = await manyArticles(app, needed, 4);
    const [used = '', ...others] = ids;
    await savedRecord(app, owner, 'Article', {
      name: 'Menü',
      type: 'BundleArticle',
      unit: 'piece',
      price: 100,
      mainCategoryId: needed.categoryId,
      vatInHouseId: needed.vatId,
      vatOutOfHouseId: needed.vatId,
      members: [{ articleId: used, quantity: 1000 }],
    });
    const seen = await preview({ kind: 'delete' }, { ids });
    expect(seen).toMatchObject({ changed: 3, faulty: 1 });
    expect(seen.faultyRows[0]).toMatchObject({ recordId: used, faults: [{ path: '', code: 'IN_USE' }] });
    const id = await start({ kind: 'delete' }, { ids });
    expect(await ended(id)).toMatchObject({ changed: 3, faulty: 1, description: 'gelöscht' });
    expect((await stored(ids)).map(({ status }) => status)).toEqual([1, -2, -2, -2]);
    await ended((await undo(id)).modelId);
    expect((await stored(others)).map(({ status }) => status)).toEqual([1, 1, 1]);
  });
});

it('the history tells the sets of all, newest first, a page at a time', async () => {
  const query = `query($after: String) { changeSets(first: 2, after: $after) {
    nodes { id createdAt entity } pageInfo { endCursor hasNextPage } } }`;
  interface Sets {
    readonly changeSets: {
      readonly nodes: readonly { readonly id: string; readonly createdAt: string }[];
      readonly pageInfo: { readonly endCursor: string };
    };
  }
  const { changeSets: first } = await ask<Sets>(query);
  const { changeSets: second } = await ask<Sets>(query, { after: first.pageInfo.endCursor });
  const times = [...first.nodes, ...second.nodes].map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort().reverse());
  expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(4);
});
