import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TurnLimits } from './turn-groups.ts';
import { createTurns } from './turns.ts';

/** Work that ends when it is told to, and notes the order in which it began. */
const createWorks = (limits: TurnLimits) => {
  const turns = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (group: string, caller: string, name: string, restMs?: () => number): Promise<string> =>
    turns.run(
      { group, caller },
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
      restMs,
    );
  return { turns, begun, ask, end: (name: string): void => ends.get(name)?.() };
};

const names = (letter: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`);

describe('turns', () => {
  it('of one caller are few at once, in the order of asking', async () => {
    const { begun, ask, end } = createWorks({ ofCaller: 2, ofGroup: 9 });
    const all = names('a', 4).map((name) => ask('café', 'rita', name));
    await expect.poll(() => begun).toEqual(['a0', 'a1']);
    end('a1');
    await expect.poll(() => begun).toEqual(['a0', 'a1', 'a2']);
    for (const name of ['a0', 'a2']) end(name);
    await expect.poll(() => begun).toEqual(['a0', 'a1', 'a2', 'a3']);
    end('a3');
    expect(await Promise.all(all)).toEqual(['a0', 'a1', 'a2', 'a3']);
  });

  it('of a second caller come before the rest of a crowd of the first', async () => {
    const { begun, ask, end } = createWorks({ ofCaller: 2, ofGroup: 2 });
    const crowd = names('a', 6).map((name) => ask('café', 'rita', name));
    const late = ask('café', 'otto', 'b0');
    await expect.poll(() => begun).toEqual(['a0', 'a1']);
    end('a0');
    await expect.poll(() => begun).toEqual(['a0', 'a1', 'b0']);
    for (const name of ['a1', 'b0', 'a2', 'a3', 'a4', 'a5']) {
      await expect.poll(() => begun).toContain(name);
      end(name);
    }
    await Promise.all([...crowd, late]);
  });

  it('of another group do not wait at all', async () => {
    const { begun, ask, end } = createWorks({ ofCaller: 1, ofGroup: 1 });
    const crowd = names('a', 3).map((name) => ask('café', 'rita', name));
    const other = ask('bäckerei', 'müller', 'b0');
    await expect.poll(() => begun).toEqual(['a0', 'b0']);
    for (const name of ['b0', 'a0', 'a1', 'a2']) {
      await expect.poll(() => begun).toContain(name);
      end(name);
    }
    await Promise.all([...crowd, other]);
  });

  it('that fail leave their place to the next', async () => {
    const { turns } = createWorks({ ofCaller: 1, ofGroup: 1 });
    const party = { group: 'café', caller: 'rita' };
    const failing = turns.run(party, () => Promise.reject(new Error('no')));
    const thrown = turns.run(party, () => {
      throw new Error('at once');
    });
    const next = turns.run(party, () => 'yes');
    expect(turns.waitingOf(party)).toBe(2);
    await expect(failing).rejects.toThrow('no');
    await expect(thrown).rejects.toThrow('at once');
    expect(await next).toBe('yes');
    expect(turns.waitingOf(party)).toBe(0);
  });
});

describe('a turn with a rest', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is answered at once; the next one waits', async () => {
    const { begun, ask, end } = createWorks({ ofCaller: 1, ofGroup: 1 });
    const first = ask('café', 'rita', 'a0', () => 40);
    const second = ask('café', 'rita', 'a1');
    await vi.advanceTimersByTimeAsync(0);
    end('a0');
    expect(await first).toBe('a0');
    await vi.advanceTimersByTimeAsync(39);
    expect(begun).toEqual(['a0']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['a0', 'a1']);
    end('a1');
    await second;
  });

  it('keeps others of its group waiting no longer than without it', async () => {
    const { begun, ask, end } = createWorks({ ofCaller: 1, ofGroup: 1 });
    const first = ask('café', 'rita', 'a0', () => 60_000);
    const second = ask('café', 'rita', 'a1');
    const other = ask('café', 'otto', 'b0');
    await vi.advanceTimersByTimeAsync(0);
    end('a0');
    await first;
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(['a0', 'b0']);
    end('b0');
    await other;
    await vi.advanceTimersByTimeAsync(60_000);
    end('a1');
    await second;
    expect(begun).toEqual(['a0', 'b0', 'a1']);
  });
});
