import { inFull } from '@tresen/domain/kit/testing';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LinkedRegister, linkRegister } from '../../app/testing/link-register.ts';
import { outcomesOf, pushBatch, receiptOf } from '../../app/testing/push-receipts.ts';
import { dataOf, startTestApp, type TestServer } from '../../app/testing/test-app.ts';

let app: TestServer;
let owner: string;
let till: LinkedRegister;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@demo.example');
});
afterAll(() => app.stop());
beforeEach(async () => {
  till = await linkRegister(app, owner);
});

interface OwnRecord {
  readonly id: string;
  readonly content: string;
}

const ask = async <T>(query: string, variables = {}, register = till) =>
  dataOf<T>(await app.call('/graphql/pos', register.accessToken, query, variables));
const ownReceipts = async (since: string, after: string | null = null, register = till) =>
  (
    await ask<{ ownReceipts: readonly OwnRecord[] }>(
      'query($since: DateTime!, $after: ID) { ownReceipts(since: $since, after: $after) { id content } }',
      { since, after },
      register,
    )
  ).ownReceipts;
const lastNumber = async (register = till) =>
  (await ask<{ ownProgress: { number: number } }>('{ ownProgress { number } }', {}, register)).ownProgress
    .number;
const byId = (receipts: readonly Receipt[]) =>
  receipts
    .map((receipt) => ({ id: receipt.id, content: JSON.stringify(receipt) }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe('what the cloud has of the register that asks (BAK-06)', () => {
  it('its receipts since a moment, to the byte, page by page, and its last number; no others', async () => {
    const sister = await linkRegister(app, owner, { unitId: till.unitId, databaseId: till.databaseId });
    const [first, second] = [receiptOf(till, { number: 7 }), receiptOf(till, { number: 8 })];
    await pushBatch(app, till, [first, second]);
    await pushBatch(app, sister, [receiptOf(sister, { number: 99 })]);
    expect(await ownReceipts(first.end)).toEqual(byId([first, second]));
    const [page] = byId([first, second]);
    expect(await ownReceipts(first.end, page?.id)).toEqual(byId([first, second]).slice(1));
    expect(await ownReceipts(new Date(Date.parse(second.end) + 1_000).toISOString())).toEqual([]);
    expect(await lastNumber()).toBe(8);
  });

  it('those that wait for a person were given out, too: none is lost, and no number comes twice', async () => {
    const stored = receiptOf(till, { number: 7 });
    const waiting = receiptOf(till, { number: 8, gross: 351 });
    expect(outcomesOf(await pushBatch(app, till, [stored, waiting]))).toContain('SUMS_DIFFER');
    expect(await ownReceipts(stored.end)).toEqual(byId([stored, waiting]));
    expect(await lastNumber()).toBe(8);
    const { rows } = await app.owner.query<{ id: string }>(
      'select id from sync_problems where record_id = $1',
      [waiting.id],
    );
    await app.call('/graphql/pos', owner, 'mutation($id: ID!) { acceptSyncProblem(id: $id) { isSuccess } }', {
      id: rows[0]?.id,
    });
    expect((await ownReceipts(stored.end)).map(({ id }) => id)).toEqual(
      byId([stored, waiting]).map(({ id }) => id),
    );
  });

  it('long ones make shorter pages', inFull, async () => {
    await app.owner.query(
      `insert into sync_problems (tenant_id, id, kind, record_id, content_hash, reason, detail, unit_id, device_id,
         received_at, raw, number, ended_at)
       select tenant_id, gen_random_uuid(), 'receipt', gen_random_uuid(), '', 'SUMS_DIFFER', '{}', unit_id, id, now(),
         repeat('x', 5000000), 1, now()
       from devices, generate_series(1, 3) where id = $1`,
      [till.deviceId],
    );
    const since = new Date(Date.now() - 60_000).toISOString();
    const page = await ownReceipts(since);
    expect(page).toHaveLength(2);
    expect(await ownReceipts(since, page.at(-1)?.id)).toHaveLength(1);
  });
});
