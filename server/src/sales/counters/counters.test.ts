import type { Receipt, TseSignature } from '@tresen/domain/sales/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { closingFor, closingOutcomes, pushClosingBatch } from '../../app/testing/push-closings.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';
import { endGapAlerts, watchGaps } from '../../content/notifications/index.ts';
import { type Database, inTenant, openDatabase } from '../../kit/db/pools.ts';
import { createCounterWatch } from './counter-watch.ts';

const minute = 60_000;
const hour = 60 * minute;
// A noon behind us, so that the server's own clock calls no receipt early.
const noon = Math.floor(Date.now() / (24 * hour)) * 24 * hour - 36 * hour;

let app: TestServer;
let owner: string;
let db: Database;
let now: number;
let told: string[];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
  db = openDatabase(app.ownerUrl, () => undefined);
  db.events.listen((event) => event.topic === 'alerts' && told.push(event.tenantId));
});
afterAll(async () => {
  await db.close();
  await app.stop();
});
beforeEach(() => {
  now = noon + 24 * hour;
  told = [];
});

/** What the job does, at a time of the test. */
const watch = (laterMs = 0) => {
  now += laterMs;
  return createCounterWatch({ db, now: () => now, tellGaps: watchGaps })();
};

const tse = (serial: string, transaction: number, signatureCounter = 2 * transaction): TseSignature => ({
  serial,
  clientId: 'K1',
  transaction,
  signatureCounter,
  start: '2026-11-21T10:00:00.000Z',
  end: '2026-11-21T10:01:00.000Z',
  processType: 'Kassenbeleg-V1',
  processData: 'Beleg^3.50_0.00_0.00_0.00_0.00^3.50:Bar',
  algorithm: 'ecdsa-plain-SHA256',
  timeFormat: 'unixTime',
  signature: 'c2ln',
});

/** A receipt with a number, that many minutes after noon. */
const numbered = (register: LinkedRegister, number: number, given: Partial<Receipt> = {}): Receipt => {
  const end = noon + number * minute;
  return receiptOf(register, {
    number,
    start: new Date(end - minute).toISOString(),
    end: new Date(end).toISOString(),
    ...given,
  });
};

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const push = async (register: LinkedRegister, receipts: readonly Receipt[]): Promise<string[]> =>
  outcomesOf(await pushBatch(app, register, receipts));

const sell = (register: LinkedRegister, first: number, last: number) =>
  push(
    register,
    range(first, last).map((number) => numbered(register, number)),
  );

interface Gap {
  readonly id: string;
  readonly kind: string;
  readonly fault: string;
  readonly first: number;
  readonly last: number;
  readonly count: number;
  readonly state: string;
  readonly reason: string | null;
  readonly acknowledgedByName: string | null;
}

const gapsOf = async ({ deviceId }: LinkedRegister, filter: object = {}, person = owner): Promise<Gap[]> => {
  const answer = await app.call(
    '/graphql/pos',
    person,
    `query($filter: CounterGapFilter) { counterGaps(filter: $filter) {
      totalCount nodes { id kind fault first last count state reason acknowledgedByName firstSignature lastSignature } } }`,
    { filter: { deviceIds: [deviceId], ...filter } },
  );
  const { nodes, totalCount } = dataOf<{ counterGaps: { nodes: Gap[]; totalCount: number } }>(
    answer,
  ).counterGaps;
  expect(totalCount).toBe(nodes.length);
  return nodes;
};

const shortly = (gaps: readonly Gap[]): string[] =>
  gaps.map(({ kind, first, last, state }) => `${kind} ${first}-${last} ${state}`).sort();

const acknowledge = (ids: readonly string[], reason: string, person = owner) =>
  app.call(
    '/graphql/pos',
    person,
    'mutation($ids: [ID!]!, $reason: String!) { acknowledgeCounterGaps(ids: $ids, reason: $reason) { isSuccess } }',
    { ids, reason },
  );

const alertsOf = async ({ deviceId }: LinkedRegister) => {
  const { rows } = await app.owner.query(
    `select data, resolved_at is null "isOpen" from notifications where kind = 'counterGap' and subject = $1`,
    [deviceId],
  );
  return rows as { data: { count: number; gaps: number; kinds: string[] }; isOpen: boolean }[];
};

const runsOf = async (series: string) => {
  const { rows } = await app.owner.query(
    'select first, last from counter_runs where series = $1 order by first_at, first',
    [series],
  );
  return rows.map(({ first, last }) => `${first}-${last}`);
};

describe('gaps in receipt numbers', () => {
  it('are found between what was pushed, and close by themselves when the rest comes late', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 5);
    await sell(register, 9, 12);
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['receipt 6-8 open']);
    await sell(register, 6, 7);
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['receipt 8-8 open']);
    await sell(register, 8, 8);
    await watch();
    expect(await gapsOf(register)).toEqual([]);
    expect(shortly(await gapsOf(register, { isClosed: true }))).toHaveLength(1);
    expect(await runsOf(register.deviceId)).toEqual(['1-12']);
  });

  it('are found by a missing number, the name of the register, and what lists are filtered by', async () => {
    const register = await linkRegister(app, owner, { name: 'Lückenkasse' });
    await sell(register, 1, 5);
    await sell(register, 9, 12);
    await watch();
    const kindIs = (is: string, kind: string) => ({ conditions: [{ field: 'kind', is, values: [kind] }] });
    for (const filter of [
      { search: '7' },
      { search: 'lucken' },
      kindIs('is', 'receipt'),
      kindIs('isNot', 'z'),
    ])
      expect(shortly(await gapsOf(register, filter)), JSON.stringify(filter)).toEqual(['receipt 6-8 open']);
    for (const filter of [{ search: '5' }, { search: 'Bar' }, kindIs('is', 'z')])
      expect(await gapsOf(register, filter), JSON.stringify(filter)).toEqual([]);
  });

  it('are none when batches arrive in reverse order, twice, or from two registers in turn', async () => {
    const [one, other] = [await linkRegister(app, owner), await linkRegister(app, owner)];
    const batches = (register: LinkedRegister) =>
      [range(1, 4), range(5, 8), range(9, 12)].map((numbers) => numbers.map((n) => numbered(register, n)));
    const [first, second] = [batches(one), batches(other)];
    for (const index of [2, 1, 1, 0, 2]) {
      await push(one, first[index] ?? []);
      await push(other, second[index] ?? []);
    }
    await watch();
    for (const register of [one, other]) {
      expect(await gapsOf(register)).toEqual([]);
      expect(await runsOf(register.deviceId)).toEqual(['1-12']);
    }
  });

  it('are none when a till starts again at 1, and both lives keep their own', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 3);
    const again = (number: number) => {
      const end = new Date(noon + 5 * hour + number * minute).toISOString();
      return numbered(register, number, { start: end, end });
    };
    await push(register, [1, 2, 4].map(again));
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['receipt 3-3 open']);
    expect(await runsOf(register.deviceId)).toEqual(['1-3', '1-2', '4-4']);
  });

  it('a till that goes back to another number than 1 is told of', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 20);
    const end = new Date(noon + 5 * hour).toISOString();
    await push(register, [numbered(register, 15, { start: end, end })]);
    await watch();
    const [gap] = await gapsOf(register);
    expect(gap).toMatchObject({ fault: 'backwards', first: 15, last: 20, count: 0, state: 'open' });
  });

  it('are not believed while the receipt is there: a lost run is written again', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 9);
    await app.owner.query('delete from counter_runs where series = $1', [register.deviceId]);
    await app.owner.query(
      `insert into counter_runs (tenant_id, kind, series, first, first_at, last, last_at, device_id, unit_id)
       select tenant_id, 'receipt', id::text, first, $2, last, $2, id, unit_id
       from devices, (values (1, 3), (8, 9)) runs(first, last) where id = $1`,
      [register.deviceId, new Date(noon + 5 * minute)],
    );
    await watch();
    expect(await gapsOf(register)).toEqual([]);
    expect(await runsOf(register.deviceId)).toEqual(['1-9']);
  });

  it('a process that is killed between two batches leaves no gap once the rest is pushed', async () => {
    const register = await linkRegister(app, owner);
    const batch = range(1, 6).map((number) => numbered(register, number));
    await push(register, batch.slice(0, 3));
    await watch();
    // The register never heard the answer to the first batch, and sends it again with the rest.
    expect(await push(register, batch)).toEqual([...Array(3).fill('duplicate'), ...Array(3).fill('stored')]);
    await watch();
    expect(await gapsOf(register)).toEqual([]);
    expect(await runsOf(register.deviceId)).toEqual(['1-6']);
  });
});

describe('a gap whose receipt waits', () => {
  it('says so, and closes when that is accepted', async () => {
    const register = await linkRegister(app, owner);
    const wrong = numbered(register, 3, { gross: 351 });
    expect(
      await push(
        register,
        [1, 2].map((n) => numbered(register, n)),
      ),
    ).toEqual(['stored', 'stored']);
    await push(register, [wrong, numbered(register, 4), numbered(register, 6)]);
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['receipt 3-3 waiting', 'receipt 5-5 open']);
    await app.call(
      '/graphql/pos',
      owner,
      'mutation($filter: SyncProblemFilter) { acceptSyncProblems(filter: $filter) { stored } }',
      { filter: { deviceIds: [register.deviceId] } },
    );
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['receipt 5-5 open']);
  });

  it('is noted, not open, when the receipt was settled without being stored', async () => {
    const register = await linkRegister(app, owner);
    const payments = [{ kind: 'Bar', name: 'Bar', amount: 350, currency: 'CHF' }] as const;
    const foreign = numbered(register, 2, { currency: 'CHF', payments: [...payments] });
    await push(register, [numbered(register, 1), foreign, numbered(register, 3)]);
    const accept = 'mutation($filter: SyncProblemFilter) { acceptSyncProblems(filter: $filter) { noted } }';
    await app.call('/graphql/pos', owner, accept, { filter: { deviceIds: [register.deviceId] } });
    await watch(hour);
    expect(shortly(await gapsOf(register))).toEqual(['receipt 2-2 noted']);
    expect(await alertsOf(register)).toEqual([]);
  });
});

describe('transactions of a security device', () => {
  it('are one counter for all registers that use it, and name the signature counters that are missing', async () => {
    const [one, other] = [await linkRegister(app, owner), await linkRegister(app, owner)];
    const serial = one.deviceId.replaceAll('-', '');
    const signed = (register: LinkedRegister, number: number, transaction: number) =>
      numbered(register, number, { tse: tse(serial, transaction) });
    await push(one, [signed(one, 1, 1), signed(one, 2, 3)]);
    await push(other, [signed(other, 1, 2), signed(other, 2, 6)]);
    await watch();
    expect(shortly(await gapsOf(other))).toEqual(['transaction 4-5 open']);
    expect(await gapsOf(one)).toEqual([]);
    expect((await gapsOf(other))[0]).toMatchObject({ count: 2, firstSignature: 7, lastSignature: 10 });
    const state = await app.call(
      '/graphql/pos',
      owner,
      'query($id: ID!) { registerCounters(deviceId: $id) { unchecked counters { kind series last signature } } }',
      { id: one.deviceId },
    );
    expect(dataOf<{ registerCounters: object }>(state).registerCounters).toEqual({
      unchecked: 0,
      counters: [
        { kind: 'receipt', series: one.deviceId, last: 2, signature: null },
        { kind: 'transaction', series: serial, last: 6, signature: 12 },
      ],
    });
  });
});

describe('Z numbers of daily closings (RCP-08)', () => {
  const closed = (register: LinkedRegister, zNumber: number, change: object = {}) => {
    const receipts = [numbered(register, zNumber)];
    const createdAt = new Date(noon + zNumber * minute + 1_000).toISOString();
    const businessDay = createdAt.slice(0, 10);
    return closingFor(register, receipts, { zNumber, createdAt, businessDay, ...change });
  };
  const close = async (register: LinkedRegister, zNumbers: readonly number[]) =>
    closingOutcomes(
      await pushClosingBatch(
        app,
        register,
        zNumbers.map((zNumber) => closed(register, zNumber)),
      ),
    );

  it('are a counter of their own, and one that comes late closes its gap', async () => {
    const register = await linkRegister(app, owner);
    expect(await close(register, [1, 2, 5])).toEqual(['stored', 'stored', 'stored']);
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['z 3-4 open']);
    await close(register, [4]);
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['z 3-3 open']);
    await close(register, [3]);
    await watch();
    expect(await gapsOf(register)).toEqual([]);
  });

  it('of a closing that waits are explained by it', async () => {
    const register = await linkRegister(app, owner);
    await close(register, [1, 3]);
    const wrong = closed(register, 2, { currency: 'CHF' });
    expect(closingOutcomes(await pushClosingBatch(app, register, [wrong]))).toEqual(['CURRENCY_DIFFERS']);
    await watch();
    expect(shortly(await gapsOf(register))).toEqual(['z 2-2 waiting']);
  });
});

describe('the alert of a gap', () => {
  it('comes half an hour after the gap was found, counts what is missing, and ends with it', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 2);
    await sell(register, 5, 6);
    await watch();
    await watch(29 * minute);
    expect(await alertsOf(register)).toEqual([]);
    told = [];
    await watch(minute);
    expect(await alertsOf(register)).toMatchObject([
      { isOpen: true, data: { count: 2, gaps: 1, kinds: ['receipt'] } },
    ]);
    expect(new Set(told).size).toBe(1);
    await sell(register, 3, 3);
    await watch(minute);
    expect((await alertsOf(register))[0]?.data.count).toBe(1);
    await sell(register, 4, 4);
    await watch(minute);
    expect(await alertsOf(register)).toMatchObject([{ isOpen: false }]);
  });

  it('ends when a person says why, who stays named with the gap and in the audit log', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 2);
    await sell(register, 9, 9);
    await watch();
    await watch(hour);
    const [gap] = await gapsOf(register);
    expect(errorOf(await acknowledge([gap?.id ?? ''], ' '))).toMatchObject({ code: 'INVALID_INPUT' });
    dataOf(await acknowledge([gap?.id ?? ''], ' Kasse getauscht '));
    expect(await alertsOf(register)).toMatchObject([{ isOpen: false }]);
    await sell(register, 5, 5);
    await watch(hour);
    // What is left of it keeps the reason; nobody is told again.
    const gaps = await gapsOf(register);
    expect(shortly(gaps)).toEqual(['receipt 3-4 acknowledged', 'receipt 6-8 acknowledged']);
    expect(gaps[1]).toMatchObject({ reason: 'Kasse getauscht', acknowledgedByName: 'Olga Lindner' });
    expect((await alertsOf(register)).filter(({ isOpen }) => isOpen)).toEqual([]);
    const { rows } = await app.owner.query(
      `select new_values from audit_log where entity = 'counterGap' and entity_id = $1`,
      [gap?.id],
    );
    expect(rows).toEqual([
      { new_values: { kind: 'receipt', from: '3', to: '8', reason: 'Kasse getauscht' } },
    ]);
  });

  it('two people who say why at once leave one reason', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 1);
    await sell(register, 3, 3);
    await watch();
    const [gap] = await gapsOf(register);
    const answers = await Promise.all(
      ['Erste', 'Zweite'].map((reason) => acknowledge([gap?.id ?? ''], reason)),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it('of another tenant is neither seen nor answered', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 1);
    await sell(register, 3, 3);
    await watch();
    const [gap] = await gapsOf(register);
    const stranger = await app.signIn('owner@retail.demo.example');
    expect(await gapsOf(register, {}, stranger)).toEqual([]);
    expect(errorOf(await acknowledge([gap?.id ?? ''], 'fremd', stranger))).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await gapsOf(register))[0]?.state).toBe('open');
  });

  it('two processes that look at once find each gap once', async () => {
    const register = await linkRegister(app, owner);
    await sell(register, 1, 1);
    await sell(register, 3, 3);
    await Promise.allSettled([watch(), watch(), watch()]);
    expect(shortly(await gapsOf(register))).toEqual(['receipt 2-2 open']);
  });
});

it('ends no alert of a register that still has an open gap', async () => {
  const register = await linkRegister(app, owner);
  await sell(register, 1, 1);
  await sell(register, 3, 3);
  await watch();
  await watch(hour);
  const { rows } = await app.owner.query('select tenant_id from devices where id = $1', [register.deviceId]);
  await inTenant(db, rows[0].tenant_id, (tx) => endGapAlerts(tx, [register.deviceId], new Date(now)));
  expect(await alertsOf(register)).toMatchObject([{ isOpen: true }]);
});
