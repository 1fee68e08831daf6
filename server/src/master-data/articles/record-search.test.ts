import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manyArticles } from '../../app/testing/many-articles.ts';
import { branchWithArticle, deleteRecords, saveRecord } from '../../app/testing/master-data.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let articleValues: Record<string, unknown>;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  const made = await branchWithArticle(app, owner);
  articleValues = made.articleValues;
  const names = [
    'Käsekuchen',
    'Kaesespätzle',
    'Pommes 100%',
    'Pommes_rot',
    "O'Neill's Stout",
    'Öl \\ Essig',
    'Rum',
  ];
  for (const [index, name] of names.entries())
    await saveRecord(app, owner, 'article', { ...articleValues, name, plu: `9900${index}` });
  await saveRecord(app, owner, 'article', { ...articleValues, name: 'Wasser', ean: '4006381333931' });
  const { mainCategoryId: categoryId, vatId = '' } = made;
  await manyArticles(app, { vatId, categoryId }, 1_200);
});
afterAll(() => app.stop());

const find = async (search: string, args: object = {}) => {
  const query = `query($filter: RecordFilterInput, $sort: String, $first: Int) {
    articles(filter: $filter, sort: $sort, first: $first) { nodes { name } totalCount } }`;
  const answer = await app.call('/graphql/pos', owner, query, { filter: { search }, ...args });
  const { articles } = dataOf<{ articles: { nodes: { name: string }[]; totalCount: number } }>(answer);
  return { names: articles.nodes.map(({ name }) => name), total: articles.totalCount };
};

describe('an article is found', () => {
  it.each([
    ['käse', ['Kaesespätzle', 'Käsekuchen']],
    ['KASE', ['Käsekuchen']],
    ['kaese', ['Kaesespätzle', 'Käsekuchen']],
    ['kuch käs', ['Käsekuchen']],
    ['0%', ['Pommes 100%']],
    ['00%', ['Pommes 100%']],
    ['s_r', ['Pommes_rot']],
    ["o'neill's", ["O'Neill's Stout"]],
    ['\\', ['Öl \\ Essig']],
    ['ol \\ ess', ['Öl \\ Essig']],
    ['638133', ['Wasser']],
    // Words that are too short for the index, beside one that it knows.
    ['pommes 1', ['Pommes 100%']],
    ['o pommes 9 _', ['Pommes_rot']],
    ['pommes xy', []],
    ['99002', ['Pommes 100%']],
    ["'); drop table articles; --", []],
    ['nichts davon', []],
  ])('by a piece of its name, PLU or EAN, in any case, with accents or without: %s', async (search, names) =>
    expect(await find(search)).toEqual({ names, total: names.length }),
  );

  // More than the index gives at once (`maxFound`).
  it('among many that the word fits, in whatever order, counted exactly', async () => {
    const first = await find('artikel', { first: 2 });
    expect(first).toEqual({ names: ['Artikel 1', 'Artikel 2'], total: 1200 });
    const last = await find('artikel', { first: 2, sort: '-name' });
    expect(last).toEqual({ names: ['Artikel 1200', 'Artikel 1199'], total: 1200 });
    // All in one look, though the index knows but one of the words.
    expect(await find('99 artikel', { first: 2 })).toEqual({
      names: ['Artikel 99', 'Artikel 199'],
      total: 21,
    });
    expect(await find('artikel 1199')).toEqual({ names: ['Artikel 1199'], total: 1 });
    const dear = {
      filter: { search: 'artikel', conditions: [{ field: 'price', is: 'from', values: ['1199'] }] },
    };
    expect(await find('', dear)).toEqual({ names: ['Artikel 1199', 'Artikel 1200'], total: 2 });
  });
});

// What they are found by stands in a table of its own (migration 0050).
describe('what an article is found by', () => {
  it('follows its name and numbers, its deletion, and its return', async () => {
    const zander = { ...articleValues, name: 'Zander', plu: '555001', ean: '4006381333948' };
    const id = await saveRecord(app, owner, 'article', zander);
    for (const text of ['zander', '555001', '33394']) expect((await find(text)).names).toEqual(['Zander']);
    const hecht = { ...articleValues, name: 'Hecht', plu: '555002', ean: null };
    await saveRecord(app, owner, 'article', { ...hecht, id, version: 1 });
    for (const text of ['zander', '555001', '33394']) expect((await find(text)).names).toEqual([]);
    for (const text of ['hecht', '555002']) expect((await find(text)).names).toEqual(['Hecht']);
    await saveRecord(app, owner, 'article', { ...hecht, id, version: 2, price: 990 });
    expect((await find('hecht')).names).toEqual(['Hecht']);
    expect(await deleteRecords(app, owner, 'Articles', [id])).toEqual(['removed']);
    expect((await find('hecht')).names).toEqual([]);
    await app.owner.query('update articles set status = 1, deleted_status = null where id = $1', [id]);
    expect((await find('hecht')).names).toEqual(['Hecht']);
  });

  it('is there for each article that is not gone, and for no other', async () => {
    const { rows } = await app.owner.query(`select name_key, search_text from (
        select tenant_id, id, name_key, search_text from articles where status >= -1) a
      full join article_texts t using (tenant_id, name_key, search_text)
      where a.id is distinct from t.article_id`);
    expect(rows).toEqual([]);
  });
});
