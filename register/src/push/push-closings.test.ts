import { describe, expect, it } from 'vitest';
import { closeDay } from '../closings/index.ts';
import type { RegisterSession } from '../protocol/index.ts';
import { makeReceipt } from '../receipts/index.ts';
import { countWaiting, readWaitingClosings, type Store } from '../store/index.ts';
import { testStore } from '../testing.ts';
import { pushOutbox } from './push-outbox.ts';

/** A cloud that takes everything, but what it is told to answer otherwise; `asked` is what came, in order. */
const cloudOf = (answers: Readonly<Record<string, string>> = {}) => {
  const asked: string[] = [];
  const ask = async (document: string, variables: Record<string, unknown> = {}) => {
    const kind = document.includes('pushClosings') ? 'pushClosings' : 'pushReceipts';
    const records = JSON.parse(String(variables.batch)) as { id: string }[];
    asked.push(`${kind} ${records.length}`);
    if (answers[kind] === 'away') throw new Error('cut off');
    const outcome = answers[kind] ?? 'stored';
    const results = records.map(({ id }, index) => ({
      index,
      id,
      outcome,
      reason: outcome === 'stored' ? null : 'SUMS_DIFFER',
    }));
    return { [kind]: { results } };
  };
  return { asked, session: { ask } as unknown as RegisterSession };
};

/** A register that was offline for two days: each with receipts and a closing. */
const twoDays = (): Store => {
  const store = testStore();
  for (const day of ['2026-11-19', '2026-11-20']) {
    const at = Date.parse(`${day}T12:00:00.000Z`);
    makeReceipt(store, { positions: [{ text: 'Kaffee', unitPrice: 320 }], at });
    closeDay(store, { at: at + 3_600_000 });
  }
  return store;
};

describe('RCP-08: closings in the outbox', () => {
  it('follow the receipts that they hold, also after two days offline', async () => {
    const store = twoDays();
    const { asked, session } = cloudOf();
    expect(countWaiting(store)).toBe(4);
    expect(await pushOutbox(store, session)).toEqual({
      stored: 4,
      duplicate: 0,
      quarantined: 0,
      rejected: 0,
    });
    expect(asked).toEqual(['pushReceipts 2', 'pushClosings 2']);
    expect(countWaiting(store)).toBe(0);
    await pushOutbox(store, session);
    expect(asked).toHaveLength(2);
  });

  it('wait while the receipts cannot be sent', async () => {
    const store = twoDays();
    const { asked, session } = cloudOf({ pushReceipts: 'away' });
    await expect(pushOutbox(store, session)).rejects.toThrow('cut off');
    expect(asked.every((call) => call.startsWith('pushReceipts'))).toBe(true);
    expect(readWaitingClosings(store, 10)).toHaveLength(2);
  });

  it('stay when the answer was lost, and go once more with the same text', async () => {
    const store = twoDays();
    const before = readWaitingClosings(store, 10);
    await expect(pushOutbox(store, cloudOf({ pushClosings: 'away' }).session)).rejects.toThrow('cut off');
    expect(readWaitingClosings(store, 10)).toEqual(before);
    expect(await pushOutbox(store, cloudOf({ pushClosings: 'duplicate' }).session)).toMatchObject({
      duplicate: 2,
    });
    expect(readWaitingClosings(store, 10)).toEqual([]);
  });

  it('end with quarantined, and stay visible as rejected', async () => {
    for (const outcome of ['quarantined', 'rejected']) {
      const store = twoDays();
      expect(await pushOutbox(store, cloudOf({ pushClosings: outcome }).session)).toMatchObject({
        [outcome]: 2,
      });
      expect(countWaiting(store)).toBe(0);
      const { rows } = { rows: store.sql.all`select state, reason from closings` };
      const state = outcome === 'rejected' ? 'rejected' : 'sent';
      expect(rows).toEqual(Array(2).fill(expect.objectContaining({ state, reason: 'SUMS_DIFFER' })));
    }
  });
});
