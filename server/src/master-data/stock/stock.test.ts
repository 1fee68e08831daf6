import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { branchWithArticle, saveRecord } from '../../app/testing/master-data.ts';
import { addPerson, addTenant } from '../../app/testing/people.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const branch = async () => {
  const made = await branchWithArticle(app, owner);
  return { ...made, register: await linkRegister(app, owner, { unitId: made.unitId }) };
};

interface Booking {
  readonly articleId: string;
  readonly unitId: string;
  readonly kind?: string;
  readonly quantity?: number;
  readonly id?: string;
  readonly reason?: string;
}

const tryBook = (movement: Booking, person = owner) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($it: StockMovementInput!) { bookStockMovement(movement: $it) { isSuccess modelId } }',
    { it: { id: randomUUID(), kind: 'delivery', quantity: 10_000, ...movement } },
  );
const book = async (movement: Booking) => dataOf(await tryBook(movement));

const stock = async (articleId: string, person = owner) => {
  const query = 'query($id: ID!) { stockOf(articleId: $id) { unitId amount level } }';
  const answer = await app.call('/graphql/pos', person, query, { id: articleId });
  return dataOf<{ stockOf: { unitId: string; amount: number | null; level: string }[] }>(answer).stockOf;
};
const amount = async (articleId: string) => (await stock(articleId))[0]?.amount;

interface Movement {
  readonly kind: string;
  readonly quantity: number;
  readonly change: number;
  readonly actorName: string;
  readonly reason: string | null;
}
interface Movements {
  readonly nodes: readonly Movement[];
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const movements = async (id: string, page: object = {}, person = owner): Promise<Movements> => {
  const query = `query($id: ID!, $first: Int, $after: String) { stockMovements(articleId: $id, first: $first,
    after: $after) { nodes { kind quantity change actorName reason } pageInfo { endCursor hasNextPage } } }`;
  const answer = await app.call('/graphql/pos', person, query, { id, ...page });
  return dataOf<{ stockMovements: Movements }>(answer).stockMovements;
};

const saleOf = (articleId: string, more: object = {}) => ({
  id: randomUUID(),
  articleId,
  kind: 'sale',
  quantity: 1000,
  madeAt: new Date().toISOString(),
  ...more,
});
const tryPush = (register: LinkedRegister, batch: unknown) =>
  app.call(
    '/graphql/pos',
    register.accessToken,
    'mutation($batch: String!) { addStockMovements(batch: $batch) { index id outcome reason } }',
    { batch: typeof batch === 'string' ? batch : JSON.stringify(batch) },
  );
const push = async (register: LinkedRegister, ...records: readonly unknown[]) => {
  const answer = await tryPush(register, records);
  return dataOf<{ addStockMovements: { outcome: string; reason: string | null }[] }>(
    answer,
  ).addStockMovements.map(({ outcome, reason }) => reason ?? outcome);
};

describe('ART-11, contract 22: the stock of an article', () => {
  it('is unknown before anything is booked, and follows from what is', async () => {
    const { articleId, unitId, register } = await branch();
    expect(await stock(articleId)).toEqual([{ unitId, amount: null, level: 'unknown' }]);
    await book({ articleId, unitId });
    expect(await push(register, saleOf(articleId), saleOf(articleId, { quantity: 2500 }))).toEqual([
      'stored',
      'stored',
    ]);
    await book({ articleId, unitId, kind: 'loss', quantity: 500, reason: 'Bruch' });
    expect(await amount(articleId)).toBe(6000);
    await push(register, saleOf(articleId, { kind: 'return', madeAt: new Date().toISOString() }));
    expect(await stock(articleId)).toEqual([{ unitId, amount: 7000, level: 'enough' }]);
  });

  it('contract 6: what a register moved before it was moved itself stays with its old branch, also sent twice', async () => {
    const { articleId, unitId, register } = await branch();
    await book({ articleId, unitId });
    const there = await createUnit(app, owner);
    const before = saleOf(articleId, { madeAt: new Date().toISOString() });
    const move = 'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess } }';
    dataOf(await app.call('/graphql/pos', owner, move, { id: register.deviceId, unitId: there }));
    expect(await push(register, before)).toEqual(['stored']);
    expect(await push(register, before)).toEqual(['duplicate']);
    const { rows } = await app.owner.query('select unit_id from stock_movements where id = $1', [before.id]);
    expect(rows).toEqual([{ unit_id: unitId }]);
  });

  it('is set by a count, by the difference; what happened before it and comes later changes nothing', async () => {
    const { articleId, unitId, register } = await branch();
    await book({ articleId, unitId });
    await book({ articleId, unitId, kind: 'count', quantity: 7000 });
    expect(await amount(articleId)).toBe(7000);
    const before = new Date(Date.now() - 3_600_000).toISOString();
    expect(await push(register, saleOf(articleId, { madeAt: before }))).toEqual(['stored']);
    expect(await amount(articleId)).toBe(7000);
    const { nodes } = await movements(articleId);
    expect(nodes.map(({ kind, quantity, change }) => [kind, quantity, change])).toEqual([
      ['count', 7000, -3000],
      ['delivery', 10_000, 10_000],
      ['sale', 1000, 0],
    ]);
  });

  it('is low at the amount of reordering, and empty at nothing', async () => {
    const { articleId, unitId } = await branch();
    await app.owner.query('update articles set reorder_quantity = 5000 where id = $1', [articleId]);
    const levels: string[] = [];
    for (const quantity of [5001, 5000, 0]) {
      await book({ articleId, unitId, kind: 'count', quantity });
      levels.push((await stock(articleId))[0]?.level ?? '');
    }
    expect(levels).toEqual(['enough', 'low', 'empty']);
  });

  it('is told page by page, with who and why', async () => {
    const { articleId, unitId } = await branch();
    for (const quantity of [1000, 2000, 3000])
      await book({ articleId, unitId, quantity, reason: 'Lieferschein 7' });
    const first = await movements(articleId, { first: 2 });
    expect(first.nodes.map(({ quantity }) => quantity)).toEqual([3000, 2000]);
    expect(first.nodes[0]).toMatchObject({ actorName: 'Olga Lindner', reason: 'Lieferschein 7' });
    const rest = await movements(articleId, { first: 2, after: first.pageInfo.endCursor });
    expect(rest.nodes.map(({ quantity }) => quantity)).toEqual([1000]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });
});

describe('booking', () => {
  it('the same thing twice, as by a second click, books it once; another one under its id is a conflict', async () => {
    const { articleId, unitId } = await branch();
    const id = randomUUID();
    await Promise.all([book({ id, articleId, unitId }), book({ id, articleId, unitId })]);
    expect(await amount(articleId)).toBe(10_000);
    expect(errorOf(await tryBook({ id, articleId, unitId, quantity: 1 }))).toMatchObject({
      code: 'CONFLICT',
    });
  });

  it('at once, by many, loses nothing', async () => {
    const { articleId, unitId, register } = await branch();
    await Promise.all([
      ...[1, 2, 3, 4].map(() => book({ articleId, unitId, quantity: 1000 })),
      ...[1, 2, 3, 4].map(() => push(register, saleOf(articleId, { quantity: 250 }))),
    ]);
    expect(await amount(articleId)).toBe(3000);
  });

  it.each([
    [{ kind: 'sale' }, 'INVALID_INPUT'],
    [{ quantity: 0 }, 'INVALID_INPUT'],
    [{ kind: 'loss' }, 'INVALID_INPUT'],
    [{ unitId: randomUUID() }, 'NOT_FOUND'],
    [{ articleId: randomUUID() }, 'NOT_FOUND'],
  ])('%j is refused: %s', async (change, code) => {
    const { articleId, unitId } = await branch();
    expect(errorOf(await tryBook({ articleId, unitId, ...change }))).toMatchObject({ code });
    expect(await amount(articleId)).toBeNull();
  });

  it('an article that the branch does not have is refused', async () => {
    const { articleId } = await branch();
    const other = await branch();
    expect(errorOf(await tryBook({ articleId, unitId: other.unitId }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('stands in the audit log, which registers do not fill with sales', async () => {
    const { articleId, unitId, register } = await branch();
    const id = randomUUID();
    await book({ id, articleId, unitId, kind: 'loss', quantity: 1500, reason: 'Bruch' });
    const sale = saleOf(articleId);
    await push(register, sale);
    const { rows } = await app.owner.query(
      'select entity_id, action, new_values from audit_log where entity_id = any ($1)',
      [[id, sale.id]],
    );
    expect(rows).toEqual([
      {
        entity_id: id,
        action: 'create',
        new_values: expect.objectContaining({
          unitId,
          kind: 'loss',
          quantity: 1.5,
          change: -1.5,
          reason: 'Bruch',
        }),
      },
    ]);
  });

  it('gives no change number: registers get nothing of it (contract 22)', async () => {
    const { articleId, unitId } = await branch();
    const seq = async () =>
      (await app.owner.query('select max(last_seq) as seq from change_counters')).rows[0] as object;
    const before = await seq();
    await book({ articleId, unitId });
    expect(await seq()).toEqual(before);
  });
});

describe('contract 17: what registers report', () => {
  it('counts once, however often it is sent, also within one batch', async () => {
    const { articleId, register } = await branch();
    const sale = saleOf(articleId);
    expect(await push(register, sale, sale)).toEqual(['stored', 'duplicate']);
    expect(await push(register, { ...sale, id: sale.id.toUpperCase() })).toEqual(['duplicate']);
    expect(await push(register, { ...sale, quantity: 2000 })).toEqual(['CONTENT_DIFFERS']);
    expect(await amount(articleId)).toBe(-1000);
  });

  it('is stored though others of the batch are wrong', async () => {
    const { articleId, register } = await branch();
    const wrong = [
      null,
      7,
      {},
      saleOf(articleId, { kind: 'count' }),
      saleOf(articleId, { quantity: 1e15 }),
      saleOf(articleId, { reason: 'a\u0000b' }),
      saleOf(articleId, { reason: '\ud800' }),
      saleOf(articleId, { madeAt: '0000-01-01T00:00:00Z' }),
      saleOf(randomUUID()),
      saleOf(articleId, { madeAt: new Date(Date.now() + 48 * 3_600_000).toISOString() }),
    ];
    expect(await push(register, ...wrong, saleOf(articleId))).toEqual([
      ...Array.from({ length: 8 }, () => 'MALFORMED'),
      'UNKNOWN_ARTICLE',
      'CLOCK_AHEAD',
      'stored',
    ]);
    expect(await amount(articleId)).toBe(-1000);
  });

  it.each([
    ['no JSON', '{', 'MALFORMED_JSON'],
    ['no list', '{}', 'MALFORMED_JSON'],
    ['too many', JSON.stringify(Array.from({ length: 501 }, () => 0)), 'TOO_LARGE'],
  ])('%s is refused as a whole', async (_name, batch, code) => {
    const { register } = await branch();
    expect(errorOf(await tryPush(register, batch))).toMatchObject({ code });
  });

  it('belongs to its own branch', async () => {
    const shared = await branch();
    const other = await branch();
    const articleId = await saveRecord(app, owner, 'article', {
      ...{ name: `Wasser ${randomUUID()}`, price: 200 },
      ...(
        await app.owner.query('select main_category_id as "mainCategoryId" from articles where id = $1', [
          shared.articleId,
        ])
      ).rows[0],
      ...(
        await app.owner.query(
          'select vat_in_house_id as "vatInHouseId", vat_out_of_house_id as "vatOutOfHouseId" from articles where id = $1',
          [shared.articleId],
        )
      ).rows[0],
      unitIds: [shared.unitId],
    });
    await push(shared.register, saleOf(articleId));
    const sale = saleOf(articleId);
    await push(other.register, sale);
    expect((await stock(articleId)).map(({ unitId, amount: of }) => [unitId, of])).toEqual(
      expect.arrayContaining([
        [shared.unitId, -1000],
        [other.unitId, -1000],
      ]),
    );
    expect(await push(shared.register, sale)).toEqual(['CONTENT_DIFFERS']);
  });
});

describe('another tenant', () => {
  it('sees no amounts and no movements, and books none', async () => {
    const { articleId, unitId } = await branch();
    await book({ articleId, unitId });
    const tenantId = await addTenant(app);
    const stranger = await app.signIn((await addPerson(app, tenantId, 'owner')).email);
    expect(await stock(articleId, stranger)).toEqual([]);
    expect((await movements(articleId, {}, stranger)).nodes).toEqual([]);
    expect(errorOf(await tryBook({ articleId, unitId }, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    const foreign = await linkRegister(app, stranger);
    expect(await push(foreign, saleOf(articleId))).toEqual(['UNKNOWN_ARTICLE']);
    expect(await amount(articleId)).toBe(10_000);
  });
});
