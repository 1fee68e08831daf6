import { describe, expect, it } from 'vitest';
import { isEstimate, pageNumber } from './paging.ts';

describe('place in a list', () => {
  it('is page 1 unless it stands behind a cursor', () => {
    const numbers = ['page=7', 'after=c&page=7', 'after=c&page=x'].map((text) =>
      pageNumber(new URLSearchParams(text)),
    );
    expect(numbers).toEqual([1, 7, 1]);
  });

  it('has an exact count up to 10,000', () => {
    expect([10_000, 10_001].map(isEstimate)).toEqual([false, true]);
  });
});
