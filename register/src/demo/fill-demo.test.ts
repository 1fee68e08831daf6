import { basename, join } from 'node:path';
import { inFull } from '@tresen/domain/kit/testing';
import type { Receipt } from '@tresen/domain/sales/receipts';
import { afterEach, describe, expect, it } from 'vitest';
import { newIdentity } from '../link/index.ts';
import {
  applyAnswers,
  closeStore,
  countPlanned,
  endClosing,
  openStore,
  readWaiting,
  readWaitingClosings,
  type Store,
  writeIdentity,
} from '../store/index.ts';
import { testFolder } from '../testing.ts';
import type { DemoRegister } from './demo-registers.ts';
import type { DemoTill } from './demo-tills.ts';
import { type FillDemoOptions, filledShare, fillOlderDays, fillRecentDays, planDemo } from './fill-demo.ts';

const now = Date.parse('2026-11-21T14:30:00.000Z');
const register: DemoRegister = {
  ...{ owner: 'owner@demo.example', unit: 'Gasthaus', name: 'Tresen', deviceType: 'desktop' },
  ...{ businessType: 'hospitality', profile: 'restaurant', perDay: 6, growth: 0.1, months: 3 },
};

/** What came to the cloud, by id. */
type Cloud = Map<string, Receipt>;
const open: Store[] = [];

const openTill = (file: string, cloud: Cloud, more: Partial<DemoRegister> = {}): DemoTill => {
  const store = openStore(file);
  open.push(store);
  // All luck follows from the serial: of a folder that is named by chance some sell nothing until the afternoon.
  const hardwareSerial = basename(file);
  writeIdentity(store, { ...newIdentity({ server: 'http://127.0.0.1:9', name: 'K' }), hardwareSerial });
  const push = async () => {
    const waiting = readWaiting(store, 0, 100_000);
    for (const { raw } of waiting) {
      const receipt = JSON.parse(raw) as Receipt;
      expect(cloud.has(receipt.id)).toBe(false);
      cloud.set(receipt.id, receipt);
    }
    applyAnswers(
      store,
      waiting.map(({ seq }) => ({ seq, outcome: 'stored', reason: null })),
    );
    for (const { id } of readWaitingClosings(store, 1_000))
      endClosing(store, id, { outcome: 'stored', reason: null, at: now });
  };
  return { register: { ...register, ...more }, store, push };
};

const neverAborted = new AbortController().signal;
const options = (more: Partial<FillDemoOptions> = {}): FillDemoOptions => ({
  signal: neverAborted,
  now,
  onFailure: (_name, reason) => {
    throw reason;
  },
  ...more,
});

afterEach(() => {
  for (const store of open.splice(0)) if (store.database.isOpen) closeStore(store);
});

describe('the demo', () => {
  it('shows today and the last weeks first, then goes back in time to its first day', inFull, async () => {
    const cloud: Cloud = new Map();
    const till = openTill(join(testFolder(), 'a.sqlite'), cloud);
    await planDemo([till], { now });
    const recent = await fillRecentDays([till], options());
    const oldest = () =>
      [...cloud.values()]
        .map(({ end }) => end)
        .sort()[0]
        ?.slice(0, 10);
    expect([...cloud.values()].some(({ end }) => end.startsWith('2026-11-21'))).toBe(true);
    expect(oldest()).toBe('2026-10-31');
    const shares: number[] = [];
    await fillOlderDays(recent, options({ onFilled: (share) => shares.push(share) }));
    expect(oldest()).toBe('2026-08-21');
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(filledShare([till])).toBe(1);
  });

  it('goes on where it was killed, and doubles and leaves out nothing', async () => {
    const cloud: Cloud = new Map();
    const file = join(testFolder(), 'a.sqlite');
    const first = openTill(file, cloud);
    await planDemo([first], { now });
    const killed = new AbortController();
    let pushes = 0;
    const until: DemoTill = {
      ...first,
      push: async () => {
        pushes += 1;
        if (pushes === 2) killed.abort();
        else await first.push();
      },
    };
    await expect(fillRecentDays([until], options({ signal: killed.signal }))).rejects.toThrow();
    closeStore(first.store);

    const again = openTill(file, cloud);
    await planDemo([again], { now });
    await fillOlderDays(await fillRecentDays([again], options()), options());
    const numbers = [...cloud.values()].map(({ number }) => number).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
    expect(numbers).toHaveLength(countPlanned(again.store).planned);
  });

  it('plans the days between two starts, and none before its first day', async () => {
    const file = join(testFolder(), 'a.sqlite');
    const till = openTill(file, new Map());
    await planDemo([till], { now, days: 10 });
    const { planned } = countPlanned(till.store);
    await planDemo([till], { now });
    expect(countPlanned(till.store).planned).toBe(planned);
    await planDemo([till], { now: now + 86_400_000 });
    const more = countPlanned(till.store).planned - planned;
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan(planned / 2);
  });

  it('has sold nothing since yesterday at a register that is lost, not on a later day either', async () => {
    const cloud: Cloud = new Map();
    const till = openTill(join(testFolder(), 'a.sqlite'), cloud, { isLost: true });
    await planDemo([till], { now, days: 5 });
    await planDemo([till], { now: now + 3 * 86_400_000 });
    await fillOlderDays([till], options());
    const newest = [...cloud.values()]
      .map(({ end }) => end)
      .sort()
      .at(-1);
    expect(newest?.slice(0, 10)).toBe('2026-11-20');
  });

  it('leaves a register alone that somebody unlinks meanwhile; the others go on', async () => {
    const folder = testFolder();
    const cloud: Cloud = new Map();
    const gone: DemoTill = {
      ...openTill(join(folder, 'a.sqlite'), new Map()),
      push: () => Promise.reject(new Error('unlinked')),
    };
    const other = openTill(join(folder, 'b.sqlite'), cloud);
    await planDemo([gone, other], { now, days: 3 });
    const told: string[] = [];
    const left = await fillRecentDays([gone, other], options({ onFailure: (name) => told.push(name) }));
    expect(told).toEqual(['Tresen']);
    expect(left).toEqual([other]);
    expect(cloud.size).toBe(countPlanned(other.store).planned);
  });
});
