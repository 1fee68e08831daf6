import { describe, expect, it } from 'vitest';
import { isNarrowed, priceRanges, readCatalogueAddress, writePriceRange } from './catalogue-address.ts';

const read = (query: string) => readCatalogueAddress(new URLSearchParams(query));

describe('search and filters of the shop stand in the address', () => {
  it.each([
    ['a word', 'search=drucker', { search: 'drucker' }],
    ['a kind', 'type=printer', { filter: { types: ['printer'] } }],
    ['a business', 'for=gastro', { filter: { appTypes: ['gastro'] } }],
    ['what is paid once', 'pay=once', { filter: { contractTypes: ['OneTime'] } }],
    ['what is paid again and again', 'pay=recurring', { filter: { contractTypes: ['Recurring'] } }],
    ['a range of prices', 'price=50-150', { filter: { priceFrom: 50, priceTo: 150 } }],
    ['a highest price', 'price=-50', { filter: { priceFrom: null, priceTo: 50 } }],
    ['a lowest price', 'price=500-', { filter: { priceFrom: 500, priceTo: null } }],
    ['offers', 'offers=1', { filter: { isDiscounted: true } }],
    ['an order', 'sort=-price', { order: 'PRICE_DOWN' }],
  ])('%s: %s', (_what, query, asked) => expect(read(query)).toMatchObject(asked));

  it.each(['price=cheap', 'pay=later', 'sort=colour', 'price=-'])('%s narrows nothing', (query) =>
    expect(read(query)).toEqual(read('')),
  );

  it('shows all as long as nothing narrows it, in whatever order', () => {
    expect(isNarrowed(new URLSearchParams('sort=name&panel=cart'))).toBe(false);
    expect(isNarrowed(new URLSearchParams('offers=1'))).toBe(true);
  });

  it('has ranges of prices without gaps', () =>
    expect(priceRanges.map(writePriceRange)).toEqual(['-50', '50-150', '150-500', '500-1000', '1000-']));
});
