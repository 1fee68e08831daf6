import type { Closing } from '@tresen/domain/sales/closings';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { position } from '@tresen/domain/sales/receipts/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { closingFor } from '../../../app/testing/push-closings.ts';
import { receiptOf } from '../../../app/testing/push-receipts.ts';
import {
  type Answer,
  dataOf,
  errorOf,
  startTestApp,
  type TestServer,
} from '../../../app/testing/test-app.ts';
import { newId } from '../../../kit/ids/index.ts';

let app: TestServer;
let owner: string;
let register: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  register = await linkRegister(app, owner);
});
afterAll(() => app.stop());

interface Result {
  readonly index: number;
  readonly id: string | null;
  readonly outcome: string;
  readonly reason: string | null;
  readonly faults: readonly {
    readonly path: string;
    readonly rule: string;
    readonly expected: string | null;
    readonly actual: string | null;
  }[];
}

const fields = 'results { index id outcome reason faults { path rule expected actual } }';
type Field = 'checkReceipts' | 'pushReceipts' | 'checkClosings' | 'pushClosings';

const ask = (
  field: Field,
  batch: string,
  token: string | undefined = register.accessToken,
): Promise<Answer> => {
  const kind = field.startsWith('check') ? 'query' : 'mutation';
  return app.call(
    '/graphql/pos',
    token,
    `${kind}($batch: String!) { ${field}(batch: $batch) { ${fields} } }`,
    { batch },
  );
};
const resultsOf = async (field: Field, batch: string): Promise<readonly Result[]> =>
  dataOf<Record<Field, { results: readonly Result[] }>>(await ask(field, batch))[field].results;

const joined = (...records: readonly (object | string)[]): string =>
  `[${records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join(',')}]`;

/** A batch of every kind, as pushed twice: what the first push stored is a duplicate then. */
const everyKind = (): string => {
  const good = receiptOf(register);
  const line = position({ unitPrice: 350 });
  return joined(
    good,
    good,
    { ...good, note: 'anders' },
    receiptOf(register, { gross: 351 }),
    receiptOf(register, { positions: [line, { ...line, line: '2', amount: 100 }] }),
    receiptOf(register, { currency: 'CHF' }),
    receiptOf(register, { end: '2099-01-01T00:00:00.000Z' }),
    receiptOf(register, { databaseId: newId() }),
    { ...receiptOf(register), positions: [{ ...line, vatRate: 19 }] },
    { version: 1 },
    '{"version":1,}',
    'null',
    receiptOf(register, { number: 2 }),
  );
};

/** All that the database holds: rows of every table by their contents, and where every sequence stands. */
const contents = async (): Promise<ReadonlyMap<string, string>> => {
  const { rows: tables } = await app.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await app.owner.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') sum from ${name} t`,
    );
    found.set(name, rows[0]?.sum ?? '');
  }
  const { rows: sequences } = await app.owner.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) name, last_value::text last from pg_sequences order by 1`,
  );
  for (const { name, last } of sequences) found.set(name, String(last));
  return found;
};

/** What of the jobs' own bookkeeping changes whether anybody asks or not. */
const withoutJobs = (found: ReadonlyMap<string, string>) =>
  Object.fromEntries([...found].filter(([name]) => !name.startsWith('graphile_worker.')));

describe('checkReceipts', () => {
  it('answers to every record what pushReceipts answers then, before and after it is stored', async () => {
    const batch = everyKind();
    const foreseen = await resultsOf('checkReceipts', batch);
    expect(foreseen.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'stored',
      'duplicate',
      'CONTENT_DIFFERS',
      'SUMS_DIFFER',
      'SUMS_DIFFER',
      'CURRENCY_DIFFERS',
      'CLOCK_AHEAD',
      'NOT_YOUR_BRANCH',
      'MALFORMED',
      'MALFORMED',
      'MALFORMED',
      'MALFORMED',
      'stored',
    ]);
    const withoutTimes = (results: readonly Result[]) =>
      results.map(({ faults, ...result }) => ({
        ...result,
        // The latest time that a clock may show follows from the moment of the question.
        faults: faults.map(({ rule, ...fault }) =>
          rule === 'endNotInFuture' ? { rule } : { ...fault, rule },
        ),
      }));
    expect(withoutTimes(await resultsOf('pushReceipts', batch))).toEqual(withoutTimes(foreseen));
    const again = await resultsOf('checkReceipts', batch);
    expect(again.slice(0, 3).map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'duplicate',
      'duplicate',
      'CONTENT_DIFFERS',
    ]);
    expect(withoutTimes(await resultsOf('pushReceipts', batch))).toEqual(withoutTimes(again));
  });

  it('leaves the database as it is, to the last byte and sequence', async () => {
    const before = await contents();
    expect([...before.keys()].length).toBeGreaterThan(50);
    const results = await resultsOf('checkReceipts', everyKind());
    expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(2);
    const closing = closingFor(register, [receiptOf(register)]);
    expect((await resultsOf('checkClosings', joined(closing)))[0]?.outcome).toBe('stored');
    expect(withoutJobs(await contents())).toEqual(withoutJobs(before));
    // The comparison would see a push.
    await resultsOf('pushReceipts', joined(receiptOf(register)));
    expect(withoutJobs(await contents())).not.toEqual(withoutJobs(before));
  });

  it.each<[string, string, string]>([
    ['text that is no list', '{}', 'MALFORMED_JSON'],
    ['more than 500 receipts', joined(...Array<string>(501).fill('{}')), 'TOO_LARGE'],
  ])('refuses %s as a push does', async (_name, batch, code) => {
    expect(errorOf(await ask('checkReceipts', batch))?.code).toBe(code);
    expect(errorOf(await ask('pushReceipts', batch))?.code).toBe(code);
  });

  it('is for registers alone, and for none that was unlinked', async () => {
    expect(errorOf(await ask('checkReceipts', '[]', owner))?.code).toBe('FORBIDDEN');
    const gone = await linkRegister(app, owner);
    await app.owner.query('update devices set unlinked_at = now() where id = $1', [gone.deviceId]);
    for (const field of ['checkReceipts', 'checkClosings'] as const)
      expect(errorOf(await ask(field, '[]', gone.accessToken))?.code).toBe('DEVICE_UNLINKED');
  });
});

describe('faults of a push', () => {
  const faultsOf = async (...records: readonly (object | string)[]) =>
    (await resultsOf('checkReceipts', joined(...records))).map(({ faults }) => faults);
  const line = position({ unitPrice: 350 });
  const good = (given: Partial<Receipt> = {}) => receiptOf(register, given);

  it('name path and rule, with what was expected and sent', async () => {
    const foreign = newId();
    const faults = await faultsOf(
      good(),
      { ...good(), positions: [line, { ...line, vatRate: 19 }] },
      { ...good(), gross: '3.50', note: undefined, end: '2026-11-21' },
      good({
        positions: [
          line,
          { ...line, line: 'b', amount: 35, vat: [{ key: 1, rate: 1900, net: 29, tax: 6, gross: 35 }] },
        ],
      }),
      good({ databaseId: foreign }),
      '{"version":1,}',
    );
    expect(faults).toEqual([
      [],
      [
        {
          path: '/1/positions/1/vatRate',
          rule: 'additionalProperties',
          expected: 'no such field',
          actual: '19',
        },
      ],
      [
        {
          path: '/2/end',
          rule: 'pattern',
          expected: 'a time in UTC with milliseconds: 2026-11-21T10:00:00.000Z',
          actual: '2026-11-21',
        },
        { path: '/2/gross', rule: 'type', expected: 'integer', actual: '3.50' },
      ],
      [{ path: '/3/positions/1/amount', rule: 'priceTimesQuantity', expected: '350', actual: '35' }],
      [{ path: '/4/databaseId', rule: 'ownDatabase', expected: register.databaseId, actual: foreign }],
      [{ path: '/5', rule: 'json', expected: 'JSON', actual: expect.stringContaining('JSON') }],
    ]);
  });

  it('are few enough for an answer, whatever somebody sends', async () => {
    const broken = {
      ...good(),
      positions: Array.from({ length: 300 }, () => ({ [`x${'y'.repeat(200)}`]: 'z'.repeat(200) })),
    };
    const faults = await faultsOf(...Array.from({ length: 60 }, () => broken));
    expect(faults.flat().length).toBeLessThanOrEqual(600);
    expect(Math.min(...faults.map((ofRecord) => ofRecord.length))).toBe(1);
    expect(JSON.stringify(faults).length).toBeLessThan(400_000);
  });

  it('of closings name the list or field', async () => {
    const closing = closingFor(register, [good()]);
    const broken: Closing = {
      ...closing,
      id: newId(),
      zNumber: 2,
      turnover: { ...closing.turnover, net: 1 },
    };
    const results = await resultsOf(
      'checkClosings',
      joined(closing, broken, { ...closing, id: newId(), note: 'x' }, {}),
    );
    expect(
      results.map(({ outcome, reason, faults: [first] }) => [reason ?? outcome, first?.path, first?.rule]),
    ).toEqual([
      ['stored', undefined, undefined],
      ['SUMS_DIFFER', '/1/turnover/gross', 'turnoverNetPlusTax'],
      ['Z_NUMBER_TAKEN', '/2/zNumber', 'zNumberFree'],
      ['MALFORMED', '/3/version', 'required'],
    ]);
    const batch = joined(closing, closing, { ...closing, note: 'anders' });
    expect(await resultsOf('checkClosings', batch)).toEqual(await resultsOf('pushClosings', batch));
    expect(await resultsOf('checkClosings', batch)).toEqual(await resultsOf('pushClosings', batch));
  });
});

it('says nothing of values where another receipt has the id: null, not a text', async () => {
  const receipt = receiptOf(register);
  await ask('pushReceipts', joined(receipt));
  const [result] = await resultsOf('checkReceipts', joined({ ...receipt, note: 'anders' }));
  expect(result).toMatchObject({
    reason: 'CONTENT_DIFFERS',
    faults: [{ path: '/0/id', rule: 'sameContent', expected: null, actual: null }],
  });
});
