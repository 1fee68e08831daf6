import { cents, choice, reference, text } from '@tresen/domain/kit/entities';
import { beforeEach, describe, expect, it } from 'vitest';
import { conditionText, recordVariables, viewQuery, withConditions } from './record-address.ts';

const fields = {
  name: text({ isSearched: true, isSorted: true, isFiltered: true }),
  price: cents({ isSorted: true, isFiltered: true }),
  group: choice(['bar', 'kitchen'], { isFiltered: true }),
  categoryId: reference('category', { isFiltered: true }),
  note: text(),
};
const unit = '018f0000-0000-7000-8000-000000000001';
const read = (address: string) => recordVariables({ fields }, new URLSearchParams(address));

beforeEach(() => localStorage.clear());

describe('the address of a list', () => {
  it('holds search, filters, branches, state, order and place', () => {
    const address = `q=bier&f=price.from.500&f=group.is.bar,kitchen&units=${unit}&status=inactive&sort=-price&after=c`;
    expect(read(address)).toEqual({
      filter: {
        search: 'bier',
        unitIds: [unit],
        status: 'inactive',
        conditions: [
          { field: 'price', is: 'from', values: ['500'] },
          { field: 'group', is: 'is', values: ['bar', 'kitchen'] },
        ],
      },
      sort: '-price',
      first: 25,
      after: 'c',
    });
  });

  it.each([
    'f=price.from.x',
    'f=nothing.is.1',
    'f=note.is.1',
    'f=group.from.bar',
    'f=group.is',
    'f=',
    'f=price',
    'sort=note',
    'sort=--price',
    'units=x',
    'status=deleted',
  ])('of an older version or made up narrows nothing: %s', (address) => {
    expect(read(address)).toEqual(read(''));
  });

  it.each([
    { field: 'name', is: 'contains', values: ['50 % Öl, kalt. gepresst'] },
    { field: 'name', is: 'is', values: ['a,b', '%2C', ''] },
    { field: 'price', is: 'to', values: ['-5'] },
    { field: 'categoryId', is: 'empty', values: [] },
  ] as const)('gives back what was written: %j', (condition) => {
    const written = { ...condition, values: [...condition.values] };
    const params = withConditions(new URLSearchParams('after=x&page=3&q=a'), [written]);
    expect(recordVariables({ fields }, params).filter.conditions).toEqual([written]);
    expect([params.has('after'), params.has('page'), params.get('q')]).toEqual([false, false, 'a']);
  });

  it('is short to read', () =>
    expect(conditionText({ field: 'price', is: 'from', values: ['500'] })).toBe('price.from.500'));

  it('MDA-04: asks for 25 rows, or for as many as this browser remembers', () => {
    expect(read('').first).toBe(25);
    localStorage.setItem('tresen.lists', JSON.stringify({ rows: 100 }));
    expect(read('').first).toBe(100);
    localStorage.setItem('tresen.lists', JSON.stringify({ rows: 5000 }));
    expect(read('').first).toBe(25);
    localStorage.setItem('tresen.lists', '{');
    expect(read('').first).toBe(25);
  });

  it('puts what makes a list a part of the records before what somebody has set', () => {
    const fixed = [{ field: 'categoryId', is: 'empty' as const, values: [] }];
    const params = new URLSearchParams('f=price.from.1');
    expect(recordVariables({ fields }, params, { fixed }).filter.conditions).toEqual([
      ...fixed,
      { field: 'price', is: 'from', values: ['1'] },
    ]);
  });

  it('gives a view filter and order, not the place, in an order of its own', () => {
    const one = viewQuery(new URLSearchParams('sort=-price&after=c&page=2&view=v&q=&f=group.is.bar'));
    const other = viewQuery(new URLSearchParams('f=group.is.bar&sort=-price&panel=search'));
    expect([one, other]).toEqual(['f=group.is.bar&sort=-price', 'f=group.is.bar&sort=-price']);
  });
});
