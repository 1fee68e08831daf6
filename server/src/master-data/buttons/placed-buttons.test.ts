import type { ButtonMapping, ButtonTarget } from '@tresen/domain/master-data/buttons/grid';
import { describe, expect, it } from 'vitest';
import { withPlacedAt } from './placed-buttons.ts';

const at = (column: number, target: ButtonTarget, more: Partial<ButtonMapping> = {}): ButtonMapping => ({
  ...{ layer: 0, row: 0, column, rowSpan: 1, columnSpan: 1, target },
  ...{ label: null, colour: null, pictureId: null, ...more },
});
const tea: ButtonTarget = { kind: 'article', id: 'tea' };
const cola: ButtonTarget = { kind: 'article', id: 'cola' };

describe('since when a button lies in its cell', () => {
  const before = [{ ...at(0, tea), placedAt: 1 }, { ...at(1, cola), placedAt: 2 }, at(2, tea)];
  const placed = (...after: readonly ButtonMapping[]) =>
    withPlacedAt(before, after, 9).map(({ placedAt }) => placedAt);

  it('stays as it was where it stays there, however it looks', () => {
    expect(placed(at(0, tea, { label: 'Tee', columnSpan: 2 }), at(1, cola))).toEqual([1, 2]);
  });

  it('is now for one that is new, was moved, swapped, or sells something else', () => {
    expect(placed(at(0, cola), at(1, tea), at(3, cola))).toEqual([9, 9, 9]);
    expect(placed({ ...before[0], column: 4 } as ButtonMapping)).toEqual([9]);
  });

  it('stays unknown where it was not kept', () => {
    expect(placed(at(2, tea))).toEqual([undefined]);
  });
});
