import type { Receipt } from '@tresen/domain/sales/receipts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { meetAtLock } from '../../../app/testing/meet-at-lock.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

const wrongSum: Partial<Receipt> = { gross: 351 };
const foreign: Partial<Receipt> = {
  currency: 'CHF',
  payments: [{ kind: 'Bar', name: 'Bar', amount: 350, currency: 'CHF' }],
};
const inHours = (hours: number): Partial<Receipt> => {
  const end = new Date(Date.now() + hours * 3_600_000).toISOString();
  return { start: end, end };
};

/** Pushes receipts that all have to wait, each in a push of its own. */
const quarantine = async (register: LinkedRegister, all: readonly Partial<Receipt>[]): Promise<Receipt[]> => {
  const receipts = all.map((given) => receiptOf(register, given));
  for (const receipt of receipts) {
    const [outcome] = outcomesOf(await pushBatch(app, register, [receipt]));
    if (outcome === 'stored') throw new Error('it was right');
  }
  return receipts;
};

interface Problem {
  readonly id: string;
  readonly recordId: string;
  readonly reason: string;
  readonly raw: string;
  readonly resolvedByName: string | null;
  readonly resolution: string | null;
}

const list = async (filter: object, person = owner): Promise<{ nodes: Problem[]; totalCount: number }> =>
  dataOf<{ syncProblems: { nodes: Problem[]; totalCount: number } }>(
    await app.call(
      '/graphql/pos',
      person,
      `query($filter: SyncProblemFilter) { syncProblems(filter: $filter, first: 200) { totalCount
        nodes { id recordId kind reason number gross currency endedAt raw resolvedAt resolvedByName resolution } } }`,
      { filter },
    ),
  ).syncProblems;

const recordsOf = async (filter: object, person = owner): Promise<string[]> =>
  (await list(filter, person)).nodes.map(({ recordId }) => recordId);

interface Decisions {
  readonly stored: number;
  readonly noted: number;
  readonly wrong: number;
  readonly gone: number;
  readonly next: string | null;
}

const decide = async (decision: 'retry' | 'accept', target: object, person = owner): Promise<Decisions> => {
  const field = `${decision}SyncProblems`;
  const query = `mutation($ids: [ID!], $filter: SyncProblemFilter, $after: ID) {
    ${field}(ids: $ids, filter: $filter, after: $after) { stored noted wrong gone next } }`;
  const answer = await app.call('/graphql/pos', person, query, { ...target });
  return dataOf<Record<string, Decisions>>(answer)[field] as Decisions;
};

const foresee = async (target: object) =>
  dataOf<{ foreseeSyncProblems: object }>(
    await app.call(
      '/graphql/pos',
      owner,
      `query($ids: [ID!], $filter: SyncProblemFilter) {
        foreseeSyncProblems(ids: $ids, filter: $filter) { total looked rightNow storable } }`,
      { ...target },
    ),
  ).foreseeSyncProblems;

const storedOf = async ({ deviceId }: LinkedRegister): Promise<number> => {
  const { rows } = await app.owner.query('select count(*)::int from receipts where device_id = $1', [
    deviceId,
  ]);
  return rows[0].count;
};

describe('the list of what waits (contract 17)', () => {
  it('is filtered by register, branch, reason, kind and state', async () => {
    const [one, other] = [await linkRegister(app, owner), await linkRegister(app, owner)];
    const [sum, clock] = await quarantine(one, [wrongSum, inHours(48)]);
    const [swiss] = await quarantine(other, [foreign]);
    const both = { deviceIds: [one.deviceId, other.deviceId] };
    expect(await recordsOf(both)).toEqual([swiss?.id, clock?.id, sum?.id]);
    expect(await recordsOf({ unitIds: [other.unitId] })).toEqual([swiss?.id]);
    expect(await recordsOf({ ...both, reasons: ['SUMS_DIFFER', 'CLOCK_AHEAD'] })).toEqual([
      clock?.id,
      sum?.id,
    ]);
    expect(await recordsOf({ ...both, kinds: ['closing'] })).toEqual([]);
    expect((await list({ ...both, kinds: ['receipt'] })).totalCount).toBe(3);
    await decide('accept', { filter: { ...both, reasons: ['SUMS_DIFFER'] } });
    expect(await recordsOf(both)).toEqual([swiss?.id, clock?.id]);
    expect(await recordsOf({ ...both, isDone: true })).toEqual([sum?.id]);
  });

  it('is searched by number, id and register, narrowed as all lists are, and decided about by that', async () => {
    const register = await linkRegister(app, owner, { name: 'Suchkasse' });
    const [sum, swiss] = await quarantine(register, [
      { ...wrongSum, number: 7_301 },
      { ...foreign, number: 7_302 },
    ]);
    const own = { deviceIds: [register.deviceId] };
    const isNot = { conditions: [{ field: 'reason', is: 'isNot', values: ['SUMS_DIFFER'] }] };
    expect(await recordsOf({ search: '7301' })).toEqual([sum?.id]);
    expect(await recordsOf({ search: swiss?.id })).toEqual([swiss?.id]);
    expect(await recordsOf({ search: 'SUCHK' })).toEqual([swiss?.id, sum?.id]);
    expect(await recordsOf({ ...own, ...isNot })).toEqual([swiss?.id]);
    await decide('accept', { filter: { search: '7301', ...own } });
    expect(await recordsOf(own)).toEqual([swiss?.id]);
  });

  it('tells number, time and amount of the record, and keeps its text to the byte', async () => {
    const register = await linkRegister(app, owner);
    const receipt = receiptOf(register, { number: 4711, gross: 351, note: 'Grüße 🍺 \u0001' });
    const text = `  ${JSON.stringify(receipt).replaceAll(',"', ' ,\t"')}`;
    await pushBatch(app, register, `[${text}]`);
    const [problem] = (await list({ deviceIds: [register.deviceId] })).nodes;
    expect(problem).toMatchObject({ number: 4711, gross: 351, currency: 'EUR', endedAt: receipt.end });
    expect(problem?.raw).toBe(text.trim());
  });

  it('counts by register and reason', async () => {
    const register = await linkRegister(app, owner, { name: 'Zählkasse' });
    await quarantine(register, [wrongSum, wrongSum, foreign]);
    const answer = await app.call(
      '/graphql/pos',
      owner,
      '{ syncProblemCounts { deviceId deviceName kind reason count } }',
    );
    const { syncProblemCounts } = dataOf<{ syncProblemCounts: { deviceId: string }[] }>(answer);
    const own = { deviceId: register.deviceId, deviceName: 'Zählkasse', kind: 'receipt' };
    expect(syncProblemCounts.filter(({ deviceId }) => deviceId === register.deviceId)).toEqual([
      { ...own, reason: 'SUMS_DIFFER', count: 2 },
      { ...own, reason: 'CURRENCY_DIFFERS', count: 1 },
    ]);
  });

  it('keeps what was decided, with who, when and how', async () => {
    const register = await linkRegister(app, owner);
    await quarantine(register, [wrongSum, foreign]);
    await decide('accept', { filter: { deviceIds: [register.deviceId] } });
    const { nodes } = await list({ deviceIds: [register.deviceId], isDone: true });
    expect(
      nodes.map(({ reason, resolution, resolvedByName }) => [reason, resolution, resolvedByName]),
    ).toEqual([
      ['CURRENCY_DIFFERS', 'accepted', 'Olga Lindner'],
      ['SUMS_DIFFER', 'stored', 'Olga Lindner'],
    ]);
  });

  it('shows the stored version beside one with the same id', async () => {
    const register = await linkRegister(app, owner);
    const first = receiptOf(register);
    await pushBatch(app, register, [first]);
    await pushBatch(app, register, [{ ...first, note: 'anders' }]);
    const [problem] = (await list({ deviceIds: [register.deviceId] })).nodes;
    const query = 'query($id: ID!) { syncProblem(id: $id) { stored problem { raw } } }';
    const answer = await app.call('/graphql/pos', owner, query, { id: problem?.id });
    expect(dataOf(answer)).toEqual({
      syncProblem: {
        stored: JSON.stringify(first),
        problem: { raw: JSON.stringify({ ...first, note: 'anders' }) },
      },
    });
  });
});

describe('decisions about many', () => {
  it('are told beforehand: what would be stored, and what only noted', async () => {
    const register = await linkRegister(app, owner);
    await quarantine(register, [wrongSum, wrongSum, foreign, inHours(30)]);
    const filter = { deviceIds: [register.deviceId] };
    expect(await foresee({ filter })).toEqual({ total: 4, looked: 4, rightNow: 0, storable: 3 });
    // The branch was set up in the wrong currency: then the Swiss receipt is right, and the others are not.
    await app.owner.query(`update organization_units set currency = 'CHF' where id = $1`, [register.unitId]);
    expect(await foresee({ filter })).toEqual({ total: 4, looked: 4, rightNow: 1, storable: 1 });
    expect(await decide('retry', { filter })).toEqual({ stored: 1, noted: 0, wrong: 3, gone: 0, next: null });
    expect((await list(filter)).totalCount).toBe(3);
    expect(await storedOf(register)).toBe(1);
  });

  it('go through all that the filter matches, two hundred at a time, and never twice', async () => {
    const register = await linkRegister(app, owner);
    const receipts = Array.from({ length: 205 }, () => receiptOf(register, wrongSum));
    await pushBatch(app, register, receipts);
    const filter = { deviceIds: [register.deviceId] };
    const first = await decide('accept', { filter });
    expect(first).toMatchObject({ stored: 200, noted: 0 });
    expect(first.next).not.toBeNull();
    const second = await decide('accept', { filter, after: first.next });
    expect(second).toEqual({ stored: 5, noted: 0, wrong: 0, gone: 0, next: null });
    expect(await storedOf(register)).toBe(205);
    const { rows } = await app.owner.query(
      `select count(*)::int from audit_log where entity = 'syncProblem' and new_values ->> 'recordId' = any ($1)`,
      [receipts.map(({ id }) => id)],
    );
    expect(rows[0].count).toBe(205);
  });

  it('store one of two versions of a receipt, and note the other', async () => {
    const register = await linkRegister(app, owner);
    const wrong = receiptOf(register, wrongSum);
    await pushBatch(app, register, [wrong]);
    await pushBatch(app, register, [{ ...wrong, note: 'anders' }]);
    const decided = await decide('accept', { filter: { deviceIds: [register.deviceId] } });
    expect(decided).toMatchObject({ stored: 1, noted: 1 });
    expect(await storedOf(register)).toBe(1);
  });

  it('made by two people at once settle each problem once', async () => {
    const register = await linkRegister(app, owner);
    await quarantine(register, [wrongSum, wrongSum, wrongSum]);
    const ids = (await list({ deviceIds: [register.deviceId] })).nodes.map(({ id }) => id);
    const lock = { text: 'select from sync_problems where id = any ($1) for update', values: [ids] };
    const all = await meetAtLock(app, lock, [
      () => decide('accept', { ids }),
      () => decide('accept', { filter: { deviceIds: [register.deviceId] } }),
    ]);
    expect(all.map(({ stored }) => stored).sort()).toEqual([0, 3]);
    expect(all.map(({ gone }) => gone).sort()).toEqual([0, 3]);
    expect(await storedOf(register)).toBe(3);
    const { rows } = await app.owner.query(
      `select coalesce(sum((data ->> 'count')::int), 0)::int open from notifications
       where kind = 'syncFailed' and subject = $1 and resolved_at is null`,
      [register.unitId],
    );
    expect(rows[0].open).toBe(0);
  });

  it('of another tenant change nothing', async () => {
    const register = await linkRegister(app, owner);
    await quarantine(register, [wrongSum]);
    const ids = (await list({ deviceIds: [register.deviceId] })).nodes.map(({ id }) => id);
    const stranger = await app.signIn('owner@retail.demo.example');
    expect(await recordsOf({ deviceIds: [register.deviceId] }, stranger)).toEqual([]);
    expect(await decide('accept', { ids }, stranger)).toMatchObject({ stored: 0, noted: 0, wrong: 0 });
    expect((await list({ deviceIds: [register.deviceId] })).totalCount).toBe(1);
  });
});
