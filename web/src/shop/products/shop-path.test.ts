import { describe, expect, it } from 'vitest';
import { placeAt, shopAddress } from './shop-path.ts';

const category = (id: string, parentId: string | null, slug = id) => ({ id, parentId, slug });

/** Ten levels: printers/receipt, and a/b/c/… */
const letters = [...'abcdefghij'];
const deep = letters.map((letter, level) => category(letter, letters[level - 1] ?? null));
const categories = [
  category('printers', null),
  category('receipt', 'printers'),
  category('tablets', null),
  ...deep,
];

const read = (path: string) => {
  const { categories: way, productId, unknown } = placeAt(path, categories);
  return [way.map(({ id }) => id).join('/'), productId, unknown.join('/')];
};

describe('SHP-02, SHP-03: the path of the shop', () => {
  it.each([
    ['the shop itself', '', '', undefined, ''],
    ['a category', 'printers', 'printers', undefined, ''],
    ['one within it, in any case', 'Printers/RECEIPT/', 'printers/receipt', undefined, ''],
    ['a product behind its categories', 'printers/receipt/17', 'printers/receipt', 17, ''],
    ['a product alone', '17', '', 17, ''],
    ['a product whose category is gone', 'old-ones/17', '', 17, ''],
    ['nine categories and a product', 'a/b/c/d/e/f/g/h/i/17', 'a/b/c/d/e/f/g/h/i', 17, ''],
    ['ten categories', 'a/b/c/d/e/f/g/h/i/j', 'a/b/c/d/e/f/g/h/i/j', undefined, ''],
    ['an eleventh segment is unknown', 'a/b/c/d/e/f/g/h/i/j/17', 'a/b/c/d/e/f/g/h/i/j', undefined, '17'],
    ['the nearest known category', 'printers/nothing', 'printers', undefined, 'nothing'],
    ['a category at a wrong place', 'receipt', '', undefined, 'receipt'],
    ['what stands behind a product', '17/more', '', 17, 'more'],
    ['a number that no product can have', '99999999999', '', undefined, '99999999999'],
    ['no product at zero', '0', '', undefined, '0'],
  ])('names %s', (_what, path, way, productId, unknown) =>
    expect(read(path)).toEqual([way, productId, unknown]),
  );

  it('is written as it is read', () => {
    expect(shopAddress([])).toBe('/apps/shop');
    expect(shopAddress(['printers', 'receipt'], 17)).toBe('/apps/shop/printers/receipt/17');
  });
});
