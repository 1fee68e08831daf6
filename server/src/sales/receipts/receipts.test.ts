import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;
let other: LinkedRegister;

interface Row {
  readonly id: string;
  readonly number: number;
  readonly businessDay: string;
  readonly unitName: string;
}

interface Page {
  readonly nodes: readonly Row[];
  readonly totalCount: number;
  readonly pageInfo: { readonly endCursor: string | null; readonly hasNextPage: boolean };
}

const listQuery = `query($filter: RecordFilterInput, $first: Int, $after: String) {
  receipts(filter: $filter, first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } nodes { id number businessDay unitName }
  }
}`;
const list = (variables: Record<string, unknown> = {}, person = owner) =>
  app.call('/graphql/pos', person, listQuery, variables);
const page = async (variables: Record<string, unknown> = {}, person = owner): Promise<Page> =>
  dataOf<{ receipts: Page }>(await list(variables, person)).receipts;

const where = (field: string, is: string, ...values: string[]) => ({ conditions: [{ field, is, values }] });
const between = (from: string, to: string) => ({
  conditions: [
    { field: 'businessDay', is: 'from', values: [from] },
    { field: 'businessDay', is: 'to', values: [to] },
  ],
});

/** All pages of a list, one after the other. */
const allRows = async (filter: Record<string, unknown>, first: number): Promise<Row[]> => {
  const rows: Row[] = [];
  for (let after: string | null = null; ; ) {
    const { nodes, pageInfo } = await page({ filter, first, after });
    rows.push(...nodes);
    if (!pageInfo.hasNextPage) return rows;
    after = pageInfo.endCursor;
  }
};

const at = (end: string) => ({ start: end, end });
/** 60 receipts of one branch, two and two in the same second, in January 2026. */
const january = () =>
  Array.from({ length: 60 }, (_entry, index) => {
    const end = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 4), 10, 0, Math.floor(index / 2)));
    return receiptOf(register, { number: index + 1, ...at(end.toISOString()) });
  });

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner, { name: 'Bar' });
  other = await linkRegister(app, owner, { name: 'Terrace' });
  const sold = await Promise.all([
    pushBatch(app, register, january()),
    pushBatch(app, other, [receiptOf(other, { number: 7, ...at('2026-02-01T02:30:00.000Z') })]),
  ]);
  expect(sold.flatMap(outcomesOf).filter((outcome) => outcome !== 'stored')).toEqual([]);
});
afterAll(() => app.stop());

describe('the list of receipts', () => {
  it('begins with the newest, 25 at a time (CON-07)', async () => {
    const { nodes, totalCount, pageInfo } = await page();
    expect(nodes).toHaveLength(25);
    expect(nodes[0]).toMatchObject({ number: 7 });
    expect({ totalCount, next: pageInfo.hasNextPage }).toEqual({ totalCount: 61, next: true });
  });

  it.each([1, 7, 25, 200])(
    'shows each receipt once in pages of %i, also those of one second',
    async (first) => {
      const rows = await allRows({ unitIds: [register.unitId] }, first);
      expect(rows.map(({ number }) => number).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 60 }, (_entry, index) => index + 1),
      );
      expect(new Set(rows.map(({ id }) => id)).size).toBe(60);
    },
  );

  it('keeps its place while newer receipts arrive', async () => {
    const before = await page({ first: 10 });
    const rest = await page({ first: 10, after: before.pageInfo.endCursor });
    const late = receiptOf(other, { number: 8, ...at('2026-02-02T10:00:00.000Z') });
    await pushBatch(app, other, [late]);
    expect(await page({ first: 10, after: before.pageInfo.endCursor })).toMatchObject({ nodes: rest.nodes });
    expect((await page({ first: 1 })).nodes).toMatchObject([{ id: late.id }]);
  });

  it('is filtered by business day, by branch and by number', async () => {
    const days = await allRows({ ...between('2026-01-02', '2026-01-03'), unitIds: [register.unitId] }, 25);
    expect(days.map(({ businessDay }) => businessDay)).toEqual([
      ...Array.from({ length: 4 }, () => '2026-01-03'),
      ...Array.from({ length: 4 }, () => '2026-01-02'),
    ]);
    // 03:30 in Berlin still belongs to the evening before.
    expect((await allRows(between('2026-01-31', '2026-01-31'), 25)).map(({ number }) => number)).toEqual([7]);
    expect((await allRows(where('number', 'is', '7'), 25)).map(({ unitName }) => unitName)).toHaveLength(2);
    expect(
      (await allRows({ ...where('number', 'is', '7'), unitIds: [other.unitId] }, 25)).map(
        ({ number }) => number,
      ),
    ).toEqual([7]);
  });

  it.each([
    ['a branch that does not exist', { unitIds: [newId()] }],
    ['days without sales', between('2025-01-01', '2025-01-02')],
    ['a range that ends before it begins', between('2026-01-03', '2026-01-02')],
    ['a number that nobody has', where('number', 'is', '4711')],
  ])('is empty for %s', async (_what, filter) => {
    expect(await page({ filter })).toEqual({
      nodes: [],
      totalCount: 0,
      pageInfo: { endCursor: null, hasNextPage: false },
    });
  });

  it.each([
    'x',
    '!!!',
    Buffer.from('2026-01-01').toString('base64url'),
    Buffer.from(`2026-13-01T00:00:00.000Z ${newId()}`).toString('base64url'),
    Buffer.from(`2026-01-01T00:00:00.000Z ${'-'.repeat(36)}`).toString('base64url'),
    Buffer.from(`' or true --           ${newId()}`).toString('base64url'),
  ])('refuses the cursor %s', async (after) => {
    expect(errorOf(await list({ after }))).toMatchObject({ code: 'INVALID_INPUT', kind: 'invalid' });
  });

  it('bounds the size of a page to 1 and 200', async () => {
    expect((await page({ first: 0 })).nodes).toHaveLength(1);
    expect((await page({ first: -5 })).nodes).toHaveLength(1);
    expect((await page({ first: 2_000_000 })).nodes.length).toBeLessThanOrEqual(200);
  });

  it.each<Record<string, unknown>>([
    { unitIds: ['x'] },
    where('businessDay', 'from', '2026-02-30'),
    where('businessDay', 'from', 'yesterday'),
    where('number', 'is', 'x'),
    where('number', 'is', '9'.repeat(40)),
    where('gross', 'is', '12,50'),
    where('hour', 'is', '24'),
    where('type', 'is', 'Kassenbon'),
    where('mark', 'is', 'lost'),
    where('deviceId', 'is', 'x'),
    where('content', 'is', 'x'),
    where('__proto__', 'is', 'x'),
  ])('refuses the filter %j as typed errors, not as a bug', async (filter) => {
    expect(['INVALID_INPUT', 'QUERY_REFUSED']).toContain(errorOf(await list({ filter }))?.code);
  });

  it('shows a person of another tenant nothing of it', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    expect(await page({ filter: { unitIds: [register.unitId] } }, stranger)).toMatchObject({ totalCount: 0 });
  });
});

describe('a receipt', () => {
  const receipt = async (id: string, person = owner) => {
    const query = 'query($id: ID!) { receipt(id: $id) { content start deviceId row { id gross zone } } }';
    return app.call('/graphql/pos', person, query, { id });
  };

  it('shows what the register sent, to the byte, beside its row', async () => {
    const sent = receiptOf(register, {
      number: 900,
      note: 'Grüße \u2028',
      ...at('2025-05-05T10:00:00.000Z'),
    });
    await pushBatch(app, register, [sent]);
    expect(dataOf(await receipt(sent.id))).toEqual({
      receipt: {
        content: JSON.stringify(sent),
        start: sent.start,
        deviceId: register.deviceId,
        row: { id: sent.id, gross: 350, zone: 'Europe/Berlin' },
      },
    });
  });

  it('of another tenant, or none at all, is null', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const first = (await page({ first: 1 })).nodes[0]?.id ?? '';
    expect(dataOf(await receipt(first, stranger))).toEqual({ receipt: null });
    expect(dataOf(await receipt(newId()))).toEqual({ receipt: null });
  });
});
