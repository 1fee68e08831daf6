import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeDay } from '../closings/index.ts';
import { listProposals, proposeEdit } from '../master-data/index.ts';
import { putRecord } from '../master-data/records.ts';
import { startFakeCloud } from '../master-data/testing/fake-cloud.ts';
import { pushOutbox } from '../push/index.ts';
import { makeReceipt } from '../receipts/index.ts';
import {
  applyAnswers,
  countSent,
  countWaiting,
  inTransaction,
  readIdentity,
  readLinkedRegister,
  writeLinkedRegister,
  writeTokens,
} from '../store/index.ts';
import { learnWhoIAm } from './this-register.ts';

const here = {
  deviceId: '8b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  name: 'Kasse',
  unitId: '1b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  unitName: 'Gasthaus',
  databaseId: '2b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  zone: 'Europe/Berlin',
  cutOffMinutes: 240,
  currency: 'EUR',
  country: 'DE',
} as const;
const there = {
  ...here,
  unitId: '3b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
  unitName: 'Biergarten',
  databaseId: '4b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11',
};

test('contract 6: a register that was moved takes the branch and the database of its receipts from the cloud', async () => {
  let now: typeof here | typeof there = here;
  const { store, session } = await startFakeCloud({ thisRegister: () => now });
  writeLinkedRegister(store, here);
  expect(await learnWhoIAm(store, session)).toBeUndefined();
  now = there;
  expect(await learnWhoIAm(store, session)).toEqual(there);
  expect(readLinkedRegister(store)).toEqual(there);
  expect(readIdentity(store)?.databaseId).toBe(there.databaseId);
  expect(await learnWhoIAm(store, session)).toBeUndefined();
});

describe('contract 35: a cloud that was put back', () => {
  const day = 24 * 60 * 60_000;
  const noon = Date.parse('2026-11-20T12:00:00.000Z');

  /** A cloud in its first state, and a till that has sent two receipts and a closing. */
  const afterADay = async () => {
    const state = { epoch: 'first', pushFrom: null as string | null };
    const batches: string[] = [];
    const answer = (outcome: string) => (variables: Readonly<Record<string, unknown>>) => {
      const batch = JSON.parse(String(variables.batch)) as { id: string }[];
      batches.push(...batch.map(({ id }) => id));
      return { results: batch.map(({ id }, index) => ({ index, id, outcome, reason: null })) };
    };
    const cloud = await startFakeCloud({
      thisRegister: () => ({ ...here, ...state }),
      pushReceipts: answer('stored'),
      pushClosings: answer('stored'),
    });
    const { store, session } = cloud;
    writeTokens(store, { access: 'a', refresh: 'r', expiresAt: noon + 100 * day });
    await learnWhoIAm(store, session);
    for (const at of [noon, noon + 60_000])
      makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at });
    closeDay(store, { at: noon + 3_600_000 });
    vi.setSystemTime(noon + 2 * 3_600_000);
    await pushOutbox(store, session);
    expect([countWaiting(store), countSent(store)]).toEqual([0, 2]);
    return { store, session, state, sent: batches.splice(0), batches };
  };

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: noon }));
  afterEach(() => void vi.useRealTimers());

  test('gets what it may lack once more, the same texts, receipts before closings, and once', async () => {
    const { store, session, state, sent, batches } = await afterADay();
    Object.assign(state, { epoch: 'second', pushFrom: new Date(noon).toISOString() });
    await learnWhoIAm(store, session);
    expect(countWaiting(store)).toBe(3);
    await pushOutbox(store, session);
    expect(batches.splice(0)).toEqual(sent);
    await learnWhoIAm(store, session);
    await pushOutbox(store, session);
    expect([batches, countSent(store)]).toEqual([[], 2]);
  });

  test('gets nothing that it had acknowledged before', async () => {
    const { store, session, state } = await afterADay();
    Object.assign(state, { epoch: 'second', pushFrom: new Date(noon + day).toISOString() });
    await learnWhoIAm(store, session);
    expect(countWaiting(store)).toBe(0);
  });

  test('gets all that is kept when it has forgotten that it ever was put back', async () => {
    const { store, session, state } = await afterADay();
    Object.assign(state, { epoch: 'other', pushFrom: null });
    await learnWhoIAm(store, session);
    expect(countWaiting(store)).toBe(3);
  });

  test('gets it from a till that was off for longer than seven days, too', async () => {
    const { store, session, state } = await afterADay();
    vi.setSystemTime(noon + 20 * day);
    Object.assign(state, { epoch: 'second', pushFrom: new Date(noon - day).toISOString() });
    await learnWhoIAm(store, session);
    expect(countWaiting(store)).toBe(3);
  });

  test('that says so again is asked nothing: after seven days in one state receipts are forgotten', async () => {
    const { store, session } = await afterADay();
    vi.setSystemTime(noon + 6 * day);
    await learnWhoIAm(store, session);
    expect(countSent(store)).toBe(2);
    vi.setSystemTime(noon + 8 * day);
    await learnWhoIAm(store, session);
    expect([countSent(store), countWaiting(store)]).toEqual([0, 0]);
  });

  test('of an older version says nothing of its state, and nothing goes twice', async () => {
    const { store, session, state } = await afterADay();
    Object.assign(state, { epoch: undefined, pushFrom: undefined });
    await learnWhoIAm(store, session);
    expect(countWaiting(store)).toBe(0);
  });

  test('hears of edits once more that nobody had decided', async () => {
    const { store, session, state } = await afterADay();
    const id = '5b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';
    const record = { entity: 'printer', id, version: 1, content: { name: 'Theke' } } as const;
    putRecord(store, { ...record, content: JSON.stringify(record.content) }, 0);
    proposeEdit(store, record, { name: 'Bar' }, new Date());
    store.sql.run`update proposals set state = 'open'`;
    Object.assign(state, { epoch: 'second', pushFrom: new Date(noon).toISOString() });
    await learnWhoIAm(store, session);
    expect(listProposals(store)).toMatchObject([{ state: 'waiting' }]);
  });
});

test('a till keeps no more than 20,000 receipts that the cloud has', async () => {
  const { store } = await startFakeCloud({});
  inTransaction(store, () => {
    for (let seq = 1; seq <= 20_010; seq += 1)
      store.sql.run`insert into sent (id, raw, sent_at) values (${`r${seq}`}, '{}', 1)`;
  });
  makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at: Date.now() });
  applyAnswers(store, [{ seq: 1, outcome: 'stored', reason: null }]);
  expect(countSent(store)).toBe(20_000);
});
