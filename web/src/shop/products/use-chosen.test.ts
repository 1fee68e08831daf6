import { line, product } from '@tresen/domain/shop/cart/testing';
import { describe, expect, it } from 'vitest';
import { onePiece } from './product.ts';
import { chosenIn, withChosen } from './use-chosen.ts';

const read = (query: string, ...of: Parameters<typeof line>) =>
  chosenIn(new URLSearchParams(query), of.length > 0 ? line(...of) : undefined);

describe('what is chosen on a product’s page', () => {
  it('is one piece as long as nobody has chosen', () => expect(read('')).toEqual(onePiece));

  it('stands in the address, so that a link shows the same', () => {
    const chosen = { quantity: 3, addOns: [7, 8], subProducts: [], crossSelling: [9] };
    const address = withChosen(new URLSearchParams('edit=a'), chosen);
    expect(address.get('edit')).toBe('a');
    expect(chosenIn(address, undefined)).toEqual(chosen);
  });

  it('SHP-21: is that of the line to be changed, until something else is chosen', () => {
    const changed = { quantity: 2, selectedAddOns: [product({ id: 7 })] };
    expect(read('edit=line-1', changed)).toMatchObject({ quantity: 2, addOns: [7] });
    expect(read('edit=line-1&quantity=2', changed)).toMatchObject({ quantity: 2, addOns: [] });
  });

  it.each([
    ['0', 1],
    ['-3', 1],
    ['2.7', 2],
    ['nonsense', 1],
    ['5000', 999],
  ])('never is a number of pieces that no line holds: %s', (typed, quantity) =>
    expect(read(`quantity=${typed}`).quantity).toBe(quantity),
  );

  it('leaves out what is no id', () => expect(read('quantity=1&addOns=7,x,,8').addOns).toEqual([7, 8]));
});
