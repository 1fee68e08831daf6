import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit } from '../app/testing/link-register.ts';
import { printerOf, saveRecord } from '../app/testing/master-data.ts';
import { addPerson, addTenant } from '../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../app/testing/test-app.ts';
import { newId } from '../kit/ids/index.ts';

let app: TestServer;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Kind = 'category' | 'article' | 'printer';
type Values = Readonly<Record<string, unknown>>;

interface Row {
  readonly name: string;
  readonly faults: readonly { readonly path: string; readonly code: string }[];
}
interface Along {
  readonly isSuccess: boolean;
  readonly message: string | null;
  readonly setId: string | null;
  readonly parts: readonly {
    readonly entity: string;
    readonly total: number;
    readonly changedRows: readonly Row[];
    readonly refusedRows: readonly Row[];
  }[];
}

const fields = {
  category: 'id version name parentId unitIds',
  printer: 'id version name unitIds',
  article: 'id version name mainCategoryId subcategoryId type mainArticleId unitIds',
} as const;

const result = `isSuccess message setId parts { entity total
  changedRows { name faults { path code } } refusedRows { name faults { path code } } }`;

/** A tenant of its own with two branches, and a café's records. */
const openShop = async () => {
  const tenantId = await addTenant(app);
  const person = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
  const [here, there] = [await createUnit(app, person), await createUnit(app, person)];
  const vats = await app.owner.query<{ id: string }>('select id from vats where tenant_id = $1 limit 1', [
    tenantId,
  ]);
  const vat = vats.rows[0]?.id;
  const ask = async <T>(query: string, variables: Values): Promise<T> =>
    dataOf<{ it: T }>(await app.call('/graphql/pos', person, query, variables)).it;
  const make = (kind: Kind, values: Values) => saveRecord(app, person, kind, values);
  const read = (kind: Kind, id: string) =>
    ask<Values & { id: string; version: number }>(
      `query($id: ID!) { it: ${kind}(id: $id) { ${fields[kind]} } }`,
      {
        id,
      },
    );
  const changed = async (kind: Kind, id: string, values: Values) => {
    const { version } = await read(kind, id);
    return { entity: kind, record: JSON.stringify({ id, version, ...values }) };
  };
  return {
    here,
    there,
    person,
    make,
    read,
    article: (values: Values) =>
      make('article', {
        price: 100,
        vatInHouseId: vat,
        vatOutOfHouseId: vat,
        unitIds: [here, there],
        ...values,
      }),
    preview: async (kind: Kind, id: string, values: Values) =>
      ask<Along>(
        `query($entity: String!, $record: String!) { it: previewAlong(entity: $entity, record: $record) { ${result} } }`,
        await changed(kind, id, values),
      ),
    along: async (kind: Kind, id: string, values: Values) =>
      ask<Along>(
        `mutation($entity: String!, $record: String!, $requestKey: ID!) {
          it: saveAlong(entity: $entity, record: $record, requestKey: $requestKey) { ${result} } }`,
        { ...(await changed(kind, id, values)), requestKey: newId() },
      ),
    undo: async (id: string | null) => {
      const query = `mutation($id: ID!, $requestKey: ID!) {
        it: undoChangeSet(id: $id, requestKey: $requestKey) { isSuccess modelId } }`;
      const undone = await ask<{ isSuccess: boolean; modelId: string }>(query, { id, requestKey: newId() });
      expect(undone.isSuccess).toBe(true);
      return undone.modelId;
    },
    save: async (kind: Kind, values: Values) => {
      const type = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
      const query = `mutation($it: ${type}Input!) { it: save${type}(${kind}: $it) { isSuccess faults { path code parameters } } }`;
      return ask<{ isSuccess: boolean; faults: { code: string; parameters: string }[] }>(query, {
        it: values,
      });
    },
  };
};
type Shop = Awaited<ReturnType<typeof openShop>>;

/** A category with one below it, an article of both, and a bundle of this article that is of another category. */
const furnish = async (shop: Shop) => {
  const both = [shop.here, shop.there];
  const drinks = await shop.make('category', { name: 'Getränke', unitIds: both });
  const hot = await shop.make('category', { name: 'Warmes', parentId: drinks, unitIds: both });
  const food = await shop.make('category', { name: 'Speisen', unitIds: null });
  const coffee = await shop.article({ name: 'Kaffee', mainCategoryId: drinks, subcategoryId: hot });
  const members = [{ articleId: coffee, quantity: 1000 }];
  const breakfast = await shop.article({
    name: 'Frühstück',
    mainCategoryId: food,
    type: 'BundleArticle',
    members,
    unitIds: null,
  });
  return { drinks, hot, food, coffee, breakfast };
};

const unitsOf = async (shop: Shop, records: readonly (readonly [Kind, string])[]) => {
  const found = [];
  for (const [kind, id] of records) found.push((await shop.read(kind, id)).unitIds);
  return found;
};

describe('MDA-13: a record changes together with what refers to it', () => {
  it('so that all of them leave a branch, after a look at which; one undoing brings all back', async () => {
    const shop = await openShop();
    const { drinks, hot, coffee, breakfast } = await furnish(shop);
    const stays = { unitIds: [shop.here] };
    const { faults } = await shop.save('category', { id: drinks, ...stays });
    expect(faults.map(({ code, parameters }) => [code, JSON.parse(parameters).users])).toEqual([
      ['USED_IN_BRANCHES', [{ id: hot, name: 'Warmes' }]],
      ['USED_IN_BRANCHES', [{ id: coffee, name: 'Kaffee' }]],
    ]);

    const told = await shop.preview('category', drinks, stays);
    expect(told).toMatchObject({ isSuccess: true, setId: null });
    expect(told.parts.map(({ entity, total }) => `${entity} ${total}`)).toEqual(['category 2', 'article 2']);
    expect((await shop.read('category', drinks)).unitIds).toEqual([shop.here, shop.there].toSorted());

    const { isSuccess, setId } = await shop.along('category', drinks, stays);
    expect(isSuccess).toBe(true);
    const records = [
      ['category', drinks],
      ['category', hot],
      ['article', coffee],
      ['article', breakfast],
    ] as const;
    expect(await unitsOf(shop, records)).toEqual(Array(4).fill([shop.here]));
    const undone = await shop.undo(setId);
    const both = [shop.here, shop.there].toSorted();
    expect(await unitsOf(shop, records)).toEqual([both, both, both, null]);
    await shop.undo(undone);
    expect(await unitsOf(shop, records)).toEqual(Array(4).fill([shop.here]));
  });

  it('so that articles follow their subcategory to another main category, and a category that becomes one', async () => {
    const shop = await openShop();
    const { hot, food, drinks, coffee } = await furnish(shop);
    const placeOf = async () => {
      const { mainCategoryId, subcategoryId } = await shop.read('article', coffee);
      return [mainCategoryId, subcategoryId];
    };
    expect((await shop.save('category', { id: hot, parentId: food })).faults).toMatchObject([
      { code: 'USED_BY_ARTICLES' },
    ]);
    expect(await shop.along('category', hot, { parentId: food })).toMatchObject({ isSuccess: true });
    expect(await placeOf()).toEqual([food, hot]);
    expect(await shop.along('category', hot, { parentId: null })).toMatchObject({ isSuccess: true });
    expect(await placeOf()).toEqual([hot, null]);
    const { setId } = await shop.along('category', hot, { parentId: drinks });
    expect(await placeOf()).toEqual([drinks, hot]);
    await shop.undo(setId);
    expect(await placeOf()).toEqual([hot, null]);
  });

  it('so that sub-articles follow a main article that becomes one itself (ART-09)', async () => {
    const shop = await openShop();
    const { food: mainCategoryId } = await furnish(shop);
    const [beer, small, drinks] = [
      await shop.article({ name: 'Bier', mainCategoryId }),
      await shop.article({ name: 'Getränk', mainCategoryId }),
      await shop.article({ name: 'Alles', mainCategoryId }),
    ];
    const sub = { type: 'SubArticle', mainArticleId: beer };
    const glass = await shop.article({ name: 'Bier 0,3', mainCategoryId, ...sub });
    const becomes = { type: 'SubArticle', mainArticleId: drinks };
    expect((await shop.save('article', { id: beer, ...becomes })).faults).toMatchObject([
      { code: 'HAS_SUBARTICLES' },
    ]);
    expect(await shop.along('article', beer, becomes)).toMatchObject({ isSuccess: true });
    expect(await shop.read('article', glass)).toMatchObject({ mainArticleId: drinks });
    expect(small).not.toBe(beer);
  });

  it('or none of them, where one would be in no branch any more; it says which', async () => {
    const shop = await openShop();
    const printer = await shop.make(
      'printer',
      printerOf({ name: 'Theke', unitIds: [shop.here, shop.there] }),
    );
    const { food: mainCategoryId } = await furnish(shop);
    const only = await shop.article({
      name: 'Eis',
      mainCategoryId,
      printerId: printer,
      unitIds: [shop.there],
    });
    const refused = await shop.along('printer', printer, { unitIds: [shop.here] });
    expect(refused).toMatchObject({ isSuccess: false, message: 'REFUSED', setId: null });
    expect(refused.parts.flatMap(({ refusedRows }) => refusedRows)).toContainEqual({
      name: 'Eis',
      faults: [{ path: 'unitIds', code: 'NO_BRANCH_LEFT' }],
    });
    expect(await unitsOf(shop, [['article', only]])).toEqual([[shop.there]]);
  });

  it('only from the version that was seen, the last writer wins without one, and only as somebody who may', async () => {
    const shop = await openShop();
    const { drinks } = await furnish(shop);
    const query = `mutation($entity: String!, $record: String!, $requestKey: ID!) {
      it: saveAlong(entity: $entity, record: $record, requestKey: $requestKey) { message } }`;
    const variables = (record: object) => ({
      entity: 'category',
      record: JSON.stringify({ id: drinks, ...record }),
      requestKey: newId(),
    });
    const late = await app.call('/graphql/pos', shop.person, query, variables({ version: 7, unitIds: null }));
    expect(dataOf(late)).toEqual({ it: { message: 'CONFLICT' } });
    const last = await app.call('/graphql/pos', shop.person, query, variables({ sort: 3 }));
    expect(dataOf(last)).toEqual({ it: { message: null } });
    const stranger = await app.signIn((await addPerson(app, await addTenant(app), 'owner')).email);
    const foreign = await app.call('/graphql/pos', stranger, query, variables({ version: 1, unitIds: null }));
    expect(errorOf(foreign)).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('many records at once', () => {
  it('are deleted only as far as what uses them goes, too (MDA-13)', async () => {
    const shop = await openShop();
    const { food: mainCategoryId } = await furnish(shop);
    const main = await shop.article({ name: 'Bier', mainCategoryId });
    const sub = await shop.article({
      name: 'Bier 0,3',
      mainCategoryId,
      type: 'SubArticle',
      mainArticleId: main,
    });
    const members = [{ articleId: sub, quantity: 1000 }];
    await shop.article({ name: 'Menü', mainCategoryId, type: 'BundleArticle', members });
    const answer = await app.call(
      '/graphql/pos',
      shop.person,
      'mutation($ids: [ID!]!) { deleteArticles(ids: $ids) { deletions { name outcome uses { count } } } }',
      { ids: [main, sub] },
    );
    expect(dataOf<{ deleteArticles: { deletions: object[] } }>(answer).deleteArticles.deletions).toEqual([
      { name: 'Bier', outcome: 'refused', uses: [{ count: 1 }] },
      { name: 'Bier 0,3', outcome: 'refused', uses: [{ count: 1 }] },
    ]);
  });
});
