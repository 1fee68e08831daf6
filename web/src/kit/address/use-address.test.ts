import { describe, expect, it } from 'vitest';
import { changedParams, listParam } from './use-address.ts';

describe('the address as state', () => {
  const start = new URLSearchParams('units=a,b&page=3');

  it('changes only what is named', () =>
    expect(changedParams(start, { page: '4' }).toString()).toBe('units=a%2Cb&page=4'));

  it.each([null, '', [], undefined])('drops a parameter that becomes %j', (value) =>
    expect(changedParams(start, { units: value }).has('units')).toBe(false),
  );

  it('writes lists with commas and reads them back', () => {
    const next = changedParams(start, { units: ['x', 'y'] });
    expect(listParam(next, 'units')).toEqual(['x', 'y']);
    expect(listParam(next, 'none')).toEqual([]);
  });
});
