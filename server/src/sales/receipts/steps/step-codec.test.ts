import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxKeys, packSteps, pairOf, type StepCount, unpackSteps } from './step-codec.ts';

const unpacked = (packed: Buffer): StepCount[] => {
  const steps: StepCount[] = [];
  unpackSteps(packed, (step) => steps.push(step));
  return steps;
};

const place = fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: maxKeys }));
const anySteps = fc.uniqueArray(
  fc.record({
    before: fc.oneof(fc.constant(0), place),
    article: place,
    count: fc.oneof(
      fc.integer({ min: 1, max: 300 }),
      fc.maxSafeNat().map((count) => count + 1),
    ),
  }),
  { selector: ({ before, article }) => pairOf(before, article) },
);

describe('packed steps', () => {
  it('are what was packed, in order, whatever it was', () =>
    fc.assert(
      fc.property(anySteps, (steps) => {
        const packed = packSteps(
          new Map(steps.map((step) => [pairOf(step.before, step.article), step.count])),
        );
        const inOrder = steps.toSorted(
          (one, other) => one.article - other.article || one.before - other.before,
        );
        expect(unpacked(packed)).toEqual(inOrder);
      }),
    ));

  it('of ninety thousand pairs take a quarter of a megabyte at most', () => {
    const pairs = new Map<number, number>();
    for (let article = 1; article <= 300; article += 1)
      for (let before = 1; before <= 300; before += 1)
        pairs.set(pairOf(before, article), 100 + (before % 100));
    expect(packSteps(pairs).length).toBeLessThan(262_144);
  });
});
