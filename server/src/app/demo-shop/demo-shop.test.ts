import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { functionsOf } from '@tresen/domain/fleet/licences';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from './index.ts';

const { categories, products } = demoCatalogue(Date.parse('2026-03-10T09:00:00Z'));
const numbers = new Set(products.map(({ shopNumber }) => shopNumber));
const isThere = (path: string | null) =>
  path !== null && existsSync(fileURLToPath(new URL(`../../../../web/public${path}`, import.meta.url)));

describe('SHP-01: the demo’s catalogue', () => {
  it('has at least 60 products on sale, of every type', () => {
    const onSale = products.filter(({ active }) => active);
    expect(onSale.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(onSale.map(({ type }) => type))].sort()).toEqual(
      'accessory addOn cable display drawer edition paper printer pro reactivation scanner service tablet term terminal tse update upgrade'.split(
        ' ',
      ),
    );
  });

  it('has words in both languages, and pictures that the web app has', () => {
    for (const product of products) {
      expect(
        product.nameDe && product.nameEn && product.shortDescriptionDe && product.shortDescriptionEn,
      ).not.toBe('');
      expect(product.longDescriptionDe === '').toBe(product.longDescriptionEn === '');
      expect(product.imageUrls.filter((path) => !isThere(path))).toEqual([]);
    }
    expect(categories.filter(({ imagePath }) => !isThere(imagePath))).toEqual([]);
  });

  it('gives each product its own number, article number and EAN, and links only to what is there', () => {
    const unlike = (values: readonly (string | number)[]) => expect(new Set(values).size).toBe(values.length);
    unlike(products.map(({ shopNumber }) => shopNumber));
    unlike(products.map(({ articleNr }) => articleNr));
    unlike(products.map(({ articleEan }) => articleEan).filter(Boolean));
    const linked = products.flatMap(({ links }) => links.map(({ linkedNumber }) => linkedNumber));
    expect(linked.filter((number) => !numbers.has(number))).toEqual([]);
  });

  it('SHP-71: costs something, but for what only the check of a key has a price for', () => {
    const free = products.filter(({ price, setupFee }) => price + setupFee === 0);
    expect(free.every(({ licenseRequired }) => licenseRequired)).toBe(true);
    expect(free.flatMap(functionsOf).sort()).toEqual([
      'UPDATE',
      'UPDATE',
      'UPDATE',
      'UPGRADE',
      'UPGRADE',
      'UPGRADE',
    ]);
  });

  it('sells bundles for less than their parts', () => {
    const priceOf = new Map(products.map(({ shopNumber, price }) => [shopNumber, price]));
    const bundles = products.filter(({ viewType }) => viewType === 'BundleArticle');
    expect(bundles.length).toBeGreaterThan(2);
    for (const { price, links } of bundles) {
      const parts = links.filter(({ kind }) => kind === 'part');
      const sum = parts.reduce(
        (cents, { linkedNumber, quantity }) => cents + (priceOf.get(linkedNumber) ?? 0) * quantity,
        0,
      );
      expect(price).toBeLessThan(sum);
    }
  });
});
