import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

const now = '2026-06-14T12:00:00Z';
let app: TestServer;
let owner: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
  stranger = await app.signIn('owner@retail.demo.example');
});
afterAll(() => app.stop());

const branch = async (name = `Branch ${newId().slice(-8)}`) =>
  linkRegister(app, owner, { unitId: await createUnit(app, owner, { name }), name: `Till of ${name}` });

const sell = async (register: LinkedRegister, end: string, given: Partial<Receipt> = {}) => {
  const receipt = receiptOf(register, { start: end, end, ...given });
  expect(outcomesOf(await pushBatch(app, register, [receipt]))).toEqual(['stored']);
};

const soldArticle = (key: string, text: string, cents: number, pieces: number): Partial<Receipt> => ({
  positions: [
    position({ text, unitPrice: cents, quantity: pieces * 1000, article: { key, category: 'All' } }),
  ],
});

describe('the report of articles', () => {
  interface Report {
    readonly nodes: readonly { readonly name: string; readonly [field: string]: unknown }[];
    readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
    readonly [field: string]: unknown;
  }
  const query = `query($filter: SalesFilter, $search: String, $order: ArticleOrder, $descending: Boolean, $first: Int,
      $after: String) {
    articleSales(filter: $filter, search: $search, order: $order, descending: $descending, first: $first,
      after: $after) {
      currency from to turnover totalCount isOmitted pageInfo { endCursor hasNextPage }
      nodes { articleKey name quantity turnover share comparisonTurnover }
    }
  }`;
  const ask = (variables: object, person = owner): Promise<Answer> =>
    app.call('/graphql/pos', person, query, { ...variables });
  const report = async (variables: object, person = owner) =>
    dataOf<{ articleSales: Report }>(await ask(variables, person)).articleSales;
  const namesOf = ({ nodes }: Report) => nodes.map(({ name }) => name);

  let register: LinkedRegister;
  let filter: object;
  beforeAll(async () => {
    register = await branch();
    filter = { unitIds: [register.unitId], from: '2026-05-01', to: '2026-05-31' };
    await sell(register, '2026-05-02T10:00:00.000Z', soldArticle('t', 'Tee', 300, 2));
    await sell(register, '2026-05-03T10:00:00.000Z', soldArticle('c', 'Käsekuchen', 350, 4));
    await sell(register, '2026-05-31T10:00:00.000Z', soldArticle('w', 'Wein', 2000, 1));
    await sell(register, '2026-06-01T10:00:00.000Z', soldArticle('w', 'Wein', 2000, 1));
    await sell(register, '2025-05-01T10:00:00.000Z', soldArticle('t', 'Tee', 100, 5));
  });

  it('has every article of the whole months with its share, the most sold first (DSH-14)', async () => {
    expect(await report({ filter })).toEqual({
      currency: 'EUR',
      from: '2026-05-01',
      to: '2026-05-31',
      turnover: 4000,
      totalCount: 3,
      isOmitted: false,
      pageInfo: { endCursor: expect.any(String), hasNextPage: false },
      nodes: [
        { articleKey: 'w', name: 'Wein', quantity: 1, turnover: 2000, share: 0.5, comparisonTurnover: 0 },
        {
          articleKey: 'c',
          name: 'Käsekuchen',
          quantity: 4,
          turnover: 1400,
          share: 0.35,
          comparisonTurnover: 0,
        },
        { articleKey: 't', name: 'Tee', quantity: 2, turnover: 600, share: 0.15, comparisonTurnover: 500 },
      ],
    });
  });

  it('covers the whole months that a range touches, and compares only those', async () => {
    const seen = await report({ filter: { ...filter, from: '2026-05-31', to: '2026-06-01' } });
    expect(seen).toMatchObject({ from: '2026-05-01', to: '2026-06-30', turnover: 6000 });
    expect(seen.nodes.every(({ comparisonTurnover }) => comparisonTurnover === null)).toBe(true);
  });

  it('calls an article what it was called last, over months and branches, whenever a till brings it', async () => {
    const [here, there] = [await branch(), await branch()];
    const sold = (till: LinkedRegister, day: string, name: string) =>
      sell(till, `${day}T10:00:00.000Z`, soldArticle('k', name, 100, 1));
    await sold(here, '2026-04-20', 'Zwiebelkuchen');
    await sold(here, '2026-05-10', 'Kuchen');
    await sold(here, '2026-05-03', 'Zwiebelkuchen');
    const named = async (from: string, ...tills: LinkedRegister[]) =>
      namesOf(
        await report({ filter: { from, to: '2026-05-31', unitIds: tills.map(({ unitId }) => unitId) } }),
      );
    expect(await named('2026-05-01', here)).toEqual(['Kuchen']);
    expect(await named('2026-04-01', here)).toEqual(['Kuchen']);
    await sold(there, '2026-05-20', 'Apfelkuchen');
    expect(await named('2026-04-01', here, there)).toEqual(['Apfelkuchen']);
  });

  it.each([
    [{ order: 'TURNOVER' }, ['Wein', 'Käsekuchen', 'Tee']],
    [{ order: 'TURNOVER', descending: false }, ['Tee', 'Käsekuchen', 'Wein']],
    [{ order: 'QUANTITY' }, ['Käsekuchen', 'Tee', 'Wein']],
    [{ order: 'NAME' }, ['Käsekuchen', 'Tee', 'Wein']],
    [{ order: 'NAME', descending: true }, ['Wein', 'Tee', 'Käsekuchen']],
  ])('is ordered and paged: %j', async (order, names) => {
    expect(namesOf(await report({ filter, ...order }))).toEqual(names);
    const paged: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page: Report = await report({ filter, ...order, first: 1, after });
      expect(page.totalCount).toBe(3);
      paged.push(...namesOf(page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    }
    expect(paged).toEqual(names);
  });

  it('finds articles by words, without regard to case and accents', async () => {
    const seen = await report({ filter, search: 'kaesek' });
    expect(seen).toMatchObject({
      totalCount: 1,
      turnover: 4000,
      nodes: [{ name: 'Käsekuchen', share: 0.35 }],
    });
  });

  it('knows no registers and employees: all of them are in it', async () => {
    expect(await report({ filter: { ...filter, deviceIds: [newId()] } })).toMatchObject({ turnover: 4000 });
  });

  it('is omitted for so many branches and months that it would take too long', async () => {
    const unitIds = Array.from({ length: 151 }, newId);
    await app.owner.query(
      `insert into organization_units (tenant_id, id, name)
       select u.tenant_id, x, 'Many ' || x from organization_units u, unnest($1::uuid[]) x where u.id = $2`,
      [unitIds, register.unitId],
    );
    const seen = await report({ filter: { unitIds, from: '2026-05-01', to: '2026-05-28' } });
    expect(seen).toMatchObject({ isOmitted: true, nodes: [], totalCount: 0 });
    await app.owner.query('delete from organization_units where id = any ($1)', [unitIds]);
  });

  it("shows nothing of another tenant's branch", async () => {
    expect(await report({ filter }, stranger)).toMatchObject({ turnover: 0, totalCount: 0, nodes: [] });
  });

  it.each(['x', Buffer.from('["Tee","t"]').toString('base64url'), Buffer.from('[1]').toString('base64url')])(
    'refuses a page that does not exist: %s',
    async (after) => {
      expect(errorOf(await ask({ filter, after }))).toMatchObject({
        code: 'INVALID_INPUT',
        parameters: { field: 'after' },
      });
    },
  );
});

describe('registers and employees to choose from', () => {
  const query = `query($unitIds: [ID!], $from: Day, $to: Day) {
    salesPeople(unitIds: $unitIds, from: $from, to: $to) {
      from to isOmitted registers { id name unitName } employees { id name unitId }
    }
  }`;
  const people = async (variables: object, person = owner) => {
    const answer = await app.call('/graphql/pos', person, query, { ...variables });
    return dataOf<{ salesPeople: unknown }>(answer).salesPeople;
  };

  it('are those with sales in the branches on the days, as last sold under', async () => {
    const register = await branch('Promenade');
    const { unitId } = register;
    await sell(register, '2026-06-01T10:00:00.000Z', { employee: { key: '7', name: 'Ada' } });
    await sell(register, '2026-06-02T10:00:00.000Z', { employee: { key: '7', name: 'Ada Lovelace' } });
    await sell(register, '2026-02-01T10:00:00.000Z', { employee: { key: '8', name: 'Ben' } });
    const registers = [{ id: register.deviceId, name: 'Till of Promenade', unitName: 'Promenade' }];
    const ada = { id: `${unitId}:7`, name: 'Ada Lovelace', unitId };
    const ben = { id: `${unitId}:8`, name: 'Ben', unitId };
    expect(await people({ unitIds: [unitId] })).toEqual({
      from: '2025-06-14',
      to: '2026-06-14',
      isOmitted: false,
      registers,
      employees: [ada, ben],
    });
    const june = { from: '2026-06-01', to: '2026-06-14' };
    expect(await people({ unitIds: [unitId], ...june })).toMatchObject({
      ...june,
      registers,
      employees: [ada],
    });
    expect(await people({ unitIds: [unitId] }, stranger)).toMatchObject({ registers: [], employees: [] });
  });
});

describe('the data of each branch (DSH-22, DSH-23)', () => {
  const query = `query($unitIds: [ID!]) {
    dataByBranch(unitIds: $unitIds) { unitId name dataFrom isOld linkedDevices onlineDevices }
  }`;
  const data = async (unitIds: readonly string[], person = owner) => {
    const answer = await app.call('/graphql/pos', person, query, { unitIds });
    return dataOf<{ dataByBranch: { dataFrom: string | null }[] }>(answer).dataByBranch;
  };

  it('says when its newest receipt arrived, as Analytics does beside the whole', async () => {
    const sold = await branch('Sold');
    const silent = await branch('Unsold');
    await sell(sold, '2026-06-14T10:00:00.000Z');
    const seen = await data([sold.unitId, silent.unitId]);
    expect(seen).toMatchObject([
      { name: 'Sold', isOld: false, linkedDevices: 1, onlineDevices: 0 },
      { name: 'Unsold', isOld: true, dataFrom: null },
    ]);
    expect(Math.abs(Date.parse(seen[0]?.dataFrom ?? '') - Date.parse(now))).toBeLessThan(60_000);
    const analytics = `query($filter: SalesFilter) {
      analyticsDashboard(filter: $filter) { state { dataFrom } units { dataFrom } }
    }`;
    const filter = { unitIds: [sold.unitId, silent.unitId] };
    expect(dataOf(await app.call('/graphql/pos', owner, analytics, { filter }))).toEqual({
      analyticsDashboard: {
        state: { dataFrom: seen[0]?.dataFrom },
        units: [{ dataFrom: seen[0]?.dataFrom }, { dataFrom: null }],
      },
    });
    expect(await data([sold.unitId], stranger)).toEqual([]);
  });
});
