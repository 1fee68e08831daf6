import { type Closing, mergeClosings, notesOnClosing } from '@tresen/domain/sales/closings';
import { countOf } from '@tresen/domain/sales/closings/testing';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUnit, type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { closingFor, closingOutcomes, pushClosingBatch } from '../../app/testing/push-closings.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { type Answer, dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { newId } from '../../kit/ids/index.ts';

// It is Saturday evening in Berlin; the closings of the examples end this day.
const now = '2026-11-21T21:00:00.000Z';
let app: TestServer;
let owner: string;
let register: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp({ NOW: now });
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());
beforeEach(async () => {
  register = await linkRegister(app, owner);
});

const minute = (minutes: number): string => new Date(Date.parse(now) - minutes * 60_000).toISOString();

/** Sales of a day, three unless told. */
const salesOf = (count = 3, of: LinkedRegister = register): Receipt[] =>
  Array.from({ length: count }, (_, index) =>
    receiptOf(of, {
      number: index + 1,
      start: minute(600 - index),
      end: minute(600 - index),
      positions: [position({ unitPrice: 350 + index })],
      employee: { key: '1', name: 'Lena' },
    }),
  );

const push = async (closings: readonly Closing[] | string, as = register) =>
  closingOutcomes(await pushClosingBatch(app, as, closings));
const sell = async (receipts: readonly Receipt[], as = register): Promise<void> => {
  expect(new Set(outcomesOf(await pushBatch(app, as, receipts)))).toEqual(new Set(['stored']));
};

const rowFields =
  'id type zNumber businessDay unitName registerName turnover receipts cashDifference state missing differing notes';
interface Row {
  readonly id: string;
  readonly state: string;
  readonly missing: number;
  readonly zNumber: number;
  readonly [field: string]: unknown;
}
interface Condition {
  readonly field: string;
  readonly is: string;
  readonly values: readonly string[];
}
const is = (field: string, value: string, how = 'is'): Condition => ({ field, is: how, values: [value] });
const list = async (
  conditions: readonly Condition[] = [],
  more = '',
  unitIds: readonly string[] = [],
): Promise<{ nodes: Row[] } & Record<string, unknown>> =>
  dataOf<{ closings: { nodes: Row[] } & Record<string, unknown> }>(
    await app.call(
      '/graphql/pos',
      owner,
      `query($filter: RecordFilterInput) { closings(filter: $filter, first: 50) { nodes { ${rowFields} } ${more} } }`,
      { filter: { unitIds, conditions: [is('deviceId', register.deviceId), ...conditions] } },
    ),
  ).closings;
const page = (id: string, as = owner): Promise<Answer> =>
  app.call(
    '/graphql/pos',
    as,
    `query($id: ID!) { closing(id: $id) { row { ${rowFields} } content receivedAt
      figures { figure subject register cloud result } neighbours { previousId nextId } } }`,
    { id },
  );
const checkNow = async (id: string): Promise<Row> =>
  dataOf<{ checkClosing: { row: Row } }>(
    await app.call(
      '/graphql/pos',
      owner,
      `mutation($id: ID!) { checkClosing(id: $id) { row { ${rowFields} } } }`,
      { id },
    ),
  ).checkClosing.row;
const stateOf = async (id: string): Promise<string | undefined> =>
  (await list()).nodes.find((node) => node.id === id)?.state;

describe('RCP-08: a pushed closing', () => {
  it('is stored to the byte, shown with its figures, and compared with its receipts by itself', async () => {
    const receipts = salesOf();
    await sell(receipts);
    const closing = closingFor(register, receipts, { zNumber: 7 });
    const text = JSON.stringify(closing, null, 2);
    expect(await push(`[${text}]`)).toEqual(['stored']);
    await expect.poll(() => stateOf(closing.id)).toBe('matches');
    const { nodes } = await list();
    expect(nodes).toEqual([
      expect.objectContaining({
        type: 'daily',
        zNumber: 7,
        businessDay: '2026-11-21',
        registerName: register.name,
        turnover: 1053,
        receipts: 3,
        cashDifference: null,
        missing: 0,
        differing: 0,
      }),
    ]);
    const { closing: shown } = dataOf<{ closing: { content: string; figures: object[] } }>(
      await page(closing.id),
    );
    expect(shown.content).toBe(text);
    expect(shown.figures).toContainEqual({
      figure: 'turnoverGross',
      subject: null,
      register: 1053,
      cloud: 1053,
      result: 'same',
    });
  });

  it('is stored once: the same again is a duplicate, another with its id or its Z number waits for a person', async () => {
    const closing = closingFor(register, salesOf());
    expect(await push([closing, closing])).toEqual(['stored', 'duplicate']);
    expect(await push([closing])).toEqual(['duplicate']);
    expect(await push([{ ...closing, note: 'changed' }])).toEqual(['CONTENT_DIFFERS']);
    expect(await push([{ ...closing, id: newId() }])).toEqual(['Z_NUMBER_TAKEN']);
    const month: Closing = { ...closing, id: newId(), type: 'monthly', dailyZNumbers: [1] };
    expect(await push([month])).toEqual(['stored']);
    expect((await list()).nodes).toHaveLength(2);
  });

  it('of a till that was set up anew is stored under its new serial, beside that of its former life', async () => {
    const { unitId, databaseId, name } = register;
    const anew = await linkRegister(app, owner, { unitId, databaseId, name });
    for (const one of [register, anew])
      expect(await push([closingFor(one, salesOf(3, one), { zNumber: 1 })], one)).toEqual(['stored']);
  });

  it('pushed by many processes at once is stored once', async () => {
    const closing = closingFor(register, salesOf());
    const answers = await Promise.all(Array.from({ length: 6 }, () => push([closing])));
    expect(answers.flat().toSorted()).toEqual([...Array(5).fill('duplicate'), 'stored']);
  });

  it('is answered record by record, and the broken ones break no other', async () => {
    const right = closingFor(register, salesOf());
    const wrong = closingFor(register, salesOf(), {
      zNumber: 2,
      turnover: { gross: 1, net: 1, tax: 0 },
      categories: [],
      employees: [],
      hours: [],
    });
    const elsewhere = closingFor(register, [], { zNumber: 3, databaseId: newId() });
    const batch = `[${JSON.stringify(wrong)}, {"version": 1}, ${JSON.stringify(elsewhere)}, ${JSON.stringify(right)}]`;
    expect(await push(batch)).toEqual(['SUMS_DIFFER', 'MALFORMED', 'NOT_YOUR_BRANCH', 'stored']);
  });

  it('whose sums differ waits in the sync problems; accepted it is stored as it is', async () => {
    const wrong = closingFor(register, salesOf(), {
      cash: { ...closingFor(register, []).cash, expected: 1 },
    });
    expect(await push([wrong])).toEqual(['SUMS_DIFFER']);
    const { rows } = await app.owner.query<{ id: string; kind: string; raw: string }>(
      'select id, kind, raw from sync_problems where record_id = $1',
      [wrong.id],
    );
    expect(rows).toEqual([{ id: expect.any(String), kind: 'closing', raw: JSON.stringify(wrong) }]);
    const decided = await app.call(
      '/graphql/pos',
      owner,
      'mutation($id: ID!) { acceptSyncProblem(id: $id) { isSuccess } }',
      { id: rows[0]?.id },
    );
    expect(decided.data).toEqual({ acceptSyncProblem: { isSuccess: true } });
    expect((await list()).nodes.map(({ id }) => id)).toEqual([wrong.id]);
  });

  it('is refused as a whole where it is no array, too much, or the register is not let in', async () => {
    expect(errorOf(await pushClosingBatch(app, register, 'nonsense'))?.code).toBe('MALFORMED_JSON');
    const closing = closingFor(register, []);
    expect(errorOf(await pushClosingBatch(app, register, Array(51).fill(closing)))?.code).toBe('TOO_LARGE');
    expect(errorOf(await pushClosingBatch(app, { accessToken: owner }, [closing]))?.code).toBe('FORBIDDEN');
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }', {
      id: register.deviceId,
    });
    expect(errorOf(await pushClosingBatch(app, register, [closing]))?.code).toBeTruthy();
    expect((await list()).nodes).toEqual([]);
  });

  it('of a register that was moved stays where its receipts were sold', async () => {
    const receipts = salesOf();
    await sell(receipts);
    const unitId = await createUnit(app, owner, { name: 'New branch' });
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($id: ID!, $unitId: ID!) { moveDevice(id: $id, unitId: $unitId) { isSuccess } }',
      { id: register.deviceId, unitId },
    );
    expect(await push([closingFor(register, receipts)])).toEqual(['stored']);
    const { rows } = await app.owner.query('select unit_id from closings where device_id = $1', [
      register.deviceId,
    ]);
    expect(rows).toEqual([{ unit_id: register.unitId }]);
  });

  it('is published as JSON Schema', async () => {
    const schema = (await (await fetch(`${app.url}/schemas/closing-1.json`)).json()) as {
      properties: Record<string, unknown>;
    };
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining(['zNumber', 'counts', 'cash', 'tse']),
    );
  });
});

describe('RCP-09: the cloud’s own sums', () => {
  it('find what differs, and say so figure by figure', async () => {
    const receipts = salesOf();
    await sell(receipts);
    const dearer = receipts.map(({ gross, payments, ...receipt }, index) =>
      index === 0
        ? receiptOf(register, { ...receipt, positions: [position({ unitPrice: gross + 50 })] })
        : { ...receipt, gross, payments },
    );
    const closing = closingFor(register, dearer);
    await push([closing]);
    await expect.poll(() => stateOf(closing.id)).toBe('differs');
    const { closing: shown } = dataOf<{ closing: { figures: { figure: string; result: string }[] } }>(
      await page(closing.id),
    );
    const differing = shown.figures.filter(({ result }) => result === 'differs');
    expect(differing).toContainEqual({
      figure: 'turnoverGross',
      subject: null,
      register: 1103,
      cloud: 1053,
      result: 'differs',
    });
    expect((await list([is('state', 'differs')])).nodes).toHaveLength(1);
    expect((await list([is('state', 'matches')])).nodes).toEqual([]);
  });

  it('wait for receipts that are missing, and are done again when they arrive late', async () => {
    const receipts = salesOf(5);
    await sell(receipts.slice(0, 3));
    const closing = closingFor(register, receipts);
    await push([closing]);
    await expect.poll(() => stateOf(closing.id)).toBe('incomplete');
    expect((await list()).nodes[0]).toMatchObject({ missing: 2 });
    await sell(receipts.slice(3));
    expect(await checkNow(closing.id)).toMatchObject({ state: 'matches', missing: 0 });
  });

  it('are found by the job that looks each minute, for closings whose receipts came', async () => {
    const receipts = salesOf(4);
    await sell(receipts.slice(0, 1));
    const closing = closingFor(register, receipts);
    await push([closing]);
    await expect.poll(() => stateOf(closing.id)).toBe('incomplete');
    const due = async () =>
      (
        await app.owner.query('select closing_id from closings_to_compare(100) where closing_id = $1', [
          closing.id,
        ])
      ).rowCount;
    expect(await due()).toBe(0);
    await sell(receipts.slice(1));
    expect(await due()).toBe(1);
  });

  it('take a period of more receipts than a page holds, and only that register’s and that period’s', async () => {
    const other = await linkRegister(app, owner);
    const all = salesOf(520);
    for (let at = 0; at < all.length; at += 260) await sell(all.slice(at, at + 260));
    await sell(salesOf(2, other), other);
    const closing = closingFor(register, all.slice(5, 515));
    await push([closing]);
    expect(await checkNow(closing.id)).toMatchObject({ state: 'matches', missing: 0, differing: 0 });
  });

  it('part two periods that meet in one millisecond by the receipts’ numbers', async () => {
    const at = minute(60);
    const meeting = salesOf(4).map(({ start: _start, end: _end, ...receipt }) =>
      receiptOf(register, { ...receipt, start: at, end: at }),
    );
    await sell(meeting);
    const [first, second] = [meeting.slice(0, 3), meeting.slice(3)].map((receipts, index) =>
      closingFor(register, receipts, { zNumber: index + 1 }),
    );
    if (!first || !second) return expect.fail('two closings');
    await push([first, second]);
    expect(await checkNow(first.id)).toMatchObject({ state: 'matches' });
    expect(await checkNow(second.id)).toMatchObject({ state: 'matches' });
  });

  it('of a month are the sum of its daily closings; one that is missing is told', async () => {
    const days = [1, 2, 3].map((zNumber) => closingFor(register, [], { zNumber }));
    const counted = closingFor(register, [], {
      zNumber: 4,
      counts: [countOf({ 100: 3 }, { comment: 'zu viel' })],
    });
    const dailies = [...days, counted];
    const month = closingFor(register, [], {
      type: 'monthly',
      zNumber: 1,
      dailyZNumbers: [1, 2, 3, 4],
      ...mergeClosings(dailies),
    });
    await push([...days, month]);
    await expect.poll(() => stateOf(month.id)).toBe('incomplete');
    await push([counted]);
    await expect.poll(() => stateOf(month.id)).toBe('matches');
  });

  it('stand beside a difference of the drawer without being one', async () => {
    const receipts = salesOf();
    await sell(receipts);
    const closing = closingFor(register, receipts, { counts: [countOf({ 500: 2 })] });
    await push([closing]);
    await expect.poll(() => stateOf(closing.id)).toBe('matches');
    expect((await list([is('hasDifference', 'true')])).nodes).toMatchObject([
      { cashDifference: 1000 - 1053, notes: ['COMMENT_MISSING'] },
    ]);
    expect((await list([is('hasDifference', 'false')])).nodes).toEqual([]);
  });
});

describe('RCP-02: the list of closings', () => {
  it('says what somebody should see to, as the page of a closing does', async () => {
    const counted = [undefined, '  ', 'Wechselgeld entnommen'].map((comment) => [
      { ...countOf({ 500: 2 }), comment },
    ]);
    const closings = [...counted, null].map((counts, index) =>
      closingFor(register, salesOf(), { zNumber: index + 1, counts }),
    );
    expect(await push(closings)).toEqual(closings.map(() => 'stored'));
    const { nodes } = await list();
    const pages = await Promise.all(nodes.map(({ id }) => page(id)));
    const shown = pages.map((answer) => {
      const { content } = dataOf<{ closing: { content: string } }>(answer).closing;
      return notesOnClosing(JSON.parse(content)).filter((note) => note !== 'UNSIGNED');
    });
    expect(nodes.map(({ notes }) => notes)).toEqual(shown);
    expect(shown.flat().toSorted()).toEqual(['COMMENT_MISSING', 'COMMENT_MISSING', 'NOT_COUNTED']);
  });

  it('comes in pages, newest first, with its sums by type and currency', async () => {
    const receipts = salesOf();
    const closings = [1, 2, 3, 4, 5].map((zNumber) =>
      closingFor(register, receipts, { zNumber, createdAt: minute(60 - zNumber) }),
    );
    await push(closings);
    const { nodes, totalCount, totals } = await list(
      [],
      'totalCount totals { type currency closings turnover }',
    );
    expect(nodes.map(({ zNumber }) => zNumber)).toEqual([5, 4, 3, 2, 1]);
    expect(totalCount).toBe(5);
    expect(totals).toEqual([{ type: 'daily', currency: 'EUR', closings: 5, turnover: 5 * 1053 }]);
    const read = async (after: string | null): Promise<{ numbers: number[]; next: string | null }> => {
      const { closings: found } = dataOf<{
        closings: { nodes: Row[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
      }>(
        await app.call(
          '/graphql/pos',
          owner,
          `query($filter: RecordFilterInput, $after: String) { closings(filter: $filter, first: 2, after: $after) {
            nodes { ${rowFields} } pageInfo { endCursor hasNextPage } } }`,
          { filter: { conditions: [is('deviceId', register.deviceId)] }, after },
        ),
      );
      const { endCursor, hasNextPage } = found.pageInfo;
      return { numbers: found.nodes.map(({ zNumber }) => zNumber), next: hasNextPage ? endCursor : null };
    };
    const numbers: number[] = [];
    for (let after: string | null = null, isFirst = true; isFirst || after; isFirst = false) {
      const { numbers: found, next } = await read(after);
      numbers.push(...found);
      after = next;
    }
    expect(numbers).toEqual([5, 4, 3, 2, 1]);
  });

  it('filters by branch, register, type and days', async () => {
    const unit = register.unitId;
    await push([
      closingFor(register, [], { zNumber: 1, businessDay: '2026-11-19' }),
      closingFor(register, [], { zNumber: 2, businessDay: '2026-11-20' }),
      closingFor(register, [], { zNumber: 1, type: 'monthly', dailyZNumbers: [1] }),
    ]);
    const found = async (conditions: readonly Condition[], unitIds: readonly string[] = []) =>
      (await list(conditions, '', unitIds)).nodes.length;
    expect(await found([], [unit])).toBe(3);
    expect(await found([], [newId()])).toBe(0);
    expect(await found([is('deviceId', newId())])).toBe(0);
    expect(await found([is('type', 'monthly')])).toBe(1);
    expect(await found([is('type', 'daily', 'isNot')])).toBe(1);
    const daily = is('type', 'daily');
    expect(await found([daily, is('businessDay', '2026-11-20', 'from')])).toBe(1);
    expect(await found([daily, is('businessDay', '2026-11-19', 'to')])).toBe(1);
    expect(await found([daily, is('businessDay', '2026-11-19')])).toBe(1);
  });

  it('leads from each closing to the one before and behind', async () => {
    const closings = [1, 2, 4].map((zNumber) => closingFor(register, [], { zNumber }));
    await push(closings);
    const { closing } = dataOf<{ closing: { neighbours: object } }>(await page(closings[1]?.id ?? ''));
    expect(closing.neighbours).toEqual({ previousId: closings[0]?.id, nextId: closings[2]?.id });
  });

  it('shows nobody another tenant’s', async () => {
    const closing = closingFor(register, []);
    await push([closing]);
    const stranger = await app.signIn('owner@retail.demo.example');
    expect((await page(closing.id, stranger)).data).toEqual({ closing: null });
  });
});

describe('counters of closings', () => {
  it('leave a gap where a Z number is missing, and none where the device signed a closing', async () => {
    const signed = (zNumber: number, transaction: number) => ({
      zNumber,
      tse: {
        serial: 'ab'.repeat(32),
        clientId: register.hardwareSerial,
        transaction,
        signatureCounter: transaction * 2,
        start: minute(1),
        end: minute(1),
        processType: 'SonstigerVorgang',
        processData: 'Tagesabschluss',
        algorithm: 'ecdsa-plain-SHA256',
        timeFormat: 'unixTime',
        signature: 'x',
      },
    });
    await push([signed(1, 10), signed(2, 11), signed(4, 12)].map((given) => closingFor(register, [], given)));
    const { rows } = await app.owner.query(
      'select kind, first::int, last::int from counter_runs where device_id = $1 order by kind, first',
      [register.deviceId],
    );
    expect(rows).toEqual([
      { kind: 'transaction', first: 10, last: 12 },
      { kind: 'z', first: 1, last: 2 },
      { kind: 'z', first: 4, last: 4 },
    ]);
  });
});
