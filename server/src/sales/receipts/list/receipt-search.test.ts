import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let bar: LinkedRegister;
let hall: LinkedRegister;

const listQuery = `query($filter: RecordFilterInput) {
  receipts(filter: $filter) { totalCount countPrecision searchedUntil nodes { number note tags marks payments target customer } }
}`;

interface Found {
  readonly totalCount: number;
  readonly countPrecision: string;
  readonly searchedUntil: string | null;
  readonly nodes: readonly { readonly number: number; readonly tags: readonly string[] }[];
}

const find = async (filter: Record<string, unknown>, person = owner): Promise<Found> =>
  dataOf<{ receipts: Found }>(await app.call('/graphql/pos', person, listQuery, { filter })).receipts;

const numbersOf = async (filter: Record<string, unknown>): Promise<number[]> =>
  (await find(filter)).nodes.map(({ number }) => number);

const on = (field: string, is: string, ...values: string[]) => ({ field, is, values });
const where = (...conditions: ReturnType<typeof on>[]) => ({ conditions });

/** Times in UTC; Berlin is an hour ahead in winter. */
const at = (time: string) => ({ start: `2026-01-${time}:00.000Z`, end: `2026-01-${time}:00.000Z` });

const tse = {
  serial: 'ab'.repeat(32),
  clientId: 'ABC-123',
  transaction: 1,
  signatureCounter: 2,
  processType: 'Kassenbeleg-V1',
  processData: '',
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
  signature: 'AA==',
  start: '2026-01-10T10:00:00.000Z',
  end: '2026-01-10T10:00:00.000Z',
};

const priced = (cents: number, kind: 'Umsatz' | 'TrinkgeldAN' | 'MehrzweckgutscheinKauf' = 'Umsatz') =>
  position({ unitPrice: cents, kind });

const paid = (amount: number, kind: 'Kreditkarte' | 'ElZahlungsdienstleister') => [
  { kind, name: kind, amount, currency: 'EUR' },
];

const beverages = () => [
  receiptOf(bar, {
    number: 1,
    tse,
    positions: [priced(1250)],
    ...at('10T13:31'),
    employee: { key: '7', name: 'Lena' },
  }),
  receiptOf(bar, {
    number: 2,
    tse,
    positions: [priced(1250)],
    ...at('10T18:00'),
    target: { kind: 'table', label: 'Tisch 18' },
    customer: { name: 'Bäckerei Özdemir' },
  }),
  receiptOf(bar, { number: 3, tse, positions: [priced(1250)], ...at('11T13:29'), note: 'Gast kommt wieder' }),
  receiptOf(bar, { number: 4, positions: [priced(990)], ...at('11T23:10') }),
  receiptOf(bar, { number: 5, tse, positions: [{ ...priced(-990), cancellation: true }], ...at('12T09:00') }),
  receiptOf(bar, {
    number: 6,
    tse,
    positions: [priced(2000), { ...priced(200, 'TrinkgeldAN'), line: '2' }],
    payments: paid(2200, 'Kreditkarte'),
    ...at('12T10:00'),
  }),
];

const hallSales = () => [
  receiptOf(hall, {
    number: 1,
    tse,
    positions: [priced(1250)],
    ...at('10T13:30'),
    employee: { key: '7', name: 'Omar' },
  }),
  receiptOf(hall, {
    number: 12,
    tse,
    positions: [priced(5000, 'MehrzweckgutscheinKauf')],
    payments: paid(5000, 'ElZahlungsdienstleister'),
    ...at('13T10:00'),
  }),
  receiptOf(hall, { number: 13, type: 'AVTraining', positions: [priced(1250)], ...at('13T11:00') }),
  receiptOf(hall, {
    number: 14,
    tse,
    positions: [
      {
        ...position({ unitPrice: 300, discounts: [{ text: 'Stammgast', amount: -50 }] }),
        article: { key: 'k-14', plu: '14', id: null },
      },
    ],
    ...at('14T10:00'),
    zNumber: 3,
    target: { kind: 'table', label: 'Tisch 180' },
  }),
];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  bar = await linkRegister(app, owner, { name: 'Bar' });
  hall = await linkRegister(app, owner, { name: 'Hall' });
  const pushed = await Promise.all([pushBatch(app, bar, beverages()), pushBatch(app, hall, hallSales())]);
  expect(pushed.flatMap(outcomesOf).filter((outcome) => outcome !== 'stored')).toEqual([]);
});
afterAll(() => app.stop());

describe('finding receipts (RCP-01)', () => {
  it.each<[string, () => Record<string, unknown>, number[]]>([
    ['an amount', () => ({ search: '12,50' }), [13, 3, 2, 1, 1]],
    ['an amount about a time on the clock of the branch', () => ({ search: '12,50 14:30' }), [3, 1, 1]],
    ['an amount on a day', () => ({ search: '12,50 10.1.2026' }), [2, 1, 1]],
    ['an amount, a time and a day', () => ({ search: '12,50 14:30 11.1.2026' }), [3]],
    ['a time around midnight', () => ({ search: '0:20' }), [4]],
    ['a number', () => ({ search: '#12' }), [12]],
    ['a number and a branch', () => ({ search: '1', unitIds: [hall.unitId] }), [1]],
    ['a word of the note', () => ({ search: 'gast' }), [3]],
    ['amounts from and to', () => where(on('gross', 'from', '990'), on('gross', 'to', '1249')), [4]],
    ['one of two amounts', () => where(on('gross', 'is', '990', '-990')), [5, 4]],
    ['amounts below zero', () => where(on('gross', 'to', '-1')), [5]],
    ['a register', () => where(on('deviceId', 'is', hall.deviceId)), [14, 13, 12, 1]],
    ['not a register', () => where(on('deviceId', 'isNot', hall.deviceId)), [6, 5, 4, 3, 2, 1]],
    [
      'an employee of a branch, whose key others use, too',
      () => where(on('employee', 'is', `${hall.unitId}:7`)),
      [1],
    ],
    ['nobody, of a branch', () => where(on('employee', 'is', `${hall.unitId}:`)), [14, 13, 12]],
    ['an amount as pages write it', () => ({ search: '50,00 €' }), [12]],
    ['an hour of the day', () => where(on('hour', 'is', '14')), [3, 1, 1]],
    ['a payment', () => where(on('payment', 'is', 'card', 'digital')), [12, 6]],
    ['not a payment', () => where(on('payment', 'isNot', 'cash')), [12, 6]],
    ['a kind', () => where(on('type', 'is', 'AVTraining')), [13]],
    ['receipts without signature', () => where(on('mark', 'is', 'unsigned')), [4]],
    ['receipts with a cancellation or a refund', () => where(on('mark', 'is', 'cancelled', 'refund')), [5]],
    ['receipts with a discount', () => where(on('mark', 'is', 'discounted')), [14]],
    ['receipts with a tip', () => where(on('mark', 'is', 'tipped')), [6]],
    ['receipts with a voucher', () => where(on('mark', 'is', 'voucher')), [12]],
    ['a table', () => where(on('target', 'is', 'tisch 18')), [2]],
    ['a table by its name', () => ({ search: 'TISCH 18' }), [14, 2]],
    ['tables whose names begin alike', () => ({ search: 'tisch' }), [14, 2]],
    ['a table and a kind', () => ({ search: 'tisch 18', ...where(on('type', 'is', 'Beleg')) }), [14, 2]],
    ['a table and a piece of a note', () => ({ search: 'tisch', ...where(on('note', 'contains', 'x')) }), []],
    ['a table and a branch', () => ({ search: 'tisch 18', unitIds: [bar.unitId] }), [2]],
    ['a number behind a word that is no table', () => ({ search: 'gast 3' }), [3]],
    ['the name of a customer', () => ({ search: 'özdemir' }), [2]],
    ['a customer and an amount', () => ({ search: 'baeckerei 12,50' }), [2]],
    ['a piece of a note', () => where(on('note', 'contains', 'KOMMT')), [3]],
    ['a Z number', () => where(on('zNumber', 'is', '3')), [14]],
    ['an article', () => where(on('article', 'is', 'k-14')), [14]],
    [
      'business days',
      () => where(on('businessDay', 'from', '2026-01-12'), on('businessDay', 'to', '2026-01-13')),
      [13, 12, 6, 5],
    ],
    [
      'several filters together',
      () => ({
        ...where(on('mark', 'is', 'cancelled'), on('gross', 'to', '0'), on('hour', 'is', '10')),
        unitIds: [bar.unitId],
      }),
      [5],
    ],
    [
      'filters of which one matches nothing',
      () => where(on('mark', 'is', 'cancelled'), on('type', 'is', 'AVTraining')),
      [],
    ],
  ])('%s', async (_what, filter, numbers) => {
    const { nodes, totalCount, countPrecision, searchedUntil } = await find(filter());
    expect(nodes.map(({ number }) => number)).toEqual(numbers);
    expect({ totalCount, countPrecision, searchedUntil }).toEqual({
      totalCount: numbers.length,
      countPrecision: 'exact',
      searchedUntil: null,
    });
  });

  it('shows the greatest amounts first, or the least, page by page', async () => {
    const query = `query($filter: RecordFilterInput, $sort: String, $after: String) {
      receipts(filter: $filter, sort: $sort, first: 3, after: $after) {
        nodes { gross } totalCount pageInfo { endCursor hasNextPage } searchedUntilGross } }`;
    interface Page {
      readonly nodes: readonly { readonly gross: number }[];
      readonly totalCount: number;
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
    }
    const amounts = async (sort: string, filter: object = {}) => {
      const seen: number[] = [];
      for (let after: string | null = null; ; ) {
        const answer = await app.call('/graphql/pos', owner, query, { filter, sort, after });
        const { nodes, pageInfo, totalCount } = dataOf<{ receipts: Page }>(answer).receipts;
        seen.push(...nodes.map(({ gross }) => gross));
        expect(totalCount).toBeGreaterThanOrEqual(nodes.length);
        if (!pageInfo.hasNextPage) return seen;
        after = pageInfo.endCursor;
      }
    };
    const all = [5000, 2200, 1250, 1250, 1250, 1250, 1250, 990, 250, -990];
    expect(await amounts('-gross')).toEqual(all);
    expect(await amounts('gross')).toEqual(all.toReversed());
    expect(await amounts('-gross', { unitIds: [hall.unitId] })).toEqual([5000, 1250, 1250, 250]);
    expect(await amounts('gross', { search: 'gast' })).toEqual([1250]);
    const refused = await app.call('/graphql/pos', owner, query, { sort: 'number' });
    expect(errorOf(refused)).toMatchObject({ code: 'INVALID_INPUT', parameters: { field: 'sort' } });
  });

  it('says of a receipt that is no sale what it is', async () => {
    const transfer = receiptOf(hall, {
      number: 99,
      type: 'Beleg',
      positions: [{ ...position({ kind: 'Geldtransit', unitPrice: -81_048, rate: 0 }), text: 'Zur Bank' }],
      start: '2026-01-09T20:00:00.000Z',
      end: '2026-01-09T20:00:00.000Z',
    });
    expect(outcomesOf(await pushBatch(app, hall, [transfer]))).toEqual(['stored']);
    const query = `query($filter: RecordFilterInput) { receipts(filter: $filter) { nodes { number noSale } } }`;
    const answer = await app.call('/graphql/pos', owner, query, { filter: { unitIds: [hall.unitId] } });
    const { nodes } = dataOf<{ receipts: { nodes: { number: number; noSale: string | null }[] } }>(
      answer,
    ).receipts;
    expect(nodes.map(({ number, noSale }) => [number, noSale])).toEqual([
      [14, null],
      [13, 'AVTraining'],
      [12, 'MehrzweckgutscheinKauf'],
      [1, null],
      [99, 'Geldtransit'],
    ]);
  });

  it('finds no receipt of another tenant by whatever filter', async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    for (const filter of [
      { search: '12,50' },
      where(on('deviceId', 'is', hall.deviceId)),
      { unitIds: [bar.unitId] },
    ])
      expect((await find(filter, stranger)).totalCount).toBe(0);
  });

  it('the search of the whole app finds by amount and time, not by words alone', async () => {
    const search = async (text: string) =>
      dataOf<{ searchReceipts: { number: number }[] }>(
        await app.call(
          '/graphql/pos',
          owner,
          'query($text: String!) { searchReceipts(text: $text) { number } }',
          { text },
        ),
      ).searchReceipts.map(({ number }) => number);
    expect(await search('12,50 14:30')).toEqual([3, 1, 1]);
    expect(await search('1')).toEqual([1, 1, 14, 13, 12]);
    expect(await search('Gast')).toEqual([]);
  });

  it('a receipt stands between its neighbours of the list', async () => {
    const filter = { search: '12,50', unitIds: [bar.unitId] };
    const { nodes } = dataOf<{ receipts: { nodes: { id: string }[] } }>(
      await app.call(
        '/graphql/pos',
        owner,
        'query($filter: RecordFilterInput) { receipts(filter: $filter) { nodes { id } } }',
        { filter },
      ),
    ).receipts;
    const neighbours = async (id = '') =>
      dataOf<{ receiptNeighbours: unknown }>(
        await app.call(
          '/graphql/pos',
          owner,
          'query($id: ID!, $filter: RecordFilterInput) { receiptNeighbours(id: $id, filter: $filter) { previousId nextId } }',
          { id, filter },
        ),
      ).receiptNeighbours;
    expect(await neighbours(nodes[1]?.id)).toEqual({ previousId: nodes[0]?.id, nextId: nodes[2]?.id });
    expect(await neighbours(nodes[0]?.id)).toEqual({ previousId: null, nextId: nodes[1]?.id });
    expect(await neighbours(nodes[2]?.id)).toEqual({ previousId: nodes[1]?.id, nextId: null });
  });

  it('finds by tags, and by notes that people wrote later', async () => {
    const [id] = dataOf<{ receipts: { nodes: { id: string }[] } }>(
      await app.call('/graphql/pos', owner, 'query { receipts(filter: { search: "#14" }) { nodes { id } } }'),
    ).receipts.nodes.map((row) => row.id);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($receipt: ReceiptUpdateInput!) { updateReceipt(receipt: $receipt) { isSuccess } }',
      { receipt: { id, version: 0, note: 'Jubiläum', tags: ['Sommerfest', 'Übrig'], customerName: 'Meier' } },
    );
    expect(await numbersOf(where(on('tag', 'is', 'sommerfest')))).toEqual([14]);
    expect(await numbersOf(where(on('tag', 'is', 'ubrig', 'x')))).toEqual([14]);
    expect(await numbersOf(where(on('tag', 'is', 'Fest')))).toEqual([]);
    expect(await numbersOf(where(on('note', 'contains', 'jubilaum')))).toEqual([14]);
    expect(await numbersOf({ search: 'meier' })).toEqual([14]);
    expect(await numbersOf({ search: 'meier 9,99' })).toEqual([]);
    expect((await find({ search: '#14' })).nodes[0]?.tags).toEqual(['Sommerfest', 'Übrig']);
  });
});
