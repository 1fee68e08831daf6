import { describe, expect, it } from 'vitest';
import { isEan, shopCategoryInputSchema, shopProductInputSchema } from './index.ts';

const entered = {
  categoryId: '01890000-0000-7000-8000-000000000001',
  position: 0,
  active: true,
  type: 'printer',
  viewType: 'MainArticle',
  contractType: 'OneTime',
  contractDurationMonths: 0,
  billingIntervalMonths: 0,
  articleNr: 'P-1',
  articleEan: '',
  price: 18_900,
  setupFee: 0,
  discountedPrice: null,
  discountDescriptionDe: '',
  discountDescriptionEn: '',
  discountFrom: null,
  discountUntil: null,
  nameDe: ' Bondrucker ',
  nameEn: 'Receipt printer',
  shortDescriptionDe: '',
  shortDescriptionEn: '',
  longDescriptionDe: '',
  longDescriptionEn: '',
  importantNoticeDe: '',
  importantNoticeEn: '',
  imageUrls: ['/shop/printer-receipt.svg'],
  functions: [],
  licenseRequired: false,
  appRegLevel: 0,
  appType: null,
  appName: null,
  licenceType: null,
  mainVersion: null,
  links: [],
};

const faultsOf = (change: Readonly<Record<string, unknown>>): string[] => {
  const parsed = shopProductInputSchema.safeParse({ ...entered, ...change });
  return parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`);
};

const update = {
  ...{ type: 'update', functions: ['UPDATE'], licenseRequired: true, price: 0 },
  ...{ appType: 'gastro', mainVersion: 6 },
};
const discount = {
  discountedPrice: 9_900,
  discountFrom: '2026-03-01T00:00:00Z',
  discountUntil: '2026-04-01T00:00:00Z',
};

describe('SHP-07 to SHP-12: a product as its editor enters it', () => {
  it('is taken with a name in both languages and a price', () => {
    expect(shopProductInputSchema.parse(entered)).toMatchObject({ nameDe: 'Bondrucker', price: 18_900 });
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['has names', { nameDe: ' ', nameEn: '' }, ['nameDe NAME_MISSING', 'nameEn NAME_MISSING']],
    ['has a price while it is sold', { price: 0 }, ['price PRICE_MISSING']],
    ['may be a draft without one', { price: 0, active: false }, []],
    ['may cost its setup only', { price: 0, setupFee: 4_900 }, []],
    ['has no negative price', { price: -1 }, ['price NOT_A_NUMBER']],
    ['has whole cents', { price: 1.5 }, ['price NOT_A_NUMBER']],
    ['takes a discount with its dates', discount, []],
    [
      'is cheaper by a discount',
      { ...discount, discountedPrice: 18_900 },
      ['discountedPrice DISCOUNT_NOT_LOWER'],
    ],
    [
      'knows when a discount begins',
      { ...discount, discountFrom: null },
      ['discountFrom DISCOUNT_DATES_MISSING'],
    ],
    [
      'knows when a discount ends',
      { ...discount, discountUntil: null },
      ['discountUntil DISCOUNT_DATES_MISSING'],
    ],
    [
      'lets a discount last',
      { ...discount, discountUntil: discount.discountFrom },
      ['discountUntil DISCOUNT_ENDS_EARLY'],
    ],
    [
      'is billed at an interval',
      { contractType: 'Recurring', contractDurationMonths: 12 },
      ['billingIntervalMonths INTERVAL_MISSING'],
    ],
    [
      'lasts as long as it is billed for',
      { contractType: 'Recurring', contractDurationMonths: 1, billingIntervalMonths: 12 },
      ['contractDurationMonths DURATION_TOO_SHORT'],
    ],
    ['SHP-71: leaves the price of an update to its check', update, []],
    ['needs a key to be checked by', { ...update, licenseRequired: false }, ['licenseRequired KEY_NEEDED']],
    [
      'says for which register it updates to what',
      { ...update, appType: null, mainVersion: null },
      ['appType LICENCE_KIND_MISSING', 'mainVersion LICENCE_KIND_MISSING'],
    ],
    [
      'says which licence it makes',
      { type: 'edition' },
      [
        'appType LICENCE_KIND_MISSING',
        'licenceType LICENCE_KIND_MISSING',
        'mainVersion LICENCE_KIND_MISSING',
      ],
    ],
    [
      'SHP-07: says how long a longer term is, and for which licence',
      { type: 'term' },
      ['licenseRequired KEY_NEEDED', 'contractDurationMonths DURATION_MISSING'],
    ],
    [
      'SHP-07: adds months by a longer term',
      { type: 'term', licenseRequired: true, contractDurationMonths: 12 },
      [],
    ],
    [
      'SHP-07: does nothing but that by a longer term',
      { ...update, type: 'term', contractDurationMonths: 12 },
      ['functions TERM_ALONE'],
    ],
    ['has parts as a bundle', { viewType: 'BundleArticle' }, ['links PARTS_MISSING']],
    [
      'is not offered with itself',
      { id: 7, links: [{ kind: 'crossSelling', linkedNumber: 7, quantity: 1 }] },
      ['links LINKED_TO_ITSELF'],
    ],
    ['has a real EAN', { articleEan: '4006381333932' }, ['articleEan EAN_INVALID']],
  ])('%s', (_rule, change, faults) => expect(faultsOf(change)).toEqual(faults));

  it.each([
    'https://elsewhere.example/x.png',
    '//elsewhere.example/x.png',
    'javascript:alert(1)',
    '/\\\\elsewhere',
  ])('takes no picture %s', (path) =>
    expect(faultsOf({ imageUrls: [path] })).toEqual(['imageUrls PICTURE_INVALID']),
  );
});

describe('an EAN', () => {
  it.each(['', '4006381333931', '96385074', '036000291452', '10012345678902'])('may be %j', (ean) =>
    expect(isEan(ean)).toBe(true),
  );
  it.each(['4006381333930', '12', '40063813339311', '4006381 33393'])('is not %j', (ean) =>
    expect(isEan(ean)).toBe(false),
  );
});

describe('SHP-03: a category as its editor enters it', () => {
  const category = {
    ...{ parentId: null, slug: 'printers', nameDe: 'Drucker', nameEn: 'Printers' },
    ...{ descriptionDe: '', descriptionEn: '', imagePath: null, position: 0 },
  };
  it('is taken', () => expect(shopCategoryInputSchema.safeParse(category).success).toBe(true));
  it.each(['', '101', 'a/b', 'Printers', 'ä', '-a', 'a b'])('has no address %j', (slug) => {
    expect(shopCategoryInputSchema.safeParse({ ...category, slug }).success).toBe(false);
  });
});
