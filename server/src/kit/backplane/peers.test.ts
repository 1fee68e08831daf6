import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Peers } from './peers.ts';

describe('the other processes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const watch = () => {
    const asked: [id: string, question: number][] = [];
    const gone: string[] = [];
    const peers = new Peers(
      { silentMs: 600, askAgainMs: 100 },
      {
        onGone: (id) => void gone.push(id),
        onGap: () => undefined,
        onAsk: (id, question) => void asked.push([id, question]),
      },
    );
    return { peers, asked, gone };
  };

  it('who is new is asked again until the answer comes, and then left in peace', () => {
    const { peers, asked } = watch();
    peers.note('a', 7);
    peers.remind();
    expect(asked).toEqual([['a', 1]]);
    vi.advanceTimersByTime(101);
    peers.note('a', 8);
    peers.remind();
    expect(asked).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
    peers.answered('a', 2);
    vi.advanceTimersByTime(101);
    peers.remind();
    expect(asked).toHaveLength(2);
  });

  it('an answer from before a gap does not count', () => {
    const { peers, asked } = watch();
    peers.note('a', 1);
    peers.note('a', 3);
    peers.answered('a', 1);
    vi.advanceTimersByTime(101);
    peers.remind();
    expect(asked.map(([, question]) => question)).toEqual([1, 2, 3]);
  });

  it('who is gone, or never was, is asked nothing', () => {
    const { peers, asked, gone } = watch();
    peers.note('a', 1);
    vi.advanceTimersByTime(601);
    peers.sweep();
    peers.answered('b', 1);
    peers.remind();
    expect([gone, asked]).toEqual([['a'], [['a', 1]]]);
  });
});
