import { inFull } from '@tresen/domain/kit/testing';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../../app/testing/push-receipts.ts';
import { dataOf, errorOf, startTestApp, type TestServer } from '../../../app/testing/test-app.ts';
import { newId } from '../../../kit/ids/index.ts';

let app: TestServer;
let owner: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());

interface Problem {
  readonly id: string;
  readonly recordId: string;
  readonly reason: string;
}

const problems = async (variables: Record<string, unknown> = {}, person = owner) => {
  const query = `query($first: Int, $after: ID) { syncProblems(first: $first, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } nodes { id recordId reason detail raw unitName deviceName }
  } }`;
  return dataOf<{
    syncProblems: {
      nodes: Problem[];
      totalCount: number;
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
  }>(await app.call('/graphql/pos', person, query, variables)).syncProblems;
};

const decide = (decision: 'accept' | 'retry', id: string, person = owner) =>
  app.call(
    '/graphql/pos',
    person,
    `mutation($id: ID!) { ${decision}SyncProblem(id: $id) { isSuccess message } }`,
    {
      id,
    },
  );
const accept = (id: string) => decide('accept', id);

/** Pushes a receipt that has to wait for a person, and returns the problem. */
const quarantine = async (register: LinkedRegister, wrong: Partial<Receipt>): Promise<Problem> => {
  const receipt = receiptOf(register, wrong);
  const [reason] = outcomesOf(await pushBatch(app, register, [receipt]));
  const found = (await problems()).nodes.find(({ recordId }) => recordId === receipt.id);
  if (!found || found.reason !== reason) throw new Error(`not quarantined: ${reason}`);
  return found;
};

/** Cents of the branch in all figures, and receipts stored. */
const figures = async ({ unitId }: LinkedRegister) => {
  const { rows } = await app.owner.query(
    `select (select count(*)::int from receipts where unit_id = $1) receipts,
       coalesce((select sum(turnover) from sales_day where unit_id = $1), 0)::int turnover`,
    [unitId],
  );
  return rows[0];
};

describe('the list of records that wait', () => {
  it('has shorter pages when they are long: a page has its place in memory', inFull, async () => {
    const stranger = await app.signIn('owner@retail.demo.example');
    const { deviceId } = await linkRegister(app, stranger);
    await app.owner.query(
      `insert into sync_problems (tenant_id, id, kind, content_hash, reason, detail, unit_id, device_id, received_at, raw)
       select tenant_id, gen_random_uuid(), 'receipt', '', 'SUMS_DIFFER', '{}', unit_id, id, now(), repeat('x', bytes)
       from devices, unnest(array[9000000, 9000000, 1000000, 1000000, 1000000, 10, 10, 10]) bytes where id = $1`,
      [deviceId],
    );
    const pages: string[][] = [];
    for (let after: string | undefined, isMore = true; isMore; ) {
      const page = await problems({ first: 6, after }, stranger);
      pages.push(page.nodes.map(({ id }) => id));
      after = page.pageInfo.endCursor;
      isMore = page.pageInfo.hasNextPage;
    }
    expect(pages.length).toBeGreaterThan(2);
    expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(6);
    expect(new Set(pages.flat()).size).toBe(8);
  });
});

describe('a record that waits for a person (contract 17)', () => {
  it('is listed with its reason, its text and where it came from, and is in no figure', async () => {
    const register = await linkRegister(app, owner, { name: 'Bar' });
    const wrong = receiptOf(register, { gross: 351 });
    await pushBatch(app, register, [wrong]);
    expect((await problems()).nodes[0]).toMatchObject({
      recordId: wrong.id,
      reason: 'SUMS_DIFFER',
      raw: JSON.stringify(wrong),
      deviceName: 'Bar',
    });
    expect(await figures(register)).toEqual({ receipts: 0, turnover: 0 });
  });

  it('enters the figures as it is when it is accepted, once', async () => {
    const register = await linkRegister(app, owner);
    const { id } = await quarantine(register, { gross: 351 });
    expect(dataOf(await accept(id))).toEqual({ acceptSyncProblem: { isSuccess: true, message: null } });
    expect(await figures(register)).toEqual({ receipts: 1, turnover: 350 });
    expect(errorOf(await accept(id))).toMatchObject({ code: 'NOT_FOUND' });
    expect((await problems()).nodes.map((problem) => problem.id)).not.toContain(id);
  });

  it('accepted by two people in the same moment enters the figures once', async () => {
    const register = await linkRegister(app, owner);
    const { id } = await quarantine(register, { gross: 351 });
    await Promise.all([accept(id), accept(id), accept(id)]);
    expect(await figures(register)).toEqual({ receipts: 1, turnover: 350 });
  });

  it('is a duplicate when the register sends it again after it was accepted', async () => {
    const register = await linkRegister(app, owner);
    const wrong = receiptOf(register, { gross: 351 });
    await pushBatch(app, register, [wrong]);
    await accept((await problems()).nodes[0]?.id ?? '');
    await pushBatch(app, register, [wrong]);
    expect(await figures(register)).toEqual({ receipts: 1, turnover: 350 });
  });

  it('stays when trying again finds it as wrong as before, and says why', async () => {
    const register = await linkRegister(app, owner);
    const { id } = await quarantine(register, { gross: 351 });
    expect(dataOf(await decide('retry', id))).toEqual({
      retrySyncProblem: { isSuccess: false, message: 'SUMS_DIFFER' },
    });
    expect((await problems()).nodes.map((problem) => problem.id)).toContain(id);
    expect(await figures(register)).toEqual({ receipts: 0, turnover: 0 });
  });

  it('with other content than the stored one leaves the first as it is when accepted', async () => {
    const register = await linkRegister(app, owner);
    const first = receiptOf(register);
    await pushBatch(app, register, [first]);
    const { id } = await quarantine(register, { ...first, note: 'other' });
    await accept(id);
    const { rows } = await app.owner.query('select content from receipts where id = $1', [first.id]);
    expect(rows).toEqual([{ content: JSON.stringify(first) }]);
    expect(await figures(register)).toEqual({ receipts: 1, turnover: 350 });
  });

  it('in another currency never enters the sums of its branch, even when accepted (contract 15)', async () => {
    const register = await linkRegister(app, owner);
    const payments = [{ kind: 'Bar', name: 'Bar', amount: 350, currency: 'CHF' }] as const;
    const { id } = await quarantine(register, { currency: 'CHF', payments: [...payments] });
    await accept(id);
    expect(await figures(register)).toMatchObject({ turnover: 0 });
  });

  it('can be decided after its register was unlinked', async () => {
    const register = await linkRegister(app, owner);
    const { id } = await quarantine(register, { gross: 351 });
    const unlink = 'mutation($id: ID!) { unlinkDevice(id: $id) { isSuccess } }';
    await app.call('/graphql/pos', owner, unlink, { id: register.deviceId });
    expect(dataOf(await accept(id))).toMatchObject({ acceptSyncProblem: { isSuccess: true } });
    expect(await figures(register)).toEqual({ receipts: 1, turnover: 350 });
  });

  it('is listed page by page, newest first', async () => {
    const register = await linkRegister(app, owner);
    const receipts = Array.from({ length: 5 }, () => receiptOf(register, { gross: 351 }));
    for (const receipt of receipts) await pushBatch(app, register, [receipt]);
    const first = await problems({ first: 3 });
    const second = await problems({ first: 2, after: first.pageInfo.endCursor });
    const listed = [...first.nodes, ...second.nodes].map(({ recordId }) => recordId);
    expect(listed).toEqual(receipts.map(({ id }) => id).reverse());
    expect(first.pageInfo.hasNextPage).toBe(true);
  });

  it('of another tenant is NOT_FOUND', async () => {
    const register = await linkRegister(app, owner);
    const { id } = await quarantine(register, { gross: 351 });
    const stranger = await app.signIn('owner@retail.demo.example');
    for (const foreign of [id, newId()]) {
      expect(errorOf(await decide('accept', foreign, stranger))).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
