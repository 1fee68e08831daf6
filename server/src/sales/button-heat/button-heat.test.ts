import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { branchWithArticle, deleteRecords, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { type Database, openDatabase } from '../../kit/db/pools.ts';
import { createStepCount } from '../receipts/index.ts';

let app: TestServer;
let owner: string;
let db: Database;
let unitId: string;
let register: LinkedRegister;
let other: LinkedRegister;
let coffee: string;
let cake: string;
let tea: string;
let category: string;

/** The month in which everything is sold, and the one behind it. */
const may = { from: '2026-05-01', to: '2026-05-31' };
const june = { from: '2026-06-01', to: '2026-06-30' };

beforeAll(async () => {
  app = await startTestApp({ NOW: '2026-07-15T10:00:00Z' });
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  const made = await branchWithArticle(app, owner);
  unitId = made.unitId;
  category = made.mainCategoryId;
  register = await linkRegister(app, owner, { unitId });
  other = await linkRegister(app, owner, { unitId, databaseId: register.databaseId, name: 'Bar' });
  const article = (name: string, plu: string | null = null) =>
    saveRecord(app, owner, 'article', { ...made.articleValues, name, plu });
  coffee = await article('Filterkaffee');
  cake = await article('Apfelkuchen', '4711');
  tea = await article('Tee');
  const day = (text: string, hour = '10') => ({
    start: `2026-${text}T${hour}:00:00.000Z`,
    end: `2026-${text}T${hour}:01:00.000Z`,
  });
  await sell(day('05-10'), ['1', coffee], ['4711', null], ['1', coffee]);
  await sell(day('05-10', '11'), ['4711', null], ['old', tea], ['x', null]);
  await sell(day('05-12'), ['one', coffee]);
  await sell(day('06-02'), ['1', coffee]);
  await sellAt(other, day('04-20'), ['1', coffee], ['4711', null]);
  await sell(day('04-20'), ['4711', null]);
  await sell(day('04-21', '12'), ['4711', null]);
  await createStepCount(db, 0)();
}, 60_000);
afterAll(async () => {
  await db.close();
  await app.stop();
});

type Sold = readonly [key: string, id: string | null];

interface Times {
  readonly start: string;
  readonly end: string;
}

const sell = (given: Times, ...articles: readonly Sold[]) => sellAt(register, given, ...articles);

const sellAt = async (till: LinkedRegister, given: Times, ...articles: readonly Sold[]) => {
  const positions = articles.map(([key, id], index) =>
    position({ line: `${index + 1}`, text: `Text ${key}`, unitPrice: 300, article: { key, id } }),
  );
  const receipt = receiptOf(till, { ...given, positions });
  expect(outcomesOf(await pushBatch(app, till, [receipt]))).toEqual(['stored']);
};

interface Heat {
  readonly articles: readonly Readonly<Record<string, unknown>>[];
  readonly [name: string]: unknown;
}

const heat = async (given: object = {}, person = owner): Promise<Heat> => {
  const query = `query($from: Day, $to: Day, $unitIds: [ID!], $deviceIds: [ID!],
    $currency: String) {
    buttonHeat(from: $from, to: $to, unitIds: $unitIds, deviceIds: $deviceIds, currency: $currency) {
      from to currency receipts openHours omittedPresses isOmitted totalCount
      articles { articleId articleKey name isDeleted quantity turnover presses } } }`;
  const answer = await app.call('/graphql/pos', person, query, { ...may, unitIds: [unitId], ...given });
  return dataOf<{ buttonHeat: Heat }>(answer).buttonHeat;
};

const askTaps = (grids: readonly (readonly [string, number][])[], given: object = {}, person = owner) => {
  const query = `query($grids: [ArticleButtonsInput!]!, $from: Day, $to: Day, $unitIds: [ID!], $deviceIds: [ID!]) {
    buttonTaps(grids: $grids, from: $from, to: $to, unitIds: $unitIds, deviceIds: $deviceIds) {
      from to receipts omittedPresses isOmitted grids { taps searched } } }`;
  const asked = grids.map((grid) => ({ buttons: grid.map(([articleId, layer]) => ({ articleId, layer })) }));
  return app.call('/graphql/pos', person, query, { grids: asked, ...may, unitIds: [unitId], ...given });
};
const taps = async (...grids: readonly (readonly [string, number][])[]) =>
  dataOf<{ buttonTaps: { receipts: number; grids: readonly unknown[] } }>(await askTaps(grids)).buttonTaps;

describe('heat of buttons', () => {
  it('is what each article sold in the months, by the id of receipts, the PLU, or the key alone', async () => {
    const { articles, ...rest } = await heat();
    expect(rest).toEqual({
      ...{ from: '2026-05-01', to: '2026-05-31', currency: 'EUR', receipts: 3, openHours: 3 },
      ...{ omittedPresses: 0, isOmitted: false, totalCount: 4 },
    });
    const sold = { isDeleted: false, articleKey: expect.any(String) };
    expect(articles).toEqual([
      { ...sold, articleId: coffee, name: 'Filterkaffee', quantity: 3, turnover: 900, presses: 3 },
      { ...sold, articleId: cake, name: 'Apfelkuchen', quantity: 2, turnover: 600, presses: 2 },
      expect.objectContaining({ quantity: 1, presses: 1 }),
      expect.objectContaining({ quantity: 1, presses: 1 }),
    ]);
    expect(articles.slice(2).map(({ name, articleId }) => [name, articleId])).toEqual(
      expect.arrayContaining([
        ['Tee', tea],
        ['Text x', null],
      ]),
    );
  });

  it('is of the branches that are asked for, and of all of them without', async () => {
    const other = await branchWithArticle(app, owner);
    expect(await heat({ unitIds: [other.unitId] })).toMatchObject({
      articles: [],
      receipts: 0,
      openHours: 0,
    });
    expect(await heat({ unitIds: null })).toMatchObject({ receipts: 3, openHours: 3, totalCount: 4 });
  });

  it.each<[string, string, string, number, number]>([
    ['a day', '2026-05-10', '2026-05-10', 2, 2],
    ['the better part of a month', '2026-05-02', '2026-05-30', 3, 3],
    ['a month without its last days', '2026-05-01', '2026-05-11', 2, 2],
    ['days of two months', '2026-05-11', '2026-06-02', 2, 2],
    ['a month and most of another', '2026-05-01', '2026-06-20', 4, 4],
    ['a month and a day', '2026-05-01', '2026-06-02', 4, 4],
    ['days without a sale', '2026-05-20', '2026-05-31', 0, 0],
  ])('is of the very days: %s', async (_, from, to, receipts, openHours) => {
    for (const units of [[unitId], null]) {
      const answer = await heat({ from, to, unitIds: units });
      expect(answer).toMatchObject({ from, to, receipts, openHours });
      const presses = answer.articles.reduce((sum, article) => sum + Number(article.presses), 0);
      const turnover = answer.articles.reduce((sum, article) => sum + Number(article.turnover), 0);
      expect(turnover).toBe(presses * 300);
      expect(answer.articles.filter((article) => article.presses === 0)).toEqual([]);
    }
    expect(await heat({ ...june })).toMatchObject({
      receipts: 1,
      articles: [{ articleId: coffee, presses: 1 }],
    });
  });

  it('is of the registers that are asked for', async () => {
    const days = { from: '2026-04-02', to: '2026-05-31' };
    expect(await heat({ ...days, deviceIds: [other.deviceId] })).toMatchObject({
      ...{ receipts: 1, openHours: 1, totalCount: 2 },
      articles: [
        { presses: 1, quantity: 1, turnover: 300 },
        { presses: 1, quantity: 1, turnover: 300 },
      ],
    });
    const own = await heat({ ...days, deviceIds: [register.deviceId], unitIds: null });
    expect(own).toMatchObject({ receipts: 5, openHours: 5 });
    expect(await heat({ ...days, deviceIds: [register.deviceId, other.deviceId] })).toMatchObject({
      ...{ receipts: 6, openHours: 5 },
    });
    const answer = await askTaps([[[coffee, 0]]], { ...days, deviceIds: [other.deviceId] });
    expect(dataOf(answer)).toMatchObject({ buttonTaps: { receipts: 1, grids: [{ taps: 6, searched: 1 }] } });
    const elsewhere = await branchWithArticle(app, owner);
    expect(await heat({ ...days, deviceIds: [other.deviceId], unitIds: [elsewhere.unitId] })).toMatchObject({
      receipts: 0,
      articles: [],
    });
  });

  it('names an article that was deleted meanwhile, and says so', async () => {
    expect(await deleteRecords(app, owner, 'Articles', [tea])).toEqual(['removed']);
    const { articles } = await heat();
    expect(articles.filter(({ isDeleted }) => isDeleted)).toMatchObject([{ articleId: tea, name: 'Tee' }]);
  });

  it('leaves out what would take too long, and says so', async () => {
    const query = 'select array_agg(gen_random_uuid()) ids from generate_series(1, 200)';
    const { rows } = await app.owner.query<{ ids: string[] }>(query);
    // Branches that do not exist are none: what counts are those that are read.
    expect(await heat({ unitIds: rows[0]?.ids })).toMatchObject({ articles: [] });
    await app.owner.query(
      `update sales_steps set steps = decode(repeat('00', 9000000), 'hex')
      where unit_id = $1 and grain = 'month' and period = '2026-06-01'`,
      [unitId],
    );
    expect(await heat({ ...june })).toMatchObject({ isOmitted: true, articles: [], receipts: 0 });
    expect(await heat()).toMatchObject({ isOmitted: false, receipts: 3 });
  });

  it('ACC-21: is for every role that sees dashboards, of the own tenant, and for nobody else', async () => {
    const tenantId = await addTenant(app);
    const { email } = await addPerson(app, tenantId, 'owner');
    const stranger = await app.signIn(email);
    expect(await heat({}, stranger)).toMatchObject({ articles: [], receipts: 0 });
    expect(dataOf(await askTaps([[]], {}, stranger))).toMatchObject({ buttonTaps: { receipts: 0 } });
    const user = await app.signIn('user@demo.example');
    expect(await heat({}, user)).toMatchObject({ receipts: 3 });
    for (const token of [undefined, register.accessToken]) {
      const answer = await app.call('/graphql/pos', token, '{ buttonHeat { receipts } }');
      expect(errorOf(answer)?.kind).toBe(token ? 'forbidden' : 'unauthenticated');
    }
  });
});

describe('taps of grids', () => {
  it('are counted for each from the receipts of the months', async () => {
    const answer = await taps(
      [],
      [
        [coffee, 0],
        [cake, 0],
        [tea, 0],
      ],
      [
        [coffee, 0],
        [cake, 1],
        [tea, 1],
      ],
    );
    // coffee cake coffee; cake tea x; coffee: seven presses, x without a button in any grid.
    expect(answer).toMatchObject({
      receipts: 3,
      grids: [{ taps: 35, searched: 7 }, { taps: 11, searched: 1 }, {}],
    });
    expect(answer.grids[2]).toEqual({ taps: 1 + 2 + 2 + 2 + 1 + 5 + 1, searched: 1 });
  });

  it('are counted by the button of the category where an article has none of its own', async () => {
    const query = `query($grids: [ArticleButtonsInput!]!, $from: Day, $to: Day, $unitIds: [ID!]) {
      buttonTaps(grids: $grids, from: $from, to: $to, unitIds: $unitIds) { grids { taps searched } } }`;
    const grids = [
      { buttons: [{ articleId: coffee, layer: 0 }], categories: [{ categoryId: category, layer: 0 }] },
      { buttons: [], categories: [{ categoryId: tea, layer: 0 }] },
    ];
    const answer = await app.call('/graphql/pos', owner, query, { grids, ...may, unitIds: [unitId] });
    // Three coffees, two cakes and a tea by their category, and x.
    expect(dataOf(answer)).toEqual({
      buttonTaps: {
        grids: [
          { taps: 3 + 3 * 2 + 5, searched: 1 },
          { taps: 7 * 5, searched: 7 },
        ],
      },
    });
  });

  it('are counted of more than a thousand articles, too', async () => {
    const articles = Array.from(
      { length: 1_100 },
      (_, index): Sold => [`k${index}`, index === 0 ? coffee : null],
    );
    const times = { start: '2026-03-10T10:00:00.000Z', end: '2026-03-10T10:01:00.000Z' };
    await sell(times, ...articles);
    await sell(times, ...articles.slice(0, 2));
    await createStepCount(db, 0)();
    const march = { from: '2026-03-01', to: '2026-03-31' };
    const answer = await askTaps([[], [[coffee, 0]]], march);
    expect(dataOf(answer)).toMatchObject({
      buttonTaps: { receipts: 2, grids: [{ taps: 1_102 * 5 }, { taps: 1_100 * 5 + 2, searched: 1_100 }] },
    });
    expect(await heat(march)).toMatchObject({ totalCount: 1_100, receipts: 2 });
  });

  it.each<[string, readonly (readonly [string, number][])[]]>([
    ['a layer that no grid has', [[['6f0c1fd3-7d0a-4c4f-9a7a-2d6b0d8f0001', 9]]]],
    ['what is no id', [[['coffee', 0]]]],
    ['nine grids', Array.from({ length: 9 }, () => [])],
    [
      'more buttons than a grid has',
      [Array.from({ length: 1297 }, (): [string, number] => ['6f0c1fd3-7d0a-4c4f-9a7a-2d6b0d8f0001', 0])],
    ],
  ])('refuse %s', async (_, grids) => expect(errorOf(await askTaps(grids))?.code).toBe('INVALID_INPUT'));
});
