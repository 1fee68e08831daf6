import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Acknowledgement, flatten, remember, unflatten } from './acknowledgements.ts';

const day = 86_400;

/** When a change was taken, as far as is remembered: the first acknowledgement that covers it. */
const takenAt = (kept: readonly Acknowledgement[], change: number): number | undefined =>
  kept.find(({ upTo }) => upTo >= change)?.at;

const rememberAll = (all: readonly Acknowledgement[]): readonly Acknowledgement[] =>
  all.reduce<readonly Acknowledgement[]>(remember, []);

/** Acknowledgements of a register, each later and further than the one before. */
const histories = fc
  .array(
    fc.record({ changes: fc.integer({ min: 1, max: 50 }), seconds: fc.integer({ min: 0, max: 3 * day }) }),
    {
      maxLength: 300,
    },
  )
  .map((steps) => {
    let upTo = 0;
    let at = 1_700_000_000;
    return steps.map(({ changes, seconds }): Acknowledgement => {
      upTo += changes;
      at += seconds;
      return { upTo, at };
    });
  });

describe('MDA-05: what is remembered of acknowledgements', () => {
  it('never says that a change was taken before it was, nor that it was not', () =>
    fc.assert(
      fc.property(histories, (all) => {
        const kept = rememberAll(all);
        for (const { upTo } of all) {
          const truth = takenAt(all, upTo) ?? 0;
          expect(takenAt(kept, upTo)).toBeGreaterThanOrEqual(truth);
        }
      }),
    ));

  it('stays small, in order, and ends with the last one', () =>
    fc.assert(
      fc.property(histories, (all) => {
        const kept = rememberAll(all);
        expect(kept.length).toBeLessThanOrEqual(40);
        expect(kept.toSorted((a, b) => a.upTo - b.upTo)).toEqual(kept);
        expect(kept.at(-1)).toEqual(all.at(-1));
      }),
    ));

  it('is right to the minute while there is little of it', () => {
    const all = [10, 20, 90, 100, 110, 300].map((second, index) => ({ upTo: index + 1, at: second }));
    const kept = rememberAll(all);
    for (const { upTo, at } of all) expect((takenAt(kept, upTo) ?? 0) - at).toBeLessThanOrEqual(60);
  });

  it('is right to half of its age after a year of one change an hour', () => {
    const hours = Array.from({ length: 365 * 24 }, (_, hour) => ({ upTo: hour + 1, at: hour * 3600 }));
    const kept = rememberAll(hours);
    const now = (hours.at(-1)?.at ?? 0) + 1;
    const errors = hours.map(({ upTo, at }) => ((takenAt(kept, upTo) ?? 0) - at) / (now - at));
    expect(Math.max(...errors)).toBeLessThan(0.5);
  });

  it('comes back from the database as it went there', () => {
    const kept = [
      { upTo: 1, at: 2 },
      { upTo: 3, at: 4 },
    ];
    expect(unflatten(flatten(kept).map(String))).toEqual(kept);
  });
});
