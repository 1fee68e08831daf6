import { describe, expect, test } from 'vitest';
import { shopProductSchema } from '../products/index.ts';
import { addToCart, linesOfStored, storedTextOf } from './index.ts';
import { line, product } from './testing/index.ts';

describe('a stored cart', () => {
  test('SHP-15: has its products, no discount for resellers, and the total twice', () => {
    const text = storedTextOf([line({ quantity: 2 })]);
    expect(JSON.parse(text)).toMatchObject({
      resellerDiscount: 0,
      totalPrice: 99.8,
      resellerDiscPrice: 99.8,
    });
    expect(linesOfStored(text)).toEqual([line({ quantity: 2 })]);
  });

  test('SHP-13: is read back as the very same text, whatever came along with a product', () => {
    const { id, articleName, ...rest } = product({
      longDescription: 'long',
      shopDiscount: { startDate: '2026-01-01T00:00:00Z', description: '', endDate: '2026-12-31T00:00:00Z' },
    });
    const odd = { addOns: [], ...rest, articleName, id, quantity: 2, licenseRequired: false };
    const [added] = addToCart(
      [],
      { ...odd, selectedAddOns: [odd], selectedSubProducts: [odd] },
      () => 'line',
    );
    const text = storedTextOf(added ? [added] : []);
    expect(storedTextOf(linesOfStored(text) ?? [])).toBe(text);
    expect(text).not.toMatch(/addOns|long"/);
  });

  test.each(['[]', '[{"id":1}]', '', 'null', '{', '{"products":[{"id":1}]}'])(
    'SHP-25: %s is none',
    (text) => {
      expect(linesOfStored(text)).toBeUndefined();
    },
  );

  test('SHP-07 to SHP-12: a product with other fields than these is none', () => {
    expect(shopProductSchema.safeParse(product()).success).toBe(true);
    expect(shopProductSchema.safeParse({ ...product(), articlePrice: -1 }).success).toBe(false);
    expect(shopProductSchema.safeParse({ ...product(), viewType: 'Other' }).success).toBe(false);
  });
});
