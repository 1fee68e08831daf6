import { expect, it } from 'vitest';
import { createDemoProgress } from './demo-progress.ts';

it.each([
  ['the demo', 'inn', 0, 0],
  ['the demo, rounded down', 'inn', 0.999, 99],
  ['the demo once it is full', 'inn', 1, null],
  ['somebody else', 'café', 0.5, null],
])('how far the demo is filled, for %s', (_whom, tenant, share, filled) => {
  const progress = createDemoProgress();
  progress.begin(['inn', 'shop']);
  progress.note(share);
  expect(progress.filledOf(tenant)).toBe(filled);
});

it('nobody waits for a demo that nothing fills', () => {
  const progress = createDemoProgress();
  progress.begin(['inn']);
  expect(progress.filledOf('inn')).toBeNull();
});
