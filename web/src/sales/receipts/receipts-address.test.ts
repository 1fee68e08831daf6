import { describe, expect, it } from 'vitest';
import { isFiltered, receiptsVariables } from './receipts-address.ts';

const at = (search: string) => new URLSearchParams(search);

describe('the list of receipts', () => {
  it('asks for 25 of all receipts where the address says nothing', () =>
    expect(receiptsVariables(at(''))).toEqual({
      filter: { unitIds: null, from: null, to: null, number: null },
      first: 25,
      after: null,
    }));

  it('takes filters and place from the address', () =>
    expect(
      receiptsVariables(at('units=a&from=2026-01-01&to=2026-01-31&number=%2042&after=c&page=2')),
    ).toEqual({
      filter: { unitIds: ['a'], from: '2026-01-01', to: '2026-01-31', number: '42' },
      first: 25,
      after: 'c',
    }));

  it('is not filtered by its place', () => {
    expect(isFiltered(at('after=c&page=2'))).toBe(false);
    expect(isFiltered(at('number=4'))).toBe(true);
  });
});
