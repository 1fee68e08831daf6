import { describe, expect, it } from 'vitest';
import { category, categoryTypeOf, categoryTypes } from './index.ts';

const id = '0b5c0f5e-6a0e-4d5c-9d0e-1d4c2f9f7a11';

describe('CAT-03, CAT-04: a category', () => {
  it('is a main one, or below another', () => {
    expect(categoryTypes).toEqual(['main', 'sub']);
    expect([categoryTypeOf({ parentId: null }), categoryTypeOf({ parentId: id })]).toEqual(['main', 'sub']);
  });

  it.each([
    [{ name: '' }, ['name MISSING']],
    [{ sort: 10_000 }, ['sort OUT_OF_RANGE']],
    [{ colour: '#12345' }, ['colour NOT_A_COLOUR']],
    [{ parentId: 'drinks' }, ['parentId UNKNOWN_REFERENCE']],
    [{ description: 'Warm und kalt', colour: '#AA3300', parentId: id }, []],
  ])('with %j: %j', (change, faults) => {
    const found = category.check({ name: 'Getränke', ...change }).faults;
    expect(found.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
  });
});
