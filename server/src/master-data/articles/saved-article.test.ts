import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { branchWithArticle, saveRecord } from '../../app/testing/master-data.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let id: string;
let categoryId: string;

const shown = `id version name price plu unitIds isActive favorite prices { key name price } mainCategory { id name }
  vatInHouse { name } subcategory { name } lastModifiedByName syncState`;

interface Saved {
  readonly version: number;
  readonly mainCategory: { readonly id: string; readonly name: string };
  readonly [field: string]: unknown;
}

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  const made = await branchWithArticle(app, owner);
  id = made.articleId;
  categoryId = made.mainCategoryId;
});
afterAll(() => app.stop());

const save = async (values: object): Promise<Saved> => {
  const query = `mutation($it: ArticleInput!) { saveArticle(article: $it) { isSuccess record { ${shown} } } }`;
  const answer = await app.call('/graphql/pos', owner, query, { it: { id, ...values } });
  return dataOf<{ saveArticle: { record: Saved } }>(answer).saveArticle.record;
};

const read = async (): Promise<Saved> => {
  const query = `query($id: ID!) { article(id: $id) { ${shown} } }`;
  const answer = await app.call('/graphql/pos', owner, query, { id });
  return dataOf<{ article: Saved }>(answer).article;
};

/** Begins all of these while somebody holds the counter of numbers: each has read the article before one of them may write. */
const together = async <T>(begin: () => readonly Promise<T>[]): Promise<T[]> => {
  const holder = await app.owner.connect();
  await holder.query('begin');
  await holder.query(
    `select from change_counters where tenant_id = (select tenant_id from articles where id = $1) for update`,
    [id],
  );
  const begun = begin();
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await app.owner.query(waiting)).rowCount).toBe(begun.length);
  await holder.query('commit');
  holder.release();
  return Promise.all(begun);
};

const renameCategory = (name: string) => saveRecord(app, owner, 'category', { id: categoryId, name });

describe('a saved article', () => {
  it.each([
    ['one value', { price: 310 }],
    ['its name, by which it is found', { name: 'Espresso lungo' }],
    ['rows', { prices: [{ key: 2, name: 'Happy Hour', price: 250 }] }],
    ['several values', { price: 320, favorite: true, plu: '4711' }],
    ['several and its name', { name: 'Espresso doppio', plu: null }],
    ['that it rests', { isActive: false }],
    ['that it is there again, and a value', { isActive: true, price: 330 }],
    ['its branches', { unitIds: null }],
    ['nothing', {}],
  ])('is answered as it is read afterwards: %s', async (_what, values) => {
    const before = await read();
    const { unitIds, ...fields } = values as { readonly unitIds?: null };
    // The category has to be everywhere first.
    if (unitIds === null) await saveRecord(app, owner, 'category', { id: categoryId, unitIds });
    const saved = await save(unitIds === null ? { unitIds, ...(await everywhere()) } : fields);
    expect(saved).toEqual(await read());
    expect(saved.version).toBe(before.version + (Object.keys(values).length > 0 ? 1 : 0));
    expect(saved).toMatchObject(values);
  });

  it('keeps what others change at the same moment', async () => {
    const before = await read();
    const changes = [
      { price: 510, purchasePrice: 90 },
      { favorite: false, course: 2 },
      { grouping: true, negativePrice: true },
      { plu: '815', shortDescription: 'kräftig' },
    ];
    const saved = await together(() => changes.map(save));
    const versions = saved.map(({ version }) => version).toSorted();
    expect(versions).toEqual(changes.map((_, index) => before.version + 1 + index));
    const { rows } = await app.owner.query(
      `select price, purchase_price, favorite, course, "grouping", negative_price, plu, short_description
        from articles where id = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        ...{
          price: 510,
          purchase_price: 90,
          favorite: false,
          course: 2,
          grouping: true,
          negative_price: true,
        },
        ...{ plu: '815', short_description: 'kräftig' },
      },
    ]);
  });

  it('is changed once by several who saw the same version', async () => {
    const { version } = await read();
    const query = `mutation($it: ArticleInput!) { saveArticle(article: $it) { isSuccess message record { version } } }`;
    const answers = await Promise.all(
      [601, 602, 603, 604].map((price) =>
        app.call('/graphql/pos', owner, query, { it: { id, version, price } }),
      ),
    );
    const results = answers.map((answer) => dataOf<{ saveArticle: { message: string | null } }>(answer));
    const record = { version: version + 1 };
    const conflict = { saveArticle: { isSuccess: false, message: 'CONFLICT', record } };
    const [first, ...others] = results.toSorted((one) => (one.saveArticle.message === null ? -1 : 1));
    expect(first).toEqual({ saveArticle: { isSuccess: true, message: null, record } });
    expect(others).toEqual([conflict, conflict, conflict]);
  });

  it('names its category as that is called now, whoever renamed it', async () => {
    await renameCategory('Heiß');
    expect((await save({ price: 400 })).mainCategory).toEqual({ id: categoryId, name: 'Heiß' });
    expect((await save({ price: 401 })).mainCategory.name).toBe('Heiß');
    await renameCategory('Heißgetränke');
    expect((await save({ price: 402 })).mainCategory.name).toBe('Heißgetränke');
    // Another process, of which this one hears nothing but the number of the change.
    await app.owner.query(
      `with number as (update change_counters c set last_seq = last_seq + 1 from categories g
          where g.id = $1 and c.tenant_id = g.tenant_id returning last_seq)
        update categories set name = 'Kaffee', change_seq = number.last_seq from number where id = $1`,
      [categoryId],
    );
    expect((await save({ price: 403 })).mainCategory.name).toBe('Kaffee');
  });
});

/** A rate that all branches have. */
async function everywhere(): Promise<{ readonly vatInHouseId: string; readonly vatOutOfHouseId: string }> {
  const rate = await saveRecord(app, owner, 'vat', {
    name: 'Überall',
    symbol: 'U',
    value: 700,
    key: 9,
    unitIds: null,
  });
  return { vatInHouseId: rate, vatOutOfHouseId: rate };
}
